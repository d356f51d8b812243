#if os(iOS) || os(Linux)
    import UIKit

    // MARK: - Flows without results, started by app code

    extension Coordinator {
        /// Presents the flow from one of the app's view controllers, which retains it until it
        /// ends.
        ///
        /// If the flow has results, use the method with `finished`: this one refuses results as
        /// `finish-unhandled`.
        ///
        /// - Parameters:
        ///   - host: the presenting view controller. The flow ends when this controller is removed,
        ///     and immediately if another screen or tab covers it.
        ///   - presentation: how the flow is presented; `nil` for the flow's own presentation.
        ///   - source: the view or button that a popover points at; `nil` for the center of the
        ///     screen below it.
        ///   - animated: whether the transition is animated.
        ///   - dismissed: called once, after the flow has ended for any reason.
        public func present(
            from host: UIViewController, as presentation: Presentation? = nil, source: (any PopoverSource)? = nil, animated: Bool = true,
            dismissed: @escaping () -> Void = {}
        ) {
            hosted(in: HostPlace(host), HostedEnding(dismissed))?.present(self, as: presentation, from: source, animated: animated)
        }

        /// Starts the flow and returns its container, to show in a tab, as a child or in a window.
        ///
        /// Retain the coordinator as long as the flow is shown; the flow ends when it is released.
        /// The flow also ends when a presented container around it is dismissed.
        ///
        /// If the flow has results, use the method with `finished`: this one refuses results as
        /// `finish-unhandled`.
        ///
        /// - Parameter dismissed: called once, after the flow has ended. Remove the container then.
        /// - Returns: the flow's container.
        public func start(dismissed: @escaping () -> Void) -> UIViewController {
            startHosted(HostedEnding(dismissed))
        }

        /// Starts the flow as a child of one of the app's view controllers, which retains it until
        /// the flow ends or the child is removed.
        ///
        /// If the flow has results, use the method with `finished`: this one refuses results as
        /// `finish-unhandled`.
        ///
        /// - Parameters:
        ///   - parent: the parent view controller.
        ///   - view: the view that the flow fills; `nil` for the parent's view.
        ///   - dismissed: called once, after the flow has ended for any reason.
        public func embed(in parent: UIViewController, view: UIView? = nil, dismissed: @escaping () -> Void = {}) {
            embedHosted(in: parent, view: view, HostedEnding(dismissed))
        }
    }

    extension StackFlow {
        /// Pushes the flow on one of the app's navigation controllers, above the app's view
        /// controllers, which it never changes. The flow is retained until it ends.
        ///
        /// If the flow has results, use the method with `finished`: this one refuses results as
        /// `finish-unhandled`.
        ///
        /// - Parameters:
        ///   - controller: the navigation controller.
        ///   - animated: whether the transition is animated.
        ///   - dismissed: called once, after the flow has ended for any reason.
        public func push(
            on controller: UINavigationController, animated: Bool = true, dismissed: @escaping () -> Void = {}
        ) {
            hosted(in: HostPlace(controller), HostedEnding(dismissed))?.push(self, on: controller, animated: animated)
        }
    }

    // MARK: - Shared code

    extension Coordinator {
        /// The flow at one of the app's places. If the flow has already been started, reports that,
        /// ends the new start immediately and returns `nil`.
        func hosted(in place: HostPlace, _ ending: HostedEnding, root: Coordinator? = nil) -> HostedFlow? {
            guard let navigator else { return HostedFlow(self, in: place, ending: ending, root: root) }
            navigator.report(.refused(transition: "start", fault: .notPresented))
            ending.tell()
            return nil
        }

        func startHosted(_ ending: HostedEnding) -> UIViewController {
            guard let hosted = hosted(in: HostPlace(), ending, root: self) else { return start() }
            return hosted.begin(self)
        }

        func embedHosted(in parent: UIViewController, view: UIView?, _ ending: HostedEnding) {
            guard let view = view ?? parent.view else { return ending.tell() }
            hosted(in: HostPlace(), ending, root: self)?.begin(self, in: parent, filling: view)
        }
    }
#endif
