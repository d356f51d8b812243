// Made of Sources/FlowRuntime by CommittedFilesTests. Do not edit.
// swift-format-ignore-file

/// FlowRuntime's sources with its types inside an enumeration `FlowRuntime`, and the access that a module of its own gives them.
let runtimeSources = ##"""
// MARK: - Activation

extension FlowRuntime {
    /// What the own steps of a transition work on: the part of a layer that belongs to one start of a flow.
    @MainActor
    struct Activation {
        /// The layer in which it is; nil stands for the window's content.
        let layer: Layer?
        let place: Place

        enum Place {
            /// The slots from the mark of a pushed flow.
            case marked(Mark, NavigationStack)
            /// The slots of the flow whose container the stack is.
            case base(NavigationStack)
            /// A flow without a container.
            case single(Slot)
            /// A bare screen.
            case screen(Slot)
            /// The container in whose own steps a result is handled, or whose action tab was tapped.
            case container(Coordinator)
            case none
        }

        /// The start of the pushed flow.
        var mark: Mark? {
            if case .marked(let mark, _) = place { mark } else { nil }
        }

        /// What tells it from others.
        var identity: AnyObject? {
            switch place {
            case .marked(let mark, _): mark
            case .base(let stack): stack
            case .single(let slot), .screen(let slot): slot
            case .container(let coordinator): coordinator
            case .none: nil
            }
        }

        /// The stack that it has a part of.
        var stack: NavigationStack? {
            switch place {
            case .marked(_, let stack), .base(let stack): stack
            case .single, .screen, .container, .none: nil
            }
        }
    }
}

extension FlowRuntime.SceneState {
    /// The activation of the screen on top.
    var activationOnTop: FlowRuntime.Activation {
        let place: FlowRuntime.Activation.Place =
            switch active {
            case .stack(let stack): slots(of: stack).last { $0.mark != nil }?.mark.map { .marked($0, stack) } ?? .base(stack)
            case .single(let slot): .single(slot)
            case .screen(let slot): .screen(slot)
            case .tabs, .child, .action, nil: .none
            }
        return FlowRuntime.Activation(layer: layers.last, place: place)
    }

    /// Whether an activation still has its place in its layer.
    func contains(_ activation: FlowRuntime.Activation) -> Bool {
        self.activation(of: activation.identity) != nil
    }

    /// The activation that is told by an object, where the user sees it or a layer above covers it.
    func activation(of identity: AnyObject?) -> FlowRuntime.Activation? {
        guard let identity else { return nil }
        for layer in [nil] + layers.map(Optional.some) {
            for content in path(in: layer) {
                if let place = place(of: identity, in: content) { return FlowRuntime.Activation(layer: layer, place: place) }
            }
        }
        return nil
    }

    private func place(of identity: AnyObject, in content: FlowRuntime.Content) -> FlowRuntime.Activation.Place? {
        switch content {
        case .stack(let stack):
            if stack === identity { return .base(stack) }
            return slots(of: stack).lazy.compactMap(\.mark).first { $0 === identity }.map { .marked($0, stack) }
        case .tabs, .child: return content.coordinator.flatMap { $0 === identity ? .container($0) : nil }
        case .single(let slot): return slot === identity ? .single(slot) : nil
        case .screen(let slot): return slot === identity ? .screen(slot) : nil
        case .action: return nil
        }
    }

    /// An activation's part of its stack: from its first slot up to the next flow's.
    func range(of activation: FlowRuntime.Activation, on stack: FlowRuntime.NavigationStack) -> Range<Int> {
        let slots = slots(of: stack)
        let start = activation.mark.flatMap { mark in slots.firstIndex { $0.mark === mark } } ?? 0
        let end = slots.indices.dropFirst(start + 1).first { slots[$0].mark != nil } ?? slots.endIndex
        return start..<end
    }

    /// The container directly around a content that the user sees in a layer; nil where it fills the layer.
    func container(around coordinator: FlowRuntime.Coordinator, in layer: FlowRuntime.Layer?) -> FlowRuntime.Content? {
        let path = path(in: layer)
        guard let index = path.firstIndex(where: { $0.coordinator === coordinator }), index > 0 else { return nil }
        return path[index - 1]
    }
}

// MARK: - Alert

extension FlowRuntime {
    /// A choice in an alert, with the steps that it leads to.
    @MainActor
    public struct AlertAction<Owner: Coordinator> {
        let title: String
        let style: UIAlertAction.Style
        let steps: Change<Owner>.Handler?

        /// Makes a choice; without steps it only ends the alert.
        public init(_ title: String, style: UIAlertAction.Style = .default, steps: Change<Owner>.Handler? = nil) {
            self.title = title
            self.style = style
            self.steps = steps
        }
    }

    /// Where steps go on later: the screen that must be on top then, and what the steps work on.
    @MainActor
    struct Resumption {
        private let name: String
        private weak var navigator: Navigator?
        private weak var top: Slot?
        private weak var own: AnyObject?
        private weak var container: AnyObject?

        /// Goes on after the steps that a draft has taken so far.
        init(_ draft: Draft) {
            name = draft.name
            navigator = draft.navigator
            top = draft.state.topSlot
            own = draft.own.identity
            container = draft.container?.identity
        }

        /// Whether the screen is still on top.
        var isDue: Bool { top != nil && top === navigator?.topSlot }

        /// Takes further steps, as a transition of the screen.
        func take<Owner: Coordinator>(_ steps: @escaping Change<Owner>.Handler, of owner: Owner?) {
            navigator?.perform(name, from: { [weak top] in top }) { [weak owner, weak own, weak container] draft in
                guard let owner else { return }
                draft.resume(own, in: container)
                steps(owner, Change(draft, owner: owner))
            }
        }
    }

    /// An alert that is shown when everything that its list changes is in place.
    @MainActor
    final class Alert {
        let name: String
        let isAnimated: Bool
        let resumption: Resumption
        private let make: @MainActor (Alert) -> UIAlertController
        private var source: (any PopoverSource)?
        /// Whether a choice was made.
        private(set) var isAnswered = false
        /// The alert once it is shown. UIKit keeps it as long as it is.
        private(set) weak var controller: UIAlertController?
        private var isMade = false

        /// Whether it is still to be answered: it is shown, or will be.
        var isOpen: Bool { !isAnswered && (!isMade || controller?.presentingViewController != nil) }

        init<Owner: Coordinator>(
            title: String?, message: String?, style: UIAlertController.Style, from source: (any PopoverSource)?,
            actions: [AlertAction<Owner>], animated: Bool, in draft: Draft, of owner: Owner
        ) {
            let resumption = Resumption(draft)
            name = draft.name
            isAnimated = animated
            self.source = source
            self.resumption = resumption
            make = { [weak owner] shown in
                let alert = UIAlertController(title: title, message: message, preferredStyle: style)
                for action in actions {
                    alert.addAction(
                        UIAlertAction(title: action.title, style: action.style) { [weak owner, weak shown] _ in
                            shown?.isAnswered = true
                            guard let steps = action.steps else { return }
                            let take: @MainActor @Sendable () -> Void = { [weak owner] in resumption.take(steps, of: owner) }
                            // The handler may run before the alert begins to leave; nothing is presented over it then.
                            if shown?.controller?.presentingViewController == nil { take() } else { inNextTurn(take) }
                        })
                }
                return alert
            }
        }

        /// Makes the alert, to be presented by a controller.
        func prepare(over presenter: UIViewController?) -> UIAlertController {
            let controller = make(self)
            if let popover = controller.popoverPresentationController { anchor(popover, at: source, over: presenter) }
            source = nil
            self.controller = controller
            isMade = true
            return controller
        }
    }
}

// MARK: - Change+Asking

extension FlowRuntime.Change {
    /// Shows an alert, as the last step. A choice's steps are taken when the alert has gone, if the screen under it is still on top.
    public func alert(
        title: String? = nil, message: String? = nil, style: UIAlertController.Style = .alert, from source: (any FlowRuntime.PopoverSource)? = nil,
        actions: [FlowRuntime.AlertAction<Owner>], animated: Bool = true
    ) {
        guard draft.goesOn else { return }
        draft.alert = FlowRuntime.Alert(
            title: title, message: message, style: style, from: source, actions: actions, animated: animated, in: draft, of: owner)
    }

    /// Calls the app, unless a step before failed. Navigation stays as it is.
    public func perform(_ effect: @MainActor () -> Void) {
        guard draft.goesOn else { return }
        effect()
    }

    /// Calls a screen's own effect, unless a step before failed.
    public func perform<Screen>(on router: FlowRuntime.ScreenRouter, _ effect: @MainActor (Screen) -> Void) {
        guard draft.goesOn, let screen = router.slot?.viewController as? Screen else { return }
        effect(screen)
    }

    /// Asks the app a question, as the last step. The first answer counts, and only while the screen that is on top now still is.
    public func ask<Answer>(
        _ question: (@escaping @MainActor (Answer) -> Void) -> Void,
        on answered: @escaping @MainActor (Owner, FlowRuntime.Change<Owner>, Answer) -> Void
    ) {
        guard draft.goesOn else { return }
        let resumption = FlowRuntime.Resumption(draft)
        var isAnswered = false
        question { [weak owner] answer in
            guard !isAnswered else { return }
            isAnswered = true
            resumption.take({ answered($0, $1, answer) }, of: owner)
        }
    }
}

// MARK: - Change+Starting

// MARK: - Starting flows on the same stack

extension FlowRuntime.Change {
    /// Starts a flow on the same stack. Its coordinator lives as long as its screens.
    ///
    /// `dismissed` is taken when the flow leaves without a result.
    public func push(_ flow: FlowRuntime.Coordinator, animated: Bool = true, dismissed: Handler? = nil) {
        let handlers = FlowRuntime.Handlers(of: owner, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) }
    }

    /// Starts a flow on the same stack, with these screens above its first.
    public func push<Flow: FlowRuntime.StackFlow>(
        _ flow: Flow, stack: [FlowRuntime.StackItem<Flow.Screen>], animated: Bool = true, dismissed: Handler? = nil
    ) {
        let handlers = FlowRuntime.Handlers(of: owner, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) + $0.makeSlots(for: stack, of: flow) }
    }

    /// Starts a flow on the same stack. `finished` is taken when it ends with a result, `dismissed` when it leaves without one.
    public func push<Flow: FlowRuntime.FinishingFlow>(
        _ flow: Flow, animated: Bool = true, on finished: @escaping @MainActor (Owner, FlowRuntime.Change<Owner>, Flow.Result) -> Void,
        dismissed: Handler? = nil
    ) {
        let handlers = FlowRuntime.Handlers(of: owner, finished: finished, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) }
    }

    /// Starts a flow on the same stack, with these screens above its first. `finished` is taken when it ends with a result, `dismissed` when it
    /// leaves without one.
    public func push<Flow: FlowRuntime.FinishingFlow & FlowRuntime.StackFlow>(
        _ flow: Flow, stack: [FlowRuntime.StackItem<Flow.Screen>], animated: Bool = true,
        on finished: @escaping @MainActor (Owner, FlowRuntime.Change<Owner>, Flow.Result) -> Void, dismissed: Handler? = nil
    ) {
        let handlers = FlowRuntime.Handlers(of: owner, finished: finished, dismissed: dismissed)
        draft.push(animated: animated) { $0.start(flow, handlers: handlers) + $0.makeSlots(for: stack, of: flow) }
    }
}

// MARK: - Starting flows in layers of their own

extension FlowRuntime.Change {
    /// Starts a flow in a layer of its own over the active one. `dismissed` is taken when the layer ends without a result.
    public func present(
        _ flow: FlowRuntime.Coordinator, as presentation: FlowRuntime.Presentation? = nil, from source: (any FlowRuntime.PopoverSource)? = nil, animated: Bool = true,
        dismissed: Handler? = nil
    ) {
        draft.present(layer(of: flow, presentation, source, FlowRuntime.Handlers(of: owner, dismissed: dismissed)), animated: animated)
    }

    /// Starts a flow in a layer of its own, with these screens above its first.
    public func present<Flow: FlowRuntime.StackFlow>(
        _ flow: Flow, stack: [FlowRuntime.StackItem<Flow.Screen>], as presentation: FlowRuntime.Presentation? = nil, from source: (any FlowRuntime.PopoverSource)? = nil,
        animated: Bool = true, dismissed: Handler? = nil
    ) {
        let layer = layer(of: flow, presentation, source, FlowRuntime.Handlers(of: owner, dismissed: dismissed))
        draft.present(layer, animated: animated) { $0.makeSlots(for: stack, of: flow) }
    }

    /// Starts a flow in a layer of its own. `finished` is taken when it ends with a result, `dismissed` when the layer ends without one.
    public func present<Flow: FlowRuntime.FinishingFlow>(
        _ flow: Flow, as presentation: FlowRuntime.Presentation? = nil, from source: (any FlowRuntime.PopoverSource)? = nil, animated: Bool = true,
        on finished: @escaping @MainActor (Owner, FlowRuntime.Change<Owner>, Flow.Result) -> Void, dismissed: Handler? = nil
    ) {
        let handlers = FlowRuntime.Handlers(of: owner, finished: finished, dismissed: dismissed)
        draft.present(layer(of: flow, presentation, source, handlers), animated: animated)
    }

    /// Starts a flow in a layer of its own, with these screens above its first. `finished` is taken when it ends with a result, `dismissed` when
    /// the layer ends without one.
    public func present<Flow: FlowRuntime.FinishingFlow & FlowRuntime.StackFlow>(
        _ flow: Flow, stack: [FlowRuntime.StackItem<Flow.Screen>], as presentation: FlowRuntime.Presentation? = nil, from source: (any FlowRuntime.PopoverSource)? = nil,
        animated: Bool = true, on finished: @escaping @MainActor (Owner, FlowRuntime.Change<Owner>, Flow.Result) -> Void,
        dismissed: Handler? = nil
    ) {
        let layer = layer(of: flow, presentation, source, FlowRuntime.Handlers(of: owner, finished: finished, dismissed: dismissed))
        draft.present(layer, animated: animated) { $0.makeSlots(for: stack, of: flow) }
    }

    private func layer(
        of flow: FlowRuntime.Coordinator, _ presentation: FlowRuntime.Presentation?, _ source: (any FlowRuntime.PopoverSource)?, _ handlers: FlowRuntime.Handlers
    ) -> FlowRuntime.Layer {
        FlowRuntime.Layer(
            flow.ownContent(), of: flow, as: presentation ?? flow.presentation, from: source, handlers: handlers,
            navigator: draft.navigator)
    }
}

extension FlowRuntime.Change where Owner: FlowRuntime.ScreenMaking {
    /// Shows a bare screen over the active layer. `dismissed` is taken when it leaves.
    public func present(
        _ screen: Owner.Screen, as presentation: FlowRuntime.Presentation? = nil, from source: (any FlowRuntime.PopoverSource)? = nil, animated: Bool = true,
        dismissed: Handler? = nil
    ) {
        let slot = FlowRuntime.Slot(screen, of: owner)
        let layer = FlowRuntime.Layer(
            .screen(slot), of: nil, as: presentation ?? slot.attributes.presentation ?? FlowRuntime.Presentation(), from: source,
            handlers: FlowRuntime.Handlers(of: owner, dismissed: dismissed), navigator: draft.navigator)
        draft.present(layer, animated: animated)
    }
}

// MARK: - Change

extension FlowRuntime {
    /// The steps of a transition of a flow. All of them are one change: the final stacks are worked out first and then set once.
    ///
    /// A step that can't be taken ends the change: the state stays as it was before the first step, and the refusal is reported. Of the steps that
    /// change one stack or layer the last one says whether that is animated.
    @MainActor
    public struct Change<Owner: Coordinator> {
        /// Steps for the end of a flow, taken in the state after the flow has left.
        public typealias Handler = @MainActor (Owner, Change<Owner>) -> Void

        let draft: Draft
        let owner: Owner

        init(_ draft: Draft, owner: Owner) {
            self.draft = draft
            self.owner = owner
            draft.keep(owner)
        }

        /// Takes the top screen off the stack; on a flow's first screen that leaves the flow, as the back button does.
        ///
        /// Where the flow's starter has steps for that, these take the place of the rest.
        public func pop(animated: Bool = true) {
            draft.pop(animated: animated)
        }

        /// Takes `count` screens off the stack, all of them the flow's own.
        public func pop(_ count: Int, animated: Bool = true) {
            draft.pop(count, animated: animated)
        }

        /// Goes back to the flow's first screen.
        public func popToRoot(animated: Bool = true) {
            draft.popToRoot(animated: animated)
        }

        /// Ends the presented layer that the flow is in, with all above it. Where its starter has steps for that, these take the place of the rest.
        public func dismiss(animated: Bool = true) {
            draft.dismiss(animated: animated)
        }

        /// Ends every presented layer. Nobody's steps for that are taken.
        public func dismissAll(animated: Bool = true) {
            draft.dismissAll(animated: animated)
        }

        /// Ends the flow with a result: its screens leave, then the steps of its starter, or of the container that it is in, take the place of the
        /// rest.
        public func finish<Flow: FinishingFlow>(_ result: Flow.Result, of flow: Flow.Type, animated: Bool = true) {
            draft.finish(result, of: flow, animated: animated)
        }

        // MARK: - Tabs

        /// Shows a tab of the innermost tab bar of that flow, with its screens as they are.
        public func select<Tabs: TabsFlow>(_ tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true) {
            draft.select(tab.rawValue, of: flow, animated: animated, stack: nil)
        }

        /// Shows a tab of the innermost tab bar of that flow as it was in the beginning.
        public func select<Tabs: TabsFlow>(resetting tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true) {
            draft.select(tab.rawValue, of: flow, animated: animated, stack: { _, _ in [] })
        }

        /// Shows a tab of the innermost tab bar of that flow with these screens above the tab's first.
        public func select<Tabs: TabsFlow, Child: StackFlow>(
            _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [Child.Screen], animated: Bool = true
        ) {
            select(tab, of: flow, child, stack: stack.map(StackItem.screen), animated: animated)
        }

        /// Shows a tab of the innermost tab bar of that flow with these screens and flows above the tab's first screen.
        public func select<Tabs: TabsFlow, Child: StackFlow>(
            _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [StackItem<Child.Screen>], animated: Bool = true
        ) {
            draft.select(tab.rawValue, of: flow, animated: animated) { tabs, container in
                container.makeSlots(for: stack, of: tabs[keyPath: child])
            }
        }

        // MARK: - Switches

