import FlowGraph
import FlowSpec
import Foundation
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Small specs that are expensive to analyze. Each is analyzed, and skipped checks are reported.
@Suite struct CostlyTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Costly")

    /// The findings for deep-invariants, the slowest spec in debug builds.
    private static let ofDeepInvariants = Result { try analysis(ofFile: "deep-invariants").reportedFindings }

    private static func analysis(ofFile name: String) throws -> Analysis {
        let text = try String(contentsOf: folder.appendingPathComponent("\(name).flow.yaml"), encoding: .utf8)
        return Analysis(of: try linkedMachine(text).program)
    }

    /// The rules of the findings; `?` marks possible findings.
    private static func rules(_ analysis: Analysis) -> [String] {
        analysis.reportedFindings.map { finding in
            if case .possible? = finding.verdict { "\(finding.rule.id)?" } else { finding.rule.id }
        }
    }

    @Test(arguments: [
        // The trace to the invariant is a thousand pushes, each of which can pop instead.
        ("trace-with-choice", ["pop-at-root", "unbounded-stack", "invariant"]),
        // Two thousand branches through a list, each leading to a different stack.
        ("choices-in-a-row", ["unbounded-stack", "unbounded-stack"]),
        // Each state of the search has a deeper stack than the previous ones and can return to each
        // slot.
        ("deep-stack", ["unbounded-stack", "trap"]),
        ("goes-on-in-tab", ["approximate-analysis", "unbounded-stack"]),
        // 14,400 tabs; users can tap 238 others from each.
        ("tabs-in-tabs", ["approximate-analysis"]),
        // The rest of a list depends on everything above it on the stack.
        (
            "ends-in-ends",
            [
                "interrupted-flow", "no-return-below", "unbounded-stack", "unbounded-stack", "unhandled-dismissal",
                "pop-at-root",
            ]
        ),
    ]) func `what can be said`(of name: String, expected: [String]) throws {
        #expect(Self.rules(try Self.analysis(ofFile: name)) == expected)
    }

    @Test(arguments: ["many-ways-back", "tabs-that-present", "deep-invariants"])
    func `all that is found is confirmed, possible or a note`(in name: String) throws {
        for finding in try name == "deep-invariants" ? Self.ofDeepInvariants.get() : Self.analysis(ofFile: name).reportedFindings {
            #expect(finding.severity == .note || finding.verdict != nil, "\(finding.message)")
        }
    }

    @Test func `an invariant that can't be decided is possible`() throws {
        let findings = try Self.ofDeepInvariants.get().filter { $0.rule == .invariant }
        #expect(findings.count == 40)
        #expect(findings.first?.message == "invariant 'depth999' is violated")
        #expect(findings.last?.message == "invariant 'depth960' might be violated: the app has more stacks than flowgen checks")
        guard case .possible? = findings.last?.verdict else { throw Mistakes(findings: ["\(String(describing: findings.last?.verdict))"]) }
    }

    @Test func `every spec that once cost much has words and ways`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".flow.yaml") }
        #expect(names.count >= 8)
        // The analysis of these tabs is cut off for every question and needs seconds in a debug
        // build.
        for name in names.sorted() where name != "tabs-in-tabs.flow.yaml" {
            let analysis = try Self.analysis(ofFile: String(name.dropLast(".flow.yaml".count)))
            let words = analysis.words(upTo: 16)
            #expect(words.actions <= 16 && words.all.values.allSatisfy { $0 <= words.actions }, "\(name)")
            guard let last = analysis.program.screens.indices.last else { continue }
            _ = analysis.way(to: ScreenID(index: last))
        }
    }

    @Test func `words are listed as far as there aren't too many`() throws {
        let flows = """
            home:
              screens:
                a: { transitions: { x: { push: a }, y: { push: b } } }
                b: { transitions: { x: { push: a }, y: { push: b } } }
            """
        let program = try linkedMachine(specText(flows: flows)).program
        let analysis = Analysis(of: program)
        #expect(analysis.words(upTo: 3).all.count == 1 + 2 + 4 + 8)
        let words = analysis.words(upTo: 60)
        // All words of up to that many actions, and no longer ones.
        #expect(words.actions < 16 && words.all.count == (1 << (words.actions + 1)) - 1)
    }

    /// Eighty screens that push each other, behind a one-way switch.
    private let oneWay: String = {
        let screens = (0..<80).map { number in
            let pushes = (1...8).map { "t\($0): { push: s\((number * $0 + $0) % 80) }" }.joined(separator: ", ")
            return "      s\(number): { transitions: { \(pushes) } }\n"
        }
        let text = """
            flows:
              app: { switch: { first: first, rest: rest } }
              first: { screens: { welcome: { transitions: { go: { switch: rest } } } } }
              rest: { tabs: { one: { flow: many }, two: { flow: many } } }
              many:
                screens:
            \(screens.joined())
            """
        return specText(root: "app", text)
    }()

    @Test func `no way back is known without a search`() throws {
        let analysis = Analysis(of: try linkedMachine(oneWay).program)
        let welcome = ScreenID(index: 0)
        guard case .found(let lead) = analysis.way(to: ScreenID(index: 40)) else { throw Mistakes(findings: ["no way there"]) }
        guard case .none(states: nil) = analysis.way(to: welcome, from: lead.end) else { throw Mistakes(findings: ["it was searched for"]) }
        guard case .found = analysis.way(to: ScreenID(index: 41), from: lead.end) else { throw Mistakes(findings: ["no way on"]) }
    }

    @Test func `a search ends where its effort is spent`() throws {
        let machine = try linkedMachine(oneWay)
        var search = StateSearch(machine: machine, effort: Effort(10_000))
        #expect(search.run { _ in false } == nil)
        #expect(!search.isComplete && search.spent >= 10_000 && search.spent < 10_100)
    }

    @Test func `a run ends where its effort is spent`() throws {
        let analysis = try Self.analysis(ofFile: "trace-with-choice")
        let fact = try #require(analysis.invariants.first)
        guard case .violated(let witness) = fact.verdict else { throw Mistakes(findings: ["it holds"]) }
        #expect(witness.distance == 1_000 && witness.replay?.steps.count == 1_000)
        // Without the stacks known from the path, the replayer must try every stack that a pop can
        // reach.
        let tap = WitnessPath.Action(event: .transition(TransitionID(index: 0), ScreenID(index: 0)))
        let actions = Array(repeating: tap, count: 60)
        for (effort, isFound) in [(10_000, false), (1_000_000, true)] {
            var replayer = Replayer(analysis, effort: effort)
            #expect((replayer.replay(actions, to: .state { $0.depth == 61 }, atLeast: 60) != nil) == isFound)
        }
    }
}
