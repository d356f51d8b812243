#if canImport(UIKit)
    import FlowGraph
    import UIKit

    /// One walk: an app and its machine.
    @MainActor
    final class WalkRun {
        let app: RunningApp
        private let machine: Machine
        private(set) var state: State
        /// The app's last unanswered question.
        private var question: Question?
        /// The descriptions of the actions so far.
        private(set) var trail: [String] = []
        private(set) var coverage = WalkCoverage()
        /// Leads to unperformed steps, or `nil` if all actions are random.
        private var guide: Guide?
        /// True if the app occasionally ends and restarts with the saved state.
        private let restarts: Bool
        /// The average number of actions between such restarts.
        private static let actionsBetweenStarts = 10
        /// The number of starts to try if the guards of a new app might help.
        private static let numberOfStarts = 8

        /// Creates a walk through an app. It continues the coverage and the guide of another walk.
        init(_ app: RunningApp, machine: Machine, luck: Luck, isGuided: Bool = false, restarts: Bool = false, after other: WalkRun? = nil) {
            self.app = app
            self.machine = machine
            self.restarts = restarts
            state = machine.start(with: luck)
            coverage = other?.coverage ?? coverage
            guide = other.map(\.guide) ?? (isGuided ? Guide(machine, tapsAlerts: app.user.hasFinger) : nil)
        }

        /// The last actions, a line for each.
        var lastActions: String {
            trail.suffix(30).map { "  \($0)" }.joined(separator: "\n")
        }

        /// The state's description.
        var stateText: String { state.description(in: machine.program) }

        /// The step of a recorded action; `nil` if it isn't possible.
        func step(of line: String) -> WalkStep? {
            for move in machine.moves(in: state) {
                for branch in machine.walkBranches(of: move, in: state, tapsAlerts: app.user.hasFinger)
                where machine.program.walkText(of: move, choosing: branch.choices) == line {
                    return WalkStep(.move(move), luck: 1, choices: branch.choices)
                }
            }
            return nil
        }

        /// Steps that must not change the state: refused and canceled gestures, and a tap on a
        /// button of the screen below.
        var idleSteps: [WalkStep] {
            var actions: [WalkAction] = [.refusedSwipeDown, .cancelledSwipeDown, .cancelledSwipeBack]
            let below = state.top?.content.activeSlots.dropLast().last
            if let id = below.flatMap({ machine.transitions(on: $0.screen).first }) {
                actions.append(.lateCall(below: 1, button: machine.program[id].name.value))
            }
            return actions.filter(allows).map { WalkStep($0, luck: 1) }
        }

        /// Ends the app. Returns the problem if its coordinator stays.
        @discardableResult
        func end() -> String? {
            app.end()
        }

        func differenceAtStart() -> String? {
            app.user.obstacle ?? app.difference(from: Expectation(state: state))
        }

        /// The seed of a new app, if an unperformed step is reachable from its start but not from
        /// the current state.
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

        /// The next step: the guide's, or a random one.
        func nextStep(using random: inout SeededGenerator) -> WalkStep? {
            if restarts, Int.random(in: 0..<Self.actionsBetweenStarts, using: &random) == 0 { return WalkStep(.restart, luck: 0) }
            if let guided = guide?.move(in: state), allows(.move(guided.move)) {
                return WalkStep(.move(guided.move), luck: random.next(), choices: guided.choices)
            }
            return randomAction(using: &random).map { WalkStep($0, luck: random.next()) }
        }

        private func randomAction(using random: inout SeededGenerator) -> WalkAction? {
            let action = machine.randomAction(in: state, question: question, at: app.width, using: &random)
            if let action, allows(action) { return action }
            return machine.moves(in: state).map(WalkAction.move).filter(allows).randomElement(using: &random)
        }

        /// True if an action can be tried and its result is predictable.
        func allows(_ action: WalkAction) -> Bool {
            guard app.user.hasFinger || !action.needsFinger && !isAtOtherWidth(action) else { return false }
            guard machine.allows(action, in: state, question: question, at: app.width) else { return false }
            guard case .lateAnswer = action, let question else { return true }
            // The screen that asked might be on top again in another state. The machine can't
            // predict the effect of its answer there.
            return !app.showsScreenThatAsked || state == question.expectation.state
        }

        /// True if an action taps a tab that is in the bar only at the other width.
        private func isAtOtherWidth(_ action: WalkAction) -> Bool {
            guard case .move(.tap(let flow, let tab)) = action, !machine.program[flow].isSplit else { return false }
            return machine.width(of: .tap(flow, tab: tab), in: state).map { $0 != app.width } ?? false
        }

        /// Performs a step. Returns the first difference.
        func take(_ step: WalkStep) -> String? {
            // A lazy sequence would perform a part twice.
            for part in parts(of: step) {
                if let difference = part() { return difference }
            }
            return nil
        }

        /// The parts of a step, performed in order. Each returns the first difference.
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
            trail.append(words(of: action, expectation))
            state = expectation.state
            var met = expectation
            let ends: WalkPart = { [self] in
                coverage.add(met, of: action, with: luck)
                guide?.add(met.steps)
                keepQuestion(of: action, luck: luck, before: before, met)
                return nil
            }
            // Only the app knows which screen has equal values and is kept by a link.
            let kept = expectation.choices.indices.filter { expectation.choices[$0] == .same(false) }.map { [luck] first in
                var luck = luck
                luck.firstSame = first
                return machine.expectation(of: action, with: luck, in: before)
            }
            let parts = app.parts(of: action, with: luck, from: before, expecting: expectation, or: kept) { [self] other in
                (met, state) = (other, other.state)
                trail[trail.count - 1] = words(of: action, other)
            }
            return parts + [ends]
        }

        private func words(of action: WalkAction, _ expectation: Expectation) -> String {
            let said = expectation.description(in: machine.program)
            return action.description(in: machine.program) + (said.isEmpty ? "" : " (\(said))")
        }

        /// A double tap becomes one tap if the app performs an effect before anything moves,
        /// because the second tap would perform it again.
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
