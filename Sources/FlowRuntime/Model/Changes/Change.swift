/// The steps of a flow's transition. All of them are one change: the final stacks are computed
/// first and then set once.
///
/// If a step fails, the change ends. The state stays as it was before the first step, and the
/// refusal is reported. If several steps change a stack or layer, the last one decides if it is
/// animated.
@MainActor
public struct Change<Owner: Coordinator> {
    /// Steps for the end of a flow, performed in the state after the flow has left.
    public typealias Handler = @MainActor (Owner, Change<Owner>) -> Void

    let draft: Draft
    let owner: Owner

    init(_ draft: Draft, owner: Owner) {
        self.draft = draft
        self.owner = owner
        draft.keep(owner)
    }

    /// True if the screen on top is on a navigation stack, onto which flows can be pushed.
    public var hasStackOnTop: Bool { draft.state.activeStack != nil }

    /// Pops the top screen. On a flow's first screen, this ends the flow, as the back button does.
    ///
    /// If the flow has a `dismissed` handler, its steps replace the remaining steps.
    ///
    /// - Parameter animated: whether the transition is animated.
    public func pop(animated: Bool = true) {
        draft.pop(animated: animated)
    }

    /// Pops `count` screens. All of them must belong to the flow.
    ///
    /// - Parameters:
    ///   - count: the number of screens.
    ///   - animated: whether the transition is animated.
    public func pop(_ count: Int, animated: Bool = true) {
        draft.pop(count, animated: animated)
    }

    /// Pops to the flow's first screen.
    ///
    /// - Parameter animated: whether the transition is animated.
    public func popToRoot(animated: Bool = true) {
        draft.popToRoot(animated: animated)
    }

    /// Dismisses the modal that shows the flow, and everything above it. If the modal has a
    /// `dismissed` handler, its steps replace the remaining steps.
    ///
    /// - Parameter animated: whether the transition is animated.
    public func dismiss(animated: Bool = true) {
        draft.dismiss(animated: animated)
    }

    /// Dismisses all modals. No `dismissed` handlers run.
    ///
    /// - Parameter animated: whether the transition is animated.
    public func dismissAll(animated: Bool = true) {
        draft.dismissAll(animated: animated)
    }

    /// Ends the flow with a result and removes its screens. The result handler of the flow's caller
    /// or container then replaces the remaining steps.
    ///
    /// - Parameters:
    ///   - result: the result.
    ///   - flow: the class of the flow that ends.
    ///   - animated: whether the transition is animated.
    public func finish<Flow: FinishingFlow>(_ result: Flow.Result, of flow: Flow.Type, animated: Bool = true) {
        draft.finish(result, of: flow, animated: animated)
    }

    // MARK: - Tabs

    /// Selects a tab in the innermost tab bar of `flow`, and keeps the tab's screens.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - flow: the class of the tab bar's flow.
    ///   - animated: whether the transition is animated.
    public func select<Tabs: TabbedFlow>(_ tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true) {
        draft.select(tab.rawValue, of: flow, animated: animated, stack: nil)
    }

    /// Selects a tab in the innermost tab bar of `flow`, and resets the tab to its initial state.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - flow: the class of the tab bar's flow.
    ///   - animated: whether the transition is animated.
    public func select<Tabs: TabbedFlow>(resetting tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true) {
        draft.select(tab.rawValue, of: flow, animated: animated, stack: { _, _ in [] })
    }

    /// Selects a tab in the innermost tab bar of `flow`, and sets the screens above the tab's
    /// first.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - flow: the class of the tab bar's flow.
    ///   - child: the tab's coordinator, as a property of the tab bar's coordinator.
    ///   - stack: the screens above the tab's first, bottom first.
    ///   - animated: whether the transition is animated.
    public func select<Tabs: TabbedFlow, Child: StackFlow>(
        _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [Child.Screen], animated: Bool = true
    ) {
        select(tab, of: flow, child, stack: stack.map(StackItem.screen), animated: animated)
    }

    /// Selects a tab in the innermost tab bar of `flow`, and sets the screens and flows above the
    /// tab's first screen.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - flow: the class of the tab bar's flow.
    ///   - child: the tab's coordinator, as a property of the tab bar's coordinator.
    ///   - stack: the screens and flows above the tab's first screen, bottom first.
    ///   - animated: whether the transition is animated.
    public func select<Tabs: TabbedFlow, Child: StackFlow>(
        _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [StackItem<Child.Screen>], animated: Bool = true
    ) {
        draft.select(tab.rawValue, of: flow, animated: animated) { tabs, container in
            container.makeSlots(for: stack, of: tabs[keyPath: child])
        }
    }

