#if os(iOS) || os(Linux)
    import UIKit

    /// A flow that hand-written code has started, until it ends.
    ///
    /// It is retained by the controller that presents it or the navigation controller that it
    /// stands on, so that the app needn't. If the app shows the container itself, the coordinator
    /// retains it.
    @MainActor
    final class HostedFlow: FlowHost {
        private(set) weak var flow: Coordinator?
        private(set) var layer: Layer?
        private(set) var stack: NavigationStack?
        let takesResults: Bool
        let place: HostPlace
        private let navigator: Navigator
        private let ending: HostedEnding
        private weak var keeper: HostKeeper?
        private weak var keptWith: UIViewController?

        init(_ flow: Coordinator, in place: HostPlace, ending: HostedEnding, root: Coordinator? = nil) {
            self.flow = flow
            self.place = place
            self.ending = ending
            takesResults = ending.takesResults
            let settling = Settling()
            navigator = Navigator(root: root, interface: settling)
            settling.navigator = navigator
            navigator.host = self
            navigator.onEvent = flow.earlyOnEvent
        }

        var isOver: Bool { navigator.isOver }

        /// Presents the flow.
        func present(_ flow: Coordinator, as presentation: Presentation?, from source: (any PopoverSource)?, animated: Bool) {
            let layer = Layer(
                flow.ownContent(), of: flow, as: presentation ?? flow.presentation, from: source,
                handlers: Handlers(takingResults: takesResults), navigator: navigator)
            self.layer = layer
            begin("present") { $0.present(layer, animated: animated) }
        }

        /// Pushes the flow on a navigation controller, above the app's own view controllers.
        func push(_ flow: Coordinator, on controller: UINavigationController, animated: Bool) {
            let stack = NavigationStack()
            stack.navigator = navigator
            stack.shownBy = StackHost(of: stack, on: controller)
            self.stack = stack
            let handlers = Handlers(takingResults: takesResults)
            begin("push") { $0.push(animated: animated) { $0.start(flow, handlers: handlers) } }
        }

        private func begin(_ name: String, _ steps: (Draft) -> Void) {
            guard let controller = place.controller else { return }
            keep(with: controller)
            navigator.change {
                let draft = Draft(navigator, name: name)
                steps(draft)
                navigator.commit(draft)
            }
            watch(controller.view)
        }

        /// Starts the flow for a place of the app's and returns its container.
        func begin(_ flow: Coordinator) -> UIViewController {
            let content = flow.begin(navigator, for: self)
            let container = navigator.change { content.load() }
            place.controller = container
            return container
        }

        /// Starts the flow as a child.
        func begin(_ flow: Coordinator, in parent: UIViewController, filling view: UIView) {
            let shown = begin(flow)
            // Only FlowRuntime's own containers can be watched: a screen's view may not allow
            // subviews.
            let container = shown is any ObservableContainer ? shown : SwitchController(nibName: nil, bundle: nil)
            (container as? SwitchController)?.show(shown)
            place.controller = container
            parent.addChild(container)
            if let child = container.view {
                child.frame = view.bounds
                child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(child)
            }
            container.didMove(toParent: parent)
            // Where the place is covered, its view leaves no window when it is removed.
            (container as? any ObservableContainer)?.didChangeParent = { [weak navigator] in navigator?.settling?.lookInNextTurn() }
            place.isChild = true
            keep(with: parent)
            watch(container.view)
        }

        private func keep(with controller: UIViewController) {
            let keeper = HostKeeper(self, flow)
            self.keeper = keeper
            keptWith = controller
            keepAlive(keeper, with: controller)
        }

        func watch(_ view: UIView) {
            place.watch(view) { [weak navigator] in navigator?.settling?.lookInNextTurn() }
        }

        // MARK: - The end

        func ends(_ end: HostedEnd) {
            guard !navigator.isOver else { return }
            navigator.isOver = true
            ending.end = end
            navigator.waiting = []
            navigator.interface.stop()
            navigator.interface.whenSettled { [weak self] in self?.tell() }
        }

        func leave(then completion: @escaping @MainActor @Sendable () -> Void) {
            if !navigator.isOver {
                navigator.change {
                    let draft = Draft(navigator, name: "stop")
                    draft.step { draft.endHosted(animated: true) }
                    navigator.commit(draft)
                }
            }
            navigator.interface.whenSettled(completion)
        }

        /// The controller that retained the flow is gone, and the flow leaves with it.
        func placeIsGone() {
            let container = layer?.content.viewController
            leave {}
            if let presenter = container?.presentingViewController { dismissLayers(over: presenter) {} }
            tell()
        }

        private func tell() {
            place.clear()
            if let host = stack?.shownBy as? StackHost, let controller = place.controller as? UINavigationController {
                StackDelegate.stopObserving(controller, for: host)
            }
            keeper?.letGo()
            if let keeper, let keptWith { stopKeeping(keeper, with: keptWith) }
            flow?.letGo()
            layer = nil
            ending.tell()
        }
    }

    /// Lives as long as the controller that retains a flow, and ends the flow with it.
    private final class HostKeeper {
        private var hosted: HostedFlow?
        private let flow: Coordinator?

        init(_ hosted: HostedFlow, _ flow: Coordinator?) {
            self.hosted = hosted
            self.flow = flow
        }

        /// The flow has already ended.
        func letGo() {
            hosted = nil
        }

        deinit {
            guard let hosted else { return }
            afterDeinit { hosted.placeIsGone() }
        }
    }

    extension Navigator {
        /// The flow that hand-written code has started.
        var hosting: HostedFlow? { host as? HostedFlow }
    }
#endif