        /// Shows a child of the nearest switch flow of that class, and ends the layers above it. The child that shows already stays as it is,
        /// unless it is to begin anew.
        public func switchTo<Flow: SwitchFlow>(_ child: Flow.Child, of flow: Flow.Type, reset: Bool = false, animated: Bool = true) {
            draft.switchTo(child, of: flow, reset: reset, animated: animated, showing: nil)
        }

        /// Shows a child of the nearest switch flow of that class anew, with this content, and ends the layers above it.
        public func switchTo<Flow: SwitchFlow>(
            _ child: Flow.Child, of flow: Flow.Type, animated: Bool = true, showing content: (Flow) -> ChildContent
        ) {
            withoutActuallyEscaping(content) {
                draft.switchTo(child, of: flow, reset: true, animated: animated, showing: $0)
            }
        }
    }
}

extension FlowRuntime.Change where Owner: FlowRuntime.ScreenMaking {
    /// Puts a screen on the stack.
    public func push(_ screen: Owner.Screen, animated: Bool = true) {
        draft.push(animated: animated) { _ in [FlowRuntime.Slot(screen, of: owner)] }
    }

    /// Replaces the top screen.
    public func replace(with screen: Owner.Screen, animated: Bool = true) {
        draft.replace(with: FlowRuntime.Slot(screen, of: owner), animated: animated)
    }

    /// Replaces the flow's screens, bottom first; what stands below the flow stays.
    public func setStack(_ screens: [Owner.Screen], animated: Bool = true) {
        setStack(screens.map(FlowRuntime.StackItem.screen), animated: animated)
    }

    /// Replaces the flow's screens by screens and flows, bottom first; what stands below the flow stays.
    public func setStack(_ items: [FlowRuntime.StackItem<Owner.Screen>], animated: Bool = true) {
        draft.setStack(animated: animated) { $0.makeSlots(for: items, of: owner) }
    }

    /// Goes back to the topmost such screen of the flow.
    public func popTo(_ screen: Owner.Screen.Name, animated: Bool = true) {
        draft.popTo(FlowRuntime.ScreenName(flow: Owner.Screen.flowName, screen: screen.rawValue), animated: animated)
    }

    /// Goes back to the topmost such screen of the flow, or does something else where there is none.
    public func popTo(_ screen: Owner.Screen.Name, else fallback: FlowRuntime.PopFallback<Owner.Screen>, animated: Bool = true) {
        if draft.isOn(FlowRuntime.ScreenName(flow: Owner.Screen.flowName, screen: screen.rawValue)) {
            return popTo(screen, animated: animated)
        }
        switch fallback {
        case .push(let screen): push(screen, animated: animated)
        case .root: popToRoot(animated: animated)
        case .stay: break
        }
    }
}

// MARK: - ChildSwitch

extension FlowRuntime {
    /// The owner of a ``SwitchController``, and the keeper of the one child that it shows.
    @MainActor
    final class ChildSwitch {
        /// A child with what it holds. It exists as long as it shows.
        struct Child {
            let name: String
            let content: Content
            /// The child's coordinator, which lives as long as the child; nil for a bare screen.
            let coordinator: Coordinator?
        }

        /// The coordinator of the switch flow; whoever shows the flow keeps it.
        private(set) weak var base: Coordinator?
        weak var navigator: Navigator?
        let names: [String]
        /// The child that should show.
        private(set) var current: Child
        private(set) var isLoaded = false
        let controller = SwitchController(nibName: nil, bundle: nil)
        private let makeFirst: @MainActor () -> Child?
        /// Takes the container's own steps for a child's result.
        let finished: @MainActor (_ draft: Draft, _ child: String, _ result: Any) -> Void

        init<Flow: SwitchFlow>(of flow: Flow) {
            base = flow
            names = Flow.Child.allCases.map(\.rawValue)
            func first(of flow: Flow) -> Child {
                let child = flow.firstChild
                return flow.content(of: child).child(named: child.rawValue)
            }
            current = first(of: flow)
            makeFirst = { [weak flow] in flow.map(first) }
            finished = { [weak flow] draft, name, result in
                guard let flow, let owner = flow as? Flow.Owner, let child = Flow.Child(rawValue: name) else { return }
                flow.child(child, finishedWith: result, Change(draft, owner: owner))
            }
        }

        /// The child that the flow begins with, made anew.
        func initialChild() -> Child { makeFirst() ?? current }

        /// Sets which child should show. Nothing happens in UIKit yet. Gives the one that is gone.
        func set(_ child: Child) -> Child {
            defer { current = child }
            return current
        }

        /// Makes what is shown of the child and, the first time, puts it into the container.
        func load() -> UIViewController {
            let child = current.content.load()
            if !isLoaded {
                isLoaded = true
                controller.show(child)
            }
            return controller
        }

        /// Whether UIKit shows the child that should show.
        var isSettled: Bool {
            !isLoaded || controller.child === current.content.viewController
        }
    }
}

// MARK: - Content

extension FlowRuntime {
    /// What fills a window, a presented layer, a tab or a switch.
    @MainActor
    enum Content {
        case stack(NavigationStack)
        case tabs(TabBar)
        case child(ChildSwitch)
        /// A flow without a container.
        case single(Slot)
        /// A bare screen, of the flow whose container it is in or that presents it.
        case screen(Slot)
        /// A tab that is never selected, with the empty controller that UIKit needs for its item.
        case action(UIViewController)

        /// The container's view controller, where it has been made.
        var viewController: UIViewController? {
            switch self {
            case .stack(let stack): stack.navigationController
            case .tabs(let bar): bar.container
            case .child(let children): children.controller
            case .single(let slot), .screen(let slot): slot.viewController
            case .action(let controller): controller
            }
        }

        /// The coordinator whose flow this is; nil for a bare screen.
        var coordinator: Coordinator? {
            switch self {
            case .stack(let stack): stack.base
            case .tabs(let bar): bar.base
            case .child(let children): children.base
            case .single(let slot): slot.maker
            case .screen, .action: nil
            }
        }

        /// Whether it is tabs or a switch.
        var isContainer: Bool {
            switch self {
            case .tabs, .child: true
            case .stack, .single, .screen, .action: false
            }
        }

        /// What is directly in the container, shown or not.
        var children: [Content] {
            switch self {
            case .tabs(let bar): bar.contents
            case .child(let children): [children.current.content]
            case .stack, .single, .screen, .action: []
            }
        }

        /// The slots directly in it.
        private var slots: [Slot] {
            switch self {
            case .stack(let stack): stack.slots
            case .single(let slot), .screen(let slot): [slot]
            case .tabs, .child, .action: []
            }
        }

        /// Makes what is shown of the content and gives the container. Tabs that don't show stay unmade.
        @discardableResult
        func load() -> UIViewController {
            switch self {
            case .stack(let stack): stack.load()
            case .tabs(let bar): bar.load()
            case .child(let children): children.load()
            case .single(let slot), .screen(let slot): slot.load()
            case .action(let controller): controller
            }
        }

        /// Makes the flows of the content let go of it, since it isn't shown any more.
        func release() {
            coordinator?.releaseContent()
            for child in children { child.release() }
        }

        /// Tells all flows of the content, shown or not, which scene they are in.
        func attach(to navigator: Navigator) {
            switch self {
            case .stack(let stack): stack.navigator = navigator
            case .tabs(let bar): bar.navigator = navigator
            case .child(let children): children.navigator = navigator
            case .single, .screen, .action: break
            }
            coordinator?.attach(to: navigator)
            for slot in slots { slot.mark?.coordinator.attach(to: navigator) }
            for child in children { child.attach(to: navigator) }
        }

        /// Keeps the coordinators that nothing else keeps, see ``Slot/keepCoordinators()``.
        func keepCoordinators() {
            for slot in slots { slot.keepCoordinators() }
            for child in children { child.keepCoordinators() }
        }

        /// The owners of the containers in it, shown or not.
        var owners: [AnyObject] {
            let own: AnyObject? =
                switch self {
                case .stack(let stack): stack
                case .tabs(let bar): bar
                case .child(let children): children
                case .single, .screen, .action: nil
                }
            return [own].compactMap { $0 } + children.flatMap(\.owners)
        }
    }
}

// MARK: - Coordinator

extension FlowRuntime {
    /// What every coordinator has: the scene's navigation, and the container that shows its flow. The generated coordinators are subclasses.
    ///
    /// The scene delegate keeps the root coordinator and puts what ``start()`` returns into the window; everything else hangs from there.
    @MainActor
    open class Coordinator {
        /// The flow's name in the spec.
        public let flowName: String
        /// The scene's navigation; the root keeps it.
        private(set) weak var navigator: Navigator?
        private var ownNavigator: Navigator?
        /// Who is told of events, where that is set before the start.
        private var earlyOnEvent: (@MainActor (NavigationEvent) -> Void)?
        /// What shows the flow; nil for a flow that was pushed, whose screens stand on another flow's stack.
        private(set) var content: Content?
        private weak var pushedOn: NavigationStack?

        /// Makes the coordinator of a flow. Nothing is shown, and no view controller is made, before it is started.
        public init(flowName: String) {
            self.flowName = flowName
        }

        /// Starts the flow as the root of a window and returns its container.
        ///
        /// Keep the coordinator for as long as the window shows it: views don't keep their coordinators. Further calls return the same controller.
        @discardableResult
        public func start() -> UIViewController {
            if navigator != nil, let content { return content.load() }
            let navigator = Navigator(root: self)
            ownNavigator = navigator
            navigator.onEvent = earlyOnEvent
            let content = ownContent()
            content.attach(to: navigator)
            content.keepCoordinators()
            return navigator.change { content.load() }
        }

        /// Ends the navigation that ``start()`` began: presented layers go without animation, and everything is released. A stopped coordinator isn't
        /// used again.
        ///
        /// UIKit leaves what is presented on the screen, and alive, when the window's root is replaced. So give the window its next root in the
        /// completion.
        ///
        /// - Parameter completion: is called when nothing is presented any more: before this method returns, or, while something slides in or out,
        ///   when that has ended.
        public func stop(completion: @escaping @MainActor @Sendable () -> Void = {}) {
            guard let navigator = ownNavigator else { return completion() }
            navigator.stop(then: completion)
            ownNavigator = nil
            content?.release()
        }

        /// The container that shows the flow: the flow's own, or the navigation controller that it was pushed on. Nil before it is shown.
        public var rootViewController: UIViewController? {
            content?.viewController ?? pushedOn?.navigationController
        }

        /// The state of the whole scene.
        public var snapshot: Snapshot {
            navigator?.snapshot ?? Snapshot(layers: [])
        }

        /// Is told of each change, ignored call and refusal in the scene: for logging and analytics.
        public var onEvent: (@MainActor (NavigationEvent) -> Void)? {
            get { navigator?.onEvent ?? earlyOnEvent }
            set {
                earlyOnEvent = newValue
                navigator?.onEvent = newValue
            }
        }

        /// The router of the screen on top of the active layer, if this coordinator made it.
        public final func routerOnTop() -> ScreenRouter? {
            guard let slot = navigator?.topSlot, slot.maker === self else { return nil }
            return slot.router
        }

        /// Calls a transition on the screen on top, if this coordinator made it and it has that kind of router; else reports it as ignored.
        @discardableResult
        public final func onTop<Kind: ScreenRouter>(_ transition: String = #function, _ call: (Kind) -> Void) -> Self {
            if let router = routerOnTop() as? Kind {
                call(router)
            } else {
                ignore(transition)
            }
            return self
        }

        /// Reports that the screen on top doesn't have a transition that was called on the coordinator.
        public final func ignore(_ transition: String = #function) {
            navigator?.report(.ignored(transition: transition, screen: navigator?.topSlot?.screen.qualifiedName))
        }

        /// How the flow is presented, unless the step that presents it says otherwise.
        open var presentation: Presentation { Presentation() }

        /// Whether the app keeps this coordinator, or whoever shows its container.
        var isKept: Bool { ownNavigator != nil || content != nil }

        func attach(to navigator: Navigator) {
            self.navigator = navigator
        }

        func push(on stack: NavigationStack) {
            pushedOn = stack
        }

        /// Lets go of the container and its screens. The coordinator may live on, for a screen of its flow that was put on another's stack.
        func releaseContent() {
            content = nil
        }

        /// The flow's own container with its first content, made once.
        func ownContent() -> Content {
            if let content { return content }
            let made: Content =
                switch self {
                case let flow as any TabsFlow: .tabs(TabBar(of: flow))
                case let flow as any SwitchFlow: .child(ChildSwitch(of: flow))
                case let flow as any SingleFlow: .single(flow.firstSlot())
                case let flow as any StackFlow: .stack(NavigationStack(base: self, slots: [flow.firstSlot()]))
                default: .stack(NavigationStack(base: self, slots: []))
                }
            content = made
            return made
        }
    }
}

// MARK: - CustomTabBarAnimator

extension FlowRuntime {
    /// Animates the items of a bar of the app's own when another tab is selected: the one that is left and the one that is chosen.
    @MainActor
    public protocol TabBarAnimator {
        /// Called before the item takes its new state: the moment to keep what the animation begins with.
        func prepareForAnimation(of item: any TabBarItem, to state: TabBarItemState)

        /// Called after the item has taken its new state: runs the animation.
        func performAnimation(of item: any TabBarItem, to state: TabBarItemState)
    }
}

// MARK: - CustomTabBarButton

extension FlowRuntime {
    /// What the user taps in a bar of the app's own: the place of an item, filled with it.
    final class CustomTabBarButton: UIControl {
        let item: any TabBarItem

        init(item: any TabBarItem, tapped: @escaping @MainActor () -> Void) {
            self.item = item
            super.init(frame: .zero)
            // The button takes the touches of the whole place, whatever the item is made of.
            item.isUserInteractionEnabled = false
            addSubview(item)
            isAccessibilityElement = true
            accessibilityTraits = .button
            addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        }

        required init?(coder: NSCoder) {
            nil
        }

        override var isSelected: Bool {
            didSet { accessibilityTraits = isSelected ? [.button, .selected] : .button }
        }

        override var accessibilityLabel: String? {
            get { super.accessibilityLabel ?? item.accessibilityLabel }
            set { super.accessibilityLabel = newValue }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            item.frame = bounds
        }
    }
}

// MARK: - CustomTabBarController+Bar

extension FlowRuntime.CustomTabBarController {
    /// Asks the data source again for the bar's height and colour.
    public func reloadBar() {
        guard isViewLoaded else { return }
        bar.backgroundColor = dataSource.map { $0.barColor(for: self) } ?? .systemBackground
        view.setNeedsLayout()
    }

    /// The height of the bar above the safe area.
    public var barHeight: CGFloat {
        dataSource?.barHeight(for: self) ?? Self.defaultHeight
    }

    /// Hides or shows the bar as the screen on top of the selected tab asks for with `hidesBottomBarWhenPushed`.
    ///
    /// A coordinator calls it when the top changes. Code that changes stacks without one calls it after the change.
    public func updateBarVisibility(animated: Bool) {
        let hides = selectedViewController.map(FlowRuntime.screenOnTop(of:))?.hidesBottomBarWhenPushed ?? false
        guard animated, let transition = selectedViewController.map(FlowRuntime.innermost(of:))?.transitionCoordinator else {
            setBar(hidden: hides)
            return
        }
        bar.isHidden = false
        // The screen is asked again at the end: a swipe back may have been cancelled.
        transition.animate(alongsideTransition: { [bar] _ in bar.alpha = hides ? 0 : 1 }) { [weak self] _ in
            self?.updateBarVisibility(animated: false)
        }
    }

    func hideSystemBar() {
        tabBar.isHidden = true
        // On a pad the system's bar is at the top from iOS 18 on, where the view's own property doesn't hide it.
        if #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *), !isTabBarHidden { isTabBarHidden = true }
    }

    private func setBar(hidden: Bool) {
        bar.isHidden = hidden
        bar.alpha = hidden ? 0 : 1
        let inset = hidden ? 0 : barHeight
        for tab in tabControllers where tab.additionalSafeAreaInsets.bottom != inset {
            tab.additionalSafeAreaInsets.bottom = inset
        }
    }
}

extension FlowRuntime {
    /// The stack or screen that shows inside containers of flows.
    @MainActor
    static func innermost(of container: UIViewController) -> UIViewController {
        var controller = container
        while let next = (controller as? UITabBarController)?.selectedViewController ?? (controller as? SwitchController)?.child {
            controller = next
        }
        return controller
    }

    @MainActor
    private static func screenOnTop(of container: UIViewController) -> UIViewController {
        let innermost = innermost(of: container)
        return (innermost as? UINavigationController)?.topViewController ?? innermost
    }

    /// Lets the app's own bars around a stack or a switch ask again whether they show.
    @MainActor
    static func updateBars(around controller: UIViewController, animated: Bool) {
        var container = controller.parent
        while let next = container {
            (next as? any TabContainer)?.updateBarVisibility(animated: animated)
            container = next.parent
        }
    }
}

// MARK: - CustomTabBarController

extension FlowRuntime {
    /// A tab bar controller with a bar of the app's own items in place of the system's bar.
    ///
    /// ``dataSource`` says how the bar looks, ``barDelegate`` hears what is selected. Under a coordinator the flow says which tab shows first, and
    /// the initial index of the data source isn't asked; it counts where nobody selects a tab before the bar appears.
    ///
    /// The delegate of UITabBarController hears of taps on the system's bar only, so nothing of this one. As with every UITabBarController, more
    /// than five tabs on an iPhone end up in the More list.
    open class CustomTabBarController: UITabBarController, TabContainer {
        /// The height of the system's bar.
        public static let defaultHeight: CGFloat = 49

        /// The items, one for each tab in their order.
        public let items: [any TabBarItem]

        /// The view that the items are in.
        public let bar = UIView()

        /// How the bar looks and moves. It isn't kept.
        public weak var dataSource: (any CustomTabBarDataSource)? {
            didSet { reloadBar() }
        }

        /// Hears what is selected. It isn't kept.
        public weak var barDelegate: (any CustomTabBarDelegate)?

        /// Is asked before the user's tap on an item selects its tab.
        public var shouldSelectTab: (@MainActor (Int) -> Bool)?

        /// Is told of each tab that was selected.
        public var didSelectTab: (@MainActor (Int) -> Void)?

        private var buttons: [CustomTabBarButton] = []
        /// The tab whose item shows that it is selected.
        private var markedIndex: Int?
        /// Whether a tab was selected, so that the initial index no longer counts.
        private var isTabChosen = false
        /// Whether a change of the selection is nobody's choice: UIKit's own when it takes the tabs, or that of the initial tab.
        private var isSelectingByItself = false

