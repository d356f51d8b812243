import FlowGraph
import FlowSpec
import PushdownSystems

/// A screen that is pushed over another flow's.
struct ForeignPush: Sendable {
    /// The screen.
    var screen: ScreenID
    /// The flow that is on top of the stack then: its activation, not the screen's flow's.
    var child: FlowID
    /// A run to a state with the screen there.
    var witness: Witness
    /// The step that pushes it.
    var range: SourceRange
}

extension Analysis {
    /// The steps that push a screen of one flow while a flow that was started on the same stack is
    /// on top, in the order of the text.
    ///
    /// - Parameter excuses: the program's. Of a step that several take over there is one for each
    ///   excuse of a taker's, and one that nothing excuses.
    func pushesOverChildren(besides excuses: TakerExcuses = TakerExcuses()) -> [ForeignPush] {
        let runs = foreignRuns()
        guard !runs.isEmpty else { return [] }
        var replayer = Replayer(self, sharedBy: runs.count)
        // The fewest actions of a way that the machine hasn't made.
        var unconfirmed = Int.max
        var best: [TakerExcuses.Place: ForeignPush] = [:]
        for run in runs {
            let isPushed: @Sendable (Step.Action) -> Bool = { $0.isPush && $0.creates(.screen(run.screen)) }
            // The way's last action pushes it; another step may have pushed the same screen there
            // before.
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
            // What isn't pushed has come there in another way: a screen in the place of another
            // one.
            if replay == nil ? !isExact && replayer.replay(run.actions, to: goal(isPushing: false), atLeast: 0) != nil : place == nil {
                continue
            }
            if replay == nil { unconfirmed = min(unconfirmed, run.distance) }
            if let count = replay?.steps.count, count > unconfirmed { replay?.isShortest = false }
            let push = ForeignPush(
                screen: run.screen, child: run.child, witness: Witness(distance: run.distance, replay: replay),
                range: place ?? program[run.screen].name.range)
            let counts = excuses.place(of: .pushOverChild, at: push.range, replay.flatMap { taker(of: push.range, in: $0) })
            if best[counts].map({ push.witness.knownDistance.actions < $0.witness.knownDistance.actions }) ?? true {
                best[counts] = push
            }
        }
        return best.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A run to a screen over another flow's. Its last actions, from `lead` on, are the one that
    /// puts it there and what leads back to where it shows.
    private struct ForeignRun {
        var screen: ScreenID
        var child: FlowID
        var actions: [WitnessPath.Action]
        var lead: Int
        var distance: Int
    }

    /// The runs by all ways, of those with the same moves the first: what is chosen in a move makes
    /// many events of it.
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

    /// A way to a screen over another flow's: the edges above a node.
    private struct ForeignWay {
        var below: NodeID
        var edges: [EdgeID]
        var node: NodeID
        var distance: Int
    }

    /// The actions by which a way is taken: of a handler that stands for others, which push the
    /// same screen, the nearest of each event that begins one.
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

    /// Whether an edge is what a handler has pushed that stands for others.
    private func isStandIn(_ edge: EdgeID, _ standIns: IndexSet<OperationID>) -> Bool {
        let edge = system.automaton.edges[edge]
        guard case .returned = edge.weight, let event = edge.event, case .rest(let operation) = system.rewriting.events[event] else {
            return false
        }
        return standIns.contains(operation)
    }

    /// The shortest way for each event that brings a screen there, each screen and each child.
    private func foreignWays(_ standIns: IndexSet<OperationID>) -> [ForeignWay] {
        struct Key: Hashable {
            var event: EventID?
            var screen: ScreenID
            var child: FlowID?
            /// Of what a handler has pushed that stands for others.
            var edge: EdgeID?
        }
        let automaton = system.automaton
        var best: [Key: ForeignWay] = [:]
        let symbols = system.rewriting.alphabet.symbols.all
        let isForeign = symbols.elements.map { symbol in
            system.rewriting.flow(of: symbol).map { $0 != program.screens[symbol.screen.index].flow } ?? false
        }
        guard isForeign.contains(true) else { return [] }
        for (number, edge) in automaton.edges.indexed() where edge.isLabelled {
            guard !automaton.nodes[edge.source].isProcedure else { continue }
            let letter = automaton.nodes[edge.source].symbol
            guard isForeign[letter.number], distances.weights[number] != Distances.unknown else { continue }
            let symbol = symbols[letter]
            let child = system.rewriting.flow(of: symbol)
            for way in origins(of: number) {
                let first = way[0]
                let below = automaton.edges[first].target
                guard distances.start[below] != Distances.unknown, distances.weights[first] != Distances.unknown else { continue }
                let distance = distances.start[below] + distances.weights[first]
                let own = isStandIn(first, standIns) ? first : nil
                let key = Key(event: automaton.edges[first].event, screen: symbol.screen, child: child, edge: own)
                if distance < best[key]?.distance ?? .max {
                    best[key] = ForeignWay(below: below, edges: way, node: edge.source, distance: distance)
                }
            }
        }
        return best.values.sorted {
            let (left, right) = (($0.distance, $0.node, $0.below), ($1.distance, $1.node, $1.below))
            return left == right ? $0.edges.lexicographicallyPrecedes($1.edges) : left < right
        }
    }

    /// The chains of edges, bottom first, that events have made at once with an edge on top: one
    /// for each event, where several begin a flow in the same way.
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
            // Of a slot that was left behind there is one edge; a procedure has one for each place
            // that begins it.
            for down in automaton.edgesDown(from: automaton.edges[last].target) {
                chain.append(down)
                open.append(chain)
                chain.removeLast()
            }
        }
        return ways
    }

    // More places that begin a flow in the same way, and push over it, than anyone mends at once.
    private static let mostOrigins = 1_000
}

extension State {
    /// Whether a screen stands, not as its first, in an activation of another flow.
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
