import FlowSpec

/// The names of a program's parts in findings, pages and comments.
extension Program {
    /// The name `flow.screen` of a screen; for external flows, the flow's name.
    public func name(of screen: ScreenID) -> String {
        let flow = self[self[screen].flow]
        return flow.isExternal ? flow.name.value : "\(flow.name.value).\(self[screen].name.value)"
    }

    /// The name of a flow, or `flow.screen` for a screen.
    public func name(of target: Target) -> String {
        switch target {
        case .flow(let flow): self[flow].name.value
        case .screen(let screen): name(of: screen)
        }
    }

    /// The declared name of a screen or flow, with its location.
    package func declaredName(of target: Target) -> Located<String> {
        switch target {
        case .flow(let flow): self[flow].name
        case .screen(let screen): self[screen].name
        }
    }

    /// A transition's name, prefixed with its screen's or flow's name.
    public func name(of transition: TransitionID) -> String {
        let owner =
            switch self[transition].owner {
            case .screen(let screen): name(of: screen)
            case .flow(let flow): self[flow].name.value
            }
        return "\(owner).\(self[transition].name.value)"
    }
}

extension Program {
    /// A condition with the names of its guards, such as `signedIn and not busy`.
    public func words(_ condition: Condition) -> String {
        condition.words { self[$0.asked].name.value }
    }

    /// The flow of a transition's owner.
    ///
    /// - Parameter owner: the screen or flow that declares the transition.
    public func flow(of owner: Transition.Owner) -> FlowID {
        switch owner {
        case .screen(let screen): self[screen].flow
        case .flow(let flow): flow
        }
    }

    /// True if a target can dismiss itself: a bare screen, like a system sheet, or an external
    /// flow.
    ///
    /// - Parameter target: the presented flow or screen.
    public func dismissesItself(_ target: Target) -> Bool {
        switch target {
        case .screen: true
        case .flow(let flow): self[flow].isExternal
        }
    }

    /// True if a screen represents an external flow.
    public func isExternal(_ screen: ScreenID) -> Bool {
        self[self[screen].flow].isExternal
    }
}
