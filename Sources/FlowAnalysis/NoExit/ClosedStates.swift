import FlowGraph
import PushdownSystems

/// An area that users must be able to leave.
enum Enclosure {
    /// A presented flow that users can't swipe away.
    case layer
    /// A child of the window's switch flow.
    case child
}

/// A state from which users don't leave an enclosure.
struct ClosedState {
    var enclosure: Enclosure
    /// The nodes that the enclosure is above: the layer's procedure, or the child's slots.
    var bases: [NodeID]
    var state: Descent
    /// True if no state of the enclosure can be left.
    var isWhole: Bool
    /// True if it contains most of the window's screens, so it is the app itself.
    var isMost = false
}

extension UserMoves {
    /// Returns the nearest state of each flow from which users can't leave it.
    func closedStates(of enclosure: Enclosure, without avoided: IndexSet<EventID> = IndexSet()) -> [FlowID: ClosedState] {
        switch enclosure {
        case .layer where avoided.isEmpty: closed.value { closedLayerStates(without: avoided) }
        case .layer: closedLayerStates(without: avoided)
        case .child: closedChildren(without: avoided)
        }
    }

    /// Returns the machine's run to a state that can't be left; `nil` if it can't reach the state.
    func replay(_ closed: ClosedState) -> Replay? {
        replay { state, start in
            switch closed.enclosure {
            case .layer: !state.isAbove(start.layers)
            case .child: state.child != start.child
            }
        } find: {
            states.replay(to: closed.state, where: $0)
        }
    }

    private func closedLayerStates(without avoided: IndexSet<EventID>) -> [FlowID: ClosedState] {
        let (system, distances) = (states.system, states.distances)
        let isLocking = states.program.screens.contains { !$0.attributes.isDismissible }
        let layers = system.saturation.procedures.pairs.compactMap { id, node -> (FlowID, NodeID)? in
            guard case .layer(.flow(let flow), let widths, _) = system.rewriting.alphabet.procedures[id].kind,
                !widths.contains(width) || isLocking, distances.start[node] != Distances.unknown
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
            if let known = found[flow], known.state.cost <= state.cost { continue }
            let isWhole = !search.isLeft(layer, from: tops, &effort)
            found[flow] = ClosedState(enclosure: .layer, bases: [layer], state: state, isWhole: isWhole)
        }
        return found
    }

    /// Returns the nearest state of each child from which users reach no other child.
    private func closedChildren(without avoided: IndexSet<EventID>) -> [FlowID: ClosedState] {
        let (system, program) = (states.system, states.program)
        guard let flow = program.switchOfWindow else { return [:] }
        var tops: [[NodeID]] = program[flow].children.map { _ in [] }
        for (symbol, node) in system.saturation.resting.pairs where states.distances.start[node] != Distances.unknown {
            let lane = system.rewriting.alphabet.lane(of: system.rewriting.alphabet.symbols[symbol])
            if let container = lane.content.path.first, container.flow == flow { tops[container.index].append(node) }
        }
        var effort = system.descentEffort
        var search = TrapSearch(self, isHopeful: true)
        var found: [FlowID: ClosedState] = [:]
        for (index, child) in program[flow].children.enumerated() {
            guard case .flow(let id) = child.use.target else { continue }
            let others = tops.indices.flatMap { $0 == index ? [] : tops[$0] }
            guard case .found(let state) = search.trap(from: tops[index], until: others, &effort, without: avoided) else { continue }
            let isMost = tops[index].count >= others.count
            found[id] = ClosedState(enclosure: .child, bases: tops[index], state: state, isWhole: false, isMost: isMost)
        }
        return found
    }
}

extension Program {
    /// The switch flow that is the window's root.
    var switchOfWindow: FlowID? {
        guard hasRoot, case .flow(let flow) = root.target, self[flow].children.count > 1 else { return nil }
        return flow
    }
}

extension State {
    /// True if some layers still exist, with any content.
    fileprivate func isAbove(_ layers: [Layer]) -> Bool {
        self.layers.count >= layers.count && zip(self.layers, layers).allSatisfy { $0.origin == $1.origin && $0.site == $1.site }
    }

    /// The index of the child that the window's switch flow shows.
    fileprivate var child: Int? { if case .switch(_, let child, _)? = layers.first?.content { child } else { nil } }
}
