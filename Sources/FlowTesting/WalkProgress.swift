#if canImport(UIKit)
    import UIKit

    /// The progress of a random walk.
    @MainActor
    struct WalkProgress: WalkParts {
        private let walk: RandomWalk
        private let seed: UInt64
        private var random: SeededGenerator
        /// The number of remaining actions.
        private var left: Int
        /// The current app, the seed of its start, and its actions so far.
        private(set) var run: WalkRun
        private var start: UInt64
        private var taken: [WalkStep] = []
        private var counts: [String: Int] = [:]
        /// The remaining parts of the current action.
        private var parts: ArraySlice<WalkPart>
        /// True if a new app has started and hasn't had an action yet.
        private var isNew = false
        private var difference: String?

        /// Starts a walk of a number of actions.
        init(of walk: RandomWalk, actions count: Int, seed: UInt64) {
            self.walk = walk
            self.seed = seed
            random = SeededGenerator(seed: seed)
            left = count
            let run = walk.begin(seed, isGuided: walk.isGuided)
            (self.run, start) = (run, seed)
            parts = [{ run.differenceAtStart() }]
        }

        /// Runs the next part. Returns false if the walk is over.
        mutating func continues() -> Bool {
            guard difference == nil else { return false }
            if parts.isEmpty { parts = nextParts()[...] }
            guard let part = parts.popFirst() else { return false }
            difference = part()
            return true
        }

        /// The parts of the next action or of a new app's start, or none if the walk is over.
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

        /// Ends the walk and returns its report. If `shrinks` is true, replays shorter lists of
        /// actions to find the shortest one with a difference.
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