    /// Selects a tab in the innermost tab bar of `flow`, and sets the tab's screens.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - flow: the class of the tab bar's flow.
    ///   - child: the tab's coordinator, as a property of the tab bar's coordinator.
    ///   - root: the tab's first screen, with its values.
    ///   - stack: the screens and flows above it, bottom first.
    ///   - animated: whether the transition is animated.
    public func select<Tabs: TabbedFlow, Child: StackFlow>(
        _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, root: Child.Screen, stack: [StackItem<Child.Screen>] = [],
        animated: Bool = true
    ) {
        draft.select(tab.rawValue, of: flow, animated: animated, root: { Slot(root, of: $0[keyPath: child]) }) { tabs, container in
            container.makeSlots(for: stack, of: tabs[keyPath: child])
        }
    }

    // MARK: - Switches

    /// Shows a child of the nearest switch flow of class `flow`, and dismisses the modals above it.
    /// A child that is already visible stays as it is, unless `reset` is true.
    ///
    /// - Parameters:
    ///   - child: the child to show.
    ///   - flow: the class of the switch flow.
    ///   - reset: true to restart a child that is already visible.
    ///   - animated: whether the transition is animated.
    public func switchTo<Flow: SwitchFlow>(_ child: Flow.Child, of flow: Flow.Type, reset: Bool = false, animated: Bool = true) {
        draft.switchTo(child, of: flow, reset: reset, animated: animated, showing: nil)
    }

    /// Shows a new child with the given content in the nearest switch flow of class `flow`, and
    /// dismisses the modals above it.
    ///
    /// - Parameters:
    ///   - child: the child to show.
    ///   - flow: the class of the switch flow.
    ///   - animated: whether the transition is animated.
    ///   - content: makes the child's content, given the switch flow's coordinator.
    public func switchTo<Flow: SwitchFlow>(
        _ child: Flow.Child, of flow: Flow.Type, animated: Bool = true, showing content: (Flow) -> ChildContent
    ) {
        withoutActuallyEscaping(content) {
            draft.switchTo(child, of: flow, reset: true, animated: animated, showing: $0)
        }
    }
}

extension Change where Owner: ScreenMaking {
    /// Pushes a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - animated: whether the transition is animated.
    public func push(_ screen: Owner.Screen, animated: Bool = true) {
        draft.push(Slot(screen, of: owner), animated: animated)
    }

    /// Replaces the top screen.
    ///
    /// - Parameters:
    ///   - screen: the new screen.
    ///   - animated: whether the transition is animated.
    public func replace(with screen: Owner.Screen, animated: Bool = true) {
        draft.replace(with: Slot(screen, of: owner), animated: animated)
    }

    /// Replaces the flow's screens. Screens below the flow stay.
    ///
    /// - Parameters:
    ///   - screens: the flow's new screens, bottom first.
    ///   - animated: whether the transition is animated.
    public func setStack(_ screens: [Owner.Screen], animated: Bool = true) {
        setStack(screens.map(StackItem.screen), animated: animated)
    }

    /// Replaces the flow's screens with screens and flows. Screens below the flow stay.
    ///
    /// - Parameters:
    ///   - items: the flow's new screens, and flows on the same stack, bottom first.
    ///   - animated: whether the transition is animated.
    public func setStack(_ items: [StackItem<Owner.Screen>], animated: Bool = true) {
        draft.setStack(animated: animated) { $0.makeSlots(for: items, of: owner) }
    }

    /// Pops to the flow's topmost instance of a screen.
    ///
    /// - Parameters:
    ///   - screen: the screen's name.
    ///   - animated: whether the transition is animated.
    public func popTo(_ screen: Owner.Screen.Name, animated: Bool = true) {
        draft.popTo(ScreenName(flow: Owner.Screen.flowName, screen: screen.rawValue), animated: animated)
    }

    /// Pops to the flow's topmost instance of a screen, or uses a fallback if there is none.
    ///
    /// - Parameters:
    ///   - screen: the screen's name.
    ///   - fallback: the alternative if the flow has no such screen on the stack.
    ///   - animated: whether the transition is animated.
    public func popTo(_ screen: Owner.Screen.Name, else fallback: PopFallback<Owner.Screen>, animated: Bool = true) {
        if draft.isOn(ScreenName(flow: Owner.Screen.flowName, screen: screen.rawValue)) {
            return popTo(screen, animated: animated)
        }
        switch fallback {
        case .push(let screen): push(screen, animated: animated)
        case .root: popToRoot(animated: animated)
        case .stay: break
        }
    }
}

extension Change where Owner: FinishingFlow {
    /// Ends the flow with a result and removes its screens. The result handler of the flow's caller
    /// or container then replaces the remaining steps.
    ///
    /// - Parameters:
    ///   - result: the result.
    ///   - animated: whether the transition is animated.
    public func finish(_ result: Owner.Result, animated: Bool = true) {
        finish(result, of: Owner.self, animated: animated)
    }
}
