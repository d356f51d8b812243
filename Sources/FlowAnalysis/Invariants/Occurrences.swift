import FlowGraph
import PushdownSystems

/// The screens and flows that occur in reachable states, on a stack or on top.
struct Occurrences {
    /// The screens on active stacks.
    private(set) var screens: Set<ScreenID> = []
    private var tops: Set<ScreenID> = []
    /// The containers around active stacks.
    private var containers: Set<FlowID> = []
    private var containersOnTop: Set<FlowID> = []
    /// The flows on active stacks, as the lane's flow or pushed.
    private var stacks: Set<FlowID> = []

    init(_ system: SaturatedProgram, _ distances: Distances) {
        let alphabet = system.rewriting.alphabet
        stacks = Set(system.stacksOfFlows(distances).keys)
        for (_, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let symbol = system.symbol(at: node)
            tops.insert(symbol.screen)
            containersOnTop.formUnion(alphabet.lane(of: symbol).content.path.lazy.map(\.flow))
        }
        screens = tops
        containers = containersOnTop
        for (number, edge) in system.automaton.edges.indexed() where edge.isLabeled {
            guard distances.weights[number] != Distances.unknown, distances.start[edge.target] != Distances.unknown else { continue }
            let symbol = system.symbol(at: edge.target)
            screens.insert(symbol.screen)
            containers.formUnion(alphabet.lane(of: symbol).content.path.lazy.map(\.flow))
        }
    }

    /// Returns the screens and flows in an invariant that never occur in its scope.
    func missing(in form: Invariant.Form, of program: Program) -> [Target] {
        switch form {
        case .always(let flow, let regex), .never(let flow, let regex):
            if !stacks.contains(flow) { return [.flow(flow)] }
            var missing: [Target] = []
            for group in regex.named where !group.contains(where: { isThere(.screen($0), of: program) }) {
                // A flow's name means any of its screens.
                let whole = group.count > 1 ? program.flow(of: group) : nil
                let targets = whole.map { [Target.flow($0)] } ?? group.sorted().map(Target.screen)
                missing += targets.filter { !missing.contains($0) }
            }
            return missing
        case .maxDepth(let flow, _): return stacks.contains(flow) ? [] : [.flow(flow)]
        case .above(let one, let other), .below(let one, let other):
            return [one, other].map(Target.screen).filter { !isThere($0, of: program) }
        case .after(let target, let absent):
            return (isOnTop(target, of: program) ? [] : [target]) + absent.filter { !isThere($0, of: program) }
        case .leaves(let targets, _): return targets.filter { !isThere($0, of: program) }
        case .via(let via):
            let named = [via.screen, via.since].compactMap { $0.map(Target.screen) }
            return named.filter { !isOnTop($0, of: program) }
        case .reach, .folds: return []
        }
    }

    /// True if the scope of an invariant never occurs. The content of its stacks doesn't count.
    func isSilent(_ form: Invariant.Form, missing: [Target]) -> Bool {
        switch form {
        case .always(let flow, _), .never(let flow, _), .maxDepth(let flow, _): !stacks.contains(flow)
        case .after(let target, let absent): missing.contains(target) || absent.allSatisfy(missing.contains)
        case .via: !missing.isEmpty
        case .above, .below, .reach, .folds, .leaves: false
        }
    }

    private func isOnTop(_ target: Target, of program: Program) -> Bool {
        switch target {
        case .screen(let screen): tops.contains { program.means(screen, $0) }
        case .flow(let flow): containersOnTop.contains(flow) || !tops.isDisjoint(with: program[flow].screens)
        }
    }

    private func isThere(_ target: Target, of program: Program) -> Bool {
        switch target {
        case .screen(let screen): screens.contains { program.means(screen, $0) }
        case .flow(let flow): containers.contains(flow) || !screens.isDisjoint(with: program[flow].screens)
        }
    }
}

extension Regex {
    /// The sets of screens in the expression, in its order.
    var named: [Set<ScreenID>] {
        switch self {
        case .oneOf(let screens): [screens]
        case .anyScreen: []
        case .sequence(let parts), .choice(let parts): parts.flatMap(\.named)
        case .zeroOrMore(let part), .oneOrMore(let part), .optional(let part): part.named
        }
    }
}

extension Program {
    /// Returns the flow that consists of exactly some screens.
    fileprivate func flow(of screens: Set<ScreenID>) -> FlowID? {
        guard let flow = screens.first.map({ self[$0].flow }) else { return nil }
        return Set(self[flow].screens) == screens ? flow : nil
    }

    /// True if a screen is the target or like it, belongs to the target, or is inside it.
    func isThere(_ target: Target, _ screen: ScreenID, in containers: some Sequence<FlowID>) -> Bool {
        switch target {
        case .screen(let wanted): means(wanted, screen)
        case .flow(let flow): self[screen].flow == flow || containers.contains(flow)
        }
    }

    func isOnTop(_ target: Target, in state: State) -> Bool {
        guard let top = state.top, let screen = state.topScreen else { return false }
        return isThere(target, screen, in: top.content.containersThatShow)
    }
}

extension FlowGraph.Content {
    /// The flows of the visible containers.
    var containersThatShow: [FlowID] {
        var flows: [FlowID] = []
        var content = self
        while true {
            switch content {
            case .tabs(let flow, let selected, let children) where children.indices.contains(selected):
                flows.append(flow)
                content = children[selected]
            case .switch(let flow, _, let child):
                flows.append(flow)
                content = child
            default: return flows
            }
        }
    }
}
