import FlowGraph
import PushdownSystems

/// The actions on a shortest path in the automaton.
struct WitnessPath {
    let analysis: Analysis
    private let reader: WitnessReader

    var system: SaturatedProgram { analysis.system }

    init(analysis: Analysis) {
        self.analysis = analysis
        reader = WitnessReader(analysis.distances)
    }

    /// An action of a user or a screen.
    struct Action: Hashable {
        var event: Event
        /// The number of slots that going back has popped.
        var count = 0
        /// The view after it, if it is known. It isn't part of the action's identity.
        var view: View?

        static func == (one: Self, other: Self) -> Bool { one.event == other.event && one.count == other.count }

        func hash(into hasher: inout Hasher) {
            hasher.combine(event)
            hasher.combine(count)
        }
    }

    /// The actions from the start to a node.
    func actions(to node: NodeID) -> [Action] { actions(of: edges(to: node)) }

    /// The actions from the start to the event of an origin, which is the last.
    func actions(to origin: Origin) -> [Action] {
        var base = edges(to: origin.base)
        var legs = origin.legs[...]
        var top = origin.base
        while case .edge(let edge)? = legs.first, system.automaton[edge].target == top {
            base.append(edge)
            top = system.automaton[edge].source
            legs.removeFirst()
        }
        var actions = actions(of: base)
        var steps: [WitnessReader.Step] = []
        for leg in legs {
            switch leg {
            case .edge(let edge): reader.unfold(edge, into: &steps)
            case .ascent(let procedure, let node): reader.unfold(from: procedure, to: node, into: &steps)
            case .rise(let slot, let node): reader.unfold(fromSlot: slot, to: node, into: &steps)
            }
        }
        add(steps, to: &actions)
        actions.append(Action(event: system.rewriting.events[origin.event], count: origin.taken))
        return actions
    }

    /// The edges on a shortest path from the start to a node, bottom first.
    func edges(to node: NodeID) -> [EdgeID] { reader.edges(to: node) }

    /// Adds the actions that an edge represents.
    func unfold(_ edge: EdgeID, into actions: inout [Action]) {
        var steps: [WitnessReader.Step] = []
        reader.unfold(edge, into: &steps)
        add(steps, to: &actions)
    }

    /// Adds the actions of the user and of screens among some steps.
    private func add(_ steps: [WitnessReader.Step], to actions: inout [Action]) {
        for step in steps {
            switch step {
            case .event(let event, _):
                let event = system.rewriting.events[event]
                if Occasion(event) != nil { actions.append(Action(event: event)) }
            case .popped(let control):
                if case .menu = system.rewriting.controls[control].task { takeBack(&actions) }
            case .left(let exit):
                if system.rewriting.exits[exit].how == .menu { takeBack(&actions) }
            }
        }
    }

    private func takeBack(_ actions: inout [Action]) {
        guard let last = actions.last, last.event == .back else { return }
        actions[actions.count - 1].count += 1
    }
}
