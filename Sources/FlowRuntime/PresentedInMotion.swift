#if canImport(UIKit)
    import UIKit

    extension UIViewController {
        /// The lowest of the layers over this controller that is sliding in or out.
        var presentedInMotion: UIViewController? {
            var layer = presentedViewController
            while let current = layer, !current.isBeingPresented, !current.isBeingDismissed { layer = current.presentedViewController }
            return layer
        }
    }
#endif
