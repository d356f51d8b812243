import FlowGraph

/// The actions on a shortest way to something in the automaton: its edges from the bottom up, each unfolded to what made it.
struct WitnessPath {
    let analysis: Analysis

    var system: PostStar { analysis.system }
    private var distances: Distances { analysis.distances }

    /// Something that a user or a screen does.
    struct Action: Hashable {
        var event: Event
        /// How many slots a way back has taken.
        var count = 0
        /// What shows after it, where that is known. It has no part in what is done.
        var view: View?

        static func == (one: Self, other: Self) -> Bool { one.event == other.event && one.count == other.count }

        func hash(into hasher: inout Hasher) {
            hasher.combine(event)
            hasher.combine(count)
        }
    }

    /// The actions that lead from the start to a node.
    func actions(to node: Int) -> [Action] {
        actions(of: edges(to: node))
    }

    /// The actions that lead from the start to an occasion, itself the last.
    func actions(to origin: Origin) -> [Action] {
        var base = edges(to: origin.base)
        var legs = origin.legs[...]
        var top = origin.base
        while case .edge(let edge)? = legs.first, system.automaton.edges[edge].target == top {
            base.append(edge)
            top = system.automaton.edges[edge].source
            legs.removeFirst()
        }
        var actions = actions(of: base)
        for leg in legs {
            switch leg {
            case .edge(let edge): unfold(edge, into: &actions)
            case .ascent(let procedure, let node): unfold(from: procedure, to: node, &actions)
            case .rise(let slot, let node): rise(from: slot, to: node, &actions)
            }
        }
        actions.append(Action(event: system.rewriting.events[origin.event], count: origin.taken))
        return actions
    }

    /// The edges on a shortest way from the start to a node, bottom first.
    func edges(to node: Int) -> [Int] {
        edges(to: node, from: -1, byProcedures: distances.parent)
    }

    /// The edges on a shortest way from a procedure to a node that stands somewhere above it.
    private func edges(to node: Int, from procedure: Int, byProcedures parents: IndexArray) -> [Int] {
        var edges: [Int] = []
        var node = node
        while node != procedure {
            let parent = system.automaton.nodes[node].isProcedure ? parents[node] : distances.parent[node]
            guard parent >= 0 else { break }
            edges.append(parent)
            node = system.automaton.edges[parent].target
        }
        return edges.reversed()
    }

    /// The actions that an edge stands for.
    func unfold(_ number: Int, into actions: inout [Action]) {
        let edge = system.automaton.edges[number]
        // The tap that comes after the event is counted with it.
        let later = edge.after < 0 ? 0 : 1
        switch edge.weight {
        case .fixed(let cost):
            begin(edge.event, cost - later, &actions)
        case .returned:
            switch distances.returns[number] {
            case .none: break
            case .over(let call, let summary):
                unfold(Int(call), into: &actions)
                unfold(summary: Int(summary), into: &actions)
            case .popUntil(let number):
                let pop = system.popUntils.all[Int(number)]
                rise(from: edge.target, to: pop.node, &actions)
                begin(pop.event, pop.cost, &actions)
            }
        case .from(let node, let cost):
            unfold(from: edge.target, to: node, &actions)
            begin(edge.event, cost - later, &actions)
        }
        if edge.after >= 0 { begin(edge.after, later, &actions) }
    }

    private func begin(_ event: Int, _ cost: Int, _ actions: inout [Action]) {
        guard cost > 0, event >= 0, Occasion(system.rewriting.events[event]) != nil else { return }
        actions.append(Action(event: system.rewriting.events[event]))
    }

    /// What leads from a procedure to a node that stands somewhere above it.
    private func unfold(from procedure: Int, to node: Int, _ actions: inout [Action]) {
        for edge in edges(to: node, from: procedure, byProcedures: distances.layerParent) { unfold(edge, into: &actions) }
    }

    /// What leads from a slot to a node above it from which a pop-until comes back to the slot.
    private func rise(from slot: Int, to node: Int, _ actions: inout [Action]) {
        for edge in distances.edges(to: node, above: slot) { unfold(edge, into: &actions) }
    }

    private func unfold(summary: Int, into actions: inout [Action]) {
        var summary = summary
        /// How many more slots a way back has taken, below the one that it began at.
        var passed = 0
        defer { for _ in 0..<passed { takeBack(&actions) } }
        while true {
            switch distances.backVia[summary] {
            case .none: return
            case .edge(let edge, let next):
                unfold(edge, into: &actions)
                if system.automaton.edges[edge].isLabelled, case .menu = system.controls[system.summaries[summary].key].task { passed += 1 }
                summary = next
            case .pop(let number):
                let pop = system.pops[number]
                begin(pop.event, pop.cost, &actions)
                if case .menu = system.controls[system.summaries[summary].key].task { takeBack(&actions) }
                return
            case .exit(let number):
                let exit = system.exits[number]
                unfold(from: system.summaries[summary].node, to: exit.node, &actions)
                begin(exit.event, exit.cost, &actions)
                if system.leaves[system.summaries[summary].key].how == .menu { takeBack(&actions) }
                return
            }
        }
    }

    private func takeBack(_ actions: inout [Action]) {
        guard let last = actions.last, last.event == .back else { return }
        actions[actions.count - 1].count += 1
    }
}