        /// Makes a container with an item for each tab.
        public init(items: [any TabBarItem]) {
            self.items = items
            super.init(nibName: nil, bundle: nil)
        }

        /// Items don't come out of an archive: always nil.
        public required init?(coder: NSCoder) {
            nil
        }

        // MARK: - TabContainer

        /// The controllers of the tabs, in the order of the items.
        public var tabControllers: [UIViewController] {
            get { viewControllers ?? [] }
            set {
                selectByItself { viewControllers = newValue }
            }
        }

        /// The index of the tab that shows.
        public var selectedTabIndex: Int {
            get { selectedIndex }
            set {
                isTabChosen = true
                guard tabControllers.indices.contains(newValue) else { return }
                selectedIndex = newValue
            }
        }

        /// Shows a text in the badge of a tab's item, or none.
        open func setBadge(_ text: String?, ofTab index: Int) {
            guard items.indices.contains(index) else { return }
            items[index].setBadge(text)
        }

        // MARK: - The bar

        /// Lays the bar out: at the bottom, with places of equal width for the items. A subclass may do it in another way.
        open func layOutBar(_ places: [UIView]) {
            let bottom = view.safeAreaInsets.bottom
            bar.frame = CGRect(x: 0, y: view.bounds.height - barHeight - bottom, width: view.bounds.width, height: barHeight + bottom)
            let width = bar.bounds.width / CGFloat(max(places.count, 1))
            let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            for (index, place) in (isReversed ? places.reversed() : places).enumerated() {
                place.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: barHeight)
            }
        }

        // MARK: - Selecting

        open override var selectedIndex: Int {
            didSet { selectionChanged() }
        }

        open override var selectedViewController: UIViewController? {
            didSet { selectionChanged() }
        }

        private func tapped(_ index: Int) {
            guard tabControllers.indices.contains(index), shouldSelectTab?(index) ?? true else { return }
            let tab = tabControllers[index]
            if tab !== selectedViewController {
                selectedViewController = tab
            } else {
                // As the system's bar does it; who was asked may have done so already.
                if let stack = tab as? UINavigationController, stack.viewControllers.count > 1 {
                    stack.popToRootViewController(animated: true)
                }
                tellSelection(index)
            }
        }

        /// UIKit may set one of the two properties by the other, so only the first of two equal calls counts.
        private func selectionChanged() {
            let index = selectedIndex
            guard !isSelectingByItself, tabControllers.indices.contains(index), index != markedIndex else { return }
            isTabChosen = true
            markSelection(animated: true)
            if isViewLoaded { view.bringSubviewToFront(bar) }
            updateBarVisibility(animated: false)
            tellSelection(index)
        }

        private func tellSelection(_ index: Int) {
            didSelectTab?(index)
            barDelegate?.tabBar(self, didSelect: index)
        }

        private func selectInitialTab() {
            guard !isTabChosen else { return }
            isTabChosen = true
            let index = dataSource?.initialIndex(for: self) ?? 0
            guard tabControllers.indices.contains(index) else { return }
            selectByItself { selectedIndex = index }
        }

        private func selectByItself(_ change: () -> Void) {
            isSelectingByItself = true
            change()
            isSelectingByItself = false
            markSelection(animated: false)
        }

        private func markSelection(animated: Bool) {
            guard tabControllers.indices.contains(selectedIndex) else { return }
            mark(selectedIndex, animator: animated ? dataSource?.animator(for: self) : nil)
        }

        private func mark(_ index: Int, animator: (any TabBarAnimator)?) {
            let old = markedIndex
            markedIndex = index
            for (place, item) in items.enumerated() where old == nil || place == old || place == index {
                let state: TabBarItemState = place == index ? .selected : .normal
                animator?.prepareForAnimation(of: item, to: state)
                item.setState(state)
                animator?.performAnimation(of: item, to: state)
            }
            for (place, button) in buttons.enumerated() { button.isSelected = place == index }
        }

        // MARK: - UIViewController

        open override func viewDidLoad() {
            super.viewDidLoad()
            hideSystemBar()
            buttons = items.enumerated().map { index, item in
                CustomTabBarButton(item: item) { [weak self] in self?.tapped(index) }
            }
            for button in buttons {
                button.isSelected = button.item === markedIndex.map { items[$0] }
                bar.addSubview(button)
            }
            view.addSubview(bar)
            reloadBar()
        }

        open override func viewWillAppear(_ animated: Bool) {
            selectInitialTab()
            markSelection(animated: false)
            super.viewWillAppear(animated)
            view.bringSubviewToFront(bar)
            updateBarVisibility(animated: false)
        }

        open override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            // UIKit may have shown its bar again.
            hideSystemBar()
            layOutBar(buttons)
            if selectedViewController.map(innermost(of:))?.transitionCoordinator == nil { updateBarVisibility(animated: false) }
        }
    }
}

// MARK: - CustomTabBarDataSource

extension FlowRuntime {
    /// How a bar of the app's own looks and moves. All of it has a default.
    @MainActor
    public protocol CustomTabBarDataSource: AnyObject {
        /// The tab that shows first where nobody selects one before the bar appears: 0 by default.
        ///
        /// A coordinator selects the tab that its flow starts with, so under a coordinator this isn't asked.
        func initialIndex(for bar: CustomTabBarController) -> Int

        /// The height of the bar above the safe area: 49 by default, as the system's.
        func barHeight(for bar: CustomTabBarController) -> CGFloat

        /// The colour behind the items: the system's background by default.
        func barColor(for bar: CustomTabBarController) -> UIColor

        /// What animates the items when another tab is selected: nothing by default.
        func animator(for bar: CustomTabBarController) -> (any TabBarAnimator)?
    }
}

extension FlowRuntime.CustomTabBarDataSource {
    /// The first tab.
    public func initialIndex(for bar: FlowRuntime.CustomTabBarController) -> Int { 0 }
    /// As high as the system's bar.
    public func barHeight(for bar: FlowRuntime.CustomTabBarController) -> CGFloat { FlowRuntime.CustomTabBarController.defaultHeight }
    /// The system's background.
    public func barColor(for bar: FlowRuntime.CustomTabBarController) -> UIColor { .systemBackground }
    /// No animation.
    public func animator(for bar: FlowRuntime.CustomTabBarController) -> (any FlowRuntime.TabBarAnimator)? { nil }
}

extension FlowRuntime {
    /// Hears what is selected in a bar of the app's own.
    @MainActor
    public protocol CustomTabBarDelegate: AnyObject {
        /// A tab was selected: by the user, who may have tapped the one that shows already, or by code.
        func tabBar(_ bar: CustomTabBarController, didSelect index: Int)
    }
}

// MARK: - Draft+Containers

// MARK: - Steps on tabs and switches

extension FlowRuntime.Draft {
    /// Shows a tab of the innermost tab bar of that flow in the top layer. `stack` is what then stands above the tab's root.
    func select<Tabs: FlowRuntime.TabsFlow>(
        _ tab: String, of flow: Tabs.Type, animated: Bool = true, stack: ((Tabs, FlowRuntime.NavigationStack) -> [FlowRuntime.Slot])?
    ) {
        step {
            guard let bar = state.bars.last(where: { $0.base is Tabs }), let coordinator = bar.base as? Tabs,
                let index = bar.selectableIndex(of: tab)
            else { return .selectWithoutTabs }
            if let stack { reset(bar.contents[index], animated: animated, above: { stack(coordinator, $0) }) }
            state.select(index, in: bar)
            return nil
        }
    }

    /// Shows a child of the switch flow in the topmost layer that has one, and ends the layers above. The child that shows stays, unless it
    /// begins anew or `content` says what it holds.
    func switchTo<Flow: FlowRuntime.SwitchFlow>(
        _ child: Flow.Child, of flow: Flow.Type, reset: Bool, animated: Bool, showing content: ((Flow) -> FlowRuntime.ChildContent)?
    ) {
        step {
            guard let (layer, children) = nearestSwitch(of: flow), let coordinator = children.base as? Flow else {
                return .switchWithoutSwitch
            }
            state.drop(above: layer, animated: animated)
            guard content != nil || reset || state.child(of: children).name != child.rawValue else { return nil }
            let new = (content?(coordinator) ?? coordinator.content(of: child)).child(named: child.rawValue)
            new.content.attach(to: navigator)
            state.show(new, in: children)
            return nil
        }
    }

    private func nearestSwitch<Flow: FlowRuntime.SwitchFlow>(of flow: Flow.Type) -> (layer: FlowRuntime.Layer?, children: FlowRuntime.ChildSwitch)? {
        for layer in state.layers.reversed().map(Optional.some) + [nil] {
            for case .child(let children) in state.path(in: layer).reversed() where children.base is Flow {
                return (layer, children)
            }
        }
        return nil
    }

    private func reset(_ content: FlowRuntime.Content, animated: Bool, above: (FlowRuntime.NavigationStack) -> [FlowRuntime.Slot]) {
        switch content {
        case .stack(let stack):
            state.set(stack.initialSlots() + above(stack), on: stack, animated: animated)
        case .tabs(let bar):
            for content in bar.contents { reset(content, animated: animated, above: { _ in [] }) }
            state.select(bar.firstIndex, in: bar)
        case .child(let children):
            let first = children.initialChild()
            first.content.attach(to: navigator)
            state.show(first, in: children)
        case .single, .screen, .action:
            break
        }
    }
}

// MARK: - Steps on layers

extension FlowRuntime.Draft {
    func present(_ layer: FlowRuntime.Layer, animated: Bool, above: (FlowRuntime.NavigationStack) -> [FlowRuntime.Slot] = { _ in [] }) {
        step {
            layer.content.attach(to: navigator)
            state.present(layer, animated: animated)
            guard case .stack(let stack) = layer.content, case let above = above(stack), !above.isEmpty else { return nil }
            state.set(stack.slots + above, on: stack, animated: false)
            return nil
        }
    }

    /// Ends the own layer with all above it; its starter's steps take the place of the rest.
    func dismiss(animated: Bool) {
        var left: FlowRuntime.Layer?
        step {
            guard let layer = (container ?? own).layer else { return .dismissAtBase }
            left = layer
            state.drop(from: layer, animated: animated)
            return nil
        }
        goOn(with: left?.handlers.dismissed)
    }

    func dismissAll(animated: Bool) {
        step {
            state.drop(above: nil, animated: animated)
            return nil
        }
    }
}

// MARK: - Finishing

extension FlowRuntime.Draft {
    /// Ends a flow with a result. The steps of its starter, or of the container that it is in, take the place of the rest.
    func finish<Flow: FlowRuntime.FinishingFlow>(_ result: Flow.Result, of flow: Flow.Type, animated: Bool) {
        var ending: FlowRuntime.Activation?
        var handler: (@MainActor (FlowRuntime.Draft) -> Void)?
        step {
            let own = container ?? own
            if let mark = own.mark, let stack = own.stack {
                guard mark.coordinator is Flow, let finished = mark.handlers.finished else { return .finishUnhandled }
                state.drop(above: own.layer, animated: animated)
                let below = state.slots(of: stack).prefix { $0.mark !== mark }
                // App code may have removed what the flow was pushed on.
                state.set(below.isEmpty ? stack.initialSlots()[...] : below, on: stack, animated: animated)
                handler = { finished($0, result) }
                return nil
            }
            guard let coordinator = coordinator(of: own), coordinator is Flow else { return .finishUnhandled }
            if let content = state.container(around: coordinator, in: own.layer), let container = content.coordinator {
                state.drop(above: own.layer, animated: animated)
                ending = FlowRuntime.Activation(layer: own.layer, place: .container(container))
                handler = { [state] in content.finish(result, in: $0, state: state) }
            } else if let layer = own.layer, let finished = layer.handlers.finished {
                state.drop(from: layer, animated: animated)
                handler = { finished($0, result) }
            } else {
                return .finishUnhandled
            }
            return nil
        }
        goOn(in: ending, with: handler)
    }

    /// The coordinator of the flow that an activation which isn't marked is of; a bare screen's is that of its container.
    private func coordinator(of activation: FlowRuntime.Activation) -> FlowRuntime.Coordinator? {
        switch activation.place {
        case .base(let stack): stack.base
        case .single(let slot): slot.maker
        case .container(let coordinator): coordinator
        case .screen: state.path(in: activation.layer).dropLast().last?.coordinator
        case .marked, .none: nil
        }
    }
}

extension FlowRuntime.Content {
    /// Takes the container's own steps for the result of the child that shows.
    fileprivate func finish(_ result: Any, in draft: FlowRuntime.Draft, state: FlowRuntime.SceneState) {
        switch self {
        case .tabs(let bar): bar.finished(draft, state.selectedIndex(of: bar), result)
        case .child(let children): children.finished(draft, state.child(of: children).name, result)
        case .stack, .single, .screen, .action: break
        }
    }
}

// MARK: - Draft

extension FlowRuntime {
    /// A change that is being worked out: what each step of a transition does to the scene's state, before anything is done to UIKit.
    ///
    /// The steps are those of the abstract machine. The first fault ends the change: the steps that follow do nothing and the draft is dropped.
    @MainActor
    final class Draft {
        /// The transition's name, for reports.
        let name: String
        let navigator: Navigator
        private(set) var fault: Fault?
        var state: SceneState
        /// What is shown when everything else is in place.
        var alert: Alert?
        /// What the own steps work on; once it has left, what is on top then.
        private(set) var own: Activation
        /// What `finish` and `dismiss` work on where that isn't the same: the container whose own steps these are.
        private(set) var container: Activation?
        /// Whether the steps of a handler have taken the place of the rest of the list.
        private var isReplaced = false
        /// The coordinators whose steps are taken. They may have no other keeper until the change is made.
        private var coordinators: [Coordinator] = []

        init(_ navigator: Navigator, name: String) {
            self.navigator = navigator
            self.name = name
            state = SceneState(of: navigator)
            own = state.activationOnTop
        }

        /// Whether steps are still taken.
        var goesOn: Bool { fault == nil && !isReplaced }

        /// Keeps a coordinator until the change is made.
        func keep(_ coordinator: Coordinator) {
            coordinators.append(coordinator)
        }

        /// Works out one step, unless an earlier one has failed.
        func step(_ body: () -> Fault?) {
            guard goesOn else { return }
            fault = body()
            if !state.contains(own) { own = state.activationOnTop }
            if let container, !state.contains(container) { self.container = nil }
        }

        /// Takes a handler's steps in place of the rest of the list, for the activation then on top or for a container.
        func goOn(in container: Activation? = nil, with steps: (@MainActor (Draft) -> Void)?) {
            guard goesOn, let steps else { return }
            own = state.activationOnTop
            self.container = container
            steps(self)
            isReplaced = true
        }

        /// Goes on where an alert or a question was left, as far as that is still there.
        func resume(_ own: AnyObject?, in container: AnyObject?) {
            if let own = state.activation(of: own) { self.own = own }
            self.container = state.activation(of: container)
        }

        /// Takes what a starter has for a flow's end: a container's own steps where it is one that shows in the top layer.
        func act(for starter: Coordinator) {
            let containers = state.path(in: state.layers.last).filter(\.isContainer).compactMap(\.coordinator)
            if let container = containers.last(where: { $0.flowName == starter.flowName }) { act(in: container) }
        }

        /// Takes the own steps of a container in the top layer.
        func act(in container: Coordinator) {
            self.container = Activation(layer: state.layers.last, place: .container(container))
        }
    }
}

// MARK: - Steps on the active stack

extension FlowRuntime.Draft {
    func push(animated: Bool, _ pushed: (FlowRuntime.NavigationStack) -> [FlowRuntime.Slot]) {
        step {
            guard let stack = state.activeStack else { return .noStack }
            state.set(state.slots(of: stack) + pushed(stack), on: stack, animated: animated)
            return nil
        }
    }

    func replace(with slot: FlowRuntime.Slot, animated: Bool) {
        step {
            guard let stack = state.activeStack else { return .noStack }
            var slots = state.slots(of: stack)
            slot.mark = slots.popLast()?.mark
            state.set(slots + [slot], on: stack, animated: animated)
            return nil
        }
    }

    /// Replaces the own activation's screens and all above them; the first of the new ones carries the mark on.
    func setStack(animated: Bool, _ items: (FlowRuntime.NavigationStack) -> [FlowRuntime.Slot]) {
        step {
            guard let stack = own.stack else { return .noStack }
            let kept = state.slots(of: stack)[..<state.range(of: own, on: stack).lowerBound]
            let new = items(stack)
            new.first?.mark = own.mark
            state.set(kept + new, on: stack, animated: animated)
            return nil
        }
    }

    /// Takes the top screen off; where a flow leaves with it, its starter's steps take the place of the rest.
    func pop(animated: Bool) {
        var left: FlowRuntime.Mark?
        step {
            guard let stack = state.activeStack, case let slots = state.slots(of: stack), slots.count > 1 else { return .popAtRoot }
            left = slots.last?.mark
            state.set(slots.dropLast(), on: stack, animated: animated)
            return nil
        }
        goOn(with: left?.handlers.dismissed)
    }

    /// Pops `count` screens, which must all be of the own activation, on top, and above its first.
    func pop(_ count: Int, animated: Bool) {
        guard count > 1 else { return pop(animated: animated) }
        step {
            guard let stack = own.stack, stack === state.activeStack else { return .popAtRoot }
            let slots = state.slots(of: stack)
            let range = state.range(of: own, on: stack)
            guard range.upperBound == slots.count, range.count > count else { return .popAtRoot }
            state.set(slots.dropLast(count), on: stack, animated: animated)
            return nil
        }
    }

    func popTo(_ screen: FlowRuntime.ScreenName, animated: Bool) {
        step {
            guard let stack = own.stack else {
                // A bare screen counts as a stack of one.
                return isOn(screen) ? nil : .popToMissing
            }
            guard let index = lastIndex(of: screen, on: stack) else { return .popToMissing }
            state.set(state.slots(of: stack)[...index], on: stack, animated: animated)
            return nil
        }
    }

    /// Whether a screen is in the own activation.
    func isOn(_ screen: FlowRuntime.ScreenName) -> Bool {
        if let stack = own.stack { return lastIndex(of: screen, on: stack) != nil }
        return switch own.place {
        case .single(let slot), .screen(let slot): slot.screen.qualifiedName == screen
        case .marked, .base, .container, .none: false
        }
    }

