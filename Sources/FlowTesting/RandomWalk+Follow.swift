#if canImport(UIKit)
    import FlowGraph
    import UIKit

    extension RandomWalk {
        /// Performs recorded actions in a new app, and compares it with the machine after each.
        /// Then tries actions that must change nothing in the last state. `flowgen tests` generates
        /// the calls.
        ///
        /// - Parameters:
        ///   - lines: the start and the actions, as in a finding's recorded walk, such as
        ///     `start if signedIn`, `shop.cart.checkout` and `back`.
        ///   - end: the description of the last state. `…` at its beginning stands for the
        ///     beginning that it shares with the state before.
        /// - Returns: the first difference, after lines for the actions that led to it; `nil` if
        ///   there is none.
        public func follow(_ lines: [String], to end: String) async -> String? {
            await suspending {
                RecordedWalk(lines, to: end, in: self)
            } end: {
                $0.finish()
            }
        }
    }

    /// A list of recorded actions in an app.
    @MainActor
    struct RecordedWalk: WalkParts {
        private let walk: RandomWalk
        private let end: String
        private var lines: ArraySlice<String>
        private var run: WalkRun?
        private var parts: ArraySlice<WalkPart> = []
        /// The actions without effect that are left; `nil` before the last state.
        private var idleSteps: ArraySlice<WalkStep>?
        /// The descriptions of the last two states.
        private var states: (before: String, now: String) = ("", "")
        private var failure: String?

        init(_ lines: [String], to end: String, in walk: RandomWalk) {
            (self.walk, self.end, self.lines) = (walk, end, lines.dropFirst())
            let program = walk.machine.program
            let starts = walk.machine.initialStates.filter { $0.state.layers.first?.origin == program.root.target }
            guard let start = starts.first(where: { program.walkStart(in: $0.state, choosing: $0.choices) == lines.first }) else {
                failure = "the app has no start \(lines.first ?? "")"
                return
            }
            let run = walk.begin(Luck(program: program, seed: 1, choices: start.choices))
            self.run = run
            states.now = run.stateText
            parts = [{ run.differenceAtStart() }]
        }

        mutating func continues() -> Bool {
            guard let run, failure == nil else { return false }
            if let part = parts.popFirst() {
                failure = part().map { (run.trail.map { "  \($0)" } + [$0]).joined(separator: "\n") }
            } else if let line = lines.popFirst() {
                guard let step = run.step(of: line) else {
                    failure = "\(line) isn't possible in \(run.stateText)"
                    return false
                }
                parts = run.parts(of: step)[...]
                states = (states.now, run.stateText)
            } else if isReached {
                idleSteps = idleSteps ?? run.idleSteps[...]
                guard let step = idleSteps?.popFirst() else {
                    failure = walk.edit.flatMap { run.app.lossOfWork(in: run.state, by: $0) }
                    return false
                }
                parts = run.parts(of: step)[...]
            } else {
                failure = "the last state is \(states.now), not \(end)"
                return false
            }
            return true
        }

        /// Ends the app. Returns the failure.
        func finish() -> String? {
            let problem = run?.end()
            return failure ?? problem
        }

        /// True if the last state has the expected description.
        private var isReached: Bool {
            guard end.hasPrefix("… ") else { return states.now == end }
            let changed = end.dropFirst(2)
            return states.now.hasSuffix(changed) && states.before.hasPrefix(states.now.dropLast(changed.count))
        }
    }
#endif
