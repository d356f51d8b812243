import FlowGraph
import FlowSpec
import PushdownSystems

/// A transition or a tap on a tab that changes nothing although its steps run.
struct NoEffect {
    var name: Located<String>
    /// True if it changes nothing in every state in which it can be performed.
    var isAlways: Bool
    /// The steps without an effect in the nearest state, and the screen on top there.
    var way: IdleWays.Way
    var top: ScreenID
    /// The actions that lead to the state, followed by the transition or tap itself; and their
    /// fewest number, or a lower bound if the analysis isn't exact.
    var actions: [WitnessPath.Action]
    var distance: Int
}

extension Analysis {
    /// The transitions and taps on tabs that change nothing in some state, each with the nearest
    /// such state, in the order of the source.
    var noEffects: [NoEffect] {
        var search = NoEffectSearch(self)
        return search.found()
    }
}

/// Collects the effects of transitions and of taps on tabs on each screen that can be on top.
private struct NoEffectSearch {
    let analysis: Analysis
    private var tallies: [SourceRange: Tally] = [:]
    private var effort: Effort

    private var system: SaturatedProgram { analysis.system }
    private var program: Program { analysis.program }

    private struct Tally {
        var name: Located<String>
        var isAlways = true
        var nearest: Idle?
        /// The nodes at which the effect depends on the slots below.
        var others: [Idle] = []
    }

    /// A node at which nothing changes.
    private struct Idle {
        var node: NodeID
        var top: TopScreen
        var way: IdleWays.Way
        var event: Event
    }

    init(_ analysis: Analysis) {
        self.analysis = analysis
        effort = analysis.system.descentEffort
    }

    mutating func found() -> [NoEffect] {
        let handled = program.flowsWithHandlers
        let all = program.screens.indices.map { index in
            program.isExternal(ScreenID(index: index)) ? [] : program.transitions(on: ScreenID(index: index))
        }
        let idle = Set(all.joined().filter { program[$0].steps.mayBeIdle(finishing: handled) }.map { program[$0].name.range })
        // A transition that always has an effect counts if another screen's transition shares its
        // location.
        let transitions = all.map { $0.filter { idle.contains(program[$0].name.range) } }
        let hasTabSteps = program.flows.contains { $0.tabs.contains { $0.steps != nil } }
        let alphabet = system.rewriting.alphabet
        for (symbol, node) in system.saturation.resting.pairs where analysis.distances.start[node] != Distances.unknown {
            let letter = alphabet.symbols[symbol]
            let own = transitions[letter.screen.index]
            guard !own.isEmpty || hasTabSteps else { continue }
            let top = TopScreen(letter, in: alphabet)
            for id in own {
                look(at: program[id].name, program[id].steps, .transition(id, letter.screen), top, node)
            }
            guard hasTabSteps else { continue }
            for (depth, container) in top.content.path.enumerated() where system.rewriting.isTappable(container, on: letter) {
                for (index, tab) in program[container.flow].tabs.enumerated() {
                    guard let steps = tab.steps, index != container.index else { continue }
                    look(at: tab.name, steps, .tap(container.flow, tab: index), top, node, container: depth)
                }
            }
        }
        return tallies.values.sorted { $0.name.range.isBefore($1.name.range) }.compactMap { effect(of: $0) }
    }

    /// Records the effect of a list at a node.
    private mutating func look(
        at name: Located<String>, _ steps: [Step], _ event: Event, _ top: TopScreen, _ node: NodeID, container: Int? = nil
    ) {
        let ways = IdleWays(steps, on: top, container: container, of: program)
        var tally = tallies[name.range] ?? Tally(name: name)
        if ways.hasOthers { tally.isAlways = false }
        for way in ways.all {
            let idle = Idle(node: node, top: top, way: way, event: event)
            if !way.missing.isEmpty {
                tally.others.append(idle)
            } else if tally.nearest.map({ order(of: idle).lexicographicallyPrecedes(order(of: $0)) }) ?? true {
                tally.nearest = idle
            }
        }
        tallies[name.range] = tally
    }

    /// Returns a sort key: the nearest first, then the order of the program.
    private func order(of idle: Idle) -> [Int] {
        [analysis.distances.start[idle.node], idle.top.screen.index] + idle.way.steps.map(\.range.start.offset)
    }

    private mutating func effect(of tally: Tally) -> NoEffect? {
        var (nearest, isAlways) = (tally.nearest, tally.isAlways)
        var distance = nearest.map { analysis.distances.start[$0.node] } ?? .max
        var edges = nearest.map { WitnessPath(analysis: analysis).edges(to: $0.node) } ?? []
        if tally.others.contains(where: { analysis.distances.start[$0.node] < distance }),
            case .found(let descent) = descent(to: tally.others, isBelow: false), descent.cost < distance
        {
            nearest = tally.others.first { $0.node == descent.top }
            (distance, edges) = (descent.cost, descent.edges)
        }
        guard let nearest else { return nil }
        if isAlways, !tally.others.isEmpty {
            if case .none = descent(to: tally.others, isBelow: true) {} else { isAlways = false }
        }
        return NoEffect(
            name: tally.name, isAlways: isAlways, way: nearest.way, top: nearest.top.screen,
            actions: analysis.actions(of: edges) + [WitnessPath.Action(event: nearest.event)], distance: distance + 1)
    }

    /// Returns the nearest word with one of some nodes on top. If `isBelow` is true, one of the
    /// node's missing screens is below it, otherwise none is.
    private mutating func descent(to places: [Idle], isBelow: Bool) -> DescentSearch {
        let alphabet = system.rewriting.alphabet
        let automaton = system.automaton
        return system.shortest(analysis.distances, from: places.map { ($0.node, $0.way.missing) }, &effort) { sought, edge in
            guard !sought.isEmpty, edge.isLabeled, !automaton.nodes[edge.source].isProcedure else { return sought }
            let below = alphabet.symbols[automaton.nodes[edge.target].symbol]
            if sought.contains(below.screen) { return isBelow ? [] : nil }
            return !below.isBase ? sought : isBelow ? nil : []
        }
    }
}

extension Program {
    /// The flows in containers that run steps when the flow ends.
    fileprivate var flowsWithHandlers: Set<FlowID> {
        var handled: Set<FlowID> = []
        for flow in flows {
            for handler in flow.childHandlers where !handler.handler.steps.isEmpty {
                let target = flow.tabs.isEmpty ? flow.children[handler.child].use.target : flow.tabs[handler.child].use?.target
                // A bare screen ends its container.
                if case .flow(let child)? = target { handled.insert(child) }
                if case .screen(let screen)? = target { handled.insert(self[screen].flow) }
            }
        }
        return handled
    }
}
