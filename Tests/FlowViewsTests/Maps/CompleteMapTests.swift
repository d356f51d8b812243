import FlowGraph
import FlowViews
import TestSupport
import Testing

/// In both languages, a program's map contains each screen and transition once, and each arrow
/// joins two cards. This is tested in one map and in the maps of the flows together.
@Suite struct CompleteMapTests {
    @Test func `each example`() throws {
        let names = try exampleNames()
        #expect(names.count >= 8)
        for name in names { #expect(mistakes(inMapsOf: try example(name)) == [], "\(name)") }
    }

    @Test func `random programs`() throws {
        let first = SeededNumbers.seed()
        for seed in first..<first + 60 {
            var writer = RandomProgram(random: SeededNumbers(seed: seed))
            let text = writer.text()
            #expect(mistakes(inMapsOf: try program(text)) == [], "seed \(seed)\n\(text)")
        }
    }

    /// The mistakes in the maps of a program.
    private func mistakes(inMapsOf program: Program) -> [String] {
        let map = FlowMap(of: program)
        let parts = program.flows.map { map.part(ofFlows: [$0.name.value]) }
        let flows = program.flows.map(\.name.value).sorted()
        var mistakes: [String] = []
        func check(_ what: String, _ holds: Bool) { if !holds { mistakes.append(what) } }

        let dots = [map, map.folded] + parts
        let parsed = dots.map { ParsedDOT($0.dot(of: program)) }
        check("screens in DOT", parsed[0].screens == program.allScreens)
        check("transitions in DOT", parsed[0].transitions == program.transitionNames)
        check("flows in folded DOT", parsed[1].flows == flows && parsed[1].screens == [])
        check("screens of all flows in DOT", parsed[2...].flatMap(\.screens).sorted() == program.allScreens)
        check("transitions of all flows in DOT", parsed[2...].flatMap(\.transitions).sorted() == program.transitionNames)
        check("ends of arrows in DOT", parsed.allSatisfy { $0.ends.isSubset(of: $0.nodes) })
        let again = FlowMap(of: program)
        check("the same DOT again", again.dot(of: program) == map.dot(of: program))
        check("the same folded DOT again", again.folded.dot(of: program) == map.folded.dot(of: program))
        check("the same Mermaid again", again.mermaid == map.mermaid)

        let flowcharts = dots.map { ParsedMermaid($0.mermaid) }
        check("screens in Mermaid", flowcharts[0].screens == program.allScreens)
        check("transitions in Mermaid", flowcharts[0].transitions == program.transitionNames)
        check("flows in folded Mermaid", flowcharts[1].flows == flows && flowcharts[1].screens == [])
        check("screens of all flows in Mermaid", flowcharts[2...].flatMap(\.screens).sorted() == program.allScreens)
        check("transitions of all flows in Mermaid", flowcharts[2...].flatMap(\.transitions).sorted() == program.transitionNames)
        check("ends of arrows in Mermaid", flowcharts.allSatisfy { $0.missing == [] })
        return mistakes
    }
}
