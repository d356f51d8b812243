import FlowGraph
import FlowSpec
import PushdownSystems

/// A screen that is pushed over a screen of another flow.
struct ForeignPush: Sendable {
    /// The screen.
    var screen: ScreenID
    /// The flow whose activation is then on top of the stack: not the screen's flow.
    var child: FlowID
    /// A run to a state with the screen there, or a lower bound.
    var witness: Witness
    /// The step that pushes it, or the screen's name if there is no run.
    var range: SourceRange
}

extension Analysis {
    /// The steps that push a screen of one flow over another flow started on the same stack, in
    /// source order.
    ///
    /// - Parameter suppressions: the program's suppressions. For a step with several `take`s, the
    ///   result has one element for each suppression that covers a `take`, and one without.
    func pushesOverChildren(besides suppressions: TakerSuppressions = TakerSuppressions()) -> [ForeignPush] {
        let runs = foreignRuns()
        guard !runs.isEmpty else { return [] }
        var replayer = Replayer(self, sharedBy: runs.count)
        // The minimum number of actions of a path that the machine couldn't replay.
        var unconfirmed = Int.max
        var best: [TakerSuppressions.Place: ForeignPush] = [:]
        for run in runs {
            let isPushed: @Sendable (Step.Action) -> Bool = { $0.isPush && $0.creates(.screen(run.screen)) }
            // The path's last action pushes it. Another step might have pushed the same screen
            // there before.
            let ending = run.actions[run.lead...].map(\.move)
            func goal(isPushing: Bool) -> Goal {
                .ending(ending) { before, taken in
                    guard let first = taken.first, taken.last?.state.hasForeign(run.screen, over: run.child) == true else { return false }
                    let steps = steps(of: first, from: before)
                    return !isPushing || steps.isEmpty || steps.contains { isPushed($0.action) }
                }
            }
            var replay = replayer.replay(run.actions, to: goal(isPushing: !isExact), atLeast: run.distance)
            let place = replay.flatMap { self.place(in: $0, at: $0.steps.count - ending.count, of: isPushed) }
            // Without such a push, the screen got there in another way: it has replaced another
            // one.
            if replay == nil ? !isExact && replayer.replay(run.actions, to: goal(isPushing: false), atLeast: 0) != nil : place == nil {
                continue
            }
            if replay == nil { unconfirmed = min(unconfirmed, run.distance) }
            if let count = replay?.steps.count, count > unconfirmed { replay?.isShortest = false }
            let push = ForeignPush(
                screen: run.screen, child: run.child, witness: Witness(distance: run.distance, replay: replay),
                range: place ?? program[run.screen].name.range)
            let counts = suppressions.place(of: .pushOverChild, at: push.range, replay.flatMap { taker(of: push.range, in: $0) })
            if best[counts].map({ push.witness.knownDistance.actions < $0.witness.knownDistance.actions }) ?? true {
                best[counts] = push
            }
        }
        return best.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A run to a screen over another flow's screen. From `lead` on, its actions put the screen
    /// there and lead back to a visible state.
    private struct ForeignRun {
        var screen: ScreenID
        var child: FlowID
        var actions: [WitnessPath.Action]
        var lead: Int
        var distance: Int
    }

    /// The runs of all paths, without repeated moves: the choices during a move create many events
    /// for it.
    private func foreignRuns() -> [ForeignRun] {
        struct Moves: Hashable {
            var screen: ScreenID
            var child: FlowID
            var actions: [Replayer.Action]
            var lead: Int
        }
        let standIns = system.rewriting.operations.standIns
        let ways = foreignWays(standIns)
        guard !ways.isEmpty else { return [] }
        let up = WaysUp(system, distances)
        var search = OriginSearch(self)
        var seen: Set<Moves> = []
        return ways.flatMap { way -> [ForeignRun] in
            let symbol = system.symbol(at: way.node)
            guard let child = system.rewriting.flow(of: symbol) else { return [] }
            let rest = up.edges(from: way.node, in: system.automaton)
            let more = rest.reduce(0) { $0 + distances.weights[$1] }
            return runs(of: way, standIns, &search).compactMap { run in
                let (actions, lead) = (run.actions + actions(of: rest), max(run.actions.count - 1, 0))
                let moves = Moves(screen: symbol.screen, child: child, actions: actions.map(Replayer.Action.init(_:)), lead: lead)
                guard seen.insert(moves).inserted else { return nil }
                return ForeignRun(screen: symbol.screen, child: child, actions: actions, lead: lead, distance: run.distance + more)
            }
        }
    }

    /// A path to a screen over another flow's screen: the edges above a node.
    private struct ForeignWay {
        var below: NodeID
        var edges: [EdgeID]
        var node: NodeID
        var distance: Int
    }

    /// The actions of a path. If a handler represents others that push the same screen, the nearest
    /// actions for each event that begins one.
    private func runs(
        of way: ForeignWay, _ standIns: IndexSet<OperationID>, _ search: inout OriginSearch
    ) -> [(actions: [WitnessPath.Action], distance: Int)] {
        let route = WitnessPath(analysis: self)
        guard isStandIn(way.edges[0], standIns) else {
            return [(actions(of: route.edges(to: way.below) + way.edges), way.distance)]
        }
        let goals = [OriginSearch.Goal(edge: way.edges[0], base: way.below, cost: distances.start[way.below], operation: Operations.none)]
        return search.origins(of: goals).map { (route.actions(to: $0.origin), $0.origin.cost) }
    }

    /// True if an edge was pushed by a handler that represents others.
    private func isStandIn(_ edge: EdgeID, _ standIns: IndexSet<OperationID>) -> Bool {
        let edge = system.automaton.edges[edge]
        guard case .returned = edge.weight, let event = edge.event, case .rest(let operation) = system.rewriting.events[event] else {
            return false
        }
        return standIns.contains(operation)
    }

    /// The shortest path for each event that puts a screen there, each screen and each child.
    private func foreignWays(_ standIns: IndexSet<OperationID>) -> [ForeignWay] {
        struct Key: Hashable {
            var event: EventID?
            var screen: ScreenID
            var child: FlowID?
            /// The edge, if it was pushed by a handler that represents others.
            var edge: EdgeID?
        }
        let automaton = system.automaton
        var best: [Key: ForeignWay] = [:]
        let symbols = system.rewriting.alphabet.symbols.all
        let isForeign = symbols.elements.map { symbol in
            system.rewriting.flow(of: symbol).map { $0 != program.screens[symbol.screen.index].flow } ?? false
        }
        guard isForeign.contains(true) else { return [] }
        for (number, edge) in automaton.edges.indexed() where edge.isLabeled {
            guard !automaton.nodes[edge.source].isProcedure else { continue }
            let letter = automaton.nodes[edge.source].symbol
            guard isForeign[letter.number], distances.weights[number] != Distances.unknown else { continue }
            let symbol = symbols[letter]
            let child = system.rewriting.flow(of: symbol)
            for way in origins(of: number) {
                let (first, distance) = (way[0], distances.distance(over: way[0]))
                guard distance != Distances.unknown else { continue }
                let own = isStandIn(first, standIns) ? first : nil
                let key = Key(event: automaton.edges[first].event, screen: symbol.screen, child: child, edge: own)
                if distance < best[key]?.distance ?? .max {
                    best[key] = ForeignWay(below: automaton.edges[first].target, edges: way, node: edge.source, distance: distance)
                }
            }
        }
        return best.values.sorted {
            let (left, right) = (($0.distance, $0.node, $0.below), ($1.distance, $1.node, $1.below))
            return left == right ? $0.edges.lexicographicallyPrecedes($1.edges) : left < right
        }
    }

    /// The chains of edges, bottom first, that events have created at once with an edge on top.
    /// There is one for each event, if several begin a flow in the same way.
    private func origins(of edge: EdgeID) -> [[EdgeID]] {
        let automaton = system.automaton
        var ways: [[EdgeID]] = []
        var open = [[edge]]
        while var chain = open.popLast(), ways.count < Self.mostOrigins {
            let last = chain[chain.count - 1]
            guard automaton.edges[last].event == nil else {
                ways.append(chain.reversed())
                continue
            }
            // A slot that was left behind has one edge; a procedure has one for each site that
            // begins it.
            for down in automaton.edgesDown(from: automaton.edges[last].target) {
                chain.append(down)
                open.append(chain)
                chain.removeLast()
            }
        }
        return ways
    }

    // A limit far above the number of sites that begin a flow in the same way and push over it.
    private static let mostOrigins = 1_000
}

extension State {
    /// True if a screen is in an activation of another flow, except as its first slot.
    fileprivate func hasForeign(_ screen: ScreenID, over child: FlowID) -> Bool {
        activeStacks.contains { stack in
            var flow = stack.flow
            return stack.slots.indices.contains { index in
                let slot = stack.slots[index]
                flow = slot.mark?.flow ?? flow
                return index > 0 && slot.mark == nil && slot.screen == screen && flow == child
            }
        }
    }
}
