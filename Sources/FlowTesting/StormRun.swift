#if os(Linux)
    import FlowGraph
    import FlowRuntime
    import UIKit

    @MainActor
    final class StormRun {
        /// Calls a transition that a button of a screen would call. Returns a description, and a
        /// closure that calls it again.
        typealias Call = @MainActor (UIViewController, inout SeededGenerator) -> (words: String, again: () -> Void)?

        private(set) var app: HeadlessApp<Coordinator>
        /// Starts the app, optionally with a saved state.
        private let start: @MainActor (Data?) -> HeadlessApp<Coordinator>
        let program: Program
        let answering: WalkApp
        let call: Call
        /// Opens a link by name, or performs a global transition.
        var openLink: (@MainActor (Coordinator, String) -> Bool)?
        /// Changes screens as the app's code would, selected by a number.
        var ownCode: (@MainActor (UInt64) -> String?)?
        /// The actions that aren't performed.
        var skipped: Set<StormAction> = []
        /// An additional check at rest. Returns the problem if it fails.
        var check: @MainActor () -> String? = { nil }
        /// The descriptions of the actions so far.
        var trail: [String] = []
        private var leaks = Leaks()
        /// The problem of a restart.
        private var fault: String?
        /// The modals that app code has presented.
        var own: [UIViewController] = []

        init(
            _ start: @escaping @MainActor (Data?) -> HeadlessApp<Coordinator>, answering: WalkApp, program: Program, call: @escaping Call
        ) {
            self.start = start
            self.answering = answering
            self.program = program
            self.call = call
            app = start(nil)
            app.user.finishesTransitions = false
        }

        var user: HeadlessUser { app.user }

        /// Performs a step. If the step settles the app, returns the first difference.
        func take(_ step: StormStep) -> String? {
            if step.action == .settle {
                trail.append("at rest")
                return settle()
            }
            guard !skipped.contains(step.action), !step.action.disturbsFinger || !HeadlessUIKit.isHeld else { return nil }
            var random = SeededGenerator(seed: step.number)
            answering.begin(Luck(program: program, seed: random.next()), answers: answers(using: &random))
            // An action without a visible effect might have turned the run loop, or UIKit has
            // postponed it.
            trail.append(perform(step.action, using: &random) ?? "(\(step.action))")
            return nil
        }

        private func answers(using random: inout SeededGenerator) -> [String: String?] {
            var answers: [String: String?] = [:]
            for effect in program.effects where !effect.results.isEmpty {
                answers.updateValue(effect.results.randomElement(using: &random)?.name.value, forKey: effect.name.value)
            }
            return answers
        }

        // MARK: - At rest

        private func settle() -> String? {
            user.finishSwipeBack()
            user.finishSwipeDown()
            user.finishTransitions()
            for _ in 0..<20 {
                if let alert = user.alert {
                    if !(alert.actions.first.flatMap(\.title).map(user.tapAlert) ?? false) { alert.dismiss(animated: false) }
                } else if let modal = own.first(where: { $0.presentingViewController != nil }) {
                    modal.presentingViewController?.dismiss(animated: false)
                } else {
                    break
                }
                user.finishTransitions()
            }
            own = []
            answering.begin(Luck(program: program, seed: 0), answers: [:])
            answering.forgetQuestion()
            return difference()
        }

        private var externalFlows: Set<String> { Set(program.flows.filter(\.isExternal).map(\.name.value)) }

        private func difference() -> String? {
            if let fault { return fault }
            if HeadlessUIKit.transitionsInFlight > 0 { return "a transition doesn't end" }
            if let exception = HeadlessUIKit.exceptions.first { return "UIKit raised: \(exception)" }
            let snapshot = app.coordinator?.snapshot ?? Snapshot(layers: [])
            if let difference = differenceInContainers(below: app.window.rootViewController, from: snapshot, besides: externalFlows) {
                return "\(difference)\n  the coordinators have \(snapshot.debugDescription)"
            }
            return leaks.next(below: app.window.rootViewController) ?? check()
        }

        // MARK: - The system

        /// The system terminates the app immediately, and starts it with the saved state.
        func restart() -> String? {
            guard let old = app.coordinator, let data = old.savedState.flatMap({ try? JSONEncoder().encode($0) }) else { return nil }
            let snapshot = old.snapshot
            old.stop()
            user.finishSwipeBack()
            user.finishSwipeDown()
            user.finishTransitions()
            fault = HeadlessUIKit.exceptions.first.map { "UIKit raised: \($0)" }
            app.window.rootViewController = nil
            own = []
            app = start(data)
            app.user.finishesTransitions = false
            let restored = app.coordinator?.snapshot
            if app.restoration?.isWhole == true, restored != snapshot {
                fault = "restored as\n  \(restored?.debugDescription ?? "nothing")\nand not as\n  \(snapshot.debugDescription)"
            }
            return "the app ends and begins again"
        }
    }
#endif
