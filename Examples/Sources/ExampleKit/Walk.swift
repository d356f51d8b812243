#if os(Linux)
    import FlowRuntime
    import UIKit

    /// A user's walk through an app in a headless window, printed step by step.
    @MainActor
    public final class Walk {
        /// The window of the app.
        public let window: UIWindow
        private let scene = UIWindowScene()
        /// The simulated user.
        public let user: HeadlessUser
        private let coordinator: Coordinator
        private var trail: [String] = []
        private var tab = ""

        /// Starts an app in a new window.
        public init(_ coordinator: Coordinator) {
            self.coordinator = coordinator
            window = UIWindow(windowScene: scene)
            window.rootViewController = coordinator.start()
            window.makeKeyAndVisible()
            user = HeadlessUser(window: window)
            report("start")
        }

        /// Taps a button of the visible screen.
        public func tap(_ button: String) {
            let isThere = user.visibleViewController.map { ExampleKit.tap(button, on: $0) } ?? false
            user.finishTransitions()
            report(isThere ? "tap \(button)" : "no button \(button)")
        }

        /// Performs any other action of the user.
        public func act(_ name: String, _ action: (HeadlessUser) -> Bool) {
            let isDone = action(user)
            report(isDone ? name : "can't \(name)")
        }

        /// Performs an action in code.
        public func call(_ name: String, _ action: () -> Void) {
            action()
            user.finishTransitions()
            report(name)
        }

        /// Prints the whole walk on one line: each stack, the actions other than taps, and the tab
        /// when it changes.
        public func finish() {
            print("\n" + trail.joined(separator: " → "))
        }

        private func report(_ action: String) {
            let state = "\(coordinator.snapshot)"
            let words = state.split(separator: " ", maxSplits: 2).map(String.init)
            let isSameTab = words.count == 3 && words[0] == "tab" && words[1] == tab
            let shown = isSameTab || trail.isEmpty ? words.last ?? state : state
            tab = words.count == 3 ? words[1] : ""
            trail.append(action.hasPrefix("tap ") || action == "start" ? shown : "\(action) \(shown)")
            print("\(action.padding(toLength: 28, withPad: " ", startingAt: 0)) → \(state)")
            for exception in HeadlessUIKit.exceptions { print("  UIKit raised: \(exception)") }
        }
    }
#endif
