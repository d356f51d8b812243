#if os(iOS) || os(Linux)
    import UIKit

    /// Presents a layer's container, adapts it to the window's width, and notices when it ends.
    ///
    /// UIKit reports only the user's swipe to the adaptive delegate. If a screen dismisses itself,
    /// the container and a hidden view beside it report that. Each report only makes FlowRuntime
    /// look at the presented controllers, once UIKit is at rest. The swipe's calls also reach the
    /// delegate that the app has set, such as a screen that asks first.
    @MainActor
    final class LayerHost: NSObject, UIAdaptivePresentationControllerDelegate {
        private weak var layer: Layer?
        private weak var original: (any UIAdaptivePresentationControllerDelegate)?
        /// True if a swipe was refused only because of unsaved work.
        private var mustAsk = false

        init(of layer: Layer) {
            self.layer = layer
        }

        /// Makes the layer's container and sets how it is presented.
        ///
        /// Touches the presentation controller only if it needs more than a style, because it
        /// retains a container that UIKit then doesn't present.
        func prepare(_ layer: Layer, over presenter: UIViewController?) -> UIViewController {
            let container = layer.content.load()
            layer.presentation.apply(to: container, over: presenter)
            if layer.presentation.adaptable != nil { watch(container.presentationController) }
            if container.modalPresentationStyle == .popover, let popover = container.popoverPresentationController {
                anchor(popover, at: layer.source, over: presenter)
            }
            layer.source = nil
            (container as? any ObservableContainer)?.didEnd = { [weak self] in self?.mayHaveEnded() }
            return container
        }

        /// UIKit has begun to present the container, which the user can dismiss.
        func didBegin() { watch(presentation) }

        private func watch(_ presentation: UIPresentationController?) {
            guard let presentation, presentation.delegate !== self else { return }
            original = presentation.delegate
            #if canImport(ObjectiveC)
                let appChooses = original?.responds(to: Self.styleSelector) ?? false
                choosesStyle = appChooses || layer.map { $0.presentation.compact != $0.presentation.regular } ?? false
            #endif
            presentation.delegate = self
        }

        private var presentation: UIPresentationController? {
            layer?.content.viewController.flatMap(presentationController(of:))
        }

        /// Watches the container once it is shown. A custom container doesn't report its end, and a
        /// covered container has disappeared before it ends.
        ///
        /// The watching view is beside the container's view, because some views, such as SwiftUI's,
        /// forbid subviews.
        func didAppear() {
            didBegin()
            presentation?.containerView?.addSubview(EndSentinel(of: self))
        }

        func mayHaveEnded() {
            layer?.navigator?.settling?.look(afterTransitionOf: layer?.content.viewController)
        }

        // MARK: - UIAdaptivePresentationControllerDelegate

        // The parentheses allow methods that are optional, as in UIKit, and others, as on Linux.

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            (original?.presentationControllerWillDismiss)?(presentationController)
            mayHaveEnded()
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            (original?.presentationControllerDidDismiss)?(presentationController)
            mayHaveEnded()
        }

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            mustAsk = false
            guard (original?.presentationControllerShouldDismiss)?(presentationController) ?? true else { return false }
            if let layer, let navigator = layer.navigator {
                let environment = presentationController.containerView?.window?.traitCollection
                guard layer.presentation.traits(in: environment).isDismissible else { return false }
                guard navigator.topSlot?.attributes.dismissible ?? true else { return false }
                mustAsk = navigator.loses { $0.leave(layer) }
            }
            return !mustAsk
        }

        /// UIKit asks before it presents, and again when the window's width changes.
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            layer?.presentation.setSizes(of: controller.presentedViewController, in: traitCollection)
            if let style = layer?.presentation.adaptedStyle(in: traitCollection) { return style }
            let style = original?.adaptivePresentationStyle(for:traitCollection:)
            let becomesSheet = controller.presentationStyle == .popover && traitCollection.horizontalSizeClass == .compact
            return style?(controller, traitCollection) ?? (becomesSheet ? .formSheet : .none)
        }

        #if canImport(ObjectiveC)
            private nonisolated static var styleSelector: Selector {
                #selector(UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:))
            }
            /// False if only UIKit chooses the style, so UIKit calls no method for it.
            nonisolated(unsafe) private var choosesStyle = false

            nonisolated override func responds(to selector: Selector!) -> Bool {
                super.responds(to: selector) && (choosesStyle || selector != Self.styleSelector)
            }
        #endif

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            (original?.presentationControllerDidAttemptToDismiss)?(presentationController)
            guard mustAsk else { return }
            mustAsk = false
            inNextTurn { [weak layer] in
                layer?.navigator?.performForUser("dismiss") { [weak layer] in if let layer { $0.leave(layer) } }
            }
        }
    }

    /// The presentation controller of a presented controller; `nil` for any other. UIKit would
    /// create one, which retains the controller until it is presented, or forever if it has just
    /// been dismissed.
    @MainActor
    func presentationController(of controller: UIViewController) -> UIPresentationController? {
        controller.presentingViewController == nil ? nil : controller.presentationController
    }

    extension Layer {
        var host: LayerHost {
            if let host = shownBy as? LayerHost { return host }
            let host = LayerHost(of: self)
            shownBy = host
            return host
        }
    }
#endif
