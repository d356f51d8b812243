#if os(iOS) || os(Linux)
    import UIKit

    /// A hand-written coordinator of a flow that the spec declares `external`.
    ///
    /// FlowRuntime retains it while its flow is on screen. To end the flow with a result, call the
    /// router. The flow ends without a result when its view controllers are removed.
    @MainActor
    public protocol ExternalCoordinator: AnyObject {
        /// Begins the flow. Called once, just before the flow is shown.
        ///
        /// - Returns: the flow's first view controller, which FlowRuntime shows.
        func start(at place: ExternalPlace) -> UIViewController
    }

    /// The place of an external flow on screen.
    @MainActor
    public final class ExternalPlace {
        /// The navigation controller that the flow was pushed on; `nil` if it fills a window, a
        /// presented layer, a tab or a switch.
        ///
        /// View controllers that the coordinator pushes here belong to the flow, even if they
        /// replace its first one, and are removed with it. FlowRuntime is the navigation
        /// controller's delegate.
        public private(set) weak var navigationController: UINavigationController?
        private weak var slot: Slot?

        init(of slot: Slot) {
            self.slot = slot
            navigationController = slot.maker?.pushedOn?.host.navigationController
        }

        /// Ends a pushed or presented flow without a result, and runs the caller's `dismissed`
        /// steps.
        ///
        /// If the flow has already ended, is covered by another, or fills a window, a tab or a
        /// switch, nothing changes and the call is reported.
        ///
        /// - Parameter animated: whether the transition is animated.
        public func dismiss(animated: Bool = true) {
            guard let slot else { return }
            slot.maker?.navigator?.perform(#function, from: { [weak slot] in slot }) { $0.leave(animated: animated) }
        }
    }

    extension Slot {
        /// Starts an external flow and retains its coordinator while the flow is on screen.
        /// Generated code calls it.
        ///
        /// - Parameter coordinator: the app's coordinator.
        /// - Returns: the flow's first view controller.
        public func begin(_ coordinator: any ExternalCoordinator) -> UIViewController {
            kept = coordinator
            return coordinator.start(at: ExternalPlace(of: self))
        }
    }
#endif
