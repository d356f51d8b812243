import FlowSpec

/// A way for a layer to end without a step.
public enum LayerEnd: Hashable, Sendable, CaseIterable {
    /// The user swipes it down or taps outside, as UIKit permits.
    case swipe
    /// The user ends it by the app's custom presentation.
    case custom
    /// The presented target dismisses itself, as system sheets and external flows can.
    case itself
    /// The app's UI around an embedded entry flow ends it.
    case around
}

extension Program {
    /// How a layer can end without a step; `nil` if it can't.
    ///
    /// - Parameters:
    ///   - target: the presented target.
    ///   - site: the site that presents it, if known.
    ///   - top: the screen on top of it; `nil` for one that users can dismiss.
    ///   - width: the width of the window; `nil` for any.
    public func end(of target: Target, presentedAt site: SiteID?, under top: ScreenID?, at width: Width? = nil) -> LayerEnd? {
        let isDismissible = top.map { self[$0].attributes.isDismissible } ?? true
        let dismissal = isDismissible ? site.flatMap { self[$0].presentation.firstDismissal(at: width) } : nil
        return dismissal.map(LayerEnd.init) ?? (dismissesItself(target) ? .itself : nil)
    }

    /// True if a modal that can end without a step still can with a screen on top of it.
    ///
    /// - Parameters:
    ///   - target: the presented target, if known.
    ///   - top: the screen on top of it.
    public func canEnd(_ target: Target?, under top: ScreenID) -> Bool {
        self[top].attributes.isDismissible || target.map(dismissesItself) ?? false
    }

    /// How the app or the user can end an entry flow from its first layer; `nil` if they can't.
    public func end(ofEntry flow: FlowID, at width: Width? = nil) -> LayerEnd? {
        switch self[flow].entry?.value {
        case .present: self[flow].presentation.firstDismissal(at: width).map(LayerEnd.init)
        case .embed: .around
        case .push, nil: nil
        }
    }

    /// How the top layer of a state can end without a step, at a width or at any; `nil` if it
    /// can't.
    public func endOfTopLayer(in state: State, at width: Width? = nil) -> LayerEnd? {
        guard let top = state.top else { return nil }
        guard state.layers.count == 1 else { return end(of: top.origin, presentedAt: top.site, under: state.topScreen, at: width) }
        guard case .flow(let flow) = top.origin else { return nil }
        return end(ofEntry: flow, at: width)
    }
}

extension Presentation {
    fileprivate func firstDismissal(at width: Width?) -> Dismissal? { width.map(dismissal) ?? dismissals.first }
}

extension LayerEnd {
    fileprivate init(_ dismissal: Presentation.Dismissal) {
        self = dismissal == .custom ? .custom : .swipe
    }
}
