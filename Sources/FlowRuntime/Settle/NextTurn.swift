#if os(iOS) || os(Linux)
    import UIKit

    /// Runs a closure in the next turn of the main run loop, after UIKit has returned from its
    /// current call. The common modes include the turns during the user's touches.
    @MainActor
    func inNextTurn(_ work: @escaping @MainActor @Sendable () -> Void) {
        #if os(Linux)
            HeadlessUIKit.inNextTurn(work)
        #else
            RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(work) }
            // Otherwise the run loop would sleep at the end of its turn until another event.
            CFRunLoopWakeUp(CFRunLoopGetMain())
        #endif
    }
#endif