    private func lastIndex(of screen: FlowRuntime.ScreenName, on stack: FlowRuntime.NavigationStack) -> Int? {
        state.slots(of: stack)[state.range(of: own, on: stack)].lastIndex { $0.screen.qualifiedName == screen }
    }

    func popToRoot(animated: Bool) {
        step {
            guard let stack = own.stack else { return nil }
            state.set(state.slots(of: stack)[...state.range(of: own, on: stack).lowerBound], on: stack, animated: animated)
            return nil
        }
    }
}

// MARK: - EdgeSwipeDelegate

extension FlowRuntime {
    /// Decides on the swipe back from the edge while the navigation bar is hidden: UIKit's own delegate, which it stands in for, would refuse. It
    /// leaves everything else to that one.
    final class EdgeSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
        /// The delegate that UIKit, or the app, has set.
        nonisolated(unsafe) private(set) weak var original: (any UIGestureRecognizerDelegate)?
        private weak var stack: NavigationStack?

        init(of stack: NavigationStack?, before original: (any UIGestureRecognizerDelegate)?) {
            self.stack = stack
            self.original = original
        }

        /// A swipe at the first screen, or during a transition, would freeze the navigation controller.
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let stack, let top = stack.navigationController.topViewController,
                let slot = stack.slots.first(where: { $0.viewController === top })
            else { return false }
            let controller = stack.navigationController
            return slot.attributes.allowsBack && controller.viewControllers.count > 1 && controller.transitionCoordinator == nil
        }

        #if canImport(ObjectiveC)
            // The other methods are optional, and UIKit's delegate has some that no header declares.
            nonisolated override func responds(to selector: Selector!) -> Bool {
                super.responds(to: selector) || original?.responds(to: selector) == true
            }

            nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
                original
            }
        #endif
    }
}

// MARK: - Fault

extension FlowRuntime {
    /// Why a transition couldn't be taken. The state is as it was before.
    public enum Fault: String, Hashable, Sendable {
        /// A push, replace or setStack where the top screen isn't on a navigation stack.
        case noStack = "no-stack"
        /// A pop of more screens than there are above the first.
        case popAtRoot = "pop-at-root"
        /// A popTo a screen that isn't there.
        case popToMissing = "pop-to-missing"
        /// A dismiss in a flow that isn't presented.
        case dismissAtBase = "dismiss-at-base"
        /// A select with no such tab bar in the top layer, or of a tab that the app has hidden.
        case selectWithoutTabs = "select-without-tabs"
        /// A switch to a child that no switch flow on screen has.
        case switchWithoutSwitch = "switch-without-switch"
        /// A finish of a flow that isn't the one on top, or that nobody has started.
        case finishUnhandled = "finish-unhandled"
        /// UIKit refused to present.
        case notPresented = "not-presented"
    }
}

// MARK: - Flows

extension FlowRuntime {
    /// A coordinator that makes view controllers for the screens of its flow.
    @MainActor
    public protocol ScreenMaking: Coordinator {
        /// The flow's screens with their parameters.
        associatedtype Screen: ScreenValue

        /// Makes the view controller of a screen and gives it a router for its place.
        func makeViewController(for screen: Screen, in slot: Slot) -> UIViewController

        /// What UIKit shows around a screen.
        func attributes(of screen: Screen) -> ScreenAttributes
    }
}

extension FlowRuntime.ScreenMaking {
    /// Everything is as the view controllers have it.
    public func attributes(of screen: Screen) -> FlowRuntime.ScreenAttributes { FlowRuntime.ScreenAttributes() }
}

extension FlowRuntime {
    /// A coordinator whose flow begins with a screen of its own.
    @MainActor
    public protocol ScreenFlow: ScreenMaking {
        /// The screen that the flow begins with.
        var firstScreen: Screen { get }
    }
}

extension FlowRuntime.ScreenFlow {
    func firstSlot() -> FlowRuntime.Slot {
        FlowRuntime.Slot(firstScreen, of: self)
    }
}

extension FlowRuntime {
    /// A coordinator whose screens stand on a navigation stack: one of its own, or the stack of the flow that pushed it.
    @MainActor
    public protocol StackFlow: ScreenFlow {}

    /// A coordinator of one screen without a container: the screen itself fills the window, a tab, a switch or a presented layer.
    @MainActor
    public protocol SingleFlow: ScreenFlow {}

    /// A coordinator whose flow can end with a result.
    @MainActor
    public protocol FinishingFlow: Coordinator {
        /// How the flow can end.
        associatedtype Result
    }

    /// What a list of screens may hold where it builds a stack: a screen, or a flow that continues on the same stack.
    @MainActor
    public enum StackItem<Screen: ScreenValue> {
        /// A screen.
        case screen(Screen)
        /// A flow, with the screens that it begins with.
        case flow(Coordinator)
    }

    /// What ``Change/popTo(_:else:animated:)`` does where the screen isn't there.
    public enum PopFallback<Screen: ScreenValue> {
        /// Puts a screen on the stack.
        case push(Screen)
        /// Goes back to the flow's first screen.
        case root
        /// Leaves everything as it is.
        case stay
    }
}

// MARK: - Handlers

extension FlowRuntime {
    /// What the starter of a flow does when it ends: with a result, or without one.
    ///
    /// The closures get their coordinator as an argument and refer to it weakly. It is kept here only where nothing else keeps it, as when it
    /// has left in the same list that started the flow.
    @MainActor
    final class Handlers {
        private weak var starter: Coordinator?
        private var keeper: Coordinator?
        /// Takes the steps for a result.
        let finished: (@MainActor (Draft, Any) -> Void)?
        /// Takes the steps for an end without a result; nil where nothing happens then.
        let dismissed: (@MainActor (Draft) -> Void)?

        init<Owner: Coordinator, Result>(
            of starter: Owner, finished: (@MainActor (Owner, Change<Owner>, Result) -> Void)?, dismissed: Change<Owner>.Handler?
        ) {
            self.starter = starter
            if let finished {
                self.finished = { [weak starter] draft, result in
                    guard let starter, let result = result as? Result else { return }
                    draft.act(for: starter)
                    finished(starter, Change(draft, owner: starter), result)
                }
            } else {
                self.finished = nil
            }
            if let dismissed {
                self.dismissed = { [weak starter] draft in
                    guard let starter else { return }
                    draft.act(for: starter)
                    dismissed(starter, Change(draft, owner: starter))
                }
            } else {
                self.dismissed = nil
            }
        }

        /// For a flow whose results nobody handles.
        convenience init<Owner: Coordinator>(of starter: Owner, dismissed: Change<Owner>.Handler?) {
            self.init(of: starter, finished: nil as (@MainActor (Owner, Change<Owner>, Never) -> Void)?, dismissed: dismissed)
        }

        /// For a flow that nobody in particular has started.
        init() {
            finished = nil
            dismissed = nil
        }

        func keepStarter() {
            keeper = starter.flatMap { $0.isKept ? nil : $0 }
        }
    }
}

// MARK: - Layer

extension FlowRuntime {
    /// A presented layer: what it holds, and the one that notices how it ends.
    ///
    /// UIKit tells the adaptive delegate of the user's swipe only, and nobody of a screen that dismisses itself; for those the container, and a hidden
    /// view beside it, say that it has left. Each of them only leads to a look at what UIKit presents once it has come to rest.
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

        /// Makes the layer's container and sets how it is presented.
        ///
        /// The presentation controller is left alone unless it says more than a style: it keeps a container that UIKit then doesn't present.
        func prepare(over presenter: UIViewController?) -> UIViewController {
            let container = content.load()
            presentation.apply(to: container)
            if container.modalPresentationStyle == .popover, let popover = container.popoverPresentationController {
                anchor(popover, at: source, over: presenter)
            }
            source = nil
            (container as? any ObservableContainer)?.didEnd = { [weak self] in self?.mayHaveEnded() }
            return container
        }

        /// UIKit has begun to present the container, which the user may end.
        func didBegin() {
            content.viewController?.presentationController?.delegate = self
        }

        /// Watches the container from when it is shown. One of the app's own doesn't say when it has left, and one that something covers has
        /// disappeared before.
        ///
        /// The view that watches stands beside the container's own, which may be one that UIKit allows no additions to, as SwiftUI's.
        func didAppear() {
            didBegin()
            let sentinel = EndSentinel { [weak self] in self?.mayHaveEnded() }
            content.viewController?.presentationController?.containerView?.addSubview(sentinel)
        }

        private func mayHaveEnded() {
            navigator?.settling.look(afterTransitionOf: content.viewController)
        }

        // MARK: - UIAdaptivePresentationControllerDelegate

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            mayHaveEnded()
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            mayHaveEnded()
        }
    }
}

// MARK: - NavigationEvent

extension FlowRuntime {
    /// What happens in a scene, for logging and analytics.
    public enum NavigationEvent: Hashable, Sendable {
        /// A transition was taken.
        case transition(String, from: ScreenName?)
        /// A transition was called by a screen that isn't on top, or by none that has it; nothing happened.
        case ignored(transition: String, screen: ScreenName?)
        /// A transition couldn't be taken; nothing happened.
        case refused(transition: String, fault: Fault)
        /// The state changed, by a transition or by the user's own doing.
        case changed(Snapshot)
    }
}

// MARK: - NavigationStack

extension FlowRuntime {
    /// The one owner of a UINavigationController: its only delegate, and the keeper of its screens. Flows that share a stack share the owner.
    ///
    /// `slots` is what should stand on the stack; UIKit's own changes (back, swipe back, back menu, a pop by app code) are taken over by comparing
    /// the slots with `viewControllers` after every change, so it doesn't matter who made it or how many screens left at once.
    @MainActor
    final class NavigationStack: NSObject, UINavigationControllerDelegate {
        /// The coordinator of the flow whose container this is; whoever shows the flow keeps it.
        private(set) weak var base: Coordinator?
        weak var navigator: Navigator?
        /// The first screen as the flow begins with it; a reset keeps it where it still stands.
        private weak var first: Slot?
        /// The screens that should stand on the stack, bottom first.
        private(set) var slots: [Slot]
        private(set) var isLoaded = false
        /// Whether the next change is animated, where it is seen.
        var isAnimated = true
        let navigationController: UINavigationController
        /// Whether the navigation controller is being given its screens: what it tells meanwhile is no news.
        private var isSettling = false
        /// Whether app code has changed the screens during a transition: UIKit makes that change some time after the transition, and may tell nobody.
        var mayChangeAgain = false
        private(set) lazy var bars = StackBars(of: self)

        init(base: Coordinator, slots: [Slot]) {
            self.base = base
            self.slots = slots
            first = slots.first
            let controller = ObservableNavigationController(nibName: nil, bundle: nil)
            navigationController = controller
            super.init()
            controller.delegate = self
            controller.didChangeScreens = { [weak self] in self?.screensChanged() }
        }

        /// The screens that the flow begins with, with the very first one kept if it is still there.
        func initialSlots() -> [Slot] {
            guard let slot = (base as? any StackFlow)?.firstSlot() else { return [] }
            // A flow whose start is chosen by guards may begin with another screen by now.
            if let first, slots.first === first, first.screen.qualifiedName == slot.screen.qualifiedName { return [first] }
            return [slot]
        }

        /// Sets what should stand on the stack. Nothing happens in UIKit yet.
        func set(_ slots: [Slot]) {
            replaceSlots(by: slots)
        }

        /// Makes the screens and, the first time, puts them on the navigation controller.
        @discardableResult
        func load() -> UIViewController {
            if isLoaded {
                loadScreens()
            } else {
                isLoaded = true
                settle(animated: false)
            }
            return navigationController
        }

        /// Gives the navigation controller the screens that should stand on the stack.
        func settle(animated: Bool) {
            let screens = loadScreens()
            isSettling = true
            navigationController.setViewControllers(screens, animated: animated)
            isSettling = false
        }

        /// Makes the screens that should stand on the stack.
        @discardableResult
        private func loadScreens() -> [UIViewController] {
            var hidesTabBar = false
            return slots.enumerated().map { index, slot in
                // UIKit asks the topmost screen only; a screen that hides the bar hides it for those above too.
                hidesTabBar = hidesTabBar || index > 0 && slot.attributes.hidesTabBar
                let isNew = slot.viewController == nil
                let controller = slot.load()
                if isNew, hidesTabBar { controller.hidesBottomBarWhenPushed = true }
                if isNew, slot.attributes.largeTitle == true { navigationController.navigationBar.prefersLargeTitles = true }
                return controller
            }
        }

        /// Whether UIKit shows what should stand on the stack.
        var isSettled: Bool {
            guard isLoaded else { return true }
            let shown = navigationController.viewControllers
            return shown.count == slots.count && zip(shown, slots).allSatisfy { $0 === $1.viewController }
        }

        /// Takes over what has become of the screens in UIKit: which of them are still there, and in which order. Those that aren't are released.
        ///
        /// - Returns: the marks of the flows whose end is to be handled; nil where nothing has changed. Of flows that left together, one upon the
        ///   other, that is the lowest.
        func takeOverScreens() -> [Mark]? {
            guard isLoaded else { return nil }
            let shown = navigationController.viewControllers
            let stay = shown.compactMap { controller in slots.first { $0.viewController === controller } }
            // An empty navigation controller is one that is being taken apart.
            guard !stay.isEmpty, !stay.elementsEqual(slots, by: ===) else { return nil }
            let left = slots.filter { slot in !stay.contains { $0 === slot } }
            handOnMarks(of: left)
            var ended: [Mark] = []
            var hasLeftBelow = false
            for slot in slots {
                guard let mark = slot.mark else { continue }
                let hasLeft = left.contains { $0 === slot }
                if hasLeft, !hasLeftBelow { ended.append(mark) }
                hasLeftBelow = hasLeft
            }
            replaceSlots(by: stay)
            return ended
        }

        /// A flow hasn't left as long as one of its screens stands on the stack: the lowest one carries its mark then.
        private func handOnMarks(of left: [Slot]) {
            for (index, slot) in slots.enumerated() where slot.mark != nil && left.contains(where: { $0 === slot }) {
                let others = slots[(index + 1)...].prefix { $0.mark == nil }
                guard let heir = others.first(where: { other in !left.contains { $0 === other } }) else { continue }
                heir.mark = slot.mark
                slot.mark = nil
            }
        }

        /// App code, or UIKit for the user, has changed the navigation controller's screens. Not each such change is told to the delegate.
        private func screensChanged() {
            guard !isSettling, let settling = navigator?.settling else { return }
            if navigationController.transitionCoordinator != nil { mayChangeAgain = true }
            settling.touch(self)
            settling.lookInNextTurn()
        }

        /// Keeps the old ones until the new ones are in place: the deinitializer of a screen may ask for the state.
        private func replaceSlots(by new: [Slot]) {
            let old = slots
            withExtendedLifetime(old) { slots = new }
        }

        // MARK: - UINavigationControllerDelegate

        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            bars.willShow(viewController, animated: animated)
            guard !isSettling, let settling = navigator?.settling else { return }
            settling.touch(self)
            settling.look(afterTransitionOf: navigationController)
        }

        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {
            bars.didShow()
            guard !isSettling, let settling = navigator?.settling else { return }
            settling.touch(self)
            settling.look(afterTransitionOf: navigationController)
        }
    }
}

// MARK: - Screens and flows to put on the stack

extension FlowRuntime.NavigationStack {
    /// The places of screens and of flows that continue on this stack.
    func makeSlots<Maker: FlowRuntime.ScreenMaking>(for items: [FlowRuntime.StackItem<Maker.Screen>], of maker: Maker) -> [FlowRuntime.Slot] {
        items.flatMap { item in
            switch item {
            case .screen(let screen): [FlowRuntime.Slot(screen, of: maker)]
            case .flow(let flow): start(flow, handlers: FlowRuntime.Handlers())
            }
        }
    }

    /// The screens that a flow begins with on this stack, the first marked as the flow's.
    func start(_ flow: FlowRuntime.Coordinator, handlers: FlowRuntime.Handlers) -> [FlowRuntime.Slot] {
        guard let stackFlow = flow as? any FlowRuntime.StackFlow else { return [] }
        if let navigator { flow.attach(to: navigator) }
        flow.push(on: self)
        let slot = stackFlow.firstSlot()
        slot.mark = FlowRuntime.Mark(flow, handlers: handlers)
        return [slot]
    }
}

// MARK: - Navigator+Ends

// MARK: - What UIKit and the user did

extension FlowRuntime.Navigator {
    /// A stack has come to rest: screens that left it, whoever took them off, are released, and the steps for the end of their flows are taken.
    func stackChanged(_ stack: FlowRuntime.NavigationStack) {
        guard let marks = stack.takeOverScreens() else { return }
        if marks.isEmpty { report(.changed(snapshot)) }
        for mark in marks { ended(mark.handlers) }
    }

    /// The user has changed the model's state through UIKit.
    func userChanged() {
        report(.changed(snapshot))
    }

    /// A layer has ended, with all above it, of which it is the lowest. Says nothing where it was ended by a transition.
    func layerEnded(_ layer: FlowRuntime.Layer) {
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return settling.forget(layer) }
        let gone = drop(layer, at: index)
        withExtendedLifetime(gone) { ended(layer.handlers) }
    }

    private func drop(_ layer: FlowRuntime.Layer, at index: Int) -> [FlowRuntime.Layer] {
        settling.forget(layer)
        let gone = show(Array(layers[..<index]))
        withExtendedLifetime(gone) { keepCoordinators() }
        return gone
    }

    /// A flow has left by itself or by the user's doing: what its starter does then is one change with that.
    private func ended(_ handlers: FlowRuntime.Handlers) {
        guard let dismissed = handlers.dismissed else { return report(.changed(snapshot)) }
        change {
            let draft = FlowRuntime.Draft(self, name: "dismissed")
            draft.goOn(with: dismissed)
            guard let fault = draft.fault else { return commit(draft) }
            report(.changed(snapshot))
            report(.refused(transition: draft.name, fault: fault))
        }
    }

    /// UIKit has refused to present a layer: it and those above it don't exist.
    func presentationRefused(_ layer: FlowRuntime.Layer) {
        report(.refused(transition: "present", fault: .notPresented))
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return settling.forget(layer) }
        withExtendedLifetime(drop(layer, at: index)) { report(.changed(snapshot)) }
    }
}

// MARK: - Navigator

