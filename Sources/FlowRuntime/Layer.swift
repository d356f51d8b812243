#if canImport(UIKit)
    import UIKit

    /// A presented layer: what it holds, and the one that notices how it ends.
    ///
    /// UIKit tells the adaptive delegate of the user's swipe only, and nobody of a screen that dismisses itself; for those the container, or a hidden
    /// view beside a bare screen, says that it has left. Whichever comes first counts, the others find the layer gone.
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

        /// Makes the layer's container and sets how it is presented and the delegates, which must be in place before it is.
        func prepare(over presenter: UIViewController?) -> UIViewController {
            let container = content.load()
            presentation.apply(to: container)
            if let popover = container.popoverPresentationController { anchor(popover, at: source, orMiddleOf: presenter?.view) }
            source = nil
            container.presentationController?.delegate = self
            (container as? any EndingContainer)?.didEnd = { [weak self] in self?.ended() }
            return container
        }

        /// Watches a container that doesn't say itself when it has left, once it is shown: a bare screen, or a container of the app's own.
        ///
        /// The view that watches stands beside the container's own, which may be one that UIKit allows no additions to, as SwiftUI's.
        func watch() {
            guard let container = content.viewController, !(container is any EndingContainer) else { return }
            let sentinel = EndSentinel { [weak self, weak container] in
                // A presentation that covers the whole screen may take the view off as well.
                if container?.presentingViewController == nil || container?.isBeingDismissed == true { self?.ended() }
            }
            container.presentationController?.containerView?.addSubview(sentinel)
        }

        private func ended() {
            navigator?.layerEnded(self)
        }

        // MARK: - UIAdaptivePresentationControllerDelegate

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            navigator?.transitionBegins(on: presentationController.presentedViewController)
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            ended()
        }
    }

    /// A container that says when it has left the screen for good. A screen that dismisses itself tells nobody: no delegate is called for a
    /// dismissal in code.
    @MainActor
    protocol EndingContainer: UIViewController {
        var didEnd: (@MainActor () -> Void)? { get set }
    }

    /// A hidden view that says when it has left the window, and with it the presentation it stands in.
    private final class EndSentinel: UIView {
        private let didLeave: @MainActor () -> Void

        init(didLeave: @escaping @MainActor () -> Void) {
            self.didLeave = didLeave
            super.init(frame: .zero)
            isHidden = true
        }

        required init?(coder: NSCoder) {
            nil
        }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { didLeave() }
        }
    }
#endif
