/// The transitions in flight, in the order in which they began.
@MainActor final class Timeline {
    private(set) var inFlight: [Transition] = []

    /// Far more than an app chains on purpose.
    private let limit = 1000

    func start(_ transition: Transition) {
        inFlight.append(transition)
    }

    func finishAll() {
        var count = 0
        while let next = inFlight.firstIndex(where: { !$0.isInteractive }) {
            guard count < limit else {
                HeadlessUIKit.warn(.endlessTransitions, "More than \(limit) transitions started one another; the rest was left in flight")
                return
            }
            count += 1
            inFlight.remove(at: next).end()
        }
    }

    func dropAll() {
        let dropped = inFlight
        inFlight = []
        dropped.forEach { $0.drop() }
    }
}
