#if canImport(UIKit)
    import FlowGraph
    import UIKit

    /// One walk: an app, and the machine beside it.
    @MainActor
    final class WalkRun {
        private let app: RunningApp
        private let machine: Machine
        private var state: State
        /// The last question of the app that nobody has answered.
        private var question: Question?
        /// What has been done, in words.
        private(set) var trail: [String] = []
        /// What of the language has been taken.
        private(set) var coverage = WalkCoverage()
        /// Leads to what hasn't been taken; nil where all is left to luck.
        private var guide: Guide?
        /// Whether the app ends now and then and starts with the state that it has saved.
        private let restarts: Bool
        /// How many actions there are to one such start.
        private static let actionsBetweenStarts = 10
        /// The starts that are drawn where a new app may help: guards decide how it begins.
        private static let numberOfStarts = 8
        private static let turnsOfTasks = 10

        /// Walks through an app; after another walk, it knows what has been taken there.
        init(_ app: RunningApp, machine: Machine, luck: Luck, isGuided: Bool = false, restarts: Bool = false, after other: WalkRun? = nil) {
            self.app = app
            self.machine = machine
            self.restarts = restarts
            state = machine.start(with: luck)
            coverage = other?.coverage ?? coverage
            guide = other.map(\.guide) ?? (isGuided ? Guide(machine, tapsAlerts: app.user.hasFinger) : nil)
        }

        private var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }

        /// What was done last, a line for each action.
        var lastActions: String {
            trail.suffix(30).map { "  \($0)" }.joined(separator: "\n")
        }

        /// Takes the app off the screen.
        func end() {
            app.end()
        }

        func differenceAtStart() -> String? {
            app.user.obstacle ?? app.difference(from: Expectation(state: state))
        }

        /// The seed of a new app, where there is a way from its start to what hasn't been taken and
        /// none has been found from here.
        func newStart(using random: inout SeededGenerator) -> UInt64? {
            guard guide?.giveUp() == true else { return nil }
            var seen: Set<State> = [state]
            for _ in 0..<Self.numberOfStarts {
                let seed = random.next()
                let start = machine.start(with: Luck(program: machine.program, seed: seed))
                if seen.insert(start).inserted, guide?.findsWay(from: start) == true { return seed }
            }
            return nil
        }

        /// What is done next: what the guide says, or else anything.
        func nextStep(using random: inout SeededGenerator) -> WalkStep? {
            if restarts, Int.random(in: 0..<Self.actionsBetweenStarts, using: &random) == 0 { return WalkStep(.restart, luck: 0) }
            if let guided = guide?.move(in: state) {
                return WalkStep(.move(guided.move), luck: random.next(), choices: guided.choices)
            }
            return randomAction(using: &random).map { WalkStep($0, luck: random.next()) }
        }

        private func randomAction(using random: inout SeededGenerator) -> WalkAction? {
            let action = machine.randomAction(in: state, question: question, onPad: isPad, using: &random)
            if let action, allows(action) { return action }
            return machine.moves(in: state).randomElement(using: &random).map { .move($0) }
        }

        /// Whether an action can be tried, and what must come of it is known.
        func allows(_ action: WalkAction) -> Bool {
            guard app.user.hasFinger || !action.needsFinger else { return false }
            guard machine.allows(action, in: state, question: question, onPad: isPad) else { return false }
            guard case .lateAnswer = action, let question else { return true }
            // The screen that asked may be on top again in another state: what its answer then
            // leads to, the machine hasn't seen.
            return !app.showsScreenThatAsked || state == question.expectation.state
        }

        /// Takes an action; gives what then differs.
        func take(_ step: WalkStep) -> String? {
            parts(of: step).lazy.compactMap { $0() }.first
        }

        /// Lets the tasks of the app's effects go on, and what they begin come to its end.
        func serveTasks() async {
            // The most turns that the app of a walk takes to answer, and FlowRuntime after it.
            for _ in 0..<Self.turnsOfTasks {
                await Task.yield()
                app.user.finishTransitions()
            }
        }

        /// What is done one after another to take an action; each part gives what then differs.
        func parts(of step: WalkStep) -> [WalkPart] {
            var luck = Luck(program: machine.program, seed: step.luck, tapsAlerts: app.user.hasFinger, choices: step.choices)
            luck.guardsHold = step.action == .restart
            let before = state
            let expectation: Expectation
            if case .lateAnswer(_, let result) = step.action, let question {
                expectation =
                    app.showsScreenThatAsked ? machine.expectation(of: result, to: question, with: luck) : Expectation(state: state)
            } else {
                expectation = machine.expectation(of: step.action, with: luck, in: state)
            }
            let action = action(of: step, expectation)
            let said = expectation.description(in: machine.program)
            trail.append(action.description(in: machine.program) + (said.isEmpty ? "" : " (\(said))"))
            state = expectation.state
            coverage.add(expectation, of: action, with: luck)
            guide?.add(expectation.steps)
            let isKept: WalkPart = { [self] in
                keepQuestion(of: action, luck: luck, before: before, expectation)
                return nil
            }
            return app.parts(of: action, with: luck, from: before, expecting: expectation) + [isKept]
        }

        /// Where the app is called before anything moves, the second of two taps calls it again; so
        /// there is only one.
        private func action(of step: WalkStep, _ expectation: Expectation) -> WalkAction {
            if case .doubleTap(let id) = step.action, !expectation.performed.isEmpty { .move(.transition(id)) } else { step.action }
        }

        private func keepQuestion(of action: WalkAction, luck: Luck, before: State, _ expectation: Expectation) {
            if action == .restart { question = nil }
            if case .lateAnswer = action {
                question = nil
            } else if case .answer(_, nil)? = expectation.choices.last {
                question = Question(action: action, luck: luck, before: before, expectation: expectation)
                app.keepScreenThatAsks()
                return
            }
            if question == nil { app.forgetQuestion() }
        }
    }
#endif
