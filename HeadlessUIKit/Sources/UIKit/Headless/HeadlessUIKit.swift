/// What a test can see and steer, beyond what UIKit offers to an app.
///
/// Time stands still: an animated transition stays in flight until `finishTransitions()` lets it
/// end. There is no clock; a turn of the run loop ends when a test says so.
///
/// The record is one for the process. A test that doesn't suspend has the main actor to itself and
/// need only call `reset()` first; one that suspends should run in `withOwnState`, or others
/// running at the same time write into its record.
@MainActor public enum HeadlessUIKit {
    private static let shared = HeadlessState()
    @TaskLocal private static var own: HeadlessState?

    private static var state: HeadlessState { own ?? shared }

    /// The exceptions that UIKit would have raised since the last `reset()`, oldest first. A sound
    /// app leaves this empty.
    public static var exceptions: [UIKitException] { state.exceptions }

    /// What UIKit would have logged since the last `reset()`, oldest first.
    public static var warnings: [UIKitWarning] { state.warnings }

    /// How many transitions of views, such as cross-fades, there have been since the last
    /// `reset()`.
    public internal(set) static var viewTransitions: Int {
        get { state.viewTransitions }
        set { state.viewTransitions = newValue }
    }

    /// What `UIDevice.current` says. A phone, until a test sets it.
    public static var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { state.userInterfaceIdiom }
        set { state.userInterfaceIdiom = newValue }
    }

    /// Whether windows are of compact width, so that they have room for one column of a split view
    /// only and popovers become sheets: on a phone, unless
    /// ``HeadlessUser/resize(isNarrow:)`` has said otherwise.
    public internal(set) static var isNarrow: Bool {
        get { state.isNarrow ?? (state.userInterfaceIdiom == .phone) }
        set { state.isNarrow = newValue }
    }

    /// What UIKit does where Apple's documentation leaves it open. The plain behavior, until a test
    /// sets another.
    public static var behavior: UIKitBehavior {
        get { state.behavior }
        set { state.behavior = newValue }
    }

    /// How many transitions are in flight, those held by the user's finger included.
    public static var transitionsInFlight: Int {
        state.timeline.inFlight.count
    }

    /// Whether the user's finger holds a transition.
    public static var isHeld: Bool {
        state.timeline.inFlight.contains { $0.isInteractive }
    }

    /// Lets everything in flight end, in the order in which it began, and also what the completions
    /// start. Turns of the run loop come and go meanwhile.
    ///
    /// A transition that the user's finger holds isn't ended: that takes the finger.
    public static func finishTransitions() {
        state.timeline.finishAll(state.behavior.layoutPass)
    }

    /// Does something in the next turn of the run loop, as `RunLoop.main.perform` does on a device.
    ///
    /// - Parameter work: what to do.
    public static func inNextTurn(_ work: @escaping @MainActor () -> Void) {
        state.timeline.inNextTurn(work)
    }

    /// Does something at the end of each turn of the run loop, after its layout pass, as an
    /// observer of the main run loop does on a device.
    ///
    /// - Parameter work: what to do.
    /// - Returns: an object; the work is done for as long as it lives.
    public static func atEndOfTurns(_ work: @escaping @MainActor () -> Void) -> AnyObject {
        let observer = TurnEnd(work)
        state.timeline.observe(observer)
        return observer
    }

    /// Ends the current turn of the run loop and begins the next: the layout pass comes, and what
    /// was put off to the next turn. No transition ends.
    public static func turnRunLoop() {
        state.timeline.turn(state.behavior.layoutPass)
    }

    /// Ends one transition, the oldest that the finger doesn't hold, and lets a turn of the run
    /// loop go by. Whether there was one.
    @discardableResult
    public static func finishNextTransition() -> Bool {
        turnRunLoop()
        guard let next = state.timeline.inFlight.first(where: { !$0.isInteractive }) else { return false }
        state.timeline.end(next)
        turnRunLoop()
        return true
    }

    /// Makes the next transition that begins end without calling the completions that were added to
    /// it, as a device may under load.
    public static func loseNextCompletions() {
        state.timeline.loseNextCompletions()
    }

    /// Forgets what was recorded, drops what is in flight without ending it, and makes the device a
    /// phone again.
    public static func reset() {
        state.reset()
    }

    /// Runs a test with a record and a timeline of its own, apart from those of tests that run at
    /// the same time.
    ///
    /// - Parameter body: the test.
    /// - Returns: what the test gives.
    /// - Throws: what the test throws.
    public static func withOwnState<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        try await $own.withValue(HeadlessState()) { try await body() }
    }

    static func raise(_ exception: UIKitException) {
        state.exceptions.append(exception)
    }

    static func warn(_ kind: UIKitWarning.Kind, _ message: String) {
        state.warnings.append(UIKitWarning(kind: kind, message: message))
    }

    static func start(_ transition: Transition) {
        state.timeline.start(transition)
    }

    static func interrupt(_ transition: Transition) {
        state.timeline.remove(transition)
    }

    static func inLayoutPass(_ work: @escaping () -> Void) {
        state.timeline.inLayoutPass(work)
    }

    static func isBusy(_ window: UIWindow, apartFrom transition: Transition?) -> Bool {
        state.timeline.inFlight.contains { $0.window === window && $0 !== transition }
    }

    /// The transition that the user's finger holds in that window.
    static func transition(heldBy gesture: Gesture, in window: UIWindow) -> Transition? {
        state.timeline.inFlight.first { $0.window === window && $0.isInteractive && $0.gesture == gesture }
    }
}

extension UIViewController {
    /// The controller in messages: without an address, so that they are the same in each run.
    var nameInMessages: String { "<\(type(of: self))>" }
}
