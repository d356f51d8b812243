#if os(Linux)
    import FlowRuntime
    import UIKit

    // MARK: - Actions

    extension StormRun {
        func perform(_ action: StormAction, using random: inout SeededGenerator) -> String? {
            let animated = Bool.random(using: &random)
            let how = animated ? "" : ", not animated"
            let stack = user.visibleStack
            let navigation = stack.last?.navigationController
            if action.editsStack, navigation?.hasPutOffChanges == true { return nil }
            switch action {
            case .tapButton: return tapButton(on: user.visibleViewController, times: 1, using: &random)
            case .doubleTap: return tapButton(on: user.visibleViewController, times: 2, using: &random)
            case .tapButtonBelow: return tapButton(on: stack.randomElement(using: &random), times: 1, using: &random).map { "below, " + $0 }
            case .tapBack: return user.tapBack() ? "back" : nil
            case .backMenu: return user.backMenu(skipping: .random(in: 0...2, using: &random)) ? "back menu" : nil
            case .beginSwipeBack:
                return !hasPutOffChanges && user.beginSwipeBack(from: animated ? .edge : .content) ? "swipe back begins" : nil
            case .beginSwipeDown: return user.beginSwipeDown() ? "swipe down begins" : nil
            case .letGo: return letGo(cancelled: animated)
            case .tapTab: return tapTab(.random(in: 0...4, using: &random)) ? "tap on a tab" : nil
            case .resize:
                user.resize(isNarrow: animated)
                return "the window is \(animated ? "narrow" : "wide")"
            case .tapAlert: return user.tapAlert(at: .random(in: 0...1, using: &random)) ? "alert answered" : nil
            case .pop: return navigation?.popViewController(animated: animated) == nil ? nil : "app code pops\(how)"
            case .popToRoot:
                return (navigation?.popToRootViewController(animated: animated)).map { "app code pops \($0.count) to the root\(how)" }
            case .popTo:
                // UIKit throws an exception if the screen of a postponed pop is gone by then.
                guard let navigation, navigation.transitionCoordinator == nil, let screen = stack.randomElement(using: &random) else {
                    return nil
                }
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
                guard let bar = containers(UITabBarController.self).randomElement(using: &random),
                    let count = bar.viewControllers?.count, count > 0
                else { return nil }
                let index = Int.random(in: 0..<count, using: &random)
                bar.selectedIndex = index
                return "app code selects tab \(index)"
            case .showColumn:
                guard let split = containers(UISplitViewController.self).randomElement(using: &random),
                    let column = split.possibleColumns.randomElement(using: &random),
                    (split.columnControllers.first as? UINavigationController)?.hasPutOffChanges != true
                else { return nil }
                split.show(column)
                return "app code shows column \(column)"
            case .openLink:
                guard let openLink, let root = app.coordinator, let link = program.links.randomElement(using: &random) else { return nil }
                return "link \(link.name.value)\(openLink(root, link.name.value) ? "" : ", which doesn't open")"
            case .ownCode: return hasPutOffChanges ? nil : ownCode?(random.next())
            case .giveAnswer:
                guard let effect = program.effects.randomElement(using: &random) else { return nil }
                return answering.giveAnswer(of: effect.name.value) ? "the app answers \(effect.name.value)" : nil
            case .endTransition: return HeadlessUIKit.finishNextTransition() ? "a transition ends" : nil
            case .turn:
                HeadlessUIKit.turnRunLoop()
                return "a turn"
            case .restart: return restart()
            case .settle: return nil
            }
        }

        /// True if UIKit has postponed a change of any stack. A storm doesn't know which stack
        /// `ownCode` changes.
        private var hasPutOffChanges: Bool { containers(UINavigationController.self).contains(where: \.hasPutOffChanges) }

        private func tapButton(on screen: UIViewController?, times: Int, using random: inout SeededGenerator) -> String? {
            guard let screen, let (words, again) = call(screen, &random) else { return nil }
            if times == 2 { again() }
            return times == 2 ? "\(words), twice" : words
        }

        /// Taps a tab of the innermost bar, which can be a custom one.
        private func tapTab(_ index: Int) -> Bool {
            guard let bar = user.visibleViewController.flatMap({ $0 as? UITabBarController ?? $0.tabBarController }) else { return false }
            guard let custom = bar as? CustomTabBarController else { return user.tapTab(index, in: bar) }
            return custom.items.indices.contains(index) && user.tap(custom.items[index])
        }

        /// The containers of a kind in the window, visible or not.
        private func containers<Kind: UIViewController>(_ kind: Kind.Type) -> [Kind] {
            var found: [Kind] = []
            var open = [app.window.rootViewController].compactMap { $0 } + user.presentedLayers
            while let controller = open.popLast() {
                if let container = controller as? Kind { found.append(container) }
                open += controller.children
            }
            return found
        }

        private func letGo(cancelled: Bool) -> String? {
            let didSwipeBack = cancelled ? user.cancelSwipeBack() : user.finishSwipeBack()
            let didSwipeDown = cancelled ? user.cancelSwipeDown() : user.finishSwipeDown()
            guard didSwipeBack || didSwipeDown else { return nil }
            return cancelled ? "the gesture is canceled" : "the gesture ends"
        }

        /// App code presents a modal on top.
        private func present(animated: Bool, using random: inout SeededGenerator) -> String? {
            guard let screen = user.visibleViewController else { return nil }
            let isFromContainer = Bool.random(using: &random)
            let presenter = isFromContainer ? sequence(first: screen, next: \.parent).reversed()[0] : screen
            presenter.present(makeModal(using: &random), animated: animated)
            return "app code presents its own\(isFromContainer ? " from the container" : "")\(animated ? "" : ", not animated")"
        }

        /// App code presents a modal. When dismissed, its `viewDidDisappear` calls a transition of
        /// the screen below.
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

    /// A modal that app code presents.
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
