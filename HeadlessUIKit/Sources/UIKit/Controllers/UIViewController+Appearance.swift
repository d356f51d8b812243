/// The phase of a controller's appearance. Every change of phase calls one appearance callback, so
/// the callbacks are paired.
enum Appearance: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// True if the controller is on screen or is appearing.
    var isOnScreen: Bool {
        switch self {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }
}

/// The reason why a controller appears or disappears. The controller can read it in its callbacks.
struct Movement {
    var isMovingToParent = false
    var isMovingFromParent = false
    var isBeingPresented = false
    var isBeingDismissed = false
}

extension UIViewController {
    /// The view for a container to install. Loads the view if necessary.
    var viewForInstalling: UIView {
        loadViewIfNeeded()
        return viewIfLoaded ?? UIView()
    }

    /// True if changes in this container are visible and therefore animated.
    var isOnScreen: Bool {
        appearance.isOnScreen && viewIfLoaded?.window != nil
    }

    func beginAppearing(animated: Bool) {
        guard !appearance.isOnScreen else { return }
        loadViewIfNeeded()
        appearance = .appearing(animated: animated)
        viewWillAppear(animated)
        viewIsAppearing(animated)
        fillSuperview()
        viewIfLoaded?.layoutIfNeeded()
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        containerWillAppear(animated: animated)
        for child in visibleChildren {
            child.beginAppearanceTransition(true, animated: animated)
        }
    }

    /// Gives a view without a size the size of its superview.
    private func fillSuperview() {
        guard let view = viewIfLoaded, view.frame.isEmpty, let superview = view.superview else { return }
        view.frame = superview.bounds
    }

    func beginDisappearing(animated: Bool) {
        guard appearance.isOnScreen else { return }
        appearance = .disappearing(animated: animated)
        viewWillDisappear(animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in ownChildren {
            child.beginAppearanceTransition(false, animated: animated)
        }
    }

    func endAppearance() {
        switch appearance {
        case .appearing(let animated):
            appearance = .appeared
            viewDidAppear(animated)
            guard shouldAutomaticallyForwardAppearanceMethods else { return }
            for child in ownChildren where child.appearance.isOnScreen && endsAppearing(of: child) {
                child.endAppearanceTransition()
            }
            containerDidAppear(animated: animated)
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
            guard shouldAutomaticallyForwardAppearanceMethods else { return }
            for child in ownChildren where !child.appearance.isOnScreen {
                child.endAppearanceTransition()
            }
        case .appeared, .disappeared:
            return
        }
    }

    /// Called when the app itself adds the view to a window or removes it. The controller appears
    /// or disappears with its container.
    func viewMoved(intoWindow isInWindow: Bool) {
        guard isInWindow else {
            beginAppearanceTransition(false, animated: false)
            endAppearanceTransition()
            return
        }
        guard let parent else {
            beginAppearanceTransition(true, animated: false)
            endAppearanceTransition()
            return
        }
        guard parent.shouldAutomaticallyForwardAppearanceMethods, parent.appearance.isOnScreen else { return }
        beginAppearanceTransition(true, animated: false)
        if parent.appearance == .appeared { endAppearanceTransition() }
    }
}
