import FlowGraph
import FlowSpec
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Programs with more paths than the analysis examines. It doesn't draw conclusions from paths that
/// it skipped.
@Suite struct LimitTests {
    private static let guards = "guards: { \((0..<13).map { "g\($0): Holds" }.joined(separator: ", ")) }"
    private static let questions = (0..<13).map { "{ if: g\($0), then: { push: b } }" }.joined(separator: ", ")

    /// Some 8,000 start states. The machine examines half of them, with the first guard true.
    private let manyBeginnings = """
        flowspec: 1
        app: App
        root: app
        guards: { g: Holds }
        flows:
          app: { tabs: { one: { flow: first }, \((0..<12).map { "t\($0): { flow: other }" }.joined(separator: ", ")) } }
          first: { tabs: { a: { screen: a }, b: { screen: b } }, start: [{ if: g, start: a }, b], screens: { a: {}, b: {} } }
          other: { start: [{ if: g, start: c }, d], screens: { c: {}, d: {} } }
        """

    /// Some 8,000 branches through one list, which is the only path to its last screen.
    private let manyWays = """
        flowspec: 1
        app: App
        root: home
        \(guards)
        flows: { home: { screens: { a: { transitions: { go: [\(questions), { push: c }] } }, b: {}, c: {} } } }
        """

    /// Thirteen flows on one stack, each with two possible start screens.
    private let manyStacks = """
        flowspec: 1
        app: App
        root: home
        guards: { g: Holds }
        flows:
          home: { screens: { a: { transitions: { go: { setStack: [a, \((0..<13).map { _ in "other" }.joined(separator: ", "))] } } } } }
          other: { start: [{ if: g, start: c }, d], screens: { c: {}, d: {} } }
        """

    /// Seventy screens that `popTo … else` looks for, from a screen that each of them shows.
    private let manySoughtScreens: String = {
        let numbers = 0..<70
        let screens = numbers.map { "      s\($0): { transitions: { on: { push: top } } }" }
        let top = numbers.map { "t\($0): [{ popTo: s\($0), else: stay }, { push: end }]" }.joined(separator: ", ")
        let text = """
            flows:
              home:
                screens:
                  a: { transitions: { \(numbers.map { "t\($0): { push: s\($0) }" }.joined(separator: ", ")) } }
            \(screens.joined(separator: "\n"))
                  top: { transitions: { \(top) } }
                  end: {}
            """
        return specText(text)
    }()

    private func screen(_ name: String, of program: Program) throws -> ScreenID {
        try #require(program.screens.indices.map(ScreenID.init(index:)).first { program[$0].name.value == name })
    }

    @Test func `the explorer knows when it can't have seen all`() throws {
        let beginnings = Comparison(of: try linkedMachine(manyBeginnings), actions: 4, cap: 300)
        #expect(beginnings.difference == nil)
        #expect(beginnings.found.isCapped && beginnings.found.words.isEmpty)
        let ways = Comparison(of: try linkedMachine(manyWays), actions: 4, cap: 300)
        #expect(ways.difference == nil)
        #expect(ways.found.isCapped && ways.found.depth == 0 && ways.found.words.count == 1)
    }

    @Test func `not all beginnings that there are`() throws {
        let machine = try linkedMachine(manyBeginnings)
        let analysis = Analysis(of: machine.program)
        #expect(analysis.isExact)
        guard case .found(let replay) = analysis.way(to: try screen("b", of: machine.program)) else { throw Mistakes(findings: ["no way"]) }
        #expect(replay.steps.count == 1, "it is on top at once if the first guard is false")
        guard case .unknown = StateSearch(machine: machine, effort: Effort(2_000_000)).way(until: { _ in false }) else {
            throw Mistakes(findings: ["a search says that it has seen all"])
        }
    }

    @Test func `nothing is said of stacks that weren't looked at`() throws {
        let text = manyStacks
        let program = try linkedMachine(text).program
        let analysis = Analysis(of: program)
        #expect(analysis.isCut && !analysis.isExact)
        let findings = analysis.reportedFindings
        #expect(findings.map(\.rule) == [.approximateAnalysis])
        let range = try #require(findings.first).range
        let place = String(decoding: Array(text.utf8)[range.start.offset..<range.end.offset], as: UTF8.self)
        #expect(place == "other")
    }

    @Test func `each step of a list with too many ways is taken wherever those before it may have led to`() throws {
        let program = try linkedMachine(manyWays).program
        let analysis = Analysis(of: program)
        #expect(!analysis.isCut && !analysis.isExact)
        #expect(analysis.screenDistances == [0, 2, 1])
        let findings = analysis.reportedFindings
        #expect(findings.map(\.rule) == [.approximateAnalysis])
        let range = try #require(findings.first).range
        let place = String(decoding: Array(manyWays.utf8)[range.start.offset..<range.end.offset], as: UTF8.self)
        #expect(place == "{ if: g0, then: { push: b } }")
    }

    @Test func `what wasn't looked at is searched for`() throws {
        let program = try linkedMachine(manyWays).program
        let analysis = Analysis(of: program)
        let c = try screen("c", of: program)
        guard case .found(let replay) = analysis.way(to: c) else { throw Mistakes(findings: ["no way"]) }
        #expect(replay.steps.count == 1)
        let start = try #require(analysis.machine.initialStates.first).state
        guard case .found = analysis.way(to: c, from: start) else { throw Mistakes(findings: ["no way from there"]) }
    }

    @Test func `a screen beyond those that are told apart is there, or isn't`() throws {
        let machine = try linkedMachine(manySoughtScreens)
        let comparison = Comparison(of: machine, actions: 4, cap: 20_000)
        #expect(comparison.found.depth >= 3)
        #expect(comparison.difference == nil)
        #expect(!comparison.analysis.isExact && !comparison.analysis.isCut)
        #expect(Set(comparison.analysis.reportedFindings.map(\.rule)).isDisjoint(with: [.popToMissing, .unreachableScreen]))
    }
}
