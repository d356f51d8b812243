#if os(iOS) || os(Linux)
    import UIKit

    /// Retains an object as long as a controller lives.
    @MainActor
    func keepAlive(_ object: AnyObject, with controller: UIViewController) {
        #if os(Linux)
            HeadlessUIKit.keep(object, with: controller)
        #else
            objc_setAssociatedObject(controller, Unmanaged.passUnretained(object).toOpaque(), object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #endif
    }

    /// Releases an object that is retained with a controller.
    @MainActor
    func stopKeeping(_ object: AnyObject, with controller: UIViewController) {
        #if os(Linux)
            HeadlessUIKit.letGo(of: object, from: controller)
        #else
            objc_setAssociatedObject(controller, Unmanaged.passUnretained(object).toOpaque(), nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #endif
    }

    /// Runs a closure in a later turn of the run loop. For deinitializers, which run when the last
    /// reference is released, even during access to the property that held it.
    nonisolated func afterDeinit(_ work: @escaping @MainActor @Sendable () -> Void) {
        #if os(Linux)
            let isOnMainActor = HeadlessUIKit.isOnMainActor
        #else
            let isOnMainActor = Thread.isMainThread
        #endif
        if isOnMainActor {
            MainActor.assumeIsolated { inNextTurn(work) }
        } else {
            _Concurrency.Task { await inNextTurn(work) }
        }
    }
#endif
