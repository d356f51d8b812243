/// What a test can see and steer, beyond what UIKit offers to an app.
///
/// Time stands still: an animated transition stays in flight until `finishTransitions()` lets it end. There is no clock and no run loop.
///
/// The record is one for the process. A test that doesn't suspend has the main actor to itself and need only call `reset()` first;
/// one that suspends should run in `withOwnState`, or others running at the same time write into its record.
@MainActor public enum HeadlessUIKit {
    private static let shared = HeadlessState()
    @TaskLocal private static var own: HeadlessState?

    private static var state: HeadlessState { own ?? shared }

    /// The exceptions that UIKit would have raised since the last `reset()`, oldest first. A sound app leaves this empty.
    public static var exceptions: [UIKitException] { state.exceptions }

    /// What UIKit would have logged since the last `reset()`, oldest first.
    public static var warnings: [UIKitWarning] { state.warnings }

    /// What `UIDevice.current` says. A phone, until a test sets it.
    public static var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { state.userInterfaceIdiom }
        set { state.userInterfaceIdiom = newValue }
    }

    /// How many transitions are in flight, those held by the user's finger included.
    public static var transitionsInFlight: Int {
        state.timeline.inFlight.count
    }

    /// Lets everything in flight end, in the order in which it began, and also what the completions start.
    ///
    /// A transition that the user's finger holds isn't ended: that takes the finger.
    public static func finishTransitions() {
        state.timeline.finishAll()
    }

    /// Forgets what was recorded, drops what is in flight without ending it, and makes the device a phone again.
    public static func reset() {
        state.reset()
    }

    /// Runs a test with a record and a timeline of its own, apart from those of tests that run at the same time.
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

    static func isBusy(_ window: UIWindow) -> Bool {
        state.timeline.inFlight.contains { $0.window === window }
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
