import FlowGraph
import PushdownSystems

/// A state from which users and screens can reach only a few screens.
public struct DeadEnd: Sendable {
    /// The screen on top.
    public var screen: ScreenID
    /// The other screens that users can reach, in the program's order.
    var others: [ScreenID]
    var lane: String
    /// The fewest actions that lead to the state; a lower bound if the analysis isn't exact.
    public var distance: Int
    let descent: Descent

    var screens: Set<ScreenID> { Set(others).union([screen]) }
}

/// The dead ends of the app.
public struct DeadEnds: Sendable {
    /// The nearest dead end of each minimal set of screens, in the program's order.
    public var found: [DeadEnd] = []
    /// The screens that couldn't be decided: they are on more stacks than the search examines.
    var unknown: [ScreenID] = []
}

extension UserMoves {
    /// The states from which users reach only a few of the app's screens. Screens of external flows
    /// are left out.
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
            // A dead end of one screen says more than a nearer one of several.
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

    /// Returns the machine's run to a dead end; `nil` if the machine can't reach it.
    func replay(_ deadEnd: DeadEnd) -> Replay? {
        replay(until: { state, _ in state.topScreen.map { !deadEnd.screens.contains($0) } ?? true }) { isEnd in
            guard !isExact else { return states.replay(to: deadEnd.descent, where: isEnd) }
            // The analysis is approximate, so the machine's dead end can have another stack.
            return states.replay(
                states.actions(of: deadEnd.descent.edges), to: .state { $0.topScreen == deadEnd.screen && isEnd($0) }, atLeast: 0)
        }
    }
}

extension [DeadEnd] {
    /// The dead ends without a smaller set of screens in the list; for equal sets, the nearest.
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
    /// Returns the machine's run to a state with a word's slots and sites for which a predicate is
    /// true.
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
    /// The sites that have started the visible stacks' flows and the presented flows, bottom first;
    /// `nil` for a flow that a list of targets contains.
    fileprivate var sites: [SiteID?] {
        layers.enumerated().flatMap { index, layer in
            (index > 0 ? [layer.site] : []) + layer.content.activeSlots.compactMap { $0.mark.map(\.site) }
        }
    }
}