extension FlowRuntime {
    /// The navigation of one scene: the presented layers, the rule for who may take a transition, and the change of state.
    ///
    /// The model (slots, selected tabs, layers) is the truth and changes at once; ``Settling`` then brings UIKit to it, one operation after another.
    @MainActor
    final class Navigator {
        /// The root coordinator; the scene delegate keeps it, and it keeps the navigator.
        private(set) weak var root: Coordinator?
        /// The presented layers, bottom first.
        private(set) var layers: [Layer] = []
        var onEvent: (@MainActor (NavigationEvent) -> Void)?
        /// The transitions that were called while none could be taken.
        var waiting: [@MainActor () -> Void] = []
        private var isTakingWaiting = false
        /// Whether a change is being made, in which screens and listeners may call transitions.
        var isChanging = false
        private(set) lazy var settling = Settling(self)

        init(root: Coordinator) {
            self.root = root
        }

        /// The window's content.
        var base: Content? { root?.content }

        /// The screen on top of the active layer.
        var topSlot: Slot? { SceneState(of: self).topSlot }

        func report(_ event: @autoclosure () -> NavigationEvent) {
            onEvent?(event())
        }

        // MARK: - Transitions

        /// Takes a transition for the screen at `place`, if that is on top of the active layer when the transition's turn has come.
        func perform(_ transition: String, from place: @escaping @MainActor () -> Slot?, steps: @escaping @MainActor (Draft) -> Void) {
            settling.turnsInMotion = 0
            if !isChanging { settling.look() }
            guard !isChanging, !settling.waitsForForeignChange() else {
                waiting.append { [weak self] in self?.perform(transition, from: place, steps: steps) }
                return
            }
            let slot = place()
            // A second tap doesn't ask again.
            guard let slot, slot === topSlot, !settling.asks(transition) else {
                return report(.ignored(transition: transition, screen: slot?.screen.qualifiedName))
            }
            change {
                let draft = Draft(self, name: transition)
                steps(draft)
                if let fault = draft.fault {
                    return report(.refused(transition: transition, fault: fault))
                }
                report(.transition(transition, from: slot.screen.qualifiedName))
                commit(draft)
            }
        }

        /// Makes a change as a whole. A transition that a screen or a listener calls while the change is being made comes after it.
        func change<Result>(_ body: () -> Result) -> Result {
            let isPartOfAnother = isChanging
            isChanging = true
            let result = body()
            isChanging = isPartOfAnother
            takeWaiting()
            return result
        }

        func takeWaiting() {
            // A call that is taken looks at UIKit first, and would find the next one waiting.
            guard !isTakingWaiting else { return }
            isTakingWaiting = true
            while !isChanging, !waiting.isEmpty, !settling.waitsForForeignChange() { waiting.removeFirst()() }
            isTakingWaiting = false
        }

        func commit(_ draft: Draft) {
            // Who heard of the transition may have let go of the root or stopped it.
            guard let base else { return }
            let state = draft.state
            for (stack, slots) in state.stacks {
                stack.isAnimated = state.isAnimated(stack)
                stack.set(slots)
            }
            for (bar, index) in state.selections { bar.select(index) }
            let goneChildren = state.children.map { $0.children.set($0.child) }
            let goneLayers = show(state.layers, animated: state.isAnimated)
            withExtendedLifetime((goneChildren, goneLayers)) {
                for child in goneChildren { child.content.release() }
                keepCoordinators()
            }
            // All view controllers are made here, so that no factory is called while UIKit changes a container.
            let owners = Set(contents.flatMap(\.owners).map(ObjectIdentifier.init))
            let stacks = state.stacks.map(\.stack).filter { owners.contains(ObjectIdentifier($0)) }
            let switches = state.children.map(\.children).filter { owners.contains(ObjectIdentifier($0)) }
            for stack in stacks where stack.isLoaded { stack.load() }
            base.load()
            for layer in layers { layer.content.load() }
            settling.begin(stacks: stacks, bars: state.selections.map(\.bar), switches: switches, alert: draft.alert)
            report(.changed(snapshot))
        }

        /// The window's content, then the presented layers'.
        private var contents: [Content] { [base].compactMap { $0 } + layers.map(\.content) }

        /// Keeps the coordinators that nothing else keeps any more.
        func keepCoordinators() {
            for content in contents { content.keepCoordinators() }
            for layer in layers { layer.handlers.keepStarter() }
        }

        /// Ends every presented layer, without animation, and whatever waits. `completion` is called when UIKit presents nothing any more.
        func stop(then completion: @escaping @MainActor @Sendable () -> Void) {
            waiting = []
            settling.stop()
            show([])
            guard let container = base?.viewController else { return completion() }
            dismissLayers(over: container, then: completion)
        }

        /// Sets the presented layers; those that are gone let go of their content. They are returned, to be kept until the change is made: the
        /// deinitializer of a screen may ask for the state.
        @discardableResult
        func show(_ layers: [Layer], animated: (Layer) -> Bool = { _ in true }) -> [Layer] {
            let old = self.layers
            let gone = old.filter { layer in !layers.contains { $0 === layer } }
            for layer in gone + layers.filter({ layer in !old.contains { $0 === layer } }) { layer.isAnimated = animated(layer) }
            self.layers = layers
            for layer in gone { layer.content.release() }
            return gone
        }

        // MARK: - Transitions by a tab bar

        /// Takes the steps of an action tab.
        func act(on index: Int, of bar: TabBar) {
            perform(bar.names[index], from: { [weak self] in self?.topSlot }) { [weak bar] draft in
                guard let bar, let coordinator = bar.base else { return }
                draft.act(in: coordinator)
                bar.act(draft, index)
            }
        }

        /// Takes the selected tab's stack back to its first screen, as UIKit does when the tab is tapped. Nobody's steps for that are taken.
        func reselect(_ stack: NavigationStack) {
            guard stack.slots.count > 1 else { return }
            change {
                let draft = Draft(self, name: "reselect")
                draft.state.set(stack.slots.prefix(1), on: stack, animated: true)
                commit(draft)
            }
        }
    }
}

extension FlowRuntime.Navigator {
    /// The stack or bare screen that the user sees.
    var activeContent: FlowRuntime.Content? { FlowRuntime.SceneState(of: self).active }

    /// The whole state as a value.
    var snapshot: FlowRuntime.Snapshot {
        FlowRuntime.Snapshot(layers: contents.map(FlowRuntime.Snapshot.Content.init))
    }
}

// MARK: - NextTurn

extension FlowRuntime {
    /// Does something when UIKit has returned from whatever it is in the middle of: in the next turn of the run loop.
    ///
    /// A turn comes also while the user's finger is down, which is what the common modes are for.
    @MainActor
    static func inNextTurn(_ work: @escaping @MainActor @Sendable () -> Void) {
        #if os(Linux)
            HeadlessUIKit.inNextTurn(work)
        #else
            RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated(work) }
        #endif
    }
}

// MARK: - ObservableContainer

extension FlowRuntime {
    /// A container that says when it has come on screen, and when it has left for good.
    ///
    /// UIKit tells nobody of a screen that dismisses itself: no delegate is called for a dismissal in code.
    @MainActor
    protocol ObservableContainer: UIViewController {
        var didAppear: (@MainActor () -> Void)? { get set }
        /// Is called in `viewDidDisappear`, before UIKit has finished the dismissal.
        var didEnd: (@MainActor () -> Void)? { get set }
    }

    /// A navigation controller that says when its screens change, whoever changes them.
    ///
    /// The delegate hears only of changes that show another screen: not of one removed from below the top, nor of a push that is undone before it was
    /// shown.
    final class ObservableNavigationController: UINavigationController, ObservableContainer {
        var didChangeScreens: (@MainActor () -> Void)?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?

        override var viewControllers: [UIViewController] {
            didSet { didChangeScreens?() }
        }

        override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
            super.setViewControllers(viewControllers, animated: animated)
            didChangeScreens?()
        }

        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
            super.pushViewController(viewController, animated: animated)
            didChangeScreens?()
        }

        override func popViewController(animated: Bool) -> UIViewController? {
            defer { didChangeScreens?() }
            return super.popViewController(animated: animated)
        }

        override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
            defer { didChangeScreens?() }
            return super.popToViewController(viewController, animated: animated)
        }

        override func popToRootViewController(animated: Bool) -> [UIViewController]? {
            defer { didChangeScreens?() }
            return super.popToRootViewController(animated: animated)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            didAppear?()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { didEnd?() }
        }
    }

    /// A hidden view that says when it has left the window, and with it the presentation it stands in.
    final class EndSentinel: UIView {
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
}

// MARK: - Presentation

extension FlowRuntime {
    /// How a flow or a screen is presented, on iPhone and on iPad.
    public struct Presentation: Hashable, Sendable {
        /// UIKit's styles.
        public enum Style: String, Hashable, Sendable {
            /// The system's choice, or what the view controller has been set to.
            case automatic
            /// A sheet.
            case pageSheet
            /// A smaller sheet where there is room for one.
            case formSheet
            /// Over the whole screen; what is under it disappears.
            case fullScreen
            /// Over the whole screen; what is under it stays visible.
            case overFullScreen
            /// Over the nearest controller that defines the context.
            case overCurrentContext
            /// In a bubble that points at something; a sheet where there is no room for one.
            case popover
            /// As the view controller's own transitioning delegate does it.
            case custom
        }

        /// UIKit's ways of moving.
        public enum Transition: String, Hashable, Sendable {
            /// From below.
            case coverVertical
            /// By fading.
            case crossDissolve
            /// By turning around.
            case flipHorizontal
            /// By curling a corner.
            case partialCurl
        }

        /// The heights at which a sheet rests.
        public enum Detent: String, Hashable, Sendable {
            /// About half of the screen.
            case medium
            /// Nearly all of the screen.
            case large
        }

        /// How it is presented on one kind of device.
        public struct Traits: Hashable, Sendable {
            /// The style.
            public var style: Style
            /// How it moves; nil leaves that to the view controller.
            public var transition: Transition?
            /// The heights at which a sheet rests; none leaves that to the system.
            public var detents: [Detent]
            /// Whether a sheet shows a grabber.
            public var hasGrabber: Bool
            /// Whether the user may end it by a swipe down or a tap beside it.
            public var isDismissible: Bool

            /// Says how something is presented on one kind of device.
            public init(
                _ style: Style = .automatic, transition: Transition? = nil, detents: [Detent] = [], grabber: Bool = false,
                dismissible: Bool = true
            ) {
                self.style = style
                self.transition = transition
                self.detents = detents
                hasGrabber = grabber
                isDismissible = dismissible
            }
        }

        /// On iPhone, and on every other device that isn't an iPad.
        public var phone: Traits
        /// On iPad.
        public var pad: Traits

        /// The same on all devices.
        public init(
            _ style: Style = .automatic, transition: Transition? = nil, detents: [Detent] = [], grabber: Bool = false, dismissible: Bool = true
        ) {
            let traits = Traits(style, transition: transition, detents: detents, grabber: grabber, dismissible: dismissible)
            self.init(phone: traits, pad: traits)
        }

        /// Different on iPhone and iPad.
        public init(phone: Traits, pad: Traits) {
            self.phone = phone
            self.pad = pad
        }
    }
}

// MARK: - PresentedLayers

extension FlowRuntime {
    /// The lowest of the layers over a controller that is sliding in or out. UIKit ignores presenting and dismissing in the meantime, and doesn't call
    /// their completions.
    @MainActor
    static func lowestInMotion(over controller: UIViewController) -> UIViewController? {
        var layer = controller.presentedViewController
        while let current = layer, !current.isBeingPresented, !current.isBeingDismissed { layer = current.presentedViewController }
        return layer
    }

    /// Dismisses all layers over a controller without animation, once none of them slides in or out any more. The controller is kept until then.
    @MainActor
    static func dismissLayers(
        over controller: UIViewController, turnsLeft: Int = Settling.turnLimit, then completion: @escaping @MainActor @Sendable () -> Void
    ) {
        guard let moving = lowestInMotion(over: controller), turnsLeft > 0 else {
            if controller.presentedViewController != nil { controller.dismiss(animated: false) }
            return completion()
        }
        var isDue = true
        let again: @MainActor @Sendable () -> Void = {
            guard isDue else { return }
            isDue = false
            dismissLayers(over: controller, turnsLeft: turnsLeft - 1, then: completion)
        }
        let isQueued = moving.transitionCoordinator?.animate(alongsideTransition: nil) { _ in inNextTurn(again) } ?? false
        if !isQueued { inNextTurn { if moving.transitionCoordinator == nil { again() } } }
    }
}

// MARK: - Presenting

extension FlowRuntime {
    /// A view or a bar button item, from which a popover or an action sheet comes.
    @MainActor
    public protocol PopoverSource: AnyObject {}
}

extension UIView: FlowRuntime.PopoverSource {}

extension UIBarButtonItem: FlowRuntime.PopoverSource {}

extension FlowRuntime.Presentation {
    /// How something is presented on this device.
    @MainActor var traits: Traits {
        UIDevice.current.userInterfaceIdiom == .pad ? pad : phone
    }

    /// Sets how a controller is presented. What isn't said is left as the app set it.
    @MainActor
    func apply(to controller: UIViewController) {
        let traits = traits
        if let style = traits.style.modalStyle { controller.modalPresentationStyle = style }
        if let transition = traits.transition { controller.modalTransitionStyle = transition.modalStyle }
        if !traits.isDismissible { controller.isModalInPresentation = true }
        guard !traits.detents.isEmpty || traits.hasGrabber, let sheet = controller.sheetPresentationController else { return }
        if !traits.detents.isEmpty { sheet.detents = traits.detents.map { $0 == .medium ? .medium() : .large() } }
        if traits.hasGrabber { sheet.prefersGrabberVisible = true }
    }
}

extension FlowRuntime {
    /// Makes a popover come from a view or a bar button item. Where that isn't on screen, or where there is none and the device shows it as a popover,
    /// it comes from the middle of a view: UIKit raises without a source.
    @MainActor
    static func anchor(_ popover: UIPopoverPresentationController, at source: (any PopoverSource)?, over presenter: UIViewController?) {
        switch source {
        case let source as UIView where source.window != nil:
            popover.sourceView = source
            popover.sourceRect = source.bounds
        case let source as UIBarButtonItem where presenter?.shows(source) == true:
            popover.barButtonItem = source
        default:
            // The view controller may have brought a source of its own.
            if #available(iOS 16.0, *), popover.sourceItem != nil { return }
            guard popover.sourceView == nil, popover.barButtonItem == nil, UIDevice.current.userInterfaceIdiom != .phone,
                let view = presenter?.view
            else { return }
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
    }
}

extension UIViewController {
    /// Whether a bar button item is in a bar of this controller, or of one in it. UIKit doesn't say whether an item is on screen.
    fileprivate func shows(_ item: UIBarButtonItem) -> Bool {
        let items = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? []) + (toolbarItems ?? [])
        return items.contains { $0 === item } || children.contains { $0.shows(item) }
    }
}

extension FlowRuntime.Presentation.Style {
    /// UIKit's style; nil leaves it as it is.
    fileprivate var modalStyle: UIModalPresentationStyle? {
        switch self {
        case .automatic: nil
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .popover: .popover
        case .custom: .custom
        }
    }
}

extension FlowRuntime.Presentation.Transition {
    fileprivate var modalStyle: UIModalTransitionStyle {
        switch self {
        case .coverVertical: .coverVertical
        case .crossDissolve: .crossDissolve
        case .flipHorizontal: .flipHorizontal
        case .partialCurl: .partialCurl
        }
    }
}

// MARK: - Router

extension FlowRuntime {
    /// What every router has: the one instance of a screen that it serves.
    @MainActor
    open class ScreenRouter {
        /// The screen's place. The place keeps the router, not the other way round.
        private(set) weak var slot: Slot?

        init(slot: Slot) {
            self.slot = slot
            slot.router = self
        }
    }

    /// Hands one instance of a screen its transitions. The generated routers, which conform to the routing protocols, are subclasses.
    ///
    /// A router refers to its coordinator weakly, so there is no cycle, whether the screen holds the router weakly (as a delegate) or strongly.
    @MainActor
    open class Router<Owner: Coordinator>: ScreenRouter {
        private weak var coordinator: Owner?

        /// Makes the router of the screen at `slot`.
        public init(_ coordinator: Owner, _ slot: Slot) {
            self.coordinator = coordinator
            super.init(slot: slot)
        }

        /// Takes a transition: all its steps are one change.
        ///
        /// Nothing but ``NavigationEvent/ignored(transition:screen:)`` happens unless this very screen is on top of the active layer, so a double
        /// tap, a late callback or a copy of the screen lower on the stack navigates nowhere. While a transition runs that flowgen didn't
        /// begin, such as the user's gesture, or another call is being taken, this one waits for its end.
        public func navigate(_ transition: String = #function, _ steps: @escaping @MainActor (Owner, Change<Owner>) -> Void) {
            guard let coordinator, slot != nil, let navigator = coordinator.navigator else { return }
            navigator.perform(transition, from: { [weak slot] in slot }) { [weak coordinator] draft in
                guard let coordinator else { return }
                steps(coordinator, Change(draft, owner: coordinator))
            }
        }
    }
}

// MARK: - SceneState

extension FlowRuntime {
    /// The state of a scene with what a draft has changed in it so far. Nothing of it has been done yet, to the model or to UIKit.
    @MainActor
    struct SceneState {
        /// The window's content.
        private let base: Content?
        /// The presented layers, bottom first.
        private(set) var layers: [Layer]
        /// The stacks that change, each with the screens that it shall hold.
        private(set) var stacks: [(stack: NavigationStack, slots: [Slot])] = []
        /// The bars that change, each with the tab that it shall show.
        private(set) var selections: [(bar: TabBar, index: Int)] = []
        /// The switches that change, each with the child that it shall show.
        private(set) var children: [(children: ChildSwitch, child: ChildSwitch.Child)] = []
        /// Whether the change of a stack or a layer is animated. The last step that touches it decides.
        private var animations: [ObjectIdentifier: Bool] = [:]

        /// The state as it is.
        init(of navigator: Navigator) {
            base = navigator.base
            layers = navigator.layers
        }

        /// The screens of a stack, bottom first.
        func slots(of stack: NavigationStack) -> [Slot] {
            stacks.first { $0.stack === stack }?.slots ?? stack.slots
        }

        mutating func set(_ slots: some Sequence<Slot>, on stack: NavigationStack, animated: Bool) {
            animations[ObjectIdentifier(stack)] = animated
            if let index = stacks.firstIndex(where: { $0.stack === stack }) {
                stacks[index].slots = Array(slots)
            } else {
                stacks.append((stack, Array(slots)))
            }
        }

