#if os(iOS) || os(Linux)
    import UIKit

    /// Runs a closure at the end of each turn of the main run loop, as long as the observer lives.
    ///
    /// UIKit doesn't report every change that app code makes to its containers. For example, it
    /// tells nobody if code removes a screen below the top, in a hidden tab or under a sheet.
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

            /// The order is after Core Animation's observer, which performs layout.
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
