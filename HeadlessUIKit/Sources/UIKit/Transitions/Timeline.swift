/// The transitions in flight, in the order in which they began, and the work for the next turn of
/// the run loop.
@MainActor final class Timeline {
    private(set) var inFlight: [Transition] = []
    private var nextTurn: [() -> Void] = []
    private var layoutPass: [() -> Void] = []
    private var losesNextCompletions = false
    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var observer: TurnEnd?
    }

    /// The maximum number of rounds, far more than an app needs.
    private let limit = 1000

    func start(_ transition: Transition) {
        if losesNextCompletions {
            losesNextCompletions = false
            transition.losesCompletions = true
        }
        inFlight.append(transition)
    }

    func inNextTurn(_ work: @escaping () -> Void) {
        nextTurn.append(work)
    }

    func inLayoutPass(_ work: @escaping () -> Void) {
        layoutPass.append(work)
    }

    func loseNextCompletions() {
        losesNextCompletions = true
    }

    func observe(_ observer: TurnEnd) {
        observers.removeAll { $0.observer == nil }
        observers.append(WeakObserver(observer: observer))
    }

    /// Ends the current turn and begins the next. Returns whether there was, or is, any work.
    @discardableResult
    func turn(_ order: UIKitBehavior.LayoutPass) -> Bool {
        let isIdle = nextTurn.isEmpty && layoutPass.isEmpty
        if order != .afterNextTurn { layOut() }
        let work = nextTurn
        nextTurn = []
        work.forEach { $0() }
        layOut()
        for known in observers { known.observer?.work() }
        return !isIdle || !nextTurn.isEmpty || !layoutPass.isEmpty
    }

    private func layOut() {
        let work = layoutPass
        layoutPass = []
        work.forEach { $0() }
    }

    func end(_ transition: Transition) {
        inFlight.removeAll { $0 === transition }
        transition.end()
    }

    /// Removes a transition that is interrupted.
    func remove(_ transition: Transition) {
        inFlight.removeAll { $0 === transition }
    }

    func finishAll(_ order: UIKitBehavior.LayoutPass) {
        for _ in 0..<limit {
            if turn(order) { continue }
            guard let next = inFlight.first(where: { !$0.isInteractive }) else { return }
            end(next)
        }
        HeadlessUIKit.warn(.endlessTransitions, "More than \(limit) transitions started one another; the rest was left in flight")
    }

    func dropAll() {
        let (dropped, work) = (inFlight, nextTurn + layoutPass)
        observers = []
        inFlight = []
        nextTurn = []
        layoutPass = []
        losesNextCompletions = false
        // Releasing the work can schedule another turn.
        withExtendedLifetime(work) { dropped.forEach { $0.drop() } }
    }
}

/// Work that runs at the end of each turn, as long as the object is retained.
@MainActor final class TurnEnd {
    let work: () -> Void

    init(_ work: @escaping () -> Void) {
        self.work = work
    }
}
