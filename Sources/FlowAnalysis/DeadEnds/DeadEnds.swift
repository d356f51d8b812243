import FlowGraph
import FlowPushdown
import PushdownSystems

/// A screen on which the app can come to an end: nothing that the user or the screen does leads to
/// another state.
public struct DeadEnd: Sendable {
    /// The screen on top.
    public var screen: ScreenID
    /// The lane.
    public var lane: String
    /// The fewest actions that lead there, as far as the analysis tells.
    public var distance: Int
    let descent: Descent
}

/// The screens on which the app can come to an end.
public struct DeadEnds: Sendable {
    /// Those that were found, by the program's order.
    public var found: [DeadEnd] = []
    /// The screens of which it isn't known: they stand on more stacks than are looked at.
    public var unknown: [ScreenID] = []
}

extension Analysis {
    /// The screens with a state that no move of the user or the screen leaves, with the nearest
    /// such state. Links don't count. Nothing is reported for the screens of external flows.
    public var deadEnds: DeadEnds {
        var search = DeadEndSearch(system)
        var starts: [ScreenID: [(node: NodeID, state: DeadEndSearch.Runs)]] = [:]
        for (symbol, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let screen = system.rewriting.alphabet.symbols[symbol].screen
            guard !program.isExternal(screen), let runs = search.runs(on: symbol) else { continue }
            starts[screen, default: []].append((node, runs))
        }
        var ends = DeadEnds()
        var effort = system.descentEffort
        for (screen, starts) in starts.sorted(by: { $0.key.index < $1.key.index }) {
            switch system.shortest(distances, from: starts, &effort, size: \.size, step: { search.after($0, $1) }) {
            case .found(let found):
                let lane = system.name(of: system.rewriting.alphabet.lane(of: system.symbol(at: found.top)))
                ends.found.append(DeadEnd(screen: screen, lane: lane, distance: found.cost, descent: found))
            case .none: break
            case .unknown: ends.unknown.append(screen)
            }
        }
        return ends
    }

    /// The machine's run to a dead end; nil where the analysis isn't exact and it can't be made.
    ///
    /// - Parameter deadEnd: a dead end that this analysis has found.
    public func replay(_ deadEnd: DeadEnd) -> Replay? {
        guard !isExact else { return replay(to: deadEnd.descent, where: isDead) }
        // The machine may have an end where the analysis takes more for possible.
        return replay(
            actions(of: deadEnd.descent.edges), to: .state { $0.topScreen == deadEnd.screen && isDead($0) }, atLeast: 0)
    }

    /// Whether nothing but links leads from a state to another.
    private func isDead(_ state: State) -> Bool {
        machine.outcomes(in: state).allSatisfy { move, branches in
            if case .link = move { return true }
            return branches.allSatisfy { branch in
                if case .settled(let next, _) = branch.outcome { next == state } else { true }
            }
        }
    }

    /// The machine's run to a state with a word's slots, started from the same places, of which
    /// something holds.
    func replay(to descent: Descent, where holds: (State) -> Bool = { _ in true }) -> Replay? {
        let actions = actions(of: descent.edges)
        let (word, sites) = (system.word(of: descent), system.sites(of: descent))
        return withoutActuallyEscaping(holds) { holds in
            replay(
                actions, to: .state { state in state.sites == sites && state.word(in: program) == word && holds(state) },
                atLeast: descent.cost)
        }
    }
}

extension State {
    /// The places that have started the flows on the stacks that show, and what is presented,
    /// bottom first; nil of a flow that a list of targets has.
    fileprivate var sites: [SiteID?] {
        layers.enumerated().flatMap { index, layer in
            (index > 0 ? [layer.site] : []) + layer.content.activeSlots.compactMap { $0.mark.map(\.site) }
        }
    }
}
