#if canImport(UIKit)
    import FlowGraph
    import FlowRuntime
    import UIKit

    /// An app in a headless window, on which actions are taken and whose state is compared with the machine's.
    @MainActor
    final class RunningApp {
        let headless: HeadlessApp<Coordinator>
        let app: WalkApp
        let machine: Machine
        let tap: @MainActor (UIViewController, String) -> Bool
        private var leaks = Leaks()
        private weak var screenThatAsked: UIViewController?

        init(
            _ root: Coordinator, app: WalkApp, on device: UIUserInterfaceIdiom, program: Program,
            tap: @escaping @MainActor (UIViewController, String) -> Bool
        ) {
            headless = HeadlessApp(root, on: device)
            self.app = app
            machine = Machine(program)
            self.tap = tap
        }

        var window: UIWindow { headless.window }
        var user: HeadlessUser { headless.user }
        var program: Program { machine.program }

        /// Takes an action and lets everything that it began come to its end; gives what then differs from what was expected.
        func take(_ action: WalkAction, with luck: Luck, from state: State, expecting expectation: Expectation) -> String? {
            app.begin(luck, answers: expectation.answers(in: program))
            if let problem = perform(action, in: state) { return problem }
            user.finishTransitions()
            for choice in expectation.choices {
                if let problem = choose(choice) { return problem }
                user.finishTransitions()
            }
            return difference(from: expectation)
        }

        // MARK: - Questions to the user and the app

        /// Does what the user or the app has to do for a choice. Guards have been asked by now, and some effects have had their answer at once.
        private func choose(_ choice: Choice) -> String? {
            switch choice {
            case .asked, .answer(_, nil), .alert(nil, _):
                return nil
            case .alert(let index?, let name):
                guard let alert = user.alert else { return "there is no alert with \(name ?? "an action")" }
                guard alert.actions.indices.contains(index), let title = alert.actions[index].title else {
                    return "the alert has no action \(index)"
                }
                // A popover shows no cancel button: a tap beside it means that.
                return user.tapAlert(title) || user.swipeDown() ? nil : "\(title) can't be tapped"
            case .answer(let id, _):
                let name = program[id].name.value
                return app.giveAnswer(of: name) ? nil : "\(name) wasn't asked for an answer"
            }
        }

        /// Whether the screen that asked the app is on top.
        var showsScreenThatAsked: Bool {
            screenThatAsked != nil && screenThatAsked === user.visibleViewController
        }

        /// From now on the screen on top is the one that has asked the app.
        func keepScreenThatAsks() {
            screenThatAsked = user.visibleViewController
        }

        /// The app won't answer any more.
        func forgetQuestion() {
            screenThatAsked = nil
            app.forgetQuestion()
        }

        // MARK: - What is compared

        /// What differs from what was expected.
        func difference(from expectation: Expectation) -> String? {
            let expected = Snapshot(expectation.state, in: program)
            let snapshot = headless.coordinator?.snapshot ?? Snapshot(layers: [])
            guard snapshot == expected else {
                return "the coordinators have\n  \(snapshot.debugDescription)\nand the machine\n  \(expected.debugDescription)"
            }
            let effects = expectation.performed.map { program[$0].name.value }
            guard app.performed == effects else { return "the app performed \(app.performed), not \(effects)" }
            if let complaint = headless.complaints.first { return "UIKit complained: \(complaint)" }
            return differenceInContainers(below: window.rootViewController, from: snapshot) ?? differenceInBars(in: expectation.state)
                ?? leaks.next(below: window.rootViewController)
        }
    }
#endif
