#if os(Linux)
    import FlowGraph
    import FlowRuntime
    import UIKit

    /// One app in a storm.
    @MainActor
    final class StormRun {
        /// Calls something of a screen that a button of it would call: gives the words for that,
        /// and calls it again.
        typealias Call = @MainActor (UIViewController, inout SeededGenerator) -> (words: String, again: () -> Void)?

        let app: HeadlessApp<Coordinator>
        private let program: Program
        private let answering: WalkApp
        private let call: Call
        /// What else must hold at rest; gives what doesn't.
        var check: @MainActor () -> String? = { nil }
        /// What has been done, in words.
        private(set) var trail: [String] = []
        private var leaks = Leaks()
        /// What app code has presented.
        private var own: [UIViewController] = []
        /// The transition during which app code has changed a stack. UIKit puts that off, and a
        /// second change would bring back what the first removes.
        private weak var edited: (any UIViewControllerTransitionCoordinator)?

        init(_ app: HeadlessApp<Coordinator>, answering: WalkApp, program: Program, call: @escaping Call) {
            self.app = app
            self.answering = answering
            self.program = program
            self.call = call
            app.user.finishesTransitions = false
        }

        /// Does one thing; gives the difference that is seen where it was to come to rest.
        func take(_ step: StormStep) -> String? {
            if step.action == .settle {
                trail.append("at rest")
                return settle()
            }
            guard !step.action.disturbsFinger || !HeadlessUIKit.isHeld else { return nil }
            var random = SeededGenerator(seed: step.number)
            answering.begin(Luck(program: program, seed: random.next()), answers: answers(using: &random))
            if let did = perform(step.action, using: &random) { trail.append(did) }
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

        private func difference() -> String? {
            if HeadlessUIKit.transitionsInFlight > 0 { return "a transition doesn't end" }
            if let exception = HeadlessUIKit.exceptions.first { return "UIKit raised: \(exception)" }
            let snapshot = app.coordinator?.snapshot ?? Snapshot(layers: [])
            if let difference = differenceInContainers(below: app.window.rootViewController, from: snapshot) {
                return "\(difference)\n  the coordinators have \(snapshot.debugDescription)"
            }
            return leaks.next(below: app.window.rootViewController) ?? check()
        }

        // MARK: - Actions

        private var user: HeadlessUser { app.user }

        private func perform(_ action: StormAction, using random: inout SeededGenerator) -> String? {
            let animated = Bool.random(using: &random)
            let how = animated ? "" : ", not animated"
            let stack = user.visibleStack
            let navigation = stack.last?.navigationController
            if action.editsStack, let transition = navigation?.transitionCoordinator {
                guard transition !== edited else { return nil }
                edited = transition
            }
            switch action {
            case .tapButton: return tapButton(on: user.visibleViewController, times: 1, using: &random)
            case .doubleTap: return tapButton(on: user.visibleViewController, times: 2, using: &random)
            case .tapButtonBelow: return tapButton(on: stack.randomElement(using: &random), times: 1, using: &random).map { "below, " + $0 }
            case .tapBack: return user.tapBack() ? "back" : nil
            case .backMenu: return user.backMenu(skipping: .random(in: 0...2, using: &random)) ? "back menu" : nil
            case .beginSwipeBack: return edited == nil && user.beginSwipeBack() ? "swipe back begins" : nil
            case .beginSwipeDown: return user.beginSwipeDown() ? "swipe down begins" : nil
            case .letGo: return letGo(cancelled: animated)
            case .tapTab: return user.tapTab(.random(in: 0...3, using: &random)) ? "tap on a tab" : nil
            case .tapAlert: return user.tapAlert(at: .random(in: 0...1, using: &random)) ? "alert answered" : nil
            case .pop: return navigation?.popViewController(animated: animated) == nil ? nil : "app code pops\(how)"
            case .popToRoot:
                return (navigation?.popToRootViewController(animated: animated)).map { "app code pops \($0.count) to the root\(how)" }
            case .popTo:
                // A pop that UIKit puts off may find its screen gone, and raises then.
                guard let navigation, edited == nil, navigation.transitionCoordinator == nil,
                    let screen = stack.randomElement(using: &random)
                else { return nil }
                navigation.popToViewController(screen, animated: animated)
                return "app code pops to \(screen.title ?? "a screen")\(how)"
            case .removeScreen:
                guard let navigation, stack.count > 1, let screen = stack.dropLast().randomElement(using: &random) else { return nil }
                navigation.viewControllers.removeAll { $0 === screen }
                return "app code removes \(screen.title ?? "a screen") from the stack"
            case .setScreens:
                let kept = stack.filter { _ in Bool.random(using: &random) }
                guard let navigation, !kept.isEmpty else { return nil }
                navigation.setViewControllers(kept, animated: animated)
                return "app code sets \(kept.count) of \(stack.count) screens\(how)"
            case .dismiss:
                guard let screen = user.visibleViewController, screen.presentingViewController != nil else { return nil }
                screen.dismiss(animated: animated)
                return "\(screen.title ?? "the screen") dismisses itself\(how)"
            case .dismissFromRoot:
                guard let root = app.window.rootViewController, root.presentedViewController != nil else { return nil }
                root.dismiss(animated: animated)
                return "app code dismisses everything\(how)"
            case .dismissOwn:
                guard let modal = own.first(where: { $0.presentingViewController != nil }) else { return nil }
                modal.dismiss(animated: animated)
                return "app code dismisses its own\(how)"
            case .present: return present(animated: animated, using: &random)
            case .presentInPassing: return presentInPassing(animated: animated, using: &random)
            case .selectTab:
                guard let bar = navigation?.tabBarController ?? stack.last?.tabBarController, let count = bar.viewControllers?.count else {
                    return nil
                }
                bar.selectedIndex = .random(in: 0..<count, using: &random)
                return "app code selects tab \(bar.selectedIndex)"
            case .giveAnswer:
                guard let effect = program.effects.randomElement(using: &random) else { return nil }
                return answering.giveAnswer(of: effect.name.value) ? "the app answers \(effect.name.value)" : nil
            case .endTransition: return HeadlessUIKit.finishNextTransition() ? "a transition ends" : nil
            case .turn:
                HeadlessUIKit.turnRunLoop()
                return "a turn"
            case .settle: return nil
            }
        }

        private func tapButton(on screen: UIViewController?, times: Int, using random: inout SeededGenerator) -> String? {
            guard let screen, let (words, again) = call(screen, &random) else { return nil }
            if times == 2 { again() }
            return times == 2 ? "\(words), twice" : words
        }

        private func letGo(cancelled: Bool) -> String? {
            let didSwipeBack = cancelled ? user.cancelSwipeBack() : user.finishSwipeBack()
            let didSwipeDown = cancelled ? user.cancelSwipeDown() : user.finishSwipeDown()
            return didSwipeBack || didSwipeDown ? "the finger lets go\(cancelled ? ", taking it back" : "")" : nil
        }

        /// App code presents something of its own over what is on top.
        private func present(animated: Bool, using random: inout SeededGenerator) -> String? {
            guard let presenter = user.visibleViewController else { return nil }
            let modal = makeModal(using: &random)
            presenter.present(modal, animated: animated)
            return "app code presents its own\(animated ? "" : ", not animated")"
        }

        /// App code presents something whose end calls a transition of the screen below, from
        /// within `viewDidDisappear`.
        private func presentInPassing(animated: Bool, using random: inout SeededGenerator) -> String? {
            guard let presenter = user.visibleViewController, !(presenter is UIAlertController) else { return nil }
            let modal = makeModal(using: &random)
            var later = SeededGenerator(seed: random.next())
            modal.didDisappear = { [weak self, weak presenter] in
                _ = self?.tapButton(on: presenter, times: 1, using: &later).map { self?.trail.append("in viewDidDisappear, \($0)") }
            }
            presenter.present(modal, animated: animated)
            return "app code presents its own, which calls as it goes"
        }

        private func makeModal(using random: inout SeededGenerator) -> StormModal {
            let modal = StormModal(nibName: nil, bundle: nil)
            modal.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen].randomElement(using: &random) ?? .automatic
            own.append(modal)
            return modal
        }
    }

    /// What app code presents.
    private final class StormModal: UIViewController {
        var didDisappear: (@MainActor () -> Void)?

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard isBeingDismissed else { return }
            didDisappear?()
            didDisappear = nil
        }
    }
#endif
