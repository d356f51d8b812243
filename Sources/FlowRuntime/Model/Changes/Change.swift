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
    ///
    /// - Parameter animated: whether the transition is animated.
    public func pop(animated: Bool = true) {
        draft.pop(animated: animated)
    }

    /// Takes `count` screens off the stack, all of them the flow's own.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - animated: whether the transition is animated.
    public func pop(_ count: Int, animated: Bool = true) {
        draft.pop(count, animated: animated)
    }

    /// Goes back to the flow's first screen.
    ///
    /// - Parameter animated: whether the transition is animated.
    public func popToRoot(animated: Bool = true) {
        draft.popToRoot(animated: animated)
    }

    /// Ends the presented layer that the flow is in, with all above it. Where its starter has steps
    /// for that, these take the place of the rest.
    ///
    /// - Parameter animated: whether the transition is animated.
    public func dismiss(animated: Bool = true) {
        draft.dismiss(animated: animated)
    }

    /// Ends every presented layer. Nobody's steps for that are taken.
    ///
    /// - Parameter animated: whether the transition is animated.
    public func dismissAll(animated: Bool = true) {
        draft.dismissAll(animated: animated)
    }

    /// Ends the flow with a result: its screens leave, then the steps of its starter, or of the
    /// container that it is in, take the place of the rest.
    ///
    /// - Parameters:
    ///   - result: the result.
    ///   - flow: the class of the flow that ends.
    ///   - animated: whether the transition is animated.
    public func finish<Flow: FinishingFlow>(_ result: Flow.Result, of flow: Flow.Type, animated: Bool = true) {
        draft.finish(result, of: flow, animated: animated)
    }

    // MARK: - Tabs

    /// Shows a tab of the innermost tab bar of that flow, with its screens as they are.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - flow: the class of the tab bar's flow.
    ///   - animated: whether the transition is animated.
    public func select<Tabs: TabbedFlow>(_ tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true) {
        draft.select(tab.rawValue, of: flow, animated: animated, stack: nil)
    }

    /// Shows a tab of the innermost tab bar of that flow as it was in the beginning.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - flow: the class of the tab bar's flow.
    ///   - animated: whether the transition is animated.
    public func select<Tabs: TabbedFlow>(resetting tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true) {
        draft.select(tab.rawValue, of: flow, animated: animated, stack: { _, _ in [] })
    }

    /// Shows a tab of the innermost tab bar of that flow with these screens above the tab's first.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - flow: the class of the tab bar's flow.
    ///   - child: the tab's coordinator, as a property of the tab bar's.
    ///   - stack: the screens above the tab's first, bottom first.
    ///   - animated: whether the transition is animated.
    public func select<Tabs: TabbedFlow, Child: StackFlow>(
        _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [Child.Screen], animated: Bool = true
    ) {
        select(tab, of: flow, child, stack: stack.map(StackItem.screen), animated: animated)
    }

    /// Shows a tab of the innermost tab bar of that flow with these screens and flows above the
    /// tab's first screen.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - flow: the class of the tab bar's flow.
    ///   - child: the tab's coordinator, as a property of the tab bar's.
    ///   - stack: the screens and flows above the tab's first screen, bottom first.
    ///   - animated: whether the transition is animated.
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
    ///
    /// - Parameters:
    ///   - child: the child to show.
    ///   - flow: the class of the switch flow.
    ///   - reset: whether the child begins anew where it shows already.
    ///   - animated: whether the transition is animated.
    public func switchTo<Flow: SwitchFlow>(_ child: Flow.Child, of flow: Flow.Type, reset: Bool = false, animated: Bool = true) {
        draft.switchTo(child, of: flow, reset: reset, animated: animated, showing: nil)
    }

    /// Shows a child of the nearest switch flow of that class anew, with this content, and ends the
    /// layers above it.
    ///
    /// - Parameters:
    ///   - child: the child to show.
    ///   - flow: the class of the switch flow.
    ///   - animated: whether the transition is animated.
    ///   - content: makes what the child holds, for the switch flow's coordinator.
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
    ///   - screen: the screen that takes its place.
    ///   - animated: whether the transition is animated.
    public func replace(with screen: Owner.Screen, animated: Bool = true) {
        draft.replace(with: Slot(screen, of: owner), animated: animated)
    }

    /// Replaces the flow's screens, bottom first; what stands below the flow stays.
    ///
    /// - Parameters:
    ///   - screens: the flow's new screens.
    ///   - animated: whether the transition is animated.
    public func setStack(_ screens: [Owner.Screen], animated: Bool = true) {
        setStack(screens.map(StackItem.screen), animated: animated)
    }

    /// Replaces the flow's screens by screens and flows, bottom first; what stands below the flow
    /// stays.
    ///
    /// - Parameters:
    ///   - items: the flow's new screens, and flows on the same stack.
    ///   - animated: whether the transition is animated.
    public func setStack(_ items: [StackItem<Owner.Screen>], animated: Bool = true) {
        draft.setStack(animated: animated) { $0.makeSlots(for: items, of: owner) }
    }

    /// Goes back to the topmost such screen of the flow.
    ///
    /// - Parameters:
    ///   - screen: the screen's name.
    ///   - animated: whether the transition is animated.
    public func popTo(_ screen: Owner.Screen.Name, animated: Bool = true) {
        draft.popTo(ScreenName(flow: Owner.Screen.flowName, screen: screen.rawValue), animated: animated)
    }

    /// Goes back to the topmost such screen of the flow, or does something else where there is
    /// none.
    ///
    /// - Parameters:
    ///   - screen: the screen's name.
    ///   - fallback: what to do where the flow has no such screen on the stack.
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
    /// Ends the flow with a result: its screens leave, then the steps of its starter, or of the
    /// container that it is in, take the place of the rest.
    ///
    /// - Parameters:
    ///   - result: the result.
    ///   - animated: whether the transition is animated.
    public func finish(_ result: Owner.Result, animated: Bool = true) {
        finish(result, of: Owner.self, animated: animated)
    }
}
