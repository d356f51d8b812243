import Testing

/// Beginners' mistakes in YAML and FlowSpec. Each is reported once, at the line to change, with the
/// fix.
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

/// A spec with one mistake, marked with keycap digits, and its finding.
struct Mistake: Sendable, CustomTestStringConvertible {
    let title: String
    let spec: String
    let finding: String

    /// A mistake anywhere in a file.
    init(_ title: String, file: String, _ finding: String) {
        self.title = title
        self.spec = file
        self.finding = finding
    }

    /// A mistake in the flows of an app whose root is `home`.
    init(_ title: String, flows: String, _ finding: String) {
        let lines = flows.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
        self.init(title, file: "flowspec: 1\napp: Shop\nroot: home\nflows:\n" + lines.joined(separator: "\n"), finding)
    }

    var testDescription: String { title }

    static let all = punctuation + spaces + structure + steps + places + names + meanings + swift + interfaces
}
