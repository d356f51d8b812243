import Testing

/// The mistakes that beginners make in YAML and in FlowSpec: each gets one message, at the line
/// that is to be changed, and the message says what to do.
@Suite struct BeginnersTests {
    @Test(arguments: Mistake.all)
    func `a mistake gets one message with its remedy`(mistake: Mistake) {
        #expect(linked([mistake.spec]).findings == [mistake.finding])
    }

    @Test func `there are at least forty, and each is another`() {
        #expect(Mistake.all.count >= 40)
        #expect(Set(Mistake.all.map(\.title)).count == Mistake.all.count)
    }
}

/// A spec with one mistake, which keycap digits mark, and what is said of it.
struct Mistake: Sendable, CustomTestStringConvertible {
    let title: String
    let spec: String
    let finding: String

    /// A mistake somewhere in a file.
    init(_ title: String, file: String, _ finding: String) {
        self.title = title
        self.spec = file
        self.finding = finding
    }

    /// A mistake in the flows of an app, of which `home` is the root.
    init(_ title: String, flows: String, _ finding: String) {
        let lines = flows.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
        self.init(title, file: "flowspec: 1\napp: Shop\nroot: home\nflows:\n" + lines.joined(separator: "\n"), finding)
    }

    var testDescription: String { title }

    static let all = punctuation + spaces + structure + steps + places + names + meanings + swift
}
