// Transitions of one step. Each calls `navigate` with the step of the same name. `Change` documents
// the parameters; `transition` is the transition's name, for reports.

extension Router {
    /// Performs ``Change/pop(animated:)`` as a transition.
    public func pop(animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.pop(animated: animated) }
    }

    /// Performs ``Change/pop(_:animated:)`` as a transition.
    public func pop(_ count: Int, animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.pop(count, animated: animated) }
    }

    /// Performs ``Change/popToRoot(animated:)`` as a transition.
    public func popToRoot(animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.popToRoot(animated: animated) }
    }

    /// Performs ``Change/dismiss(animated:)`` as a transition.
    public func dismiss(animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.dismiss(animated: animated) }
    }

    /// Performs ``Change/dismissAll(animated:)`` as a transition.
    public func dismissAll(animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.dismissAll(animated: animated) }
    }

    /// Performs ``Change/select(_:of:animated:)`` as a transition.
    public func select<Tabs: TabbedFlow>(_ tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.select(tab, of: flow, animated: animated) }
    }

    /// Performs ``Change/select(resetting:of:animated:)`` as a transition.
    public func select<Tabs: TabbedFlow>(
        resetting tab: Tabs.Tab, of flow: Tabs.Type, animated: Bool = true, _ transition: String = #function
    ) {
        navigate(transition) { $1.select(resetting: tab, of: flow, animated: animated) }
    }

    /// Performs ``Change/select(_:of:_:stack:animated:)-(_,_,_,[Child.Screen],_)`` as a transition.
    public func select<Tabs: TabbedFlow, Child: StackFlow>(
        _ tab: Tabs.Tab, of flow: Tabs.Type, _ child: KeyPath<Tabs, Child>, stack: [Child.Screen], animated: Bool = true,
        _ transition: String = #function
    ) {
        navigate(transition) { $1.select(tab, of: flow, child, stack: stack, animated: animated) }
    }

    /// Performs ``Change/switchTo(_:of:reset:animated:)`` as a transition.
    public func switchTo<Flow: SwitchFlow>(
        _ child: Flow.Child, of flow: Flow.Type, reset: Bool = false, animated: Bool = true, _ transition: String = #function
    ) {
        navigate(transition) { $1.switchTo(child, of: flow, reset: reset, animated: animated) }
    }
}

extension Router where Owner: ScreenMaking {
    /// Performs ``Change/push(_:animated:)`` as a transition.
    public func push(_ screen: Owner.Screen, animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.push(screen, animated: animated) }
    }

    /// Performs ``Change/replace(with:animated:)`` as a transition.
    public func replace(with screen: Owner.Screen, animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.replace(with: screen, animated: animated) }
    }

    /// Performs ``Change/setStack(_:animated:)-([Owner.Screen],_)`` as a transition.
    public func setStack(_ screens: [Owner.Screen], animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.setStack(screens, animated: animated) }
    }

    /// Performs ``Change/present(_:as:from:animated:dismissed:)-(Owner.Screen,_,_,_,_)`` as a
    /// transition, without a `dismissed` handler.
    public func present(
        _ screen: Owner.Screen, as presentation: Presentation? = nil, from source: (any PopoverSource)? = nil, animated: Bool = true,
        _ transition: String = #function
    ) {
        navigate(transition) { $1.present(screen, as: presentation, from: source, animated: animated) }
    }

    /// Performs ``Change/popTo(_:animated:)`` as a transition.
    public func popTo(_ screen: Owner.Screen.Name, animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.popTo(screen, animated: animated) }
    }

    /// Performs ``Change/popTo(_:else:animated:)`` as a transition.
    public func popTo(
        _ screen: Owner.Screen.Name, else fallback: PopFallback<Owner.Screen>, animated: Bool = true, _ transition: String = #function
    ) {
        navigate(transition) { $1.popTo(screen, else: fallback, animated: animated) }
    }
}

extension Router where Owner: SiteFlow & ScreenMaking {
    /// Performs ``Change/present(_:from:at:animated:)-(Owner.Screen,_,_,_)`` as a transition.
    public func present(
        _ screen: Owner.Screen, from source: (any PopoverSource)? = nil, at site: Owner.Site, animated: Bool = true,
        _ transition: String = #function
    ) {
        navigate(transition) { $1.present(screen, from: source, at: site, animated: animated) }
    }
}

extension Router where Owner: FinishingFlow {
    /// Performs ``Change/finish(_:animated:)`` as a transition.
    public func finish(_ result: Owner.Result, animated: Bool = true, _ transition: String = #function) {
        navigate(transition) { $1.finish(result, animated: animated) }
    }
}
