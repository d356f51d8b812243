import FlowGraph
import FlowSpec
import PushdownSystems

/// A presented flow that users can't leave, from some state on.
public struct ClosedLayer: Sendable {
    /// The flow.
    public var flow: FlowID
    /// The screen on top in the nearest such state; `nil` if no state of the flow can be left.
    var screen: ScreenID?
    /// A run to the nearest such state.
    public var witness: Witness
}

extension UserMoves {
    /// The presented flows that users can't leave from some state on, in the program's order, each
    /// with the nearest such state. Leaves out layers that users can swipe away, states that are
    /// dead ends by themselves, and states that show an external flow, which can end them.
    var closedLayers: [ClosedLayer] {
        let found = closedStates(of: .layer)
        guard !found.isEmpty else { return [] }
        var ends = ClosedScreens(self)
        return found.sorted { $0.key < $1.key }.compactMap { flow, found -> ClosedLayer? in
            // A dead end of one screen says more.
            guard ends.screens(of: found.state, downTo: found.bases.first).count != 1 else { return nil }
            let top = states.system.symbol(at: found.state.top).screen
            return ClosedLayer(
                flow: flow, screen: found.isWhole ? nil : top, witness: Witness(distance: found.state.cost, replay: replay(found)))
        }
    }
}
