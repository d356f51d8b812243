import FlowGraph
import FlowSpec
import PushdownSystems

/// A presented flow from which users don't get out, from some state on.
public struct ClosedLayer: Sendable {
    /// The flow.
    public var flow: FlowID
    /// The screen on top where that begins; nil where nothing in the flow ends it.
    var screen: ScreenID?
    /// A run to where it begins.
    public var witness: Witness
}

extension UserMoves {
    /// The flows that are presented and that users can't leave from some state on, by the program's
    /// order, each with the nearest such state. Layers that they can swipe away aren't among them,
    /// nor states that are dead ends by themselves, nor those in which an external flow shows,
    /// which may end them.
    var closedLayers: [ClosedLayer] {
        let found = closedStates(of: .layer)
        guard !found.isEmpty else { return [] }
        var ends = ClosedScreens(self)
        return found.sorted { $0.key < $1.key }.compactMap { flow, found -> ClosedLayer? in
            // A state that nothing leaves says more.
            guard ends.screens(of: found.state, downTo: found.bases.first).count != 1 else { return nil }
            let top = states.system.symbol(at: found.state.top).screen
            return ClosedLayer(
                flow: flow, screen: found.isWhole ? nil : top, witness: Witness(distance: found.state.cost, replay: replay(found)))
        }
    }
}
