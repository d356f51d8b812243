/// The steps of a transition of a flow. All of them are one change: the final stacks are worked out
/// first and then set once.
///
/// A step that can't be taken ends the change: the state stays as it was before the first step, and
/// the refusal is reported. Of the steps that change one stack or layer the last one says whether
/// that is animated.
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

    /// Takes the top screen off the stack; on a flow's first screen that leaves the flow, as the
    /// back button does.
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

    /// Ends the presented layer that the flow is in, with all above it. Where its starter has steps
    /// for that, these take the place of the rest.
    public func dismiss(animated: Bool = true) {
        draft.dismiss(animated: animated)
    }

    /// Ends every presented layer. Nobody's steps for that are taken.
    public func dismissAll(animated: Bool = true) {
        draft.dismissAll(animated: animated)
    }

    /// Ends the flow with a result: its screens leave, then the steps of its starter, or of the
    /// container that it is in, take the place of the rest.
    public func finish<Flow: FinishingFlow>(_ result: Flow.Result, of flow: Flow.Type, animated: Bool = true) {
        draft.finish(result, of: flow, animated: animated)
    }

    // MARK: - Tabs

    /// Shows a tab of the innermost tab bar of that flow, with its screens as they are.
    public func select<Tabs: TabbedFlow>(_ tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true) {
        draft.select(tab.rawValue, of: flow, animated: animated, stack: nil)
    }

    /// Shows a tab of the innermost tab bar of that flow as it was in the beginning.
    public func select<Tabs: TabbedFlow>(resetting tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true) {
        draft.select(tab.rawValue, of: flow, animated: animated, stack: { _, _ in [] })
    }

    /// Shows a tab of the innermost tab bar of that flow with these screens above the tab's first.
    public func select<Tabs: TabbedFlow, Child: StackFlow>(
        _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [Child.Screen], animated: Bool = true
    ) {
        select(tab, of: flow, child, stack: stack.map(StackItem.screen), animated: animated)
    }

    /// Shows a tab of the innermost tab bar of that flow with these screens and flows above the
    /// tab's first screen.
    public func select<Tabs: TabbedFlow, Child: StackFlow>(
        _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [StackItem<Child.Screen>], animated: Bool = true
    ) {
        draft.select(tab.rawValue, of: flow, animated: animated) { tabs, container in
            container.makeSlots(for: stack, of: tabs[keyPath: child])
        }
    }

    // MARK: - Switches

    /// Shows a child of the nearest switch flow of that class, and ends the layers above it. The
    /// child that shows already stays as it is, unless it is to begin anew.
    public func switchTo<Flow: SwitchFlow>(_ child: Flow.Child, of flow: Flow.Type, reset: Bool = false, animated: Bool = true) {
        draft.switchTo(child, of: flow, reset: reset, animated: animated, showing: nil)
    }

    /// Shows a child of the nearest switch flow of that class anew, with this content, and ends the
    /// layers above it.
    public func switchTo<Flow: SwitchFlow>(
        _ child: Flow.Child, of flow: Flow.Type, animated: Bool = true, showing content: (Flow) -> ChildContent
    ) {
        withoutActuallyEscaping(content) {
            draft.switchTo(child, of: flow, reset: true, animated: animated, showing: $0)
        }
    }
}

extension Change where Owner: ScreenMaking {
    /// Puts a screen on the stack.
    public func push(_ screen: Owner.Screen, animated: Bool = true) {
        draft.push(animated: animated) { _ in [Slot(screen, of: owner)] }
    }

    /// Replaces the top screen.
    public func replace(with screen: Owner.Screen, animated: Bool = true) {
        draft.replace(with: Slot(screen, of: owner), animated: animated)
    }

    /// Replaces the flow's screens, bottom first; what stands below the flow stays.
    public func setStack(_ screens: [Owner.Screen], animated: Bool = true) {
        setStack(screens.map(StackItem.screen), animated: animated)
    }

    /// Replaces the flow's screens by screens and flows, bottom first; what stands below the flow
    /// stays.
    public func setStack(_ items: [StackItem<Owner.Screen>], animated: Bool = true) {
        draft.setStack(animated: animated) { $0.makeSlots(for: items, of: owner) }
    }

    /// Goes back to the topmost such screen of the flow.
    public func popTo(_ screen: Owner.Screen.Name, animated: Bool = true) {
        draft.popTo(ScreenName(flow: Owner.Screen.flowName, screen: screen.rawValue), animated: animated)
    }

    /// Goes back to the topmost such screen of the flow, or does something else where there is
    /// none.
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
