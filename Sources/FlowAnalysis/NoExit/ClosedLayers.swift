import FlowDiagnostics
import FlowGraph
import FlowPushdown
import PushdownSystems

/// A presented flow from which users don't get out, from some state on.
public struct ClosedLayer: Sendable {
    /// The flow.
    public var flow: FlowID
    /// The screen on top where that begins; nil where nothing in the flow ends it.
    public var screen: ScreenID?
    /// A run to where it begins.
    public var witness: Witness
}

extension UserMoves {
    /// The flows that are presented and that users can't leave from some state on, by the program's
    /// order, each with the nearest such state. Layers that they can swipe away aren't among them,
    /// nor states that are dead ends by themselves, nor those in which an external flow shows,
    /// which may end them.
    var closedLayers: [ClosedLayer] {
        let found = closedStates
        guard !found.isEmpty else { return [] }
        var ends = ClosedScreens(self)
        return found.sorted { $0.key < $1.key }.compactMap { flow, found -> ClosedLayer? in
            // A state that nothing leaves says more.
            guard ends.screens(of: found.state, downTo: found.layer).count != 1 else { return nil }
            let top = states.system.symbol(at: found.state.top).screen
            return ClosedLayer(
                flow: flow, screen: found.isWhole ? nil : top, witness: Witness(distance: found.state.cost, replay: replay(found)))
        }
    }

    /// The machine's run to a state that can't be left; nil if it can't make it.
    func replay(_ closed: ClosedState) -> Replay? {
        replay(until: { !$0.isAbove($1.layers) }) { states.replay(to: closed.state, where: $0) }
    }

    /// A state of a layer that can't be left.
    struct ClosedState {
        /// The layer's procedure.
        var layer: NodeID
        var state: Descent
        /// Whether no state of the layer can be left.
        var isWhole: Bool
    }

    /// As ``closedStates``, where some events don't count as ways out.
    func closedStates(without avoided: IndexSet<EventID>) -> [FlowID: ClosedState] {
        let (system, distances) = (states.system, states.distances)
        let layers = system.saturation.procedures.pairs.compactMap { id, node -> (FlowID, NodeID)? in
            guard case .layer(.flow(let flow), canBeSwiped: false, _) = system.rewriting.alphabet.procedures[id].kind,
                distances.start[node] != Distances.unknown
            else { return nil }
            return (flow, node)
        }
        guard !layers.isEmpty else { return [:] }
        let flows = FlowsInLayers(system)
        var tops = IndexMap<NodeID, [NodeID]>()
        for (_, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let place = system.automaton.nodes[node]
            tops[flows.isShared(node) ? place.region : place.layer, default: []].append(node)
        }
        var effort = system.descentEffort
        var search = TrapSearch(self, isHopeful: true)
        search.findWaysOut(&effort, without: avoided)
        var found: [FlowID: ClosedState] = [:]
        for (flow, layer) in layers {
            let tops = ([layer] + flows.flows(above: layer)).flatMap { tops[$0] ?? [] }
            guard case .found(let state) = search.trap(in: layer, from: tops, &effort) else { continue }
            let isWhole = !tops.contains { search.isGood($0) }
            if let known = found[flow], known.state.cost <= state.cost { continue }
            found[flow] = ClosedState(layer: layer, state: state, isWhole: isWhole)
        }
        return found
    }
}

extension State {
    /// Whether some layers are still there, whatever stands on them.
    fileprivate func isAbove(_ layers: [Layer]) -> Bool {
        self.layers.count >= layers.count && zip(self.layers, layers).allSatisfy { $0.origin == $1.origin && $0.site == $1.site }
    }
}
