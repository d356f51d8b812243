import Testing

/// Handlers with equal Swift, as one method of the coordinator.
@Suite struct SharedHandlerTests {
    /// A flow whose transitions all start the shop, each with its own handler of `bought`.
    private func text(handlers: [String]) -> String {
        let transitions = handlers.enumerated().map { "        buy\($0): { present: shop, on: { bought: [\($1)], dismissed: [] } }" }
        return swift(
            flows: """
                home:
                  screens:
                    list:
                      transitions:
                \(transitions.joined(separator: "\n"))
                    item: { params: { id: Int } }
                shop:
                  results: { bought: { number: Int } }
                  screens: { cart: { transitions: { bought: finish } } }
                """,
            rest: "\neffects: { note: { params: { number: Int } }, clear: {} }\n")
    }

    private let thank = "{ perform: note, with: { number: $number } }, { perform: clear }, { push: item, with: { id: $number } }"

    @Test func `equal handlers are one method`() {
        let text = text(handlers: [thank, thank, thank, thank])
        #expect(
            text.part("fileprivate func handleBought(") == """
                fileprivate func handleBought(number: Int, in change: FlowRuntime.Change<HomeCoordinator>) {
                    change.perform { effects.note(number: number) }
                    change.perform { effects.clear() }
                    change.push(.item(id: number))
                }
                """)
        #expect(text.contains("/// Handles `bought`.\n"))
        #expect(text.components(separatedBy: "coordinator.handleBought(number: number, in: change)").count == 5)
    }

    @Test func `a handler that differs keeps its steps`() {
        let text = text(handlers: [thank, thank, thank, thank, thank + ", { perform: clear }"])
        #expect(text.components(separatedBy: "handleBought(number: number").count == 5)
    }

    @Test func `a method that makes the Swift longer isn't written`() {
        #expect(!text(handlers: [thank, thank]).contains("handleBought"))
        #expect(!text(handlers: Array(repeating: "{ push: item, with: { id: $number } }", count: 9)).contains("handleBought"))
    }
}
