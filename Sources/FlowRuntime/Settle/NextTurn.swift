#if os(iOS) || os(Linux)
    import UIKit

    /// Does something when UIKit has returned from whatever it is in the middle of: in the next
    /// turn of the run loop.
    ///
    /// A turn comes also while the user's finger is down, which is what the common modes are for.
    @MainActor
    func inNextTurn(_ work: @escaping @MainActor @Sendable () -> Void) {
        #if os(Linux)
            HeadlessUIKit.inNextTurn(work)
        #else
            RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(work) }
            // At the end of a turn the run loop would sleep until something else happens.
            CFRunLoopWakeUp(CFRunLoopGetMain())
        #endif
    }
#endif
