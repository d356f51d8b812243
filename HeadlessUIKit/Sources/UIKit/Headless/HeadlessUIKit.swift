/// The observations and controls for tests that UIKit doesn't have.
///
/// An animated transition stays in flight until `finishTransitions()` ends it. There is no clock,
/// and a turn of the run loop ends when a test ends it.
///
/// All tests of a process share one record. A test that doesn't suspend only has to call `reset()`
/// first. Run a test that suspends in `withOwnState`, or concurrent tests write into its record.
@MainActor public enum HeadlessUIKit {
    private static let shared = HeadlessState()

    private static var state: HeadlessState { OwnState.current ?? shared }

    /// The exceptions that UIKit would have thrown since the last `reset()`, oldest first. Empty
    /// for a correct app.
    public static var exceptions: [UIKitException] { state.exceptions }

    /// The warnings that UIKit would have logged since the last `reset()`, oldest first.
    public static var warnings: [UIKitWarning] { state.warnings }

    /// The number of view transitions, such as cross-fades, since the last `reset()`.
    public internal(set) static var viewTransitions: Int {
        get { state.viewTransitions }
        set { state.viewTransitions = newValue }
    }

    /// The idiom of `UIDevice.current`. A phone by default.
    public static var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { state.userInterfaceIdiom }
        set { state.userInterfaceIdiom = newValue }
    }

    /// True if windows have compact width: a split view shows one column, and popovers become
    /// sheets. By default true on a phone. ``HeadlessUser/resize(isNarrow:)`` sets it.
    public internal(set) static var isNarrow: Bool {
        get { state.isNarrow ?? (state.userInterfaceIdiom == .phone) }
        set { state.isNarrow = newValue }
    }

    /// The variant of UIKit's behavior where Apple's documentation doesn't specify it.
    public static var behavior: UIKitBehavior {
        get { state.behavior }
        set { state.behavior = newValue }
    }

    /// The number of transitions in flight, including interactive ones.
    public static var transitionsInFlight: Int {
        state.timeline.inFlight.count
    }

    /// True if the user's finger controls a transition.
    public static var isHeld: Bool {
        state.timeline.inFlight.contains { $0.isInteractive }
    }

    /// Ends all transitions in flight in the order in which they began, then all transitions that
    /// completions start. Also runs turns of the run loop.
    ///
    /// Doesn't end an interactive transition: the user's finger ends it.
    public static func finishTransitions() {
        state.timeline.finishAll(state.behavior.layoutPass)
    }

    /// Runs work in the next turn of the run loop, as `RunLoop.main.perform` does on a device.
    ///
    /// - Parameter work: The work to run.
    public static func inNextTurn(_ work: @escaping @MainActor () -> Void) {
        state.timeline.inNextTurn(work)
    }

    /// Runs work at the end of each turn of the run loop, after its layout pass. On a device, an
    /// observer of the main run loop does so.
    ///
    /// - Parameter work: The work to run.
    /// - Returns: An observer. The work runs as long as you retain it.
    public static func atEndOfTurns(_ work: @escaping @MainActor () -> Void) -> AnyObject {
        let observer = TurnEnd(work)
        state.timeline.observe(observer)
        return observer
    }

    /// Ends the current turn of the run loop and begins the next. Runs the layout pass and the work
    /// scheduled for the next turn. Doesn't end transitions.
    public static func turnRunLoop() {
        state.timeline.turn(state.behavior.layoutPass)
    }

    /// Ends the oldest transition that isn't interactive, and runs turns of the run loop. Returns
    /// whether a transition ended.
    @discardableResult
    public static func finishNextTransition() -> Bool {
        turnRunLoop()
        guard let next = state.timeline.inFlight.first(where: { !$0.isInteractive }) else { return false }
        state.timeline.end(next)
        turnRunLoop()
        return true
    }

    /// Makes the next transition end without calling its coordinator's completions, as a device
    /// sometimes does under load.
    public static func loseNextCompletions() {
        state.timeline.loseNextCompletions()
    }

    /// Clears the record, drops transitions in flight without ending them, and resets the idiom to
    /// phone.
    public static func reset() {
        state.reset()
    }

    /// Runs a test with a separate record and timeline, isolated from concurrent tests. Its tasks
    /// run on the main queue, one after another.
    ///
    /// - Parameter body: The test.
    /// - Returns: The result of the test.
    /// - Throws: The error that the test throws.
    public static func withOwnState<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        _ = runTasksOnMainQueue
        return try await OwnState.$current.withValue(HeadlessState()) { try await body() }
    }

    /// The state of another headless module, created when it is first needed.
    package static func attached<Attached: AnyObject>(_ make: () -> Attached) -> Attached {
        let key = ObjectIdentifier(Attached.self)
        if let known = state.attached[key] as? Attached { return known }
        let made = make()
        state.attached[key] = made
        return made
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

    package static func inLayoutPass(_ work: @escaping () -> Void) {
        state.timeline.inLayoutPass(work)
    }

    static func isBusy(_ window: UIWindow, apartFrom transition: Transition?) -> Bool {
        state.timeline.inFlight.contains { $0.window === window && $0 !== transition }
    }

    /// Cancels the gestures in a window, and ends its transitions in flight.
    static func endTransitions(in window: UIWindow) {
        for transition in state.timeline.inFlight where transition.window === window {
            if transition.isInteractive { transition.letGo(cancelled: true) }
            // A completion can interrupt the next transition.
            if state.timeline.inFlight.contains(where: { $0 === transition }) { state.timeline.end(transition) }
        }
    }

    /// Performs work now, or after the transitions in flight in a window.
    package static func atRest(_ window: UIWindow, perform work: @escaping () -> Void) {
        guard let last = state.timeline.inFlight.last(where: { $0.window === window }) else { return work() }
        last.then { atRest(window, perform: work) }
    }

    /// The interactive transition in that window.
    static func transition(heldBy gesture: Gesture, in window: UIWindow) -> Transition? {
        state.timeline.inFlight.first { $0.window === window && $0.isInteractive && $0.gesture == gesture }
    }
}

/// The state of a test with its own state.
enum OwnState {
    @TaskLocal static var current: HeadlessState?
}

extension UIViewController {
    /// The controller's name in messages, without an address, so messages are reproducible.
    var nameInMessages: String { "<\(type(of: self))>" }
}
