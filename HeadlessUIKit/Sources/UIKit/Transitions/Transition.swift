/// A gesture that controls a transition.
enum Gesture {
    case swipeBack, swipeDown
}

/// A change on screen that lasts some time. The timeline owns it until it ends.
@MainActor final class Transition: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let presentationStyle: UIModalPresentationStyle
    /// The gesture that began the transition.
    let gesture: Gesture?
    private(set) var isInteractive: Bool
    private(set) var isCancelled = false
    private(set) weak var window: UIWindow?

    let isAnimated: Bool
    /// True if the completions are lost.
    var losesCompletions = false
    var initiallyInteractive: Bool { gesture != nil }

    private let from: UIViewController?
    private let to: UIViewController?
    private let participants: [UIViewController]
    private let finish: (_ cancelled: Bool) -> Void
    private let completion: (() -> Void)?
    private var followUps: [() -> Void]
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    private var isOver = false

    /// - Parameters:
    ///   - isAnimated: If false, the transition ends within the call that begins it. It has a
    ///     coordinator only if the current behavior says so.
    ///   - participants: The controllers that return this transition as their
    ///     `transitionCoordinator`.
    ///   - finish: Moves the container to its final state, or restores the old state.
    ///   - completion: The app's completion. It runs after the coordinator's completions.
    ///   - afterwards: The container's work after the app's completions.
    init(
        isAnimated: Bool = true, from: UIViewController?, to: UIViewController?, participants: [UIViewController], window: UIWindow?,
        style: UIModalPresentationStyle = .none, gesture: Gesture? = nil,
        finish: @escaping (_ cancelled: Bool) -> Void, completion: (() -> Void)? = nil, afterwards: @escaping () -> Void = {}
    ) {
        self.isAnimated = isAnimated
        self.from = from
        self.to = to
        self.participants = isAnimated || HeadlessUIKit.behavior.hasUnanimatedCoordinators ? participants : []
        self.window = window
        self.presentationStyle = style
        self.gesture = gesture
        self.isInteractive = gesture != nil
        self.finish = finish
        self.completion = completion
        followUps = [afterwards]
        super.init()
        for participant in self.participants { participant.ownTransitions.append(WeakTransition(transition: self)) }
    }

    /// Starts the transition. If it isn't animated, ends it immediately.
    func begin() {
        if isAnimated { HeadlessUIKit.start(self) } else { end() }
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
        return animation != nil || !HeadlessUIKit.behavior.refusesEmptyAnimations
    }

    /// Runs work after all other work that waits for the transition.
    func then(_ work: @escaping () -> Void) {
        followUps.append(work)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        guard isInteractive else { return }
        interactionHandlers.append(handler)
    }

    /// Releases the finger. Only the animation to the end, or back, remains.
    func letGo(cancelled: Bool) {
        isInteractive = false
        isCancelled = cancelled
        let handlers = interactionHandlers
        interactionHandlers = []
        handlers.forEach { $0(self) }
    }

    /// Moves the container to its final state while the coordinator is available, as in `didShow`,
    /// then runs the completions.
    func end() {
        end(with: {})
    }

    /// Ends early, because another transition of the same container begins. The new transition has
    /// begun when the completions run.
    func interrupt(by beginNext: () -> Void) {
        HeadlessUIKit.interrupt(self)
        end(with: beginNext)
    }

    private func end(with beginNext: () -> Void) {
        finish(isCancelled)
        beginNext()
        drop()
        if losesCompletions { completions = [] }
        while !completions.isEmpty { completions.removeFirst()(self) }
        isOver = true
        if !losesCompletions { completion?() }
        while !followUps.isEmpty { followUps.removeFirst()() }
    }

    /// Removes the transition from its controllers.
    func drop() {
        for participant in participants {
            participant.ownTransitions.removeAll { $0.transition == nil || $0.transition === self }
        }
    }
}

struct WeakTransition {
    weak var transition: Transition?
}
