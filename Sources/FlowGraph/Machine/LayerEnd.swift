import FlowSpec

/// How a layer ends without a step.
public enum LayerEnd: Hashable, Sendable, CaseIterable {
    /// The user swipes it down, or taps beside it, as UIKit lets them.
    case swipe
    /// The user ends it as the app's own presentation lets them.
    case custom
    /// What is presented dismisses itself: a bare screen as system sheets do, an external flow at
    /// will.
    case itself
    /// What the app has around a flow that its own code has put into a place.
    case around
}

extension Program {
    /// How a layer can end without a step; nil if it can't.
    ///
    /// - Parameters:
    ///   - target: what is presented.
    ///   - site: where it is presented, if that is known.
    public func end(of target: Target, presentedAt site: SiteID?) -> LayerEnd? {
        let dismissal = site.flatMap { self[$0].presentation.dismissals.first }
        return dismissal.map(LayerEnd.init) ?? (dismissesItself(target) ? .itself : nil)
    }

    /// How the app's own code ends an entry flow, or lets the user end it, from its first layer;
    /// nil if it doesn't.
    ///
    /// - Parameter flow: the flow.
    public func end(ofEntry flow: FlowID) -> LayerEnd? {
        switch self[flow].entry?.value {
        case .present: self[flow].presentation.dismissals.first.map(LayerEnd.init)
        case .embed: .around
        case .push, nil: nil
        }
    }

    /// How the top layer of a state can end without a step; nil if it can't.
    ///
    /// - Parameter state: the state.
    public func endOfTopLayer(in state: State) -> LayerEnd? {
        guard let top = state.top else { return nil }
        guard state.layers.count == 1 else { return end(of: top.origin, presentedAt: top.site) }
        guard case .flow(let flow) = top.origin else { return nil }
        return end(ofEntry: flow)
    }
}

extension LayerEnd {
    fileprivate init(_ dismissal: Presentation.Dismissal) {
        self = dismissal == .custom ? .custom : .swipe
    }
}
