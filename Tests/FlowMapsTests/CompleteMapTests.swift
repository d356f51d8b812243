import FlowMaps
import TestSupport
import Testing

/// Each screen and each transition of a program stands in its map once, in both languages, and
/// each arrow joins two cards.
@Suite struct CompleteMapTests {
    @Test(arguments: ["Shop", "Bank", "Orders", "SignIn", "Photos", "Kanji", "CustomTabBar"])
    func `each example`(_ name: String) throws {
        let program = try example(name)
        let map = FlowMap(of: program)
        let dot = ParsedDOT(map.dot(of: program))
        #expect(dot.screens == program.allScreens)
        #expect(dot.transitions == program.transitionNames)
        #expect(dot.ends.subtracting(dot.nodes).isEmpty)
        let mermaid = ParsedMermaid(map.mermaid)
        #expect(mermaid.screens == program.allScreens)
        #expect(mermaid.transitions == program.transitionNames)
        #expect(mermaid.missing.isEmpty)
    }

    @Test func `random programs`() throws {
        let first = SeededNumbers.seed()
        for seed in first..<first + 60 {
            var writer = RandomProgram(random: SeededNumbers(seed: seed))
            let text = writer.text()
            let program = try program(text)
            let map = FlowMap(of: program)
            let dot = ParsedDOT(map.dot(of: program))
            let mermaid = ParsedMermaid(map.mermaid)
            let isComplete =
                dot.screens == program.allScreens && dot.transitions == program.transitionNames && dot.ends.isSubset(of: dot.nodes)
                && mermaid.screens == program.allScreens && mermaid.transitions == program.transitionNames && mermaid.missing.isEmpty
            #expect(isComplete, "seed \(seed)\n\(text)\n\(map.mermaid)")
        }
    }
}
