#if canImport(UIKit)
    import UIKit

    /// A presented layer: what it holds, and the one that notices how it ends.
    ///
    /// UIKit tells the adaptive delegate of the user's swipe only, and nobody of a screen that dismisses itself; for those the container, or a hidden
    /// view around a bare screen, says that it has left. Whichever comes first counts, the others find the layer gone.
    @MainActor
    final class Layer: NSObject, UIAdaptivePresentationControllerDelegate {
        let content: Content
        /// The coordinator of the presented flow, which lives as long as the layer; nil for a bare screen.
        private let coordinator: Coordinator?
        private weak var navigator: Navigator?

        init(_ content: Content, of coordinator: Coordinator?, navigator: Navigator) {
            self.content = content
            self.coordinator = coordinator
            self.navigator = navigator
            super.init()
            if case .screen(let slot) = content { slot.keep(in: nil) }
        }

        /// Makes the layer's container and sets the delegates, which must be in place before it is presented.
        func prepare() -> UIViewController {
            let container = content.load()
            container.presentationController?.delegate = self
            switch container {
            case let stack as EndingNavigationController: stack.didEnd = { [weak self] in self?.ended() }
            case let tabs as EndingTabBarController: tabs.didEnd = { [weak self] in self?.ended() }
            default: break
            }
            return container
        }

        /// Watches a bare screen, once it is shown, for its own dismissal.
        ///
        /// The view that watches stands beside the screen's own, which may be one that UIKit allows no additions to, as SwiftUI's.
        func watch() {
            guard case .screen(let slot) = content, let container = slot.viewController else { return }
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
