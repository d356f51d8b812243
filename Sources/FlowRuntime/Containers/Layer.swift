#if os(iOS) || os(Linux)
    import UIKit

    /// A presented layer: what it holds, and the one that notices how it ends.
    ///
    /// UIKit tells the adaptive delegate of the user's swipe only, and nobody of a screen that dismisses itself; for those the container, and a hidden
    /// view beside it, say that it has left. Each of them only leads to a look at what UIKit presents once it has come to rest.
    @MainActor
    final class Layer: NSObject, UIAdaptivePresentationControllerDelegate {
        let content: Content
        /// What the starter does when the layer ends.
        let handlers: Handlers
        /// Whether UIKit is asked to animate when the layer comes or goes.
        var isAnimated = true
        /// The coordinator of the presented flow, which lives as long as the layer; nil for a bare screen.
        private let coordinator: Coordinator?
        private let presentation: Presentation
        /// Where a popover comes from; needed until it is presented.
        private var source: (any PopoverSource)?
        private weak var navigator: Navigator?

        init(
            _ content: Content, of coordinator: Coordinator?, as presentation: Presentation, from source: (any PopoverSource)?,
            handlers: Handlers, navigator: Navigator
        ) {
            self.content = content
            self.coordinator = coordinator
            self.presentation = presentation
            self.source = source
            self.handlers = handlers
            self.navigator = navigator
        }

        /// Makes the layer's container and sets how it is presented.
        ///
        /// The presentation controller is left alone unless it says more than a style: it keeps a container that UIKit then doesn't present.
        func prepare(over presenter: UIViewController?) -> UIViewController {
            let container = content.load()
            presentation.apply(to: container)
            if container.modalPresentationStyle == .popover, let popover = container.popoverPresentationController {
                anchor(popover, at: source, over: presenter)
            }
            source = nil
            (container as? any ObservableContainer)?.didEnd = { [weak self] in self?.mayHaveEnded() }
            return container
        }

        /// UIKit has begun to present the container, which the user may end.
        func didBegin() {
            content.viewController?.presentationController?.delegate = self
        }

        /// Watches the container from when it is shown. One of the app's own doesn't say when it has left, and one that something covers has
        /// disappeared before.
        ///
        /// The view that watches stands beside the container's own, which may be one that UIKit allows no additions to, as SwiftUI's.
        func didAppear() {
            didBegin()
            let sentinel = EndSentinel { [weak self] in self?.mayHaveEnded() }
            content.viewController?.presentationController?.containerView?.addSubview(sentinel)
        }

        private func mayHaveEnded() {
            navigator?.settling.look(afterTransitionOf: content.viewController)
        }

        // MARK: - UIAdaptivePresentationControllerDelegate

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            mayHaveEnded()
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            mayHaveEnded()
        }
    }
#endif
