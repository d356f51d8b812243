#if os(iOS) || os(Linux)
    import UIKit

    /// Does something at the end of each turn of the main run loop, for as long as it lives.
    ///
    /// UIKit tells nobody of what app code does to its own containers: of a screen removed from
    /// below the top, in a tab that isn't shown or under a sheet, no delegate and no other
    /// controller hears. So whoever depends on them looks when a turn has ended.
    @MainActor
    final class TurnObserver {
        #if os(Linux)
            private let token: AnyObject

            init(_ work: @escaping @MainActor @Sendable () -> Void) {
                token = HeadlessUIKit.atEndOfTurns(work)
            }
        #else
            /// Only `init` and `deinit` touch it.
            private nonisolated(unsafe) let observer: CFRunLoopObserver?

            /// The order is after Core Animation's own observer, which lays out.
            init(_ work: @escaping @MainActor @Sendable () -> Void) {
                let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
                observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, CFIndex.max) { _, _ in
                    MainActor.assumeIsolated(work)
                }
                CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            }

            deinit {
                if let observer { CFRunLoopObserverInvalidate(observer) }
            }
        #endif
    }
#endif
