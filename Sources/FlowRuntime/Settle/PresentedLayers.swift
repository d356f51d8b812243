#if os(iOS) || os(Linux)
    import UIKit

    /// The lowest layer over a controller that is being presented or dismissed. Meanwhile, UIKit
    /// ignores further calls to present or dismiss and doesn't call their completions.
    @MainActor
    func lowestInMotion(over controller: UIViewController) -> UIViewController? {
        var layer = controller.presentedViewController
        while let current = layer, !current.isBeingPresented, !current.isBeingDismissed { layer = current.presentedViewController }
        return layer
    }

    /// Dismisses all layers over a controller without animation, once none is being presented or
    /// dismissed. Retains the controller until then.
    ///
    /// If `lowest` is given, dismisses them only if the controller still presents `lowest`.
    @MainActor
    func dismissLayers(
        over controller: UIViewController, from lowest: UIViewController? = nil, turnsLeft: Int = Settling.turnLimit,
        then completion: @escaping @MainActor @Sendable () -> Void
    ) {
        guard let moving = lowestInMotion(over: controller), turnsLeft > 0 else {
            if let above = controller.presentedViewController, lowest == nil || lowest === above { controller.dismiss(animated: false) }
            return completion()
        }
        var isDue = true
        let again: @MainActor @Sendable () -> Void = {
            guard isDue else { return }
            isDue = false
            dismissLayers(over: controller, from: lowest, turnsLeft: turnsLeft - 1, then: completion)
        }
        let isQueued = moving.transitionCoordinator?.animate(alongsideTransition: nil) { _ in inNextTurn(again) } ?? false
        if !isQueued { inNextTurn { if moving.transitionCoordinator == nil { again() } } }
    }
#endif
