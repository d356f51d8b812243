#if canImport(UIKit)
    import UIKit

    /// What a walk inside an app needs of the system beyond UIKit's controllers: time that passes,
    /// and a place for a window.
    @MainActor
    enum WalkSystem {
        #if os(Linux)
            /// What UIKit raised or warned of.
            static var complaints: [String] { HeadlessUIKit.complaints }

            /// Lets what is in flight end. Whether something holds then.
            static func run(until isDone: () -> Bool) -> Bool {
                HeadlessUIKit.finishTransitions()
                return isDone()
            }

            /// Does something. There are no pools here.
            static func inPool<Result>(_ body: () -> Result) -> Result { body() }
        #else
            /// UIKit itself says nothing: what it raises ends the process.
            static var complaints: [String] { [] }

            /// For how long the run loop runs between two looks, in seconds.
            private static let slice = 0.01
            /// The number of looks until it is given up: ten seconds.
            private static let limit = 1_000

            /// Runs the main run loop until something holds at two looks in a row; false where it
            /// doesn't come to that.
            static func run(until isDone: () -> Bool) -> Bool {
                var count = 0
                for _ in 0..<limit {
                    inPool {
                        let end = Date(timeIntervalSinceNow: slice)
                        // The run loop comes back whenever it has had something to do.
                        while Date() < end, RunLoop.main.run(mode: .default, before: end) {}
                        count = isDone() ? count + 1 : 0
                    }
                    if count == 2 { return true }
                }
                return false
            }

            /// Does something and then releases what it only borrowed: UIKit would keep that until
            /// the test's end, and it would look like a leak.
            static func inPool<Result>(_ body: () -> Result) -> Result {
                autoreleasepool(invoking: body)
            }

            /// A window in a scene, or without one in the foreground's; nil with what keeps an app
            /// from being used there.
            static func makeWindow(in scene: UIWindowScene?) -> (window: UIWindow?, obstacle: String?) {
                guard isMainQueueServed() else {
                    return (
                        nil,
                        "the test keeps the main queue busy, so that no animation ends: await the walk's run, or take it in a method of XCTest"
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

            /// Whether what waits in the main queue is done while the run loop runs: it isn't where
            /// the test was itself taken from that queue.
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