        /// The index of the tab that a bar shows.
        func selectedIndex(of bar: TabBar) -> Int {
            selections.first { $0.bar === bar }?.index ?? bar.selectedIndex
        }

        mutating func select(_ index: Int, in bar: TabBar) {
            selections.removeAll { $0.bar === bar }
            selections.append((bar, index))
        }

        /// The child that a switch shows.
        func child(of children: ChildSwitch) -> ChildSwitch.Child {
            self.children.first { $0.children === children }?.child ?? children.current
        }

        mutating func show(_ child: ChildSwitch.Child, in children: ChildSwitch) {
            self.children.removeAll { $0.children === children }
            self.children.append((children, child))
        }

        mutating func present(_ layer: Layer, animated: Bool) {
            animations[ObjectIdentifier(layer)] = animated
            layers.append(layer)
        }

        /// Takes a layer away with all above it.
        mutating func drop(from layer: Layer, animated: Bool) {
            guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
            for layer in layers[index...] { animations[ObjectIdentifier(layer)] = animated }
            layers.removeSubrange(index...)
        }

        /// Takes the layers above one away; nil stands for the window's content.
        mutating func drop(above layer: Layer?, animated: Bool) {
            let next = layer.flatMap { layer in layers.firstIndex { $0 === layer } }.map { $0 + 1 } ?? 0
            if layers.indices.contains(next) { drop(from: layers[next], animated: animated) }
        }

        func isAnimated(_ container: AnyObject) -> Bool {
            animations[ObjectIdentifier(container)] ?? true
        }
    }
}

// MARK: - What the user sees

extension FlowRuntime.SceneState {
    /// The contents of a layer that the user sees, from the outermost container in; nil stands for the window's.
    func path(in layer: FlowRuntime.Layer?) -> [FlowRuntime.Content] {
        var path: [FlowRuntime.Content] = []
        var next = layer?.content ?? base
        while let content = next {
            path.append(content)
            next =
                switch content {
                case .tabs(let bar): bar.contents[selectedIndex(of: bar)]
                case .child(let children): child(of: children).content
                case .stack, .single, .screen, .action: nil
                }
        }
        return path
    }

    /// The tab bars on the active path of the top layer, outermost first.
    var bars: [FlowRuntime.TabBar] {
        path(in: layers.last).compactMap { if case .tabs(let bar) = $0 { bar } else { nil } }
    }

    /// The stack or screen in front.
    var active: FlowRuntime.Content? { path(in: layers.last).last }

    /// The stack in front, unless a screen without a container is.
    var activeStack: FlowRuntime.NavigationStack? {
        if case .stack(let stack)? = active { stack } else { nil }
    }

    /// The screen on top of the active layer.
    var topSlot: FlowRuntime.Slot? {
        switch active {
        case .stack(let stack): slots(of: stack).last
        case .single(let slot), .screen(let slot): slot
        case .tabs, .child, .action, nil: nil
        }
    }
}

// MARK: - ScreenAttributes

extension FlowRuntime {
    /// What UIKit shows around a screen. Generated code gives it for each; what it leaves out stays as the view controller has it.
    public struct ScreenAttributes: Hashable, Sendable {
        /// The title in bars.
        public var title: String?
        /// Whether the title is shown large.
        public var largeTitle: Bool?
        /// Whether the tab bar is hidden while the screen, or one above it, is on top of its stack. A stack's first screen never hides it.
        public var hidesTabBar: Bool
        /// Whether the navigation bar is hidden while the screen is on top.
        public var hidesNavigationBar: Bool
        /// Whether the user may go back from the screen, by the button or a swipe.
        public var allowsBack: Bool
        /// How the screen is presented.
        public var presentation: Presentation?

        /// Says what UIKit shows around a screen.
        public init(
            title: String? = nil, largeTitle: Bool? = nil, hidesTabBar: Bool = false, hidesNavigationBar: Bool = false,
            allowsBack: Bool = true, presentation: Presentation? = nil
        ) {
            self.title = title
            self.largeTitle = largeTitle
            self.hidesTabBar = hidesTabBar
            self.hidesNavigationBar = hidesNavigationBar
            self.allowsBack = allowsBack
            self.presentation = presentation
        }

        /// Sets what a view controller says about itself. The rest is its container's to do.
        @MainActor
        func apply(to controller: UIViewController) {
            if let title { controller.title = title }
            if let largeTitle { controller.navigationItem.largeTitleDisplayMode = largeTitle ? .always : .never }
            if !allowsBack { controller.navigationItem.hidesBackButton = true }
        }
    }
}

// MARK: - ScreenValue

extension FlowRuntime {
    /// The name of a screen, as the spec declares it.
    public struct ScreenName: Hashable, Sendable, CustomStringConvertible {
        /// The flow that declares the screen.
        public let flow: String
        /// The screen's own name.
        public let screen: String

        /// Names a screen of a flow.
        public init(flow: String, screen: String) {
            self.flow = flow
            self.screen = screen
        }

        /// `flow.screen`
        public var description: String { "\(flow).\(screen)" }
    }

    /// A screen with its parameters, as data. The generated enumeration of a flow's screens is one.
    ///
    /// Nothing is asked of the parameters' types: instances of a screen are told apart by where they stand, not by comparing parameters.
    public protocol ScreenValue {
        /// The names of the flow's screens.
        associatedtype Name: RawRepresentable<String>

        /// The name of the flow in the spec.
        static var flowName: String { get }

        /// The name of the screen, without its parameters.
        var screenName: Name { get }
    }
}

extension FlowRuntime.ScreenValue {
    /// The screen's name together with its flow's.
    var qualifiedName: FlowRuntime.ScreenName { FlowRuntime.ScreenName(flow: Self.flowName, screen: screenName.rawValue) }
}

// MARK: - Settling+Looking

// MARK: - What UIKit has come to

extension FlowRuntime.Settling {
    /// Takes over what app code and the user have made of UIKit, as far as nothing moves there, and goes on.
    func look() {
        guard let navigator else { return }
        guard !isCalling, !navigator.isChanging else { return lookInNextTurn() }
        endWaits()
        takeOverLayers()
        takeOverStacks()
        proceed()
        navigator.takeWaiting()
    }

    /// Looks when UIKit has returned from what it is in the middle of.
    func lookInNextTurn() {
        guard !isLookDue else { return }
        isLookDue = true
        FlowRuntime.inNextTurn { [weak self] in
            self?.isLookDue = false
            self?.look()
        }
    }

    /// Looks when a controller has come to rest, and not within the callback that says that it moves.
    func look(afterTransitionOf controller: UIViewController?) {
        if !waits(for: controller) { lookInNextTurn() }
    }

    /// Screens may have left a stack, or are going to.
    func touch(_ stack: FlowRuntime.NavigationStack) {
        if !touched.contains(where: { $0 === stack }) { touched.append(stack) }
    }

    private func takeOverLayers() {
        guard operation == nil, let lost = shown.first(where: { $0.content.viewController?.presentingViewController == nil }),
            !waits(for: presentedInMotion), !waits(for: leavingLayer)
        else { return }
        turnsInMotion = 0
        navigator?.layerEnded(lost)
    }

    private func takeOverStacks() {
        let touched = touched
        self.touched = []
        for stack in touched {
            guard !isBusy(with: stack), !waits(for: stack.navigationController) else {
                touch(stack)
                continue
            }
            navigator?.stackChanged(stack)
            // A swipe that was taken back leaves the bars as the screen below wants them.
            if stack.isLoaded { stack.bars.didShow() }
            if stack.mayChangeAgain { lookInNextTurn(at: stack) }
        }
    }

    /// Looks at a stack again when UIKit has made the changes that it had put off.
    private func lookInNextTurn(at stack: FlowRuntime.NavigationStack) {
        stack.mayChangeAgain = false
        FlowRuntime.inNextTurn { [weak self, weak stack] in
            guard let self, let stack else { return }
            touch(stack)
            look()
        }
    }
}

// MARK: - Settling+Operations

// MARK: - The operations

extension FlowRuntime.Settling {
    /// The next stack to set: the one that shows comes last.
    var nextStack: FlowRuntime.NavigationStack? {
        stacks.first { !isActive($0) } ?? stacks.first
    }

    private func isActive(_ stack: FlowRuntime.NavigationStack) -> Bool {
        if case .stack(let active)? = navigator?.activeContent { active === stack } else { false }
    }

    func set(_ stack: FlowRuntime.NavigationStack) {
        let controller = stack.navigationController
        guard !waits(for: controller) else { return }
        stacks.removeAll { $0 === stack }
        let isSeen = isActive(stack) && bars.allSatisfy(\.isSettled) && isTopLayerShown && controller.viewIfLoaded?.window != nil
        let isAnimated = isSeen && stack.isAnimated
        current = stack
        if !stack.isSettled { call { stack.settle(animated: isAnimated) } }
        if isAnimated, let coordinator = controller.transitionCoordinator {
            run(until: coordinator, of: controller) { [weak self] in self?.ended(stack) }
        } else {
            ended(stack)
            proceed()
        }
    }

    private func ended(_ stack: FlowRuntime.NavigationStack) {
        current = nil
        stack.bars.didShow()
        // App code may have popped in the meantime.
        if !stack.isSettled { touch(stack) }
        if touched.contains(where: { $0 === stack }) { lookInNextTurn() }
    }

    private var isTopLayerShown: Bool {
        guard let layers = navigator?.layers else { return false }
        return shown.count == layers.count && zip(shown, layers).allSatisfy { $0 === $1 }
    }

    func select(_ bar: FlowRuntime.TabBar) {
        // Under something that slides in or out the tab changes at once, so that it is there when it is seen.
        guard presentedInMotion != nil || !waits(for: bar.container) else { return }
        bars.removeLast()
        call { bar.settle() }
        proceed()
    }

    /// Exchanges the child of a switch, when nothing moves in the old one and nothing is presented over it.
    func show(_ children: FlowRuntime.ChildSwitch) {
        let controller = children.controller
        guard !waits(for: presentedInMotion), !waits(for: controller.child) else { return }
        if children.isSettled {
            switches.removeFirst()
            return proceed()
        }
        if let above = controller.presentedViewController, let presenter = above.presentingViewController {
            // A layer, with all above it, or something of the app's own: nothing that was presented over the old child may stay.
            return dismiss(above, from: presenter, animated: false)
        }
        switches.removeFirst()
        call {
            controller.show(children.current.content.load())
            FlowRuntime.updateBars(around: controller, animated: false)
        }
        proceed()
    }

    func dismiss(_ layer: FlowRuntime.Layer, animated: Bool) {
        guard let container = layer.content.viewController, let presenter = container.presentingViewController else {
            forget(layer)
            return proceed()
        }
        guard !waits(for: presentedInMotion), !waits(for: presenter) else { return }
        dismiss(container, from: presenter, animated: animated) { [weak self] in self?.forget(layer) }
    }

    /// Dismisses what a controller presents. Where UIKit takes no notice nothing begins, and the next change tries again.
    private func dismiss(
        _ container: UIViewController, from presenter: UIViewController, animated: Bool, begun: @MainActor () -> Void = {}
    ) {
        let wait = FlowRuntime.Wait(until: { [weak presenter] in presenter.flatMap(FlowRuntime.lowestInMotion(over:)) == nil }, then: {})
        operation = wait
        call { presenter.dismiss(animated: animated) { [weak self] in self?.completed(wait) } }
        let isGone = container.presentingViewController == nil
        let isLeaving = FlowRuntime.lowestInMotion(over: presenter) != nil
        if isGone || isLeaving { begun() }
        guard !isLeaving else { return }
        operation = nil
        if isGone { proceed() }
    }
}

// MARK: - Presenting

extension FlowRuntime.Settling {
    /// What UIKit presents from: what is on top. The app may show something of its own, such as an alert.
    private var presenter: UIViewController? {
        var presenter = shown.last?.content.viewController ?? navigator?.base?.viewController
        while let above = presenter?.presentedViewController, !above.isBeingDismissed { presenter = above }
        return presenter
    }

    /// The controller to present from, once it is on screen and nothing moves in or over it.
    ///
    /// UIKit refuses to present from what isn't in a window, and puts it off while the presenter is part of a transition.
    private func presenterAtRest() -> UIViewController? {
        guard let presenter, !waits(for: presentedInMotion), !waits(for: presenter) else { return nil }
        guard presenter.viewIfLoaded?.window != nil else {
            waitForWindow()
            return nil
        }
        stopWaitingForWindow()
        return presenter
    }

    func present(_ layer: FlowRuntime.Layer) {
        guard let presenter = presenterAtRest() else { return }
        shown.append(layer)
        let container = layer.prepare(over: presenter)
        present(container, from: presenter, animated: layer.isAnimated, begun: layer.didBegin) { [weak self] isPresented in
            if isPresented { layer.didAppear() } else { self?.navigator?.presentationRefused(layer) }
        }
    }

    func present(_ alert: FlowRuntime.Alert) {
        guard alert.resumption.isDue else {
            nextAlert = nil
            return proceed()
        }
        guard let presenter = presenterAtRest() else { return }
        nextAlert = nil
        shownAlert = alert
        present(alert.prepare(over: presenter), from: presenter, animated: alert.isAnimated) { [weak self] isPresented in
            guard !isPresented else { return }
            self?.shownAlert = nil
            self?.navigator?.report(.refused(transition: alert.name, fault: .notPresented))
        }
    }

    /// Presents a controller and says at the end whether UIKit has done so. One that it has put off is waited for.
    private func present(
        _ container: UIViewController, from presenter: UIViewController, animated: Bool, begun: @MainActor () -> Void = {},
        then end: @escaping @MainActor (Bool) -> Void
    ) {
        weak var attempt: FlowRuntime.Wait?
        let wait = FlowRuntime.Wait(
            until: { [weak container, weak presenter] in
                guard let container, let presenter else { return true }
                if container.presentingViewController != nil { return !container.isBeingPresented }
                return presenter.transitionCoordinator == nil && FlowRuntime.lowestInMotion(over: presenter) == nil
            },
            then: { [weak container] in
                // One that has appeared and is gone again has been presented.
                end(container?.presentingViewController != nil || attempt?.isCompleted == true)
            })
        attempt = wait
        operation = wait
        call { presenter.present(container, animated: animated) { [weak self] in self?.completed(wait) } }
        guard container.presentingViewController != nil else { return look(afterTransitionOf: presenter) }
        begun()
        guard wait.isOver else { return }
        operation = nil
        wait.end()
        proceed()
    }

    /// Takes an alert away whose screen isn't on top any more: its choices would lead nowhere.
    func dismiss(_ alert: FlowRuntime.Alert) {
        guard !waits(for: presentedInMotion) else { return }
        shownAlert = nil
        guard let controller = alert.controller, let presenter = controller.presentingViewController else { return proceed() }
        dismiss(controller, from: presenter, animated: true)
    }
}

// MARK: - Settling+Waiting

// MARK: - Waiting for UIKit

extension FlowRuntime.Settling {
    /// Whether UIKit is on its way to a state that isn't the model's: by the user's gesture, or since app code pops or dismisses. Its end is
    /// waited for.
    func waitsForForeignChange() -> Bool {
        waits(for: leavingLayer ?? stackInForeignChange)
    }

    /// A layer of the model that is sliding out.
    var leavingLayer: UIViewController? {
        let layers = navigator?.layers ?? []
        let leaving = shown.first { layer in
            layer.content.viewController?.isBeingDismissed == true && layers.contains { $0 === layer }
        }
        return leaving?.content.viewController
    }

    /// The active stack, while a finger holds it or its screens leave without FlowRuntime's doing.
    private var stackInForeignChange: UIViewController? {
        guard case .stack(let stack)? = navigator?.activeContent, case let controller = stack.navigationController,
            let transition = controller.transitionCoordinator, transition !== operation?.coordinator
        else { return nil }
        let isForeign = transition.initiallyInteractive || !isBusy(with: stack) && !stack.isSettled
        return isForeign ? controller : nil
    }

    /// Whether a transition is under way on a controller, whoever began it; looks again at its end.
    func waits(for controller: UIViewController?) -> Bool {
        guard let controller else { return false }
        if let coordinator = controller.transitionCoordinator { return watch(coordinator, of: controller) }
        guard controller.isBeingPresented || controller.isBeingDismissed else { return false }
        // It isn't animated, and over in the next turn. Should UIKit have lost count, the next call looks again.
        turnsInMotion += 1
        if turnsInMotion < Self.turnLimit { lookInNextTurn() }
        return true
    }

    /// What is sliding in or out over the window's content.
    var presentedInMotion: UIViewController? { navigator?.base?.viewController.flatMap(FlowRuntime.lowestInMotion(over:)) }

    /// Looks again at the end of a transition; false if it has ended, though UIKit still names it.
    private func watch(_ coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController) -> Bool {
        let known = (watched + [operation].compactMap { $0 }).first { $0.coordinator === coordinator }
        if let known { return known.turns <= Self.turnLimit }
        let wait = FlowRuntime.Wait(for: coordinator, of: controller)
        watched.append(wait)
        attach(wait, to: coordinator)
        return true
    }

    /// Carries an operation out whose transition has begun, until that has ended.
    func run(
        until coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController,
        then end: @escaping @MainActor () -> Void
    ) {
        let wait = FlowRuntime.Wait(for: coordinator, of: controller, then: end)
        operation = wait
        attach(wait, to: coordinator)
    }

    private func attach(_ wait: FlowRuntime.Wait, to coordinator: any UIViewControllerTransitionCoordinator) {
        let isQueued = coordinator.animate(alongsideTransition: nil) { [weak self, weak wait] _ in
            guard let wait else { return }
            self?.completed(wait)
        }
        // Whether the completion comes all the same, the header leaves open.
        if !isQueued { lookInNextTurn() }
    }

    /// UIKit has called a completion: in the next turn what it was of should be over.
    func completed(_ wait: FlowRuntime.Wait) {
        wait.isCompleted = true
        lookInNextTurn()
    }

    /// Ends the waits that are over.
    func endWaits() {
        guard operation != nil || !watched.isEmpty else { return }
        let waits = watched + [operation].compactMap { $0 }
        for wait in waits {
            if wait.isOver {
                watched.removeAll { $0 === wait }
                // UIKit still names it; it isn't waited for again.
                if wait.turns > Self.turnLimit { watched.append(wait) }
                if wait === operation { operation = nil }
                wait.end()
            } else if wait.isCompleted {
                wait.turns += 1
                lookInNextTurn()
            }
        }
        watched.removeAll { $0.coordinator == nil }
    }
}

