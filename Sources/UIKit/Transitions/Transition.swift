/// A movement of the finger that holds a transition.
enum Gesture {
    case swipeBack, swipeDown
}

/// One change of what is on screen that takes time. The timeline keeps it until it ends.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let presentationStyle: UIModalPresentationStyle
    /// What the user's finger began it with.
    let gesture: Gesture?
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private(set) weak var window: UIWindow?

    var isAnimated: Bool { true }
    var initiallyInteractive: Bool { gesture != nil }

    private let from: UIViewController?
    private let to: UIViewController?
    private let participants: [UIViewController]
    private let finish: (_ cancelled: Bool) -> Void
    private let afterwards: () -> Void
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var isOver = false

    /// - Parameters:
    ///   - participants: the controllers that answer with this transition as their `transitionCoordinator`.
    ///   - finish: brings the container to its final state, or back to the one before.
    ///   - afterwards: what has to wait for the app's completions.
    init(
        from: UIViewController?, to: UIViewController?, participants: [UIViewController], window: UIWindow?,
        style: UIModalPresentationStyle = .none, gesture: Gesture? = nil,
        finish: @escaping (_ cancelled: Bool) -> Void, afterwards: @escaping () -> Void = {}
    ) {
        self.from = from
        self.to = to
        self.participants = participants
        self.window = window
        self.presentationStyle = style
        self.gesture = gesture
        self.isInteractive = gesture != nil
        self.finish = finish
        self.afterwards = afterwards
        super.init()
        participants.forEach { $0.ownTransition = self }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    @discardableResult
    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !isOver else { return false }
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        guard isInteractive else { return }
        interactionHandlers.append(handler)
    }

    /// The finger lets go. What remains is the animation to the end, or back.
    func letGo(cancelled: Bool) {
        isInteractive = false
        isCancelled = cancelled
        let handlers = interactionHandlers
        interactionHandlers = []
        handlers.forEach { $0(self) }
    }

    /// The container reaches its final state while the coordinator can still be asked, as in `didShow`; then come the completions.
    func end() {
        finish(isCancelled)
        drop()
        while !completions.isEmpty {
            completions.removeFirst()(self)
        }
        isOver = true
        afterwards()
    }

    /// Takes the transition away from its controllers.
    func drop() {
        for participant in participants where participant.ownTransition === self {
            participant.ownTransition = nil
        }
    }
}
