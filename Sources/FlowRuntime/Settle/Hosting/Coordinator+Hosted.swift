#if os(iOS) || os(Linux)
    import UIKit

    // MARK: - Flows without results, started by hand-written code

    extension Coordinator {
        /// Presents the flow from one of the app's view controllers. The flow is retained until it
        /// has left.
        ///
        /// If the flow has results, use the method with `finished`: here a result is refused as
        /// `finish-unhandled`.
        ///
        /// - Parameters:
        ///   - host: the presenting view controller. The flow ends when it goes away, and at once
        ///     if another screen or tab covers it.
        ///   - presentation: how the flow is presented; nil for the flow's own presentation.
        ///   - source: the view or button that a popover points at; nil for the centre of the
        ///     screen below it.
        ///   - animated: whether the transition is animated.
        ///   - dismissed: is called once, when the flow has left for whatever reason.
        public func present(
            from host: UIViewController, as presentation: Presentation? = nil, source: (any PopoverSource)? = nil, animated: Bool = true,
            dismissed: @escaping () -> Void = {}
        ) {
            hosted(in: HostPlace(host), HostedEnding(dismissed))?.present(self, as: presentation, from: source, animated: animated)
        }

        /// Starts the flow and returns its container, for the app to show in a tab, as a child or
        /// in a window.
        ///
        /// Retain the coordinator for as long as the flow is shown; the flow ends when it is
        /// released. The flow also ends when a presented container around it is dismissed.
        ///
        /// If the flow has results, use the method with `finished`: here a result is refused as
        /// `finish-unhandled`.
        ///
        /// - Parameter dismissed: is called once, when the flow has ended. The app then removes the
        ///   container.
        /// - Returns: the flow's container.
        public func start(dismissed: @escaping () -> Void) -> UIViewController {
            startHosted(HostedEnding(dismissed))
        }

        /// Starts the flow as a child of one of the app's view controllers, which retains it until
        /// the flow has ended or the child is removed.
        ///
        /// If the flow has results, use the method with `finished`: here a result is refused as
        /// `finish-unhandled`.
        ///
        /// - Parameters:
        ///   - parent: the parent view controller.
        ///   - view: the view that the flow fills; nil for the parent's view.
        ///   - dismissed: is called once, when the flow has left for whatever reason.
        public func embed(in parent: UIViewController, view: UIView? = nil, dismissed: @escaping () -> Void = {}) {
            embedHosted(in: parent, view: view, HostedEnding(dismissed))
        }
    }

    extension StackFlow {
        /// Pushes the flow on one of the app's navigation controllers, above the app's own view
        /// controllers, which it never touches. The flow is retained until it has left.
        ///
        /// If the flow has results, use the method with `finished`: here a result is refused as
        /// `finish-unhandled`.
        ///
        /// - Parameters:
        ///   - controller: the navigation controller.
        ///   - animated: whether the transition is animated.
        ///   - dismissed: is called once, when the flow has left for whatever reason.
        public func push(
            on controller: UINavigationController, animated: Bool = true, dismissed: @escaping () -> Void = {}
        ) {
            hosted(in: HostPlace(controller), HostedEnding(dismissed))?.push(self, on: controller, animated: animated)
        }
    }

    // MARK: - What they share

    extension Coordinator {
        /// The flow in one of the app's places; nil if it has already been started, which is
        /// reported and ends the new start at once.
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