// MARK: - Settling

extension FlowRuntime {
    /// Brings UIKit to the state that the model has, one operation after another; each waits for UIKit to finish the one before.
    ///
    /// Stacks come first, those that don't show before the one that does, then tabs, then dismissing, then presenting: what appears is complete
    /// before it appears. There are no timers: an operation has ended when UIKit has come to rest, which is looked for whenever UIKit says anything.
    @MainActor
    final class Settling {
        /// Far more turns of the run loop than UIKit takes to let go of a transition that has ended.
        static let turnLimit = 100

        /// Weak, since a screen or a listener may let go of the root while an operation runs.
        weak var navigator: Navigator?
        var stacks: [NavigationStack] = []
        var bars: [TabBar] = []
        var switches: [ChildSwitch] = []
        /// The alert that is to be shown, and the one that is.
        var nextAlert: Alert?
        var shownAlert: Alert?
        /// The layers that UIKit shows, bottom first.
        var shown: [Layer] = []
        /// The stack that is being set.
        var current: NavigationStack?
        /// The end of the operation that is being carried out.
        var operation: Wait?
        /// The ends of transitions that app code or the user began.
        var watched: [Wait] = []
        /// The stacks that app code or the user may have changed.
        var touched: [NavigationStack] = []
        var isLookDue = false
        /// The turns since the last call in which something was found in motion without a coordinator.
        var turnsInMotion = 0
        /// Set while something is to be presented and there is no window yet.
        private var windowObserver: WindowObserver?
        /// Whether a method of UIKit is being called: what it tells meanwhile is no news.
        private(set) var isCalling = false

        init(_ navigator: Navigator) {
            self.navigator = navigator
        }

        /// Whether a stack's screens in UIKit are not yet those of the model.
        func isBusy(with stack: NavigationStack) -> Bool {
            current === stack || stacks.contains { $0 === stack }
        }

        /// Takes up a change of the model.
        func begin(stacks: [NavigationStack], bars: [TabBar], switches: [ChildSwitch], alert: Alert?) {
            self.stacks += stacks
            self.bars += bars
            self.switches += switches
            if let alert { nextAlert = alert }
            proceed()
        }

        /// Whether an alert of a transition is still to be answered.
        func asks(_ transition: String) -> Bool {
            [nextAlert, shownAlert].contains { $0?.name == transition && $0?.isOpen == true && $0?.resumption.isDue == true }
        }

        /// Gives up what is still to be shown.
        func stop() {
            nextAlert = nil
            switches = []
            stopWaitingForWindow()
        }

        /// Forgets a layer that is gone, with those above it.
        func forget(_ layer: Layer) {
            guard let index = shown.firstIndex(where: { $0 === layer }) else { return }
            let old = shown
            withExtendedLifetime(old) { shown.removeSubrange(index...) }
        }

        /// Begins the next operation, unless one is being carried out or UIKit is on its way to a state that isn't the model's.
        func proceed() {
            guard let navigator, !isCalling, operation == nil, !waitsForForeignChange() else { return }
            if let alert = shownAlert, !alert.resumption.isDue {
                dismiss(alert)
            } else if let children = switches.first {
                show(children)
            } else if let stack = nextStack {
                set(stack)
            } else if let bar = bars.last {
                select(bar)
            } else if let layer = goneLayer {
                dismiss(layer, animated: layer.isAnimated)
            } else if let layer = navigator.layers.first(where: { layer in !shown.contains { $0 === layer } }) {
                present(layer)
            } else if let alert = nextAlert {
                present(alert)
            }
        }

        /// The lowest layer that UIKit shows and that is gone.
        private var goneLayer: Layer? {
            shown.first { layer in navigator?.layers.contains { $0 === layer } == false }
        }

        /// Calls a method of UIKit. The operations that its callbacks ask for come afterwards.
        func call(_ method: () -> Void) {
            let isPartOfAnother = isCalling
            isCalling = true
            method()
            isCalling = isPartOfAnother
        }

        /// Looks again when a window comes on screen, or the root in one.
        func waitForWindow() {
            guard windowObserver == nil else { return }
            let look: @MainActor @Sendable () -> Void = { [weak self] in self?.lookInNextTurn() }
            windowObserver = WindowObserver(look)
            root?.didAppear = look
            look()
        }

        func stopWaitingForWindow() {
            guard windowObserver != nil else { return }
            windowObserver = nil
            root?.didAppear = nil
        }

        private var root: (any ObservableContainer)? { navigator?.base?.viewController as? any ObservableContainer }
    }
}

// MARK: - Slot

extension FlowRuntime {
    /// One instance of a screen: its value, its router and, from when it is first needed, its view controller.
    ///
    /// A slot stands on a stack, in a tab, in a switch or in a presented layer, and whatever holds it there keeps the view controller and the
    /// router. When it leaves, both are released, and with the last slot of a flow its coordinator.
    @MainActor
    public final class Slot {
        let screen: any ScreenValue
        /// What UIKit shows around the screen.
        let attributes: ScreenAttributes
        /// The coordinator whose flow declares the screen.
        private(set) weak var maker: Coordinator?
        /// Keeps the maker alive where nothing else does.
        private var keeper: Coordinator?
        /// The start of a flow on this stack with this slot.
        var mark: Mark?
        /// The screen's ways out. Kept here, so that a screen may refer to its router weakly.
        var router: ScreenRouter?
        private(set) var viewController: UIViewController?
        private let make: @MainActor (Slot) -> UIViewController

        /// Makes a place for a screen of a coordinator's flow; the view controller is made by ``load()``.
        init<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) {
            self.screen = screen
            self.maker = maker
            attributes = maker.attributes(of: screen)
            make = { [weak maker] slot in
                maker?.makeViewController(for: screen, in: slot) ?? UIViewController()
            }
        }

        /// The view controller, made now if it wasn't yet.
        @discardableResult
        func load() -> UIViewController {
            if let viewController { return viewController }
            let viewController = make(self)
            attributes.apply(to: viewController)
            self.viewController = viewController
            return viewController
        }

        /// Keeps the coordinators that the slot needs, as far as nothing else keeps them.
        func keepCoordinators() {
            keeper = maker.flatMap { $0.isKept ? nil : $0 }
            mark?.handlers.keepStarter()
        }
    }

    /// A flow that was started on another flow's stack. The slot that it begins with carries it.
    @MainActor
    final class Mark {
        /// The flow's coordinator, which lives as long as the mark is on the stack.
        let coordinator: Coordinator
        /// What its starter does when it ends.
        let handlers: Handlers

        init(_ coordinator: Coordinator, handlers: Handlers) {
            self.coordinator = coordinator
            self.handlers = handlers
        }
    }
}

// MARK: - Snapshot+Content

extension FlowRuntime.Snapshot.Content {
    @MainActor
    init(_ content: FlowRuntime.Content) {
        switch content {
        case .stack(let stack):
            self = .stack(
                flow: stack.base?.flowName ?? "",
                stack.slots.map { FlowRuntime.Snapshot.Entry(screen: $0.screen.qualifiedName, begins: $0.mark?.coordinator.flowName) })
        case .tabs(let bar):
            self = .tabs(
                flow: bar.base?.flowName ?? "", selected: bar.names[bar.selectedIndex],
                zip(bar.names, bar.contents).map { FlowRuntime.Snapshot.Tab(name: $0, content: FlowRuntime.Snapshot.Content($1)) })
        case .child(let children):
            self = .switch(
                flow: children.base?.flowName ?? "", child: children.current.name, FlowRuntime.Snapshot.Content(children.current.content))
        case .single(let slot), .screen(let slot):
            self = .screen(slot.screen.qualifiedName)
        case .action:
            self = .action
        }
    }
}

// MARK: - Snapshot

extension FlowRuntime {
    /// The whole state of a scene as a value: what stands where, in every layer, tab and stack.
    public struct Snapshot: Hashable, Sendable, CustomStringConvertible {
        /// The window's content, then each presented layer's, bottom first.
        public var layers: [Content]

        /// What a layer or a tab holds.
        public indirect enum Content: Hashable, Sendable {
            /// A navigation stack with the flow that it belongs to and its screens, bottom first.
            case stack(flow: String, [Entry])
            /// A tab bar with its flow, the tab that shows, and all tabs.
            case tabs(flow: String, selected: String, [Tab])
            /// A switch with its flow, the child that shows, and what that holds.
            case `switch`(flow: String, child: String, Content)
            /// One screen without a container.
            case screen(ScreenName)
            /// A tab that is never selected: it stands for an action.
            case action
        }

        /// A tab with what it holds.
        public struct Tab: Hashable, Sendable {
            /// The tab's name.
            public var name: String
            /// What it holds.
            public var content: Content

            /// Makes a tab.
            public init(name: String, content: Content) {
                self.name = name
                self.content = content
            }
        }

        /// A screen on a stack.
        public struct Entry: Hashable, Sendable {
            /// The screen.
            public var screen: ScreenName
            /// The flow that begins with this screen on another flow's stack.
            public var begins: String?

            /// Makes an entry.
            public init(screen: ScreenName, begins: String? = nil) {
                self.screen = screen
                self.begins = begins
            }
        }

        /// Makes the state of a scene.
        public init(layers: [Content]) {
            self.layers = layers
        }

        /// What shows: the selected tabs and their stacks, `tab orders [orders, order2]`, a switch's child, `auth [signIn]`, presented layers after a
        /// `+`.
        public var description: String {
            layers.map(\.visibleDescription).joined(separator: " + ")
        }
    }
}

extension FlowRuntime.Snapshot: CustomDebugStringConvertible {
    /// Everything: all tabs, with a `*` at the one that shows, and the flows that screens belong to.
    public var debugDescription: String {
        layers.map(\.fullDescription).joined(separator: " + ")
    }
}

extension FlowRuntime.Snapshot.Content {
    /// The part that shows, from the outermost container in.
    var visibleDescription: String {
        switch self {
        case .stack(_, let entries):
            "[\(entries.map(\.screen.screen).joined(separator: ", "))]"
        case .tabs(_, let selected, let tabs):
            "tab \(selected) \(tabs.first { $0.name == selected }?.content.visibleDescription ?? "")"
        case .switch(_, let child, let content):
            "\(child) \(content.visibleDescription)"
        case .screen(let name):
            name.screen
        case .action:
            ""
        }
    }

    /// All of it. A screen that begins another flow is written `flow: flow.screen`.
    fileprivate var fullDescription: String {
        switch self {
        case .stack(let flow, let entries):
            "\(flow) [\(entries.map { ($0.begins.map { "\($0): " } ?? "") + $0.screen.description }.joined(separator: ", "))]"
        case .tabs(let flow, let selected, let tabs):
            "\(flow) {\(tabs.map { ($0.name == selected ? "*" : "") + "\($0.name) = \($0.content.fullDescription)" }.joined(separator: "; "))}"
        case .switch(let flow, let child, let content):
            "\(flow) {\(child) = \(content.fullDescription)}"
        case .screen(let name):
            name.description
        case .action:
            "action"
        }
    }
}

// MARK: - StackBars

extension FlowRuntime {
    /// Sets what the screen on top wants of its navigation controller: the bar hidden or not, and the swipe back.
    ///
    /// Nothing is touched for screens that want nothing, so that an app may do the same by itself.
    @MainActor
    final class StackBars {
        private weak var stack: NavigationStack?
        private var hidesBar = false
        private var stopsSwipe = false
        /// Lets the user swipe back while the bar is hidden, which UIKit's own delegate doesn't.
        private var edgeSwipe: EdgeSwipeDelegate?

        init(of stack: NavigationStack) {
            self.stack = stack
        }

        /// The bar comes and goes along with the screen.
        func willShow(_ screen: UIViewController, animated: Bool) {
            guard let slot = stack?.slots.first(where: { $0.viewController === screen }) else { return }
            showBar(for: slot, animated: animated)
            if let stack { updateBars(around: stack.navigationController, animated: animated) }
        }

        /// A screen has come to rest on top; after a swipe that was taken back, the one from before.
        func didShow() {
            guard let stack, let top = stack.navigationController.topViewController,
                let slot = stack.slots.first(where: { $0.viewController === top })
            else { return }
            showBar(for: slot, animated: false)
            updateBars(around: stack.navigationController, animated: false)
            allowSwipe(slot.attributes.allowsBack)
            takeEdgeSwipeOver(slot.attributes.hidesNavigationBar)
        }

        private func showBar(for slot: Slot, animated: Bool) {
            guard slot.attributes.hidesNavigationBar != hidesBar else { return }
            hidesBar.toggle()
            stack?.navigationController.setNavigationBarHidden(hidesBar, animated: animated)
        }

        // MARK: - The swipe back

        /// The swipe at the edge and, from iOS 26, the one in the content, of which nothing else is FlowRuntime's to touch: its delegate watches its
        /// direction and the scroll views in its way.
        private func allowSwipe(_ isAllowed: Bool) {
            guard let controller = stack?.navigationController, stopsSwipe || !isAllowed else { return }
            stopsSwipe = !isAllowed
            controller.interactivePopGestureRecognizer?.isEnabled = isAllowed
            #if compiler(>=6.2)
                if #available(iOS 26, *) { controller.interactiveContentPopGestureRecognizer?.isEnabled = isAllowed }
            #endif
        }

        private func takeEdgeSwipeOver(_ takesOver: Bool) {
            guard let recognizer = stack?.navigationController.interactivePopGestureRecognizer else { return }
            if takesOver, edgeSwipe == nil {
                let delegate = EdgeSwipeDelegate(of: stack, before: recognizer.delegate)
                edgeSwipe = delegate
                recognizer.delegate = delegate
            } else if !takesOver, let delegate = edgeSwipe {
                // Unless app code has set its own meanwhile.
                if recognizer.delegate === delegate { recognizer.delegate = delegate.original }
                edgeSwipe = nil
            }
        }
    }
}

// MARK: - Storyboard

extension FlowRuntime {
    /// Makes a screen from a storyboard, with what the app gives its class beside the coder.
    ///
    /// UIKit raises where the storyboard or the identifier is unknown, and where the class isn't that of the scene or one derived from it. Where
    /// `make` gives nil, UIKit makes the scene's own class: that is logged, and stops a debug build, with the class that was found.
    ///
    /// - Parameters:
    ///   - storyboard: The name of the storyboard.
    ///   - id: The scene's storyboard ID.
    ///   - bundle: The bundle with the storyboard; nil means the main bundle.
    ///   - make: Makes the screen of a coder: an initialiser that calls `super.init(coder:)`.
    @MainActor
    public static func screenFromStoryboard<Screen: UIViewController>(
        _ storyboard: String, id: String, bundle: Bundle?, make: @escaping (NSCoder) -> Screen?
    ) -> UIViewController {
        var isRefused = false
        let controller: UIViewController = UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(identifier: id) {
            coder in
            let screen = make(coder)
            isRefused = screen == nil
            return screen
        }
        if isRefused { tell(refusal(of: Screen.self, storyboard: storyboard, id: id, found: type(of: controller))) }
        return controller
    }

    /// Makes a screen from a storyboard and gives it with its own type, as a screen with effects needs it.
    ///
    /// Where `make` gives nil and the scene's own class isn't `type`, there is no screen to give: UIKit ends the app then.
    @MainActor
    public static func screenFromStoryboard<Screen: UIViewController>(
        _ storyboard: String, id: String, bundle: Bundle?, as type: Screen.Type, make: @escaping (NSCoder) -> Screen?
    ) -> Screen {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(identifier: id) { coder in
            let screen = make(coder)
            if screen == nil { tell(refusal(of: Screen.self, storyboard: storyboard, id: id, found: nil)) }
            return screen
        }
    }

    /// What to say where a class refuses to be made for a scene.
    static func refusal(of screen: UIViewController.Type, storyboard: String, id: String, found: UIViewController.Type?) -> String {
        let instead = found.map { ", so UIKit made a \($0), the class that the scene has" } ?? ""
        return "The initialiser of \(screen) gave nil for the scene \"\(id)\" of the storyboard \"\(storyboard)\"\(instead). "
            + "The spec names \(screen): set it as the scene's Custom Class, or see why the initialiser gives nil."
    }

    private static func tell(_ message: String) {
        NSLog("%@", NSString(string: message))
        assertionFailure(message)
    }
}

// MARK: - SwitchController

extension FlowRuntime {
    /// A container that shows exactly one child, which decides the status bar and the orientation.
    final class SwitchController: UIViewController, ObservableContainer {
        private(set) var child: UIViewController?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?

        /// Shows a child in place of the one before, which leaves.
        func show(_ new: UIViewController) {
            let old = child
            guard new !== old else { return }
            child = new
            old?.willMove(toParent: nil)
            addChild(new)
            if isViewLoaded { install(new) }
            old?.viewIfLoaded?.removeFromSuperview()
            old?.removeFromParent()
            new.didMove(toParent: self)
            setNeedsStatusBarAppearanceUpdate()
        }

        private func install(_ child: UIViewController) {
            guard let childView = child.view else { return }
            childView.frame = view.bounds
            childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(childView)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            if let child { install(child) }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            didAppear?()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { didEnd?() }
        }

        override var childForStatusBarStyle: UIViewController? { child }
        override var childForStatusBarHidden: UIViewController? { child }
        override var childForHomeIndicatorAutoHidden: UIViewController? { child }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            child?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }

        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            child?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
        }
    }
}

// MARK: - SwitchFlow

extension FlowRuntime {
    /// A coordinator whose flow shows exactly one of its children, such as sign-in and the app itself. Only the child that shows exists.
    @MainActor
    public protocol SwitchFlow: Coordinator {
        /// The children; a child's raw value is its name.
        associatedtype Child: CaseIterable & RawRepresentable<String>
        /// The coordinator's own class.
        associatedtype Owner: Coordinator = Self

        /// The child that shows first.
        var firstChild: Child { get }

        /// What a child holds; called each time that the child is shown anew.
        func content(of child: Child) -> ChildContent

        /// Takes the steps for a result with which a child has ended.
        func child(_ child: Child, finishedWith result: Any, _ change: Change<Owner>)
    }
}

extension FlowRuntime.SwitchFlow {
    /// Nothing happens.
    public func child(_ child: Child, finishedWith result: Any, _ change: FlowRuntime.Change<Owner>) {}

