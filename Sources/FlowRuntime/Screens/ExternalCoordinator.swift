#if os(iOS) || os(Linux)
    import UIKit

    /// A hand-written coordinator of a flow that the spec declares `external`.
    ///
    /// It lives as long as its flow is on screen. It ends the flow with a result by calling its
    /// router; without a result, the flow ends when its view controllers leave, whoever removes
    /// them.
    @MainActor
    public protocol ExternalCoordinator: AnyObject {
        /// Begins the flow. Called once, when the flow is about to show.
        ///
        /// - Parameter place: where the flow shows.
        /// - Returns: the flow's first view controller, which FlowRuntime puts on screen.
        func start(at place: ExternalPlace) -> UIViewController
    }

    /// Where an external flow is shown.
    @MainActor
    public final class ExternalPlace {
        /// The navigation controller that the flow was pushed on; nil if it fills a window, a
        /// presented layer, a tab or a switch.
        ///
        /// Whatever the coordinator pushes here, above its first view controller or in its place,
        /// belongs to the flow and leaves with it. FlowRuntime is the navigation controller's
        /// delegate.
        public private(set) weak var navigationController: UINavigationController?
        private weak var slot: Slot?

        init(of slot: Slot) {
            self.slot = slot
            navigationController = slot.maker?.pushedOn?.host.navigationController
        }

        /// Ends a flow that was pushed or presented, without a result: it leaves, and its starter's
        /// steps for `dismissed` run. If the flow has already left, is covered by another, or fills
        /// a window, a tab or a switch, nothing changes and the call is reported.
        ///
        /// - Parameter animated: whether the transition is animated.
        public func dismiss(animated: Bool = true) {
            guard let slot else { return }
            slot.maker?.navigator?.perform(#function, from: { [weak slot] in slot }) { $0.leave(animated: animated) }
        }
    }

    extension Slot {
        /// Starts an external flow and keeps its coordinator while the flow is on screen. Generated
        /// code calls it.
        ///
        /// - Parameter coordinator: the app's coordinator.
        /// - Returns: the flow's first view controller.
        public func begin(_ coordinator: any ExternalCoordinator) -> UIViewController {
            kept = coordinator
            return coordinator.start(at: ExternalPlace(of: self))
        }
    }
#endif
