#if os(Linux)
    import FlowGraph
    import FlowRuntime
    import UIKit

    extension RandomWalk {
        /// Performs random actions of the user and of app code, several during running transitions.
        /// Checks the result whenever the app is at rest.
        ///
        /// App code pops, sets stacks, dismisses, presents and selects outside of the coordinators,
        /// so the abstract machine can't predict the result. At rest, UIKit must show the
        /// coordinators' state, removed view controllers must be released, and UIKit must not have
        /// thrown an exception.
        ///
        /// - Parameters:
        ///   - count: the number of actions.
        ///   - seed: the seed of all random decisions.
        /// - Returns: the number of actions of each kind, and the first difference with a shorter
        ///   list of actions that leads to one.
        public func storm(actions count: Int, seed: UInt64) -> Report {
            if hasAsyncEffects { return Report("the program has async effects, whose tasks a storm doesn't wait for") }
            return runStorm(actions: count, seed: seed, in: makeStormRun)
        }

        private func makeStormRun(seed: UInt64) -> StormRun {
            let answering = WalkApp(luck: Luck(program: machine.program, seed: seed))
            let start = { @MainActor [makeRoot, device, behavior] data in
                HeadlessApp(makeRoot(answering), restoring: data, on: device, behavior: behavior)
            }
            let buttons = Array(Set(machine.program.transitions.map(\.name.value))).sorted()
            let run = StormRun(start, answering: answering, program: machine.program) { [tap] screen, random in
                let start = Int.random(in: buttons.indices, using: &random)
                let rotated = buttons[start...] + buttons[..<start]
                return rotated.first { tap(screen, $0) }.map { button in
                    ("\(screen.title ?? "screen"): \(button)", { _ = tap(screen, button) })
                }
            }
            run.openLink = openLink
            run.ownCode = appCode
            return run
        }
    }

    /// Performs random actions in a series of new apps, so the list of actions that leads to a
    /// difference is short.
    @MainActor
    func runStorm(actions count: Int, seed: UInt64, in makeRun: (UInt64) -> StormRun) -> RandomWalk.Report {
        let actionsOfOneApp = 400
        var random = SeededGenerator(seed: seed)
        var counts: [String: Int] = [:]
        for round in 0..<UInt64(max(1, count / actionsOfOneApp)) {
            let run = makeRun(seed &+ round)
            var taken: [StormStep] = []
            for _ in 0..<actionsOfOneApp {
                let action = StormAction.drawn.randomElement(using: &random) ?? .settle
                taken.append(StormStep(action: action, number: random.next()))
                counts[action.rawValue, default: 0] += 1
                guard let difference = taken.last.flatMap(run.take) else { continue }
                let short = shrink(taken) { replay($0, in: makeRun(seed &+ round)) { $0.prefix(16) == difference.prefix(16) } }
                return RandomWalk.Report(
                    counts: counts, coverage: WalkCoverage(),
                    failure: "seed \(seed), app \(round), action \(taken.count): \(difference)\nshrunk to:\n\(short)")
            }
        }
        return RandomWalk.Report(counts: counts, coverage: WalkCoverage(), failure: nil)
    }

    /// Performs actions. Returns their descriptions with the first difference, or `nil` unless it
    /// is the expected one.
    @MainActor
    private func replay(_ steps: [StormStep], in run: StormRun, until isSame: (String) -> Bool) -> String? {
        for step in steps + [StormStep(action: .settle, number: 0)] {
            guard let difference = run.take(step) else { continue }
            return isSame(difference) ? (run.trail.map { "  \($0)" } + [difference]).joined(separator: "\n") : nil
        }
        return nil
    }
#endif
