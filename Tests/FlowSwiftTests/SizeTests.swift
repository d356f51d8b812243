import Testing

/// The number of lines of Swift per line of a spec, also stated in Documentation/generated-code.md.
@Suite struct SizeTests {
    /// The lines of a flow whose first screen has these transitions.
    private func lines(_ transitions: String, _ options: String) -> Int {
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { transitions: { \(transitions) } }
                    detail: { params: { id: Int } }
                    order: { params: { customer: Customer, number: "Int = 1" } }
                """, rest: "generate: { \(options) }\n")
        return text.count { $0 == "\n" }
    }

    @Test(arguments: [
        ("coordinators: class", 7), ("coordinators: protocol", 11), ("coordinators: class, restoration: true", 8),
        ("coordinators: protocol, restoration: true", 12),
    ])
    func `one more push`(options: String, most: Int) {
        let before = lines("open: { push: detail }", options)
        #expect(before > 20)
        #expect(lines("open: { push: detail }, other: { push: order }", options) - before <= most)
        #expect(lines("open: { push: detail }, other: { push: order, with: { number: $ } }", options) - before <= most)
        #expect(lines("open: { push: detail }, again: { push: detail }", options) - before <= most)
    }

    @Test(arguments: [(flows: 1, transitions: 60), (60, 1), (60, 60)])
    func `a set of transitions isn't repeated for each flow that uses it`(flows: Int, transitions: Int) {
        let users = (0..<flows).map { "flow\($0):\n  uses: [posts]\n  screens:\n    screen\($0): {}\n" }.joined()
        let set = (0..<transitions).map { "    way\($0): { push: flow\($0 % flows) }\n" }.joined()
        let text = swift(root: "flow0", flows: users, rest: "transitionSets:\n  posts:\n\(set)")
        let spec = 4 * flows + transitions + 3
        #expect(text.count { $0 == "\n" } <= 13 * spec)
    }
}
