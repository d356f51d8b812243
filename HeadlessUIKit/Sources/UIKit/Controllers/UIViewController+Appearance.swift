/// Where a controller is in appearing and disappearing. The callbacks come in pairs because each
/// follows from a change of this.
enum Appearance: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// Whether the controller is on screen or on its way there.
    var isOnScreen: Bool {
        switch self {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }
}

/// Why a controller appears or disappears, as it can ask while it does.
struct Movement {
    var isMovingToParent = false
    var isMovingFromParent = false
    var isBeingPresented = false
    var isBeingDismissed = false
}

extension UIViewController {
    /// The view, as a container needs it: loaded, and never nil.
    var viewForInstalling: UIView {
        loadViewIfNeeded()
        return viewIfLoaded ?? UIView()
    }

    /// Whether changes in this container are seen, and so take their time.
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

    /// A view without a size of its own is as large as what it comes into.
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

    /// The app itself put the view into a window or took it out: the controller follows, at the
    /// pace of its container.
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
