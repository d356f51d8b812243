import FlowGraph
import FlowSpec
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Traces of approximate analyses: as short as possible, or not reported as shortest.
@Suite struct ShortestRunTests {
    /// Three tabs; 'topic' is two actions away in the last. The analysis assumes it on the second
    /// tab's stack as soon as the user taps that tab.
    private static let threeTabs = """
        flowspec: 1
        app: Shop
        root: main
        invariants:
          never: { stack: help, never: "topic" }
        flows:
          main: { tabs: { a: { flow: first }, b: { flow: second }, c: { flow: third } } }
          first: { screens: { first: {} } }
          second: { screens: { second: {} } }
          third: { screens: { third: { transitions: { ask: { push: help } } } } }
          help: { screens: { topic: { transitions: { again: [ { select: b }, { push: help } ] } } } }
        """

    /// The analysis assumes that 'help' is on the first tab's stack after one action. It forgets
    /// that the user must have tapped the second tab.
    private static let twoTabs = """
        flowspec: 1
        app: Shop
        root: main
        invariants:
          help: { stack: help, never: "help" }
        flows:
          main: { tabs: { shop: { flow: shop }, me: { flow: me } } }
          shop: { screens: { list: {} } }
          me: { screens: { me: { transitions: { ask: [ { select: shop }, { push: help } ] } } } }
          help: { screens: { help: {} } }
        """

    private func analysis(_ text: String, nearestEffort: Int = 100_000) throws -> Analysis {
        let analysis = Analysis(
            of: try linkedMachine(text).program, precisions: Precision.levels, nearestEffort: nearestEffort)
        try #require(!analysis.isExact)
        return analysis
    }

    private func witness(in analysis: Analysis) throws -> Witness {
        try #require(analysis.invariants.first?.verdict.witness)
    }

    private func actions(_ replay: Replay?, in analysis: Analysis) throws -> [String] {
        try #require(replay).actionTexts(in: analysis.program)
    }

    @Test func `a run has no action that it doesn't need`() throws {
        let analysis = try analysis(Self.threeTabs)
        let witness = try witness(in: analysis)
        #expect(try actions(witness.replay, in: analysis) == ["tap 'c'", "third.third: ask"])
        #expect(witness.knownDistance == Distance(2))
    }

    @Test func `without the nearest states a run loses single actions`() throws {
        let analysis = try analysis(Self.threeTabs, nearestEffort: 10)
        #expect(try actions(witness(in: analysis).replay, in: analysis) == ["tap 'c'", "third.third: ask"])
    }

    @Test func `a run that isn't known to be a shortest one says so`() throws {
        for (effort, expected) in [(100_000, Distance(2)), (10, Distance(2, .upper))] {
            let analysis = try analysis(Self.twoTabs, nearestEffort: effort)
            let witness = try witness(in: analysis)
            #expect(try actions(witness.replay, in: analysis) == ["tap 'me'", "me.me: ask"])
            #expect(witness.knownDistance == expected)
            let finding = try #require(analysis.reportedFindings.first { $0.rule == .invariant })
            #expect(finding.verdict == .confirmed(actions: 2, isShortest: expected.bound == .exact))
        }
    }

    @Test func `a screen's distance is the fewest actions, or a lower bound`() throws {
        for (effort, expected) in [(100_000, Distance(2)), (10, Distance(1, .lower))] {
            let analysis = try analysis(Self.twoTabs, nearestEffort: effort)
            let help = try #require(analysis.program.screens.indices.last)
            #expect(analysis.distance(to: ScreenID(index: help), from: analysis.screenDistances) == expected)
        }
    }

    @Test func `a run of a growing stack goes once around the cycle that it is said of`() throws {
        let flows = """
            main: { tabs: { a: { flow: first }, b: { flow: second } } }
            first: { screens: { first: { transitions: { deep: [{ push: other }, { push: other }] } }, other: {} } }
            second: { screens: { second: { transitions: { ask: [{ select: a }, { push: help }] } } } }
            help: { screens: { help: { transitions: { more: { push: help } } } } }
            """
        let analysis = try analysis(specText(root: "main", flows: flows))
        let growths = analysis.stackGrowths().found
        #expect(!growths.isEmpty)
        #expect(growths.allSatisfy { $0.replay != nil && $0.goesAround })
    }

    /// Effort spent on earlier replays must not decide if a run is found.
    @Test func `a run is the same whatever was replayed before it`() throws {
        let seed = SeededNumbers.seed()
        var (found, missed) = (0, 0)
        for number in 0..<40 {
            var model = RandomModel(seed: seed &+ UInt64(number), knobs: ModelKnobs(dense: true, hasEntries: true))
            let analysis = Analysis(of: try linkedMachine(model.text()).program, precisions: Precision.levels, nearestEffort: 10)
            for effort in [100, 400] {
                var shared = Replayer(analysis, effort: effort)
                for claim in analysis.claims.prefix(20) {
                    var fresh = Replayer(analysis, effort: effort)
                    let run = fresh.replay(claim.actions, to: claim.goal, atLeast: claim.distance)
                    let next = shared.replay(claim.actions, to: claim.goal, atLeast: claim.distance)
                    #expect(run?.steps == next?.steps && run?.start == next?.start, "seed \(seed), model \(number): \(claim.name)")
                    found += run == nil ? 0 : 1
                    missed += run == nil ? 1 : 0
                }
            }
        }
        print("runs with little effort: seed \(seed), \(found) found, \(missed) missed")
        #expect(found > 20 && missed > 20)
    }

    @Test func `distances and runs of random models are what the explorer finds`() {
        let seed = SeededNumbers.seed()
        var models = ComparedModels(seed: seed, kinds: ModelKind.others)
        (models.actions, models.replays) = (4, true)
        let problem = models.compare(40)
        print("distances: seed \(seed), \(models.summary)")
        #expect(problem == nil, "\(problem ?? "")")
        #expect(models.distances > 500)
    }
}
