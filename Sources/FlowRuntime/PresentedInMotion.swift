#if canImport(UIKit)
    import UIKit

    /// The lowest of the layers over a controller that is sliding in or out.
    @MainActor
    func lowestInMotion(over controller: UIViewController) -> UIViewController? {
        var layer = controller.presentedViewController
        while let current = layer, !current.isBeingPresented, !current.isBeingDismissed { layer = current.presentedViewController }
        return layer
    }
#endif
