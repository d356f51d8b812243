import TestSupport
import Testing

@testable import FlowSpec

@Suite("No file can take more memory, time or stack than the limits allow")
struct LimitTests {
    private func nested(_ depth: Int, close: Bool = true) -> String {
        String(repeating: "[", count: depth) + (close ? String(repeating: "]", count: depth) : "")
    }

    private func lines(_ text: String, limits: Limits) -> [String] {
        var diagnostics = Diagnostics()
        let text = MarkedText(text)
        let node = parseYAML(Source(path: "test.flow.yaml", bytes: text.bytes), id: sampleID, limits: limits, into: &diagnostics)
        #expect((node == nil) == diagnostics.hasErrors)
        return text.lines(for: diagnostics.all)
    }

    @Test("200 levels are read, the 201st is refused where it begins")
    func depth() {
        let message = "yaml-limit: lists and mappings are nested more than 200 levels deep; reduce the nesting"
        #expect(Reading(nested(200)).lines == [])
        #expect(Reading(nested(201)).lines == ["1:201 \(message)"])
        #if SimulatorTesting
            // libyaml reads ahead, and the copy in Yams has its own limit.
            let problem = "Maximum nesting level reached, set with yaml_set_max_nest_level())"
            let ahead = "1:1 yaml-syntax: the YAML can't be read while parsing: \(problem)"
        #else
            let ahead = "1:201 \(message)"
        #endif
        #expect(Reading(nested(100_000)).lines == [ahead])
        #expect(Reading(nested(100_000, close: false)).lines == [ahead])
        #expect(Reading(String(repeating: "- ", count: 100_000)).lines == ["1:401 \(message)"])
        #expect(Reading(String(repeating: "? ", count: 100_000)).lines == ["1:401 \(message)"])
        let blocks = (0..<201).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        #expect(Reading(blocks).lines == ["201:201 \(message)"])
    }

    @Test("Levels that an alias brings count")
    func depthOfAliases() {
        let limits = Limits(depth: 4)
        #expect(lines("[&a [[]], [*a]]", limits: limits) == [])
        #expect(
            lines("[&a 2️⃣[[]], [[1️⃣*a]]]", limits: limits) == [
                "1️⃣ yaml-limit: lists and mappings are nested more than 4 levels deep; reduce the nesting | 2️⃣ the anchor '&a' is "
                    + "declared here"
            ]
        )
    }

    @Test("1,000,000 keys and values are read, one more is refused")
    func nodes() {
        let text = "[" + String(repeating: "x,", count: 999_998) + "x"
        #expect(Reading(text + "]").lines == [])
        let message =
            "yaml-limit: the file has more than 1,000,000 keys and values, including values that aliases repeat; split it or use fewer "
            + "aliases"
        #expect(Reading(text + ",1️⃣b]").lines == ["1️⃣ \(message)"])
    }

    @Test("100,000 keys and values are repeated by aliases, one more is refused")
    func repeatedNodes() {
        // An anchor of 1,000 nodes, repeated 100 times.
        let text = "[&a 2️⃣[" + String(repeating: "x,", count: 998) + "x]," + String(repeating: "*a,", count: 99) + "*a"
        #expect(Reading(text + "]").lines == [])
        let message = "yaml-limit: aliases repeat more than 100,000 keys and values; use fewer aliases"
        #expect(Reading(text + ",1️⃣*a]").lines == ["1️⃣ \(message) | 2️⃣ the anchor '&a' is declared here"])
    }

    @Test("Keys, values and collections count")
    func nodeCount() {
        let message =
            "yaml-limit: the file has more than 5 keys and values, including values that aliases repeat; split it or use fewer "
            + "aliases"
        #expect(lines("a: [1, 2]\n", limits: Limits(nodes: 5)) == [])
        #expect(lines("a: [1, 2, 1️⃣3]\n", limits: Limits(nodes: 5)) == ["1️⃣ \(message)"])
        #expect(lines("a: &a []\nb: *a\n", limits: Limits(nodes: 5)) == [])
        #expect(lines("a: &a 2️⃣[1]\nb: 1️⃣*a\n", limits: Limits(nodes: 5)) == ["1️⃣ \(message) | 2️⃣ the anchor '&a' is declared here"])
    }

    @Test("Aliases that expand to more than the limit are refused before they are expanded")
    func bomb() throws {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...30 {
            text += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
        }
        // Expanded, it would exceed the available memory.
        let reading = Reading(text)
        #expect(reading.node == nil)
        #expect(reading.findings.map(\.rule) == [.yamlLimit])
        #expect(reading.findings.first?.range.start.line == 6)
    }

    @Test func size() {
        let limits = Limits(bytes: 1000)
        #expect(lines(String(repeating: " ", count: 999) + "a", limits: limits) == [])
        #expect(
            lines(String(repeating: " ", count: 1000) + "a", limits: limits) == [
                "1:1 yaml-limit: the file has 1,001 bytes, but the maximum is 1,000; split it"
            ]
        )
        #expect(Limits().bytes == 67_108_864)
        #expect([0, 12, 123, 1234, 123_456, 67_108_864].map(grouped) == ["0", "12", "123", "1,234", "123,456", "67,108,864"])
    }
}
