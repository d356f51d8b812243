#if os(iOS) || os(Linux)
    import UIKit

    /// Calls a closure for each window that comes on screen, as long as the observer lives.
    @MainActor
    final class WindowObserver {
        /// Foundation's token. Only `init` and `deinit` touch it.
        private nonisolated(unsafe) let token: any NSObjectProtocol

        init(_ didBecomeVisible: @escaping @MainActor @Sendable () -> Void) {
            token = NotificationCenter.default.addObserver(forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated(didBecomeVisible)
            }
        }

        deinit {
            NotificationCenter.default.removeObserver(token)
        }
    }
#endif
