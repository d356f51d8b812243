import FlowDiagnostics
import FlowGraph
import FlowPushdown
import PushdownSystems

/// A presented flow that nothing ends, or only what one answer of a guard leads to.
public struct ClosedLayer: Sendable {
    /// The flow.
    public var flow: FlowID
    /// The guard whose answer all ways out need, with that answer; nil where there is none.
    public var needed: GuardAnswer?
    /// A run into the layer.
    public var witness: Witness
}

extension Analysis {
    /// The flows that are presented and never left, by the program's order, each with the nearest
    /// run into it. Layers that the user can swipe away aren't among them, nor those on which every
    /// state is a dead end, nor those in which an external flow shows, which may end them.
    public var closedLayers: [ClosedLayer] {
        var exits = IndexMap<NodeID, [Departure]>()
        for exit in system.saturation.exits { exits[system.saturation.summaries[exit.summary].node, default: []].append(exit) }
        var nearest: [FlowID: (layer: NodeID, nodes: [NodeID], needed: GuardAnswer?)] = [:]
        let flows = FlowsInLayers(system)
        let tops = nearestTops
        for (id, procedure) in system.saturation.procedures.pairs {
            guard case .layer(.flow(let flow), canBeSwiped: false, _) = system.rewriting.alphabet.procedures[id].kind else { continue }
            // On a flow that can be in other layers, too, a run may be longer here than there.
            let onFlows = flows.flows(above: procedure).compactMap { tops[$0] }.min(by: isNearer)
            let nodes = [tops[procedure], onFlows].compactMap(\.self).sorted(by: isNearer)
            guard let top = nodes.first else { continue }
            let needed = exits[procedure].map(answers)
            guard needed?.isEmpty != true else { continue }
            let answer = needed?.min { ($0.asked.index, $0.holds ? 0 : 1) < ($1.asked.index, $1.holds ? 0 : 1) }
            // What can't be left at all says more than what a guard may let the user leave.
            if let known = nearest[flow],
                (known.needed != nil ? 1 : 0, distances.start[known.nodes[0]]) <= (answer != nil ? 1 : 0, distances.start[top])
            {
                continue
            }
            nearest[flow] = (procedure, nodes, answer)
        }
        guard !nearest.isEmpty else { return [] }
        let ends = Set(deadEnds.found.map(\.screen))
        let route = WitnessPath(analysis: self)
        return nearest.sorted { $0.key < $1.key }.compactMap { flow, found -> ClosedLayer? in
            let screens = screens(onTopOf: found.layer, flows)
            // Of one on which every screen is a dead end that says more.
            guard !screens.allSatisfy(ends.contains), !screens.contains(where: program.isExternal) else { return nil }
            let goal = Goal.state { [machine] in $0.layers.last?.origin == .flow(flow) && !machine.isPossible(.swipeDown, in: $0) }
            let bound = distances.start[found.nodes[0]]
            let run = found.nodes.lazy.compactMap { self.replay(route.actions(to: $0), to: goal, atLeast: bound) }.first
            return ClosedLayer(flow: flow, needed: found.needed, witness: Witness(distance: bound, replay: run))
        }
    }

    /// The nearest node with nothing under way on each layer, and on each flow that doesn't know
    /// its layer, by its procedure.
    private var nearestTops: IndexMap<NodeID, NodeID> {
        var tops = IndexMap<NodeID, NodeID>()
        let flows = FlowsInLayers(system)
        for (_, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let procedure = flows.isShared(node) ? system.automaton.nodes[node].region : system.automaton.nodes[node].layer
            if tops[procedure].map({ isNearer(node, $0) }) ?? true { tops[procedure] = node }
        }
        return tops
    }

    private func isNearer(_ one: NodeID, _ other: NodeID) -> Bool { distances.start[one] < distances.start[other] }

    /// The screens that come on top of a layer.
    private func screens(onTopOf layer: NodeID, _ flows: FlowsInLayers) -> Set<ScreenID> {
        let regions = IndexSet(flows.flows(above: layer))
        return Set(
            system.saturation.resting.pairs.compactMap { _, node in
                let place = system.automaton.nodes[node]
                return place.layer == layer || regions.contains(place.region) ? system.symbol(at: node).screen : nil
            })
    }

    /// The answers of guards without which none of some exits is taken.
    private func answers(_ exits: [Departure]) -> Set<GuardAnswer> {
        var common: Set<GuardAnswer>?
        for exit in exits {
            guard case .transition(let transition, _) = system.rewriting.events[exit.event], exit.operation != Operations.end else {
                return []
            }
            let range = system.rewriting.operations.range(of: exit.operation)
            let needed = program[transition].steps.answers(before: range) ?? []
            common = common.map { $0.intersection(needed) } ?? needed
            if common?.isEmpty == true { return [] }
        }
        return common ?? []
    }
}

extension [Step] {
    /// The answers of guards that lead to the step at a place; nil where it isn't among these. What
    /// follows a choice happens after any answer.
    fileprivate func answers(before place: SourceRange) -> Set<GuardAnswer>? {
        for step in self {
            if step.range == place { return [] }
            for list in step.action.choices {
                guard let answers = list.steps.answers(before: place) else { continue }
                guard case .branch(let condition, let holds) = list.owner else { return answers }
                return answers.union(condition.answers(where: holds))
            }
        }
        return nil
    }
}
