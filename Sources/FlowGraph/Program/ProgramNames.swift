/// The names of a program's parts in findings, pages and comments.
extension Program {
    /// A screen's name with its flow's, `flow.screen`; that of an external flow is the flow's name.
    ///
    /// - Parameter screen: the screen.
    public func name(of screen: ScreenID) -> String {
        let flow = self[self[screen].flow]
        return flow.isExternal ? flow.name.value : "\(flow.name.value).\(self[screen].name.value)"
    }

    /// A flow's name, or a screen's with its flow's.
    ///
    /// - Parameter target: the flow or screen.
    public func name(of target: Target) -> String {
        switch target {
        case .flow(let flow): self[flow].name.value
        case .screen(let screen): name(of: screen)
        }
    }

    /// A transition's name with that of its screen or flow.
    ///
    /// - Parameter transition: the transition.
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
    ///
    /// - Parameter condition: the condition.
    public func words(_ condition: Condition) -> String {
        condition.words { self[$0.asked].name.value }
    }

    /// The flow that a transition belongs to, by itself or through its screen.
    ///
    /// - Parameter owner: who has the transition.
    public func flow(of owner: Transition.Owner) -> FlowID {
        switch owner {
        case .screen(let screen): self[screen].flow
        case .flow(let flow): flow
        }
    }

    /// Whether the app can end a presentation without a step: a bare screen like a system sheet, an
    /// external flow at will.
    ///
    /// - Parameter target: what is presented.
    public func dismissesItself(_ target: Target) -> Bool {
        switch target {
        case .screen: true
        case .flow(let flow): self[flow].isExternal
        }
    }

    /// Whether a screen stands for everything that an external flow shows.
    ///
    /// - Parameter screen: the screen.
    public func isExternal(_ screen: ScreenID) -> Bool {
        self[self[screen].flow].isExternal
    }
}
