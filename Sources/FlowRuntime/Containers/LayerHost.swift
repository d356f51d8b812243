#if os(iOS) || os(Linux)
    import UIKit

    /// Presents a layer's container, and notices how it ends.
    ///
    /// UIKit tells the adaptive delegate of the user's swipe only, and nobody of a screen that
    /// dismisses itself; for those the container, and a hidden view beside it, say that it has
    /// left. Each of them only leads to a look at what UIKit presents once it has come to rest.
    @MainActor
    final class LayerHost: NSObject, UIAdaptivePresentationControllerDelegate {
        private weak var layer: Layer?

        init(of layer: Layer) {
            self.layer = layer
        }

        /// Makes the layer's container and sets how it is presented.
        ///
        /// The presentation controller is left alone unless it says more than a style: it keeps a
        /// container that UIKit then doesn't present.
        func prepare(_ layer: Layer, over presenter: UIViewController?) -> UIViewController {
            let container = layer.content.load()
            layer.presentation.apply(to: container)
            if container.modalPresentationStyle == .popover, let popover = container.popoverPresentationController {
                anchor(popover, at: layer.source, over: presenter)
            }
            layer.source = nil
            (container as? any ObservableContainer)?.didEnd = { [weak self] in self?.mayHaveEnded() }
            return container
        }

        /// UIKit has begun to present the container, which the user may end.
        func didBegin() {
            presentation?.delegate = self
        }

        private var presentation: UIPresentationController? {
            layer?.content.viewController.flatMap(presentationController(of:))
        }

        /// Watches the container from when it is shown. One of the app's own doesn't say when it
        /// has left, and one that something covers has disappeared before.
        ///
        /// The view that watches stands beside the container's own, which may be one that UIKit
        /// allows no additions to, as SwiftUI's.
        func didAppear() {
            didBegin()
            presentation?.containerView?.addSubview(EndSentinel(of: self))
        }

        func mayHaveEnded() {
            layer?.navigator?.settling?.look(afterTransitionOf: layer?.content.viewController)
        }

        // MARK: - UIAdaptivePresentationControllerDelegate

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            mayHaveEnded()
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            mayHaveEnded()
        }
    }

    /// The presentation controller of a controller that is presented. Any other would be given one
    /// that then keeps it: until it is presented or, one that has just left, for ever.
    @MainActor
    func presentationController(of controller: UIViewController) -> UIPresentationController? {
        controller.presentingViewController == nil ? nil : controller.presentationController
    }

    extension Layer {
        /// What presents the layer.
        var host: LayerHost {
            if let host = shownBy as? LayerHost { return host }
            let host = LayerHost(of: self)
            shownBy = host
            return host
        }
    }
#endif
