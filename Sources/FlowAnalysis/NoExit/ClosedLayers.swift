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
        var nearest: [FlowID: (node: NodeID, needed: GuardAnswer?)] = [:]
        let tops = nearestTops
        for (id, procedure) in system.saturation.procedures.pairs {
            guard case .layer(.flow(let flow), canBeSwiped: false, _) = system.rewriting.alphabet.procedures[id].kind,
                let top = tops[procedure]
            else {
                continue
            }
            let needed = exits[procedure].map(answers)
            guard needed?.isEmpty != true else { continue }
            let answer = needed?.min { ($0.asked.index, $0.holds ? 0 : 1) < ($1.asked.index, $1.holds ? 0 : 1) }
            // What can't be left at all says more than what a guard may let the user leave.
            if let known = nearest[flow],
                (known.needed != nil ? 1 : 0, distances.start[known.node]) <= (answer != nil ? 1 : 0, distances.start[top])
            {
                continue
            }
            nearest[flow] = (top, answer)
        }
        guard !nearest.isEmpty else { return [] }
        let ends = Set(deadEnds.found.map(\.screen))
        let route = WitnessPath(analysis: self)
        return nearest.sorted { $0.key < $1.key }.compactMap { flow, found in
            let layer = system.automaton.nodes[found.node].layer
            guard !isDeadEnd(layer, ends), !screens(onTopOf: layer).contains(where: program.isExternal) else { return nil }
            let goal = Goal.state { [machine] in $0.layers.last?.origin == .flow(flow) && !machine.isPossible(.swipeDown, in: $0) }
            let bound = distances.start[found.node]
            let replay = replay(route.actions(to: found.node), to: goal, atLeast: bound)
            return ClosedLayer(flow: flow, needed: found.needed, witness: Witness(distance: bound, replay: replay))
        }
    }

    /// The nearest node with nothing under way on each layer, by its procedure.
    private var nearestTops: IndexMap<NodeID, NodeID> {
        var tops = IndexMap<NodeID, NodeID>()
        for (_, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let layer = system.automaton.nodes[node].layer
            if tops[layer].map({ distances.start[node] < distances.start[$0] }) ?? true { tops[layer] = node }
        }
        return tops
    }

    /// Whether every screen that comes on top of a layer is a dead end.
    private func isDeadEnd(_ layer: NodeID, _ ends: Set<ScreenID>) -> Bool {
        screens(onTopOf: layer).allSatisfy(ends.contains)
    }

    /// The screens that come on top of a layer.
    private func screens(onTopOf layer: NodeID) -> Set<ScreenID> {
        Set(
            system.saturation.resting.pairs.compactMap { _, node in
                system.automaton.nodes[node].layer == layer ? system.symbol(at: node).screen : nil
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
