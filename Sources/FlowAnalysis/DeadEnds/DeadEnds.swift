import FlowGraph
import PushdownSystems

/// A state from which users come to few screens only, whatever they and the screens do.
public struct DeadEnd: Sendable {
    /// The screen on top.
    public var screen: ScreenID
    /// The other screens to which users come, by the program's order.
    var others: [ScreenID]
    /// The lane.
    var lane: String
    /// The fewest actions that lead there, as far as the analysis tells.
    public var distance: Int
    let descent: Descent

    /// All screens to which users come.
    var screens: Set<ScreenID> { Set(others).union([screen]) }
}

/// The states in which the app can come to an end.
public struct DeadEnds: Sendable {
    /// The nearest one of each smallest set of screens, by the program's order.
    public var found: [DeadEnd] = []
    /// The screens of which it isn't known: they stand on more stacks than are looked at.
    var unknown: [ScreenID] = []
}

extension UserMoves {
    /// The states from which users come to few of the app's screens only. Nothing is reported for
    /// the screens of external flows.
    var deadEnds: DeadEnds {
        var search = ClosedScreens(self)
        let (system, distances, program) = (states.system, states.distances, states.program)
        var starts: [ScreenID: [(node: NodeID, state: ClosedScreens.Reading)]] = [:]
        for (symbol, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let screen = system.rewriting.alphabet.symbols[symbol].screen
            guard !program.isExternal(screen), let reading = search.reading(from: node) else { continue }
            starts[screen, default: []].append((node, reading))
        }
        var ends = DeadEnds()
        var effort = system.descentEffort
        for (screen, starts) in starts.sorted(by: { $0.key.index < $1.key.index }) {
            // A screen alone says more than the same with others, though these are nearer.
            for most in [1, ClosedScreens.most] {
                let few = starts.filter { $0.state.screens.count <= most }
                let found = system.shortest(distances, from: few, &effort) { state, edge in
                    search.afterDeadEnd(state, edge).flatMap { $0.screens.count <= most ? $0 : nil }
                }
                switch found {
                case .found(let found) where !search.isSpent:
                    let lane = system.name(of: system.rewriting.alphabet.lane(of: system.symbol(at: found.top)))
                    let others = search.screens(of: found).subtracting([screen]).sorted { $0.index < $1.index }
                    ends.found.append(DeadEnd(screen: screen, others: others, lane: lane, distance: found.cost, descent: found))
                case .none where !search.isSpent: break
                case .found, .none, .unknown: if ends.unknown.last != screen { ends.unknown.append(screen) }
                }
            }
        }
        ends.found = ends.found.smallest
        return ends
    }

    /// The machine's run to a dead end; nil where it can't be made.
    func replay(_ deadEnd: DeadEnd) -> Replay? {
        replay(until: { state, _ in state.topScreen.map { !deadEnd.screens.contains($0) } ?? true }) { isEnd in
            guard !states.isExact else { return states.replay(to: deadEnd.descent, where: isEnd) }
            // The machine may have an end where the analysis takes more for possible.
            return states.replay(
                states.actions(of: deadEnd.descent.edges), to: .state { $0.topScreen == deadEnd.screen && isEnd($0) }, atLeast: 0)
        }
    }
}

extension [DeadEnd] {
    /// Those whose screens no other has among its own, each set of screens once, at the nearest.
    fileprivate var smallest: [DeadEnd] {
        indices.filter { index in
            !indices.contains { other in
                let (screens, others) = (self[index].screens, self[other].screens)
                if others == screens { return (self[other].distance, other) < (self[index].distance, index) }
                return others.isSubset(of: screens)
            }
        }.map { self[$0] }
    }
}

extension Analysis {
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
