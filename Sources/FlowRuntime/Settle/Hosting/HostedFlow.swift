#if os(iOS) || os(Linux)
    import UIKit

    /// A flow that hand-written code has started, until it ends.
    ///
    /// The presenting controller, or the navigation controller that the flow was pushed on, retains
    /// it. If the app shows the container itself, the coordinator retains it.
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
        private var observer: TurnObserver?

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
            ending.takeAway = { [settling] in settling.takeAwayLayers() }
        }

        var isOver: Bool { navigator.isOver }

        /// Presents the flow. Refuses to do so from a covered screen: the flow would appear later,
        /// out of context, when the screen is visible again.
        func present(_ flow: Coordinator, as presentation: Presentation?, from source: (any PopoverSource)?, animated: Bool) {
            if let controller = place.controller, !isShownByContainers(controller) {
                navigator.report(.refused(transition: "present", fault: .notPresented))
                return ending.tell()
            }
            let layer = Layer(
                flow.ownContent(), of: flow, as: presentation ?? flow.presentation, from: source,
                handlers: Handlers(takingResults: takesResults), navigator: navigator)
            self.layer = layer
            begin("present") { $0.present(layer, animated: animated) }
        }

        /// Pushes the flow on a navigation controller, above the app's view controllers.
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
            observe()
        }

        /// Starts the flow for one of the app's places and returns its container.
        func begin(_ flow: Coordinator) -> UIViewController {
            let content = flow.begin(navigator, for: self)
            let container = navigator.change { content.load() }
            place.controller = container
            observe()
            return container
        }

        func begin(_ flow: Coordinator, in parent: UIViewController, filling view: UIView) {
            let container = begin(flow)
            parent.addChild(container)
            if let child = container.view {
                child.frame = view.bounds
                child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(child)
            }
            container.didMove(toParent: parent)
            place.isChild = true
            keep(with: parent)
        }

        private func keep(with controller: UIViewController) {
            let keeper = HostKeeper(self, flow)
            self.keeper = keeper
            keptWith = controller
            keepAlive(keeper, with: controller)
        }

        private func observe() {
            observer = TurnObserver { [weak self] in self?.turnEnded() }
        }

        /// Looks for changes that the app has made to the flow's screens and its place.
        private func turnEnded() {
            stack?.host.lookAtScreens()
            guard let settling = navigator.settling, place.controller != nil else { return }
            // A flow that has ended tells the app as soon as it is no longer shown.
            if isOver || place.isGone() || settling.waitsForWindow { settling.look() }
        }

        // MARK: - Ending

        func ends(_ end: HostedEnd) {
            guard !navigator.isOver else { return }
            navigator.isOver = true
            ending.end = end
            navigator.waiting = []
            navigator.question = nil
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

        /// Ends the flow, because the controller that retained it has been released.
        func placeIsGone() {
            leave {}
            navigator.settling?.takeAwayLayers()
            tell()
        }

        private func tell() {
            observer = nil
            place.clear()
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

        /// Releases the flow, which has already ended.
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
