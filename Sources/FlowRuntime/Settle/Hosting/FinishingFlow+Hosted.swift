#if os(iOS) || os(Linux)
    import UIKit

    // MARK: - Flows with results, started by app code

    extension FinishingFlow {
        /// Presents the flow from one of the app's view controllers, which retains it until it
        /// ends.
        ///
        /// Calls exactly one of the closures, once, after the flow has ended.
        ///
        /// - Parameters:
        ///   - host: the presenting view controller. The flow ends when this controller is removed,
        ///     and immediately if another screen or tab covers it.
        ///   - presentation: how the flow is presented; `nil` for the flow's own presentation.
        ///   - source: the view or button that a popover points at; `nil` for the center of the
        ///     screen below it.
        ///   - animated: whether the transition is animated.
        ///   - finished: called with the flow's result.
        ///   - dismissed: called if the flow has ended without a result.
        public func present(
            from host: UIViewController, as presentation: Presentation? = nil, source: (any PopoverSource)? = nil, animated: Bool = true,
            finished: @escaping (Result) -> Void, dismissed: @escaping () -> Void = {}
        ) {
            hosted(in: HostPlace(host), HostedEnding(finished, dismissed))?
                .present(self, as: presentation, from: source, animated: animated)
        }

        /// Starts the flow and returns its container, to show in a tab, as a child or in a window.
        ///
        /// Retain the coordinator as long as the flow is shown; the flow ends when it is released.
        /// The flow also ends when a presented container around it is dismissed.
        ///
        /// Calls exactly one of the closures, once, after the flow has ended. Remove the container
        /// then.
        ///
        /// - Parameters:
        ///   - finished: called with the flow's result.
        ///   - dismissed: called if the flow has ended without a result.
        /// - Returns: the flow's container.
        public func start(
            finished: @escaping (Result) -> Void, dismissed: @escaping () -> Void = {}
        ) -> UIViewController {
            startHosted(HostedEnding(finished, dismissed))
        }

        /// Starts the flow as a child of one of the app's view controllers, which retains it until
        /// the flow ends or the child is removed.
        ///
        /// Calls exactly one of the closures, once, after the flow has ended.
        ///
        /// - Parameters:
        ///   - parent: the parent view controller.
        ///   - view: the view that the flow fills; `nil` for the parent's view.
        ///   - finished: called with the flow's result.
        ///   - dismissed: called if the flow has ended without a result.
        public func embed(
            in parent: UIViewController, view: UIView? = nil, finished: @escaping (Result) -> Void,
            dismissed: @escaping () -> Void = {}
        ) {
            embedHosted(in: parent, view: view, HostedEnding(finished, dismissed))
        }
    }

    extension FinishingFlow where Self: StackFlow {
        /// Pushes the flow on one of the app's navigation controllers, above the app's view
        /// controllers, which it never changes. The flow is retained until it ends.
        ///
        /// Calls exactly one of the closures, once, after the flow has ended.
        ///
        /// - Parameters:
        ///   - controller: the navigation controller.
        ///   - animated: whether the transition is animated.
        ///   - finished: called with the flow's result.
        ///   - dismissed: called if the flow has ended without a result.
        public func push(
            on controller: UINavigationController, animated: Bool = true, finished: @escaping (Result) -> Void,
            dismissed: @escaping () -> Void = {}
        ) {
            hosted(in: HostPlace(controller), HostedEnding(finished, dismissed))?.push(self, on: controller, animated: animated)
        }
    }

    // MARK: - Waiting for the result

    extension FinishingFlow {
        /// Presents the flow from one of the app's view controllers and waits for its result.
        ///
        /// - Parameters:
        ///   - host: the presenting view controller. The flow ends when this controller is removed,
        ///     and immediately if another screen or tab covers it.
        ///   - presentation: how the flow is presented; `nil` for the flow's own presentation.
        ///   - source: the view or button that a popover points at; `nil` for the center of the
        ///     screen below it.
        ///   - animated: whether the transition is animated.
        /// - Returns: the flow's result, after the flow has been removed.
        /// - Throws: ``FlowDismissed`` if the flow has ended without a result, and
        ///   `CancellationError` if the task was canceled, which ends the flow.
        public func present(
            from host: UIViewController, as presentation: Presentation? = nil, source: (any PopoverSource)? = nil, animated: Bool = true
        ) async throws -> Result {
            try await result { finished, dismissed in
                present(from: host, as: presentation, source: source, animated: animated, finished: finished, dismissed: dismissed)
            }
        }

        /// Waits for the end of the flow, which `start` begins.
        fileprivate func result(
            _ start: (_ finished: @escaping @MainActor (Result) -> Void, _ dismissed: @escaping @MainActor () -> Void) -> Void
        ) async throws -> Result {
            try _Concurrency.Task.checkCancellation()
            var result: Result?
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let finished: @MainActor (Result) -> Void = {
                        result = $0
                        continuation.resume()
                    }
                    start(finished) { continuation.resume() }
                }
            } onCancel: {
                _Concurrency.Task { @MainActor [weak self] in self?.stop() }
            }
            if let result { return result }
            try _Concurrency.Task.checkCancellation()
            throw FlowDismissed()
        }
    }

    extension FinishingFlow where Self: StackFlow {
        /// Pushes the flow on one of the app's navigation controllers and waits for its result.
        ///
        /// - Parameters:
        ///   - controller: the navigation controller.
        ///   - animated: whether the transition is animated.
        /// - Returns: the flow's result, after the flow has been removed.
        /// - Throws: ``FlowDismissed`` if the flow has ended without a result, and
        ///   `CancellationError` if the task was canceled, which ends the flow.
        public func push(on controller: UINavigationController, animated: Bool = true) async throws -> Result {
            try await result { finished, dismissed in
                push(on: controller, animated: animated, finished: finished, dismissed: dismissed)
            }
        }
    }
#endif
