import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis
@testable import FlowViews

/// The screens that guards protect, computed for many guards at once.
@Suite struct ProtectionTests {
    private func analysis(_ text: String) throws -> Analysis { Analysis(of: try revision(text).program) }

    /// A spec with this many guards, each checked in one list.
    private func spec(_ count: Int, _ steps: (Int) -> String) -> String {
        let guards = (0..<count).map { "g\($0): G" }.joined(separator: ", ")
        let screens = (0..<count).map { "s\($0): {}" }.joined(separator: ", ")
        let list = (0..<count).map { "{ if: g\($0), then: \(steps($0)) }" }.joined(separator: ", ")
        return """
            flowspec: 1
            app: A
            root: main
            guards: { \(guards) }
            effects: { e: {} }
            flows: { main: { screens: { first: { transitions: { all: [\(list)], \
            \((0..<count).map { "t\($0): { if: g\($0), then: { push: s\($0) } }" }.joined(separator: ", ")) } }, \(screens) } } }
            """
    }

    /// Each answer of each guard.
    private func single(_ program: Program) -> [Clause] {
        [true, false].flatMap { holds in
            program.guards.indices.map { Clause([GuardAnswer(asked: GuardID(index: $0), holds: holds)]) }
        }
    }

    @Test func `what many guards protect in a random program is what an analysis of each finds`() throws {
        let seed = SeededNumbers.seed()
        var (compared, protected, joined) = (0, 0, 0)
        for number in 0..<400 where compared < 60 {
            let kind = ModelKind.regular[number % ModelKind.regular.count]
            guard let program = linked(kind.text(seed: seed &+ UInt64(number))).program, !program.guards.isEmpty else { continue }
            let whole = Analysis(of: program)
            guard whole.isExact else { continue }
            let screens = program.screens.indices.filter { whole.screenDistances[$0] != nil }.map(ScreenID.init(index:))
            let named = NamedScreens(of: program).named
            #expect(screens.allSatisfy { named[$0.index] }, "seed \(seed), program \(number)")
            let clauses = (single(program) + program.clauses.filter { $0.answers.count > 1 })
            var effort = Protections.mostEffort
            let found = Protections(in: whole, of: clauses, for: screens, effort: &effort)
            compared += 1
            for (index, clause) in clauses.enumerated() {
                let refused = Analysis(of: program.answering(clause.refusals))
                guard refused.isExact else { continue }
                let expected = screens.map { refused.screenDistances[$0.index] == nil }
                protected += expected.count { $0 }
                joined += clause.answers.count > 1 && expected.contains(true) ? 1 : 0
                #expect(found[index] == expected, "seed \(seed), program \(number), \(clause.answers)")
            }
        }
        print("protections: seed \(seed), \(compared) programs, \(protected) screens that an answer protects")
        #expect(compared >= 60 && protected > 0 && joined > 0)
    }

    @Test(arguments: ["{ perform: e }", "{ push: s# }"])
    func `many guards in one transition take few analyses`(step: String) throws {
        func effort(_ count: Int) throws -> (Int, Protections) {
            let analysis = try analysis(spec(count) { step.replacing("#", with: "\($0)") })
            let program = analysis.program
            var left = Int.max
            let screens = program.screens.indices.map(ScreenID.init(index:))
            let found = Protections(in: analysis, of: single(program), for: screens, effort: &left)
            return ((Int.max - left) / analysis.effort, found)
        }
        let (analyses, found) = try effort(100)
        #expect(analyses <= 20)
        for index in 0..<100 {
            #expect(found[index] == (-1..<100).map { $0 == index }, "\(index)")
            #expect(found[100 + index] == (-1..<100).map { _ in false }, "\(index)")
        }
    }

    @Test func `guards that take too much to compare are counted`() throws {
        let old = try analysis(spec(6) { "{ push: s\($0) }" })
        let new = try analysis(spec(6) { $0 == 0 ? "{ push: s1 }" : "{ push: s\($0) }" })
        let screens = ScreenPairs(old.program, new.program)
        let compared = compareGuards(old, new, screens)
        #expect(compared.uncompared == 0 && compared.changes.map { "\($0.kind) \($0.subject)" } == ["unprotected main.s1"])
        #expect(compareBehavior(old, new).coverage == .whole)
        var none = 0
        let clauses = single(old.program)
        let found = Protections(in: old, of: clauses, for: old.program.screens.indices.map(ScreenID.init(index:)), effort: &none)
        #expect(clauses.indices.contains { found[$0] == nil })
        let part = BehaviorCoverage.guardsInPart(uncompared: 2)
        #expect(part.reason == "compared in part: the screens that 2 guards protect would need too many analyses")
    }
}
