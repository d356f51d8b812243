#if canImport(UIKit)
    import FlowGraph
    import FlowRuntime
    import FlowSpec
    import UIKit

    /// A part of a walk. The app's tasks run after it. Returns the first difference.
    typealias WalkPart = @MainActor () -> String?

    /// An app in a window. It performs actions and compares its state with the machine's.
    @MainActor
    final class RunningApp {
        /// The root coordinator, retained as a scene delegate would. `nil` while there is no app.
        private(set) var coordinator: Coordinator?
        let user: any WalkUser
        let app: WalkApp
        let machine: Machine
        let tap: @MainActor (UIViewController, String) -> Bool
        let opensLink: (@MainActor (Coordinator, String) -> Bool)?
        private let makeRoot: @MainActor (WalkApp) -> Coordinator
        private let makeWindow: (@MainActor (Coordinator) -> UIViewController)?
        private var leaks = Leaks()
        private var screenThatAsked: [WeakController] = []

        init(
            _ root: Coordinator, app: WalkApp, user: any WalkUser, program: Program,
            makeRoot: @escaping @MainActor (WalkApp) -> Coordinator, makeWindow: (@MainActor (Coordinator) -> UIViewController)?,
            tap: @escaping @MainActor (UIViewController, String) -> Bool,
            openLink: (@MainActor (Coordinator, String) -> Bool)? = nil
        ) {
            coordinator = root
            self.user = user
            self.app = app
            machine = Machine(program)
            self.makeRoot = makeRoot
            self.makeWindow = makeWindow
            self.tap = tap
            opensLink = openLink
            guard user.obstacle == nil else { return }
            window?.rootViewController = makeWindow?(root) ?? root.start()
            window?.makeKeyAndVisible()
            user.finishTransitions()
        }

        /// Stops the app and hides its window. Returns the problem if its coordinator stays.
        func end() -> String? {
            defer { window?.isHidden = true }
            return stop()
        }

        private func stop() -> String? {
            coordinator?.stop()
            user.finishTransitions()
            window?.rootViewController = nil
            coordinator = nil
            return app.root == nil ? nil : "the coordinator of the app that has ended isn't released"
        }

        /// Ends the app and starts a new one with the saved state. Returns the problem if it fails.
        func restart() -> String? {
            guard let state = coordinator?.savedState, let data = try? JSONEncoder().encode(state) else { return "no state was saved" }
            if let problem = stop() { return problem }
            let root = makeRoot(app)
            (coordinator, app.root) = (root, root)
            let (controller, restoration) = root.start(restoring: data)
            window?.rootViewController = controller
            user.finishTransitions()
            guard restoration.isOfSameProgram else { return "the saved state is another program's" }
            let losses = restoration.losses.map { "\($0.place) is \($0.reason)" }
            return losses.isEmpty ? nil : "the state wasn't restored: \(losses.joined(separator: ", "))"
        }

        var window: UIWindow? { user.appWindow }
        var program: Program { machine.program }
        /// The width of the window.
        var width: Width { window?.traitCollection.horizontalSizeClass == .regular ? .regular : .compact }

        /// The parts of an action, performed in order until the app is at rest. The last part
        /// returns the first difference from the expectation, unless one of the others is met;
        /// `meets` receives the met one.
        func parts(
            of action: WalkAction, with luck: Luck, from state: State, expecting expectation: Expectation, or others: [Expectation],
            meets: @escaping (Expectation) -> Void
        ) -> [WalkPart] {
            let begins: WalkPart = { [self] in
                app.begin(luck, answers: expectation.answers(in: program))
                return settling { perform(action, in: state) }
            }
            let choices = expectation.choices.map { choice -> WalkPart in { [self] in settling { choose(choice) } } }
            let compares: WalkPart = { [self] in
                let difference = difference(from: expectation)
                guard difference != nil, let other = others.first(where: { self.difference(from: $0) == nil }) else { return difference }
                meets(other)
                return nil
            }
            return [begins] + choices + [compares]
        }

        /// Performs work and waits for its transitions. Returns the problem if it fails.
        private func settling(_ work: () -> String?) -> String? {
            if let problem = WalkSystem.inPool(work) { return problem }
            user.finishTransitions()
            return nil
        }

        // MARK: - Questions

        /// Performs a choice of the user or the app. The guards and the effects that answer
        /// immediately have already been asked.
        private func choose(_ choice: Choice) -> String? {
            switch choice {
            case .asked, .same, .answer(_, nil):
                return nil
            case .alert(nil, _):
                return user.dismissAlert() ? nil : "there is no alert to dismiss"
            case .alert(let index?, let name):
                guard let alert = user.alert else { return "there is no alert with \(name ?? "an action")" }
                guard alert.actions.indices.contains(index), let title = alert.actions[index].title else {
                    return "the alert has no action \(name ?? "at \(index)")"
                }
                // A popover has no cancel button; a tap beside it cancels.
                return user.tapAlert(title) || user.swipeDown() ? nil : "\(title) can't be tapped"
            case .answer(let id, _):
                let name = program[id].name.value
                return app.giveAnswer(of: name) ? nil : "\(name) wasn't asked for an answer"
            }
        }

        /// True if the screen that asked the app is on top.
        var showsScreenThatAsked: Bool {
            !screenThatAsked.isEmpty && WalkSystem.inPool { screenThatAsked.map(\.controller) == visibleScreen }
        }

        /// The screen on top. SwiftUI can show another screen in the same view controller, with
        /// other controllers in it.
        private var visibleScreen: [UIViewController?] {
            guard let screen = user.visibleViewController else { return [] }
            return [screen] + (isInSwiftUI ? screen.children : [])
        }

        private struct WeakController {
            weak var controller: UIViewController?
        }

        /// Records the screen on top as the screen that asked the app.
        func keepScreenThatAsks() {
            WalkSystem.inPool { screenThatAsked = visibleScreen.map { WeakController(controller: $0) } }
        }

        /// Forgets the question, so the app doesn't answer it.
        func forgetQuestion() {
            screenThatAsked = []
            app.forgetQuestion()
        }

        // MARK: - Comparison

        /// The first difference from an expectation.
        func difference(from expectation: Expectation) -> String? {
            let expected = Snapshot(expectation.state, in: program)
            let snapshot = coordinator?.snapshot ?? Snapshot(layers: [])
            guard snapshot == expected else {
                return "the coordinators have\n  \(snapshot.debugDescription)\nand the machine\n  \(expected.debugDescription)"
            }
            let effects = expectation.performed.map { program[$0].name.value }
            guard inOrderOfCalls(app.performed) == inOrderOfCalls(effects) else {
                return "the app performed \(app.performed), not \(effects)"
            }
            if let complaint = user.complaints.first { return "UIKit complained: \(complaint)" }
            let difference = WalkSystem.inPool {
                differenceInContainers(
                    below: window?.rootViewController, from: snapshot, besides: externalFlows, inSwiftUI: isInSwiftUI)
                    ?? differenceInBars(in: expectation.state)
            }
            return difference ?? leak()
        }

        /// Sorts effects by the order of their calls. Async effects follow, because their tasks
        /// start after the steps.
        private func inOrderOfCalls(_ effects: [String]) -> [String] {
            let isAsync = Set(program.effects.filter(\.isAsync).map(\.name.value))
            return effects.filter { !isAsync.contains($0) } + effects.filter(isAsync.contains)
        }

        /// True if SwiftUI shows the app.
        var isInSwiftUI: Bool { makeWindow != nil }

        private var externalFlows: Set<String> { Set(program.flows.filter(\.isExternal).map(\.name.value)) }

        /// A removed view controller that hasn't been released, even after a while.
        private func leak() -> String? {
            var leak: String?
            _ = user.waits {
                leak = WalkSystem.inPool { leaks.next(below: window?.rootViewController) }
                return leak == nil
            }
            return leak
        }
    }
#endif
