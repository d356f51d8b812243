import FlowGraph
import FlowSpec
import Foundation
import Testing
import UIKit

@testable import FlowTesting

private let seeds: [UInt64] = [1, 2, 3, 5, 8]

/// Tests walks that are guided to steps they haven't performed.
@MainActor @Suite struct GuidedWalkTests {
    private var everything: Program {
        get throws { try loadProgram(in: URL(fileURLWithPath: #filePath).deletingLastPathComponent()) }
    }

    @Test(arguments: seeds)
    func `a step twelve moves away, behind three questions, is reached within 300 actions`(seed: UInt64) throws {
        var walk = try vaultWalk()
        let report = walk.run(actions: 300, seed: seed)
        #expect(report.failure == nil, "\(report)")
        #expect(report.coverage.unreached(in: walk.machine.program) == [], "seed \(seed)")
        walk.isGuided = false
        #expect(walk.run(actions: 300, seed: seed).coverage.unreached(in: walk.machine.program) != [], "seed \(seed)")
    }

    @Test(arguments: seeds)
    func `every step of a large app with long paths through answers is reached within 10,000 actions`(seed: UInt64) throws {
        let program = try loadProgram([Source(path: "Large.flow.yaml", text: largeApp(flows: 8))])
        var walk = MachineWalk(program, isGuided: true, seed: seed)
        walk.run(actions: 10_000)
        print("an app of \(program.screens.count) screens, seed \(seed): \(walk.count) actions")
        #expect(walk.unreached == [], "seed \(seed)")
    }

    /// Searches routes from a walk's start to unperformed steps.
    @Test func `a way that is found takes the step, on the machine and on a running app`() throws {
        let program = try everything
        let machine = Machine(program)
        let walk = everythingWalk(program)
        let seed = SeededNumbers.seed()
        let start = machine.start(with: Luck(program: program, seed: seed))
        var random = SeededNumbers(seed: seed)
        let wanted = program.allSteps.shuffled(using: &random).prefix(40).map(\.place)
        var found = 0
        for place in wanted {
            var search = WalkSearch(machine, depth: 2, limit: 2_000)
            guard let way = search.path(from: start, to: { $2.steps.contains { StepPlace($0) == place } }) else { continue }
            found += 1
            let steps = way.map { WalkStep(.move($0.move), luck: random.next(), choices: $0.choices) }
            var state = start
            var taken: [Step] = []
            for (step, guided) in zip(steps, way) {
                let luck = Luck(program: program, seed: step.luck, choices: step.choices)
                let expectation = machine.expectation(of: step.action, with: luck, in: state)
                #expect(expectation.choices == guided.choices, "seed \(seed)")
                (state, taken) = (expectation.state, expectation.steps)
            }
            #expect(taken.contains { StepPlace($0) == place }, "seed \(seed)")
            let difference = walk.replay(steps, seed: seed)
            #expect(difference == nil, "seed \(seed)")
        }
        print("ways, seed \(seed): \(found) of \(wanted.count)")
        #expect(found > 10, "seed \(seed)")
    }

    @Test func `the same seed takes the same actions, and a step taken again says the same`() throws {
        let seed = SeededNumbers.seed()
        let walk = try vaultWalk()
        var trails: [[String]] = []
        var steps: [WalkStep] = []
        for _ in 1...2 {
            let run = walk.begin(seed, isGuided: true)
            var random = SeededGenerator(seed: seed)
            steps = []
            for _ in 0..<300 {
                guard let step = run.nextStep(using: &random) else { break }
                steps.append(step)
                let difference = run.take(step)
                #expect(difference == nil, "seed \(seed)")
            }
            run.end()
            trails.append(run.trail)
        }
        #expect(steps.contains { !$0.choices.isEmpty }, "some are led there, seed \(seed)")
        let again = walk.begin(seed)
        for step in steps { #expect(again.take(step) == nil, "seed \(seed)") }
        again.end()
        #expect(trails == [again.trail, again.trail], "seed \(seed)")
    }

    @Test func `a walk says which steps it never took, by file and line`() throws {
        let text = """
            flowspec: 1
            app: Small
            root: home
            flows:
              home:
                screens:
                  first:
                    transitions:
                      on: { push: second, }
                  second:
                    transitions:
                      back: { popTo: first }
                      ask: { alert: { title: Sure?, actions: { yes: { do: popToRoot }, no: {} } } }
            """
        let program = try loadProgram([Source(path: "Small.flow.yaml", text: text)])
        #expect(
            WalkCoverage().unreached(in: program) == [
                "Small.flow.yaml:9:15: push of a screen in home.first.on",
                "Small.flow.yaml:12:17: popTo in home.second.back",
                "Small.flow.yaml:13:16: alert in home.second.ask",
                "Small.flow.yaml:13:63: popToRoot in home.second.ask",
            ])
        var walk = MachineWalk(program, isGuided: true, seed: 1)
        walk.run(actions: 1_000)
        #expect(walk.unreached == [])
    }
}
