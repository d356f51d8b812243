extension UIKitException {
    @MainActor fileprivate static func withoutSource(_ controller: UIViewController) -> UIKitException {
        .generic(
            "UIPopoverPresentationController (for \(controller.nameInMessages)) should have a non-nil sourceView or barButtonItem set "
                + "before the presentation occurs.")
    }
}

extension UIViewController {
    /// The presentation controller of the presentation that contains this controller, or else this
    /// controller's own.
    ///
    /// Until its container is presented, a screen in the container gets its own presentation
    /// controller, whose delegate is never called.
    var currentPresentationController: UIPresentationController? {
        var presented: UIViewController? = self
        while let candidate = presented {
            if candidate.ownPresenting != nil { return candidate.ownPresentationController }
            presented = candidate.parent
        }
        if let ownPresentationController { return ownPresentationController }
        let made = UIPresentationController.make(for: self)
        ownPresentationController = made
        return made
    }

    func carryOutPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: controller)
        if let exception = obstacle(toPresenting: controller) {
            HeadlessUIKit.raise(exception)
            return
        }
        if let transition = presenter.transitionInTheWay {
            transition.then { self.carryOutPresentation(of: controller, animated: animated, completion: completion) }
            return
        }
        guard mayPresent(controller, by: presenter), let window = presenter.viewIfLoaded?.window else { return }
        if let exception = controller.faultInOwnStyle {
            HeadlessUIKit.raise(exception)
            return
        }
        let transition = Transition(
            isAnimated: animated, from: presenter, to: controller, participants: [presenter, controller], window: window,
            style: controller.modalPresentationStyle,
            finish: { _ in presenter.endPresenting(controller) },
            completion: completion
        )
        presenter.beginPresenting(controller, in: window, animated: animated)
        transition.begin()
    }

    /// The transition that a presentation from this controller must wait for. UIKit presents after
    /// that transition.
    private var transitionInTheWay: Transition? {
        let isPresenting = ownPresented.map { $0.dismissal == nil } ?? false
        if outermost.isSlidingInOrOut || isPresenting { return nil }
        let content = HeadlessUIKit.behavior.waitsForContent ? transitionInside : nil
        return ownPresented?.dismissal ?? (transitionCoordinator as? Transition) ?? content
    }

    /// The transition in flight of a visible controller in this container.
    private var transitionInside: Transition? {
        visibleChildren.lazy.compactMap { child in
            child.ownTransitions.lazy.compactMap(\.transition).first ?? child.transitionInside
        }.first
    }

    private var isSlidingInOrOut: Bool { movement.isBeingPresented || dismissal != nil }

    /// The outermost container; for context styles, the nearest controller that defines the
    /// context.
    private func presenter(for controller: UIViewController) -> UIViewController {
        if controller.modalPresentationStyle.isInContext {
            var candidate: UIViewController? = self
            while let current = candidate {
                if current.definesPresentationContext { return current }
                candidate = current.parent
            }
        }
        return outermost
    }

    private func obstacle(toPresenting controller: UIViewController) -> UIKitException? {
        let sentence = "Application tried to present modally an active controller \(controller.nameInMessages)"
        if let presenting = controller.ownPresenting {
            return .invalidArgument("\(sentence) that is already presented by \(presenting.nameInMessages).")
        }
        if let parent = controller.parent {
            return .invalidArgument("\(sentence) that has a parent \(parent.nameInMessages).")
        }
        if controller === outermost || controller.viewIfLoaded?.window?.rootViewController === controller {
            return .invalidArgument("\(sentence).")
        }
        return nil
    }

    /// The exception that UIKit throws when an otherwise valid presentation begins.
    private var faultInOwnStyle: UIKitException? {
        if modalTransitionStyle == .partialCurl, modalPresentationStyle != .fullScreen {
            return .invalidArgument(
                "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(nameInMessages)."
            )
        }
        if !HeadlessUIKit.isNarrow, let popover = currentPresentationController as? UIPopoverPresentationController, !popover.hasAnchor {
            return .withoutSource(self)
        }
        return nil
    }

    private func mayPresent(_ controller: UIViewController, by presenter: UIViewController) -> Bool {
        let attempt = "Attempt to present \(controller.nameInMessages) on \(presenter.nameInMessages) (from \(nameInMessages))"
        if let presented = presenter.ownPresented {
            HeadlessUIKit.warn(.alreadyPresenting, "\(attempt) which is already presenting \(presented.nameInMessages).")
            return false
        }
        guard let window = presenter.viewIfLoaded?.window else {
            HeadlessUIKit.warn(.notInWindowHierarchy, "\(attempt) whose view is not in the window hierarchy.")
            return false
        }
        if presenter.outermost.isSlidingInOrOut {
            HeadlessUIKit.warn(.presentationInProgress, "\(attempt) while a presentation is in progress!")
            return false
        }
        if presenter.outermost !== window.rootViewController, presenter.outermost.ownPresenting == nil {
            HeadlessUIKit.warn(
                .detachedPresenter,
                "Presenting view controller \(controller.nameInMessages) from detached view controller \(nameInMessages) is not "
                    + "supported. Will become a hard exception in a future release."
            )
        }
        return true
    }

    private func beginPresenting(_ controller: UIViewController, in window: UIWindow, animated: Bool) {
        let presentation = controller.currentPresentationController
        presentation?.presenting = self
        presentation?.adapt()
        ownPresented = controller
        controller.ownPresenting = self
        controller.presentationWindow = window
        controller.movement.isBeingPresented = true
        window.layers.append(PresentedLayer(presenter: self, presented: controller))
        if controller.coversPresenter { beginAppearanceTransition(false, animated: animated) }
        let place = UIView(frame: window.bounds)
        presentation?.place = place
        window.install(place)
        place.install(controller.viewForInstalling)
        controller.beginAppearanceTransition(true, animated: animated)
    }

    private func endPresenting(_ controller: UIViewController) {
        controller.endAppearanceTransition()
        if controller.coversPresenter { leaveCoveredPlace() }
        controller.movement.isBeingPresented = false
    }

    private func leaveCoveredPlace() {
        coveredPlace = viewIfLoaded?.superview
        viewIfLoaded?.uninstall()
        endAppearanceTransition()
    }

    /// Adapts this presented layer to the width of the window. Its presenter leaves the screen if
    /// the layer now covers it, and returns if it doesn't any more.
    func adaptPresentation() {
        guard let presenter = ownPresenting, let presentation = ownPresentationController else { return }
        let covered = coversPresenter
        presentation.adapt()
        if presentation.shownStyle == .popover, let popover = presentation as? UIPopoverPresentationController, !popover.hasSource {
            HeadlessUIKit.raise(.withoutSource(self))
        }
        guard coversPresenter != covered else { return }
        if covered {
            presenter.returnToCoveredPlace(animated: false)
            presenter.endAppearanceTransition()
        } else {
            presenter.beginAppearanceTransition(false, animated: false)
            presenter.leaveCoveredPlace()
        }
    }

    /// True if presenting this controller removes the presenter from the screen.
    var coversPresenter: Bool {
        ownPresentationController?.shouldRemovePresentersView ?? modalPresentationStyle.coversPresenter
    }
}
