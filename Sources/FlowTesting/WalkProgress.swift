#if canImport(UIKit)
    import UIKit

    /// How far a walk has come. It goes on part by part, so that the app's tasks can go on between
    /// two of them.
    @MainActor
    struct WalkProgress {
        private let walk: RandomWalk
        private let seed: UInt64
        private var random: SeededGenerator
        /// How many actions are still to be taken.
        private var left: Int
        /// The app at hand, the seed that it began with, and what has been done to it.
        private(set) var run: WalkRun
        private var start: UInt64
        private var taken: [WalkStep] = []
        private var counts: [String: Int] = [:]
        /// What is to be done before the next action.
        private var parts: ArraySlice<WalkPart>
        /// Whether a new app has begun, of which nothing has been asked yet.
        private var isNew = false
        private var difference: String?

        /// Begins a walk of so many actions.
        init(of walk: RandomWalk, actions count: Int, seed: UInt64) {
            self.walk = walk
            self.seed = seed
            random = SeededGenerator(seed: seed)
            left = count
            let run = walk.begin(seed, isGuided: walk.isGuided)
            (self.run, start) = (run, seed)
            parts = [{ run.differenceAtStart() }]
        }

        /// Does the next part; whether there was one.
        mutating func goesOn() -> Bool {
            guard difference == nil else { return false }
            if parts.isEmpty { parts = nextParts()[...] }
            guard let part = parts.popFirst() else { return false }
            difference = part()
            return true
        }

        /// The parts of the next action, or of a new app's start; none where the walk is over.
        private mutating func nextParts() -> [WalkPart] {
            guard left > 0 else { return [] }
            if !isNew, let next = run.newStart(using: &random) {
                run.end()
                let run = walk.begin(next, after: run)
                (self.run, start, taken, isNew) = (run, next, [], true)
                return [{ run.differenceAtStart() }]
            }
            guard let step = run.nextStep(using: &random) else { return [] }
            isNew = false
            left -= 1
            taken.append(step)
            counts[step.action.kind, default: 0] += 1
            return run.parts(of: step)
        }

        /// Ends the walk; gives what came of it. A difference is looked for in ever shorter lists
        /// of actions if `shrinks`.
        func end(shrinking shrinks: Bool) -> RandomWalk.Report {
            run.end()
            let failure = difference.map { difference in
                guard !taken.isEmpty else { return "seed \(seed), at the start: \(difference)" }
                let way =
                    shrinks ? "shrunk to:\n\(shrink(taken) { walk.replay($0, seed: start) })" : "the last actions:\n\(run.lastActions)"
                let app = start == seed ? "" : ", in an app that began with seed \(start)"
                return "seed \(seed), action \(counts.values.reduce(0, +))\(app): \(difference)\n\(way)"
            }
            return RandomWalk.Report(counts: counts, coverage: run.coverage, failure: failure)
        }
    }
#endif
