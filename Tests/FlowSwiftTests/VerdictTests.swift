import FlowDiagnostics
import FlowGraph
import FlowSpec
import FlowSwift
import Testing

/// What the comments of generated methods tell of what is known.
@Suite struct VerdictTests {
    private func documentation(of method: String, _ flows: String, _ verdicts: (Program) -> StepVerdicts) throws -> [String] {
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        let source = sources.add(Source(path: "Test.flow.yaml", bytes: Array(file(flows: flows).utf8)))
        let program = try #require(link([readSpec(source, in: sources, into: &diagnostics)], into: &diagnostics))
        let plan = try #require(planSwift(for: program, sources: sources, verdicts: verdicts(program), into: &diagnostics))
        let text = String(decoding: printSwift(plan)[0].bytes, as: UTF8.self)
        let lines = text.part("protocol HomeItemRouting").split(separator: "\n").map { $0.drop { $0 == " " } }
        let end = try #require(lines.firstIndex { $0.hasPrefix("func \(method)(") })
        let start = lines[..<end].lastIndex { !$0.hasPrefix("///") } ?? 0
        return lines[(start + 1)..<end].map(String.init)
    }

    private let flows = """
        home:
          screens:
            list: { transitions: { open: { push: item } } }
            item:
              transitions:
                back: { popTo: list }
                other: { alert: { title: Sure, actions: { yes: { do: { popTo: list } }, no: { do: { popTo: item } } } } }
        """

    /// The `popTo` steps of a transition.
    private func ranges(of name: String, in program: Program) -> Set<SourceRange> {
        var ranges: Set<SourceRange> = []
        for transition in program.transitions where transition.name.value == name {
            for step in transition.steps {
                if case .popTo = step.action { ranges.insert(step.range) }
                if case .alert(let alert) = step.action { ranges.formUnion(alert.actions.flatMap(\.steps).map(\.range)) }
            }
        }
        return ranges
    }

    @Test func `a screen that is always there, and the stacks`() throws {
        let found = try documentation(of: "back", flows) { program in
            let back = program.transitions.firstIndex { $0.name.value == "back" } ?? 0
            let change = StepVerdicts.StackChange(before: "home [list, item]", after: "home [list]")
            return StepVerdicts(proved: ranges(of: "back", in: program), changes: [TransitionID(index: back): change])
        }
        #expect(
            found == [
                "/// Goes back to `list`.", "///", "/// Proved: `list` is always there.", "///",
                "/// `home [list, item]` → `home [list]`", "///",
                "/// Declared as `home.item.back` in Test.flow.yaml.",
            ])
    }

    @Test func `steps inside others`() throws {
        let found = try documentation(of: "other", flows) { StepVerdicts(proved: ranges(of: "other", in: $0)) }
        #expect(found[2] == "/// Proved: `list` and `item` are always there.")
    }

    @Test func `nothing where nothing is known`() throws {
        let found = try documentation(of: "back", flows) { _ in StepVerdicts() }
        #expect(found == ["/// Goes back to `list`.", "///", "/// Declared as `home.item.back` in Test.flow.yaml."])
    }

    @Test func `a long example is broken, and a very long one left out`() throws {
        for (count, isThere) in [(20, true), (100, false)] {
            let found = try documentation(of: "back", flows) { program in
                let items = Array(repeating: "item", count: count).joined(separator: ", ")
                let change = StepVerdicts.StackChange(before: items, after: "home [list]")
                let all = program.transitions.indices.map { (TransitionID(index: $0), change) }
                return StepVerdicts(changes: Dictionary(uniqueKeysWithValues: all))
            }
            #expect(found.contains { $0.contains("→") || $0.contains("home [list]") } == isThere)
            #expect(found.allSatisfy { $0.utf8.count <= 140 })
        }
    }
}
