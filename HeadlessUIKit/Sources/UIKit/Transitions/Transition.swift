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

    let isAnimated: Bool
    /// Whether the completions are forgotten.
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
    ///   - isAnimated: a transition that isn't ends within the call that begins it, and has a
    ///     coordinator only where UIKit behaves so.
    ///   - participants: the controllers that answer with this transition as their
    ///     `transitionCoordinator`.
    ///   - finish: brings the container to its final state, or back to the one before.
    ///   - completion: what the app gave to the call that began the transition. It comes after the
    ///     coordinator's completions.
    ///   - afterwards: what the container does after the app's completions.
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

    /// Lets the transition take its time, or ends it at once where it isn't animated.
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

    /// Does something when all else that waits for the transition has been done.
    func then(_ work: @escaping () -> Void) {
        followUps.append(work)
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

    /// The container reaches its final state while the coordinator can still be asked, as in
    /// `didShow`; then come the completions.
    func end() {
        end(with: {})
    }

    /// Ends before its time, since another transition of the same container begins: that one has
    /// begun when the completions come.
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

    /// Takes the transition away from its controllers.
    func drop() {
        for participant in participants {
            participant.ownTransitions.removeAll { $0.transition == nil || $0.transition === self }
        }
    }
}

/// Refers to a transition without keeping it.
struct WeakTransition {
    weak var transition: Transition?
}