    /// The child that shows.
    public var currentChild: Child {
        guard case .child(let children)? = content else { return firstChild }
        return Child(rawValue: children.current.name) ?? firstChild
    }

    /// The coordinator of the child that shows; nil for a bare screen, and before the flow is shown.
    public var currentCoordinator: FlowRuntime.Coordinator? {
        if case .child(let children)? = content { children.current.coordinator } else { nil }
    }
}

extension FlowRuntime {
    /// What a child of a switch flow holds: a flow, or one bare screen.
    @MainActor
    public struct ChildContent {
        private let content: Content
        private let coordinator: Coordinator?

        /// A child that is a flow.
        public static func flow(_ coordinator: Coordinator) -> ChildContent {
            ChildContent(content: coordinator.ownContent(), coordinator: coordinator)
        }

        /// A child that is a stack flow, with what stands above its first screen from the beginning.
        public static func flow<Flow: StackFlow>(_ coordinator: Flow, stack: [StackItem<Flow.Screen>]) -> ChildContent {
            let content = coordinator.ownContent()
            if case .stack(let container) = content {
                container.set(container.slots + container.makeSlots(for: stack, of: coordinator))
            }
            return ChildContent(content: content, coordinator: coordinator)
        }

        /// A child that is one screen of the switch flow itself.
        public static func screen<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) -> ChildContent {
            ChildContent(content: .screen(Slot(screen, of: maker)), coordinator: nil)
        }

        /// A child that only steps show, since they alone know what it is made with. Nothing else asks for it.
        public static var givenBySteps: ChildContent {
            ChildContent(content: .action(UIViewController()), coordinator: nil)
        }

        func child(named name: String) -> ChildSwitch.Child {
            ChildSwitch.Child(name: name, content: content, coordinator: coordinator)
        }
    }
}

// MARK: - SystemTabBarController

extension FlowRuntime {
    /// The system's tab bar controller as a container of tabs. It is its own delegate.
    ///
    /// UIKit tells the delegate of the user's taps only; what app code selects is seen by overriding.
    final class SystemTabBarController: UITabBarController, UITabBarControllerDelegate, TabContainer, ObservableContainer {
        var shouldSelectTab: (@MainActor (Int) -> Bool)?
        var didSelectTab: (@MainActor (Int) -> Void)?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            delegate = self
        }

        required init?(coder: NSCoder) {
            nil
        }

        var tabControllers: [UIViewController] {
            get { viewControllers ?? [] }
            set { viewControllers = newValue }
        }

        var selectedTabIndex: Int {
            get { selectedIndex }
            set { selectedIndex = newValue }
        }

        func setBadge(_ text: String?, ofTab index: Int) {
            guard tabControllers.indices.contains(index) else { return }
            tabControllers[index].tabBarItem.badgeValue = text
        }

        override var selectedIndex: Int {
            didSet { if selectedIndex != oldValue { didSelectTab?(selectedIndex) } }
        }

        override var selectedViewController: UIViewController? {
            didSet { if selectedViewController !== oldValue { didSelectTab?(selectedIndex) } }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            didAppear?()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { didEnd?() }
        }

        // MARK: - UITabBarControllerDelegate

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            tabControllers.firstIndex { $0 === viewController }.flatMap { shouldSelectTab?($0) } ?? true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            didSelectTab?(selectedIndex)
        }
    }
}

// MARK: - TabBar

extension FlowRuntime {
    /// The owner of a tab container, and the keeper of its tabs.
    ///
    /// `selectedIndex` is the tab that should show. A container reports what the user or app code selects; a selection by a transition is set here
    /// first and in the container afterwards.
    @MainActor
    final class TabBar {
        /// The coordinator of the tabs flow; whoever shows the flow keeps it.
        private(set) weak var base: Coordinator?
        weak var navigator: Navigator?
        let names: [String]
        let contents: [Content]
        private let makeFirstIndex: @MainActor () -> Int
        private(set) var selectedIndex: Int
        /// The tabs that the bar has, by index, in its order.
        private(set) var visible: [Int]
        /// The badges that were set, by the tabs' names, with their texts.
        private var badges: [String: String?] = [:]
        private(set) var isLoaded = false
        let container: any TabContainer
        private let items: [UITabBarItem?]
        /// The coordinators of the tabs, which live as long as the bar.
        private let coordinators: [Coordinator?]
        private let popsOnReselect: Bool
        /// Takes an action tab's steps.
        let act: @MainActor (_ draft: Draft, _ index: Int) -> Void
        /// Takes the container's own steps for a tab's result.
        let finished: @MainActor (_ draft: Draft, _ index: Int, _ result: Any) -> Void

        init<Tabs: TabsFlow>(of flow: Tabs) {
            let tabs = Array(Tabs.Tab.allCases)
            base = flow
            names = tabs.map(\.rawValue)
            let tabContents = tabs.map { flow.content(of: $0) }
            contents = tabContents.map(\.content)
            coordinators = tabContents.map(\.coordinator)
            items = tabs.map { flow.makeTabBarItem(for: $0) }
            makeFirstIndex = { [weak flow] in
                let first = flow?.firstTab.rawValue
                return tabs.firstIndex { $0.rawValue == first } ?? 0
            }
            selectedIndex = makeFirstIndex()
            visible = Array(tabs.indices)
            popsOnReselect = flow.popsOnReselect
            container = flow.makeTabBar()
            act = { [weak flow] draft, index in
                guard let flow, let owner = flow as? Tabs.Owner else { return }
                flow.act(on: tabs[index], Change(draft, owner: owner))
            }
            finished = { [weak flow] draft, index, result in
                guard let flow, let owner = flow as? Tabs.Owner else { return }
                flow.tab(tabs[index], finishedWith: result, Change(draft, owner: owner))
            }
        }

        /// The tab that the flow begins with.
        var firstIndex: Int { makeFirstIndex() }

        /// The tab that shows.
        var selected: Content { contents[selectedIndex] }

        /// Sets which tab should show. Nothing happens in UIKit yet.
        func select(_ index: Int) {
            selectedIndex = index
        }

        /// The index of a tab that can be selected.
        func selectableIndex(of name: String) -> Int? {
            guard let index = names.firstIndex(of: name), visible.contains(index), isSelectable(index) else { return nil }
            return index
        }

        private func isSelectable(_ index: Int) -> Bool {
            if case .action = contents[index] { false } else { true }
        }

        // MARK: - The container

        /// Makes the bar and the tab that shows. A tab without an item of its own is made too: UIKit takes the item from its screen.
        func load() -> UIViewController {
            if !isLoaded {
                isLoaded = true
                container.tabControllers = visible.map(makeController)
                // Said in any case: a container may have a first tab of its own.
                if let index = visible.firstIndex(of: selectedIndex) { container.selectedTabIndex = index }
                for name in badges.keys { showBadge(of: name) }
                container.shouldSelectTab = { [weak self] in self?.userTaps($0) ?? true }
                container.didSelectTab = { [weak self] _ in self?.takeOverSelection() }
            }
            selected.load()
            return container
        }

        private func makeController(of index: Int) -> UIViewController {
            guard let item = items[index] else { return contents[index].load() }
            // Empty where it is a container; a bare screen is its own.
            let controller = contents[index].viewController ?? contents[index].load()
            if controller.tabBarItem !== item { controller.tabBarItem = item }
            return controller
        }

        /// Whether UIKit shows the tab that should show.
        var isSettled: Bool {
            !isLoaded || container.selectedTabIndex == visible.firstIndex(of: selectedIndex)
        }

        /// Makes the container show the tab that should show.
        func settle() {
            guard !isSettled, let index = visible.firstIndex(of: selectedIndex) else { return }
            container.selectedTabIndex = index
        }

        // MARK: - What the user and app code do

        /// The answer to a tap: whether the container goes on to select the tab.
        private func userTaps(_ place: Int) -> Bool {
            guard visible.indices.contains(place) else { return false }
            let index = visible[place]
            guard isSelectable(index) else {
                navigator?.act(on: index, of: self)
                return false
            }
            if index != selectedIndex {
                navigator?.change { _ = contents[index].load() }
            } else if !popsOnReselect {
                // UIKit would pop by itself.
                return false
            } else if case .stack(let stack) = contents[index] {
                navigator?.reselect(stack)
            }
            return true
        }

        /// The tab that the container shows is the one that should show, whether the user chose it or app code.
        private func takeOverSelection() {
            let place = container.selectedTabIndex
            guard visible.indices.contains(place), visible[place] != selectedIndex else { return }
            let index = visible[place]
            guard isSelectable(index) else { return settle() }
            navigator?.change { _ = contents[index].load() }
            selectedIndex = index
            navigator?.userChanged()
        }

        // MARK: - What the app sets

        func setVisible(_ names: [String]) {
            let new = names.compactMap(self.names.firstIndex)
            guard let first = new.first(where: isSelectable), Set(new).count == new.count, new != visible else { return }
            visible = new
            if !new.contains(selectedIndex) { selectedIndex = first }
            guard isLoaded else { return }
            let show = {
                _ = self.selected.load()
                // Replacing the tabs may select another one, which isn't the user's doing.
                let didSelect = self.container.didSelectTab
                self.container.didSelectTab = nil
                self.container.tabControllers = new.map(self.makeController)
                self.settle()
                self.container.didSelectTab = didSelect
                for name in self.badges.keys { self.showBadge(of: name) }
            }
            guard let navigator else { return show() }
            navigator.change(show)
            navigator.userChanged()
        }

        func badge(of name: String) -> String? {
            badges[name] ?? nil
        }

        func setBadge(_ text: String?, of name: String) {
            badges[name] = .some(text)
            if isLoaded { showBadge(of: name) }
        }

        private func showBadge(of name: String) {
            guard let index = names.firstIndex(of: name), let place = visible.firstIndex(of: index) else { return }
            container.setBadge(badge(of: name), ofTab: place)
        }
    }
}

// MARK: - TabBarItem

extension FlowRuntime {
    /// The item of a tab in a bar of the app's own. Generated code asks the app for one item a tab, so that a tab without an item doesn't compile.
    ///
    /// The bar takes the touches, so the item needs no gestures. Assistive technology reads the item's `accessibilityLabel`.
    @MainActor
    public protocol TabBarItem: UIView {
        /// Takes the title and image that the spec gives the tab; called once, before the item is shown.
        func configure(title: String?, image: UIImage?)

        /// Shows whether the item's tab is selected. Where there is a ``TabBarAnimator``, this is called between its two methods.
        func setState(_ state: TabBarItemState)

        /// Shows a text in the item's badge, or none.
        func setBadge(_ text: String?)
    }

    /// Whether the tab of an item shows.
    public enum TabBarItemState: Hashable, Sendable {
        /// Another tab shows.
        case normal
        /// The tab shows.
        case selected
    }
}

// MARK: - TabContainer

extension FlowRuntime {
    /// A container that shows one of several tabs: the system's tab bar controller, or one of the app's choosing.
    ///
    /// The container shows what it is told and says what the user does; which tab should show is flowgen's to know.
    @MainActor
    public protocol TabContainer: UIViewController {
        /// The controllers of the tabs, in the order of the bar. They are set before the container is shown, and again with some of them or in
        /// another order where the app changes which tabs the bar has.
        var tabControllers: [UIViewController] { get set }

        /// The index of the tab that shows.
        var selectedTabIndex: Int { get set }

        /// Is asked before the user's tap selects a tab, the selected one included. Where the answer is no, the tap has been dealt with.
        var shouldSelectTab: (@MainActor (Int) -> Bool)? { get set }

        /// Is told of each tab that was selected, by the user or by app code that went past the coordinators.
        var didSelectTab: (@MainActor (Int) -> Void)? { get set }

        /// Shows a text in the badge of a tab's item, or none.
        func setBadge(_ text: String?, ofTab index: Int)

        /// Hides or shows the bar as the screen on top of the selected tab asks for with `hidesBottomBarWhenPushed`. Called when the top of a stack
        /// changes; by default it does nothing, since UIKit looks after the system's bar.
        func updateBarVisibility(animated: Bool)
    }
}

extension FlowRuntime.TabContainer {
    /// UIKit looks after the system's bar.
    public func updateBarVisibility(animated: Bool) {}
}

// MARK: - TabsFlow

extension FlowRuntime {
    /// A coordinator whose flow is a tab bar.
    @MainActor
    public protocol TabsFlow: Coordinator {
        /// The tabs in the order of the bar; a tab's raw value is its name.
        associatedtype Tab: CaseIterable & RawRepresentable<String>
        /// The coordinator's own class.
        associatedtype Owner: Coordinator = Self

        /// The tab that is selected first.
        var firstTab: Tab { get }

        /// Whether a tap on the selected tab takes its stack back to the first screen.
        var popsOnReselect: Bool { get }

        /// What a tab holds.
        func content(of tab: Tab) -> TabContent

        /// The item that stands for a tab in the bar; nil where the tab's screen supplies its own.
        func makeTabBarItem(for tab: Tab) -> UITabBarItem?

        /// Makes the container.
        func makeTabBar() -> any TabContainer

        /// Takes the steps of an action tab, which was tapped.
        func act(on tab: Tab, _ change: Change<Owner>)

        /// Takes the steps for a result with which a tab's flow has ended.
        func tab(_ tab: Tab, finishedWith result: Any, _ change: Change<Owner>)
    }
}

extension FlowRuntime.TabsFlow {
    /// A tap on the selected tab takes its stack back to the first screen.
    public var popsOnReselect: Bool { true }

    /// Every tab takes its item from its screen.
    public func makeTabBarItem(for tab: Tab) -> UITabBarItem? { nil }

    /// The system's tab bar controller.
    public func makeTabBar() -> any FlowRuntime.TabContainer { FlowRuntime.SystemTabBarController(nibName: nil, bundle: nil) }

    /// Nothing happens.
    public func act(on tab: Tab, _ change: FlowRuntime.Change<Owner>) {}

    /// Nothing happens.
    public func tab(_ tab: Tab, finishedWith result: Any, _ change: FlowRuntime.Change<Owner>) {}
}

extension FlowRuntime.TabsFlow {
    private var bar: FlowRuntime.TabBar? {
        if case .tabs(let bar) = ownContent() { bar } else { nil }
    }

    /// The tab that shows.
    public var selectedTab: Tab {
        guard case .tabs(let bar)? = content else { return firstTab }
        return Tab(rawValue: bar.names[bar.selectedIndex]) ?? firstTab
    }

    /// Shows a tab with its screens as they are, as the user's tap does. While a layer covers the bar it does nothing but report a refusal.
    @discardableResult
    public func select(_ tab: Tab) -> Self {
        navigator?.perform("select", from: { [weak navigator] in navigator?.topSlot }) { draft in
            draft.select(tab.rawValue, of: Self.self, stack: nil)
        }
        return self
    }

    /// The text in a tab's badge.
    public func badge(of tab: Tab) -> String? {
        bar?.badge(of: tab.rawValue)
    }

    /// Shows a text in a tab's badge, or none.
    public func setBadge(_ text: String?, of tab: Tab) {
        bar?.setBadge(text, of: tab.rawValue)
    }

    /// The tabs that the bar has, in its order.
    public var visibleTabs: [Tab] {
        bar?.visible.compactMap { Tab(rawValue: bar?.names[$0] ?? "") } ?? []
    }

    /// Sets which of the flow's tabs the bar has, and in which order. A tab that is left out keeps its screens and can't be selected.
    ///
    /// Where the selected tab is left out, the first is selected. At least one tab that isn't an action must remain; else nothing happens.
    public func setVisibleTabs(_ tabs: [Tab]) {
        bar?.setVisible(tabs.map(\.rawValue))
    }
}

extension FlowRuntime {
    /// What a tab holds: a flow, one bare screen, or nothing but an action.
    @MainActor
    public struct TabContent {
        let content: Content
        let coordinator: Coordinator?

        /// A tab that is a flow.
        public static func flow(_ coordinator: Coordinator) -> TabContent {
            TabContent(content: coordinator.ownContent(), coordinator: coordinator)
        }

        /// A tab that is one screen of the tabs flow itself.
        public static func screen<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) -> TabContent {
            TabContent(content: .screen(Slot(screen, of: maker)), coordinator: nil)
        }

        /// A tab that is never selected: a tap takes the steps of ``TabsFlow/act(on:_:)``.
        public static var action: TabContent {
            TabContent(content: .action(UIViewController()), coordinator: nil)
        }
    }
}

// MARK: - Wait

extension FlowRuntime {
    /// The end of something in UIKit, for which navigation waits.
    ///
    /// UIKit's completion is the sign to look whether it is over. It isn't the proof: Apple's header lets a completion run early, and a lost one must not
    /// stop navigation for good.
    @MainActor
    final class Wait {
        /// The transition that is waited for, if it is one.
        private(set) weak var coordinator: (any UIViewControllerTransitionCoordinator)?
        /// Whether UIKit has called its completion.
        var isCompleted = false
        /// The turns of the run loop in which it was looked at since then.
        var turns = 0
        private let isOverInUIKit: @MainActor () -> Bool
        private var then: (@MainActor () -> Void)?

        /// Waits for the end of a controller's transition.
        init(
            for coordinator: any UIViewControllerTransitionCoordinator, of controller: UIViewController,
            then: @escaping @MainActor () -> Void = {}
        ) {
            self.coordinator = coordinator
            self.then = then
            isOverInUIKit = { [weak coordinator, weak controller] in
                guard let coordinator else { return true }
                return controller?.transitionCoordinator !== coordinator
            }
        }

        /// Waits until `isOver` holds.
        init(until isOver: @escaping @MainActor () -> Bool, then: @escaping @MainActor () -> Void) {
            isOverInUIKit = isOver
            self.then = then
        }

        /// Whether what is waited for has ended. UIKit may go on naming a transition whose completions it has called, but not for ever.
        var isOver: Bool { isOverInUIKit() || turns > Settling.turnLimit }

        /// Does what was to be done at the end, once.
        func end() {
            let then = then
            self.then = nil
            then?()
        }
    }
}

// MARK: - WindowObserver

extension FlowRuntime {
    /// Is told of each window that comes on screen, for as long as it lives.
    @MainActor
    final class WindowObserver {
        /// Foundation's token. Only `init` and `deinit` touch it.
        private nonisolated(unsafe) let token: any NSObjectProtocol

        init(_ didBecomeVisible: @escaping @MainActor @Sendable () -> Void) {
            token = NotificationCenter.default.addObserver(forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated(didBecomeVisible)
            }
        }

        deinit {
            NotificationCenter.default.removeObserver(token)
        }
    }
}
"""##
