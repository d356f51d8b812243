#if canImport(UIKit)
    import UIKit

    /// The system services that a walk inside an app needs: time and a window.
    @MainActor
    enum WalkSystem {
        #if os(Linux)
            static var complaints: [String] { HeadlessUIKit.complaints }

            /// Finishes all transitions. Returns true if a condition is then true.
            static func run(until isDone: () -> Bool) -> Bool {
                HeadlessUIKit.finishTransitions()
                return isDone()
            }

            /// Performs work. Linux has no autorelease pools.
            static func inPool<Result>(_ body: () -> Result) -> Result { body() }
        #else
            /// Always empty, because UIKit's exceptions end the process.
            static var complaints: [String] { [] }

            /// The duration between two checks, in seconds.
            private static let slice = 0.01
            /// The maximum number of checks: ten seconds.
            private static let limit = 1_000

            /// Runs the main run loop until a condition is true at two checks in a row. Returns
            /// false if it times out.
            static func run(until isDone: () -> Bool) -> Bool {
                var count = 0
                for _ in 0..<limit {
                    inPool {
                        let end = Date(timeIntervalSinceNow: slice)
                        // The run loop returns whenever it has processed an event.
                        while Date() < end, RunLoop.main.run(mode: .default, before: end) {}
                        count = isDone() ? count + 1 : 0
                    }
                    if count == 2 { return true }
                }
                return false
            }

            /// Performs work in an autorelease pool. Otherwise, autoreleased view controllers would
            /// live until the end of the test and look like leaks.
            static func inPool<Result>(_ body: () -> Result) -> Result {
                autoreleasepool(invoking: body)
            }

            /// Creates a window in a scene, or in the foreground scene if `nil`. On failure,
            /// returns the obstacle.
            static func makeWindow(in scene: UIWindowScene?) -> (window: UIWindow?, obstacle: String?) {
                guard isMainQueueServed() else {
                    return (
                        nil,
                        "the test keeps the main queue busy, so no animation ends; await the walk's run, or run it in a method of XCTest"
                    )
                }
                var scene = scene
                _ = run {
                    scene = scene ?? foregroundScene
                    return scene != nil
                }
                guard let scene else {
                    return (nil, "there is no scene in the foreground: the test needs an app as its host")
                }
                return (UIWindow(windowScene: scene), nil)
            }

            private static var foregroundScene: UIWindowScene? {
                UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first {
                    $0.activationState == .foregroundActive
                }
            }

            /// True if the run loop serves the main queue. It doesn't if the test itself runs on
            /// that queue.
            private static func isMainQueueServed() -> Bool {
                let flag = Flag()
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { flag.isUp = true }
                }
                return run { flag.isUp }
            }

            private final class Flag {
                var isUp = false
            }
        #endif
    }
#endif
