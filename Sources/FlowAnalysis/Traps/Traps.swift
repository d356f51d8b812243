import FlowGraph
import FlowSpec
import PushdownSystems

/// A state from which a screen can't be reached, or not with few enough actions.
public struct TrapFact: Sendable {
    /// The invariant that the state breaks.
    var reach: Invariant.Reach
    /// The screen on top in the nearest such state.
    var top: ScreenID
    /// The number of actions that lead to the state.
    public var distance: Int
    /// True if no such state is nearer.
    var isNearest: Bool
    /// True if the trap is certain. It isn't if the analysis isn't exact, or if the trap depends on
    /// the forgotten content of a tab.
    public var isCertain: Bool
    /// The width with the trap; `nil` if users can do the same things at all widths.
    let width: Width?
    /// True unless every width has the trap.
    var isOfWidth = true
    /// True if users can reach the screen from the state at the other width.
    var isLoss = false
    let evidence: Evidence

    enum Evidence: Sendable {
        case word(Descent)
        /// A run of the machine; a search found no better state after it.
        case run(Replay)
    }
}

/// The result of checking that a screen can be reached from every state.
public enum Reach: Sendable {
    /// The screen can be reached from every state.
    case always
    /// The screen can't be reached from a state with few enough actions, or might not be.
    case trapped(TrapFact)
    /// There are too many stacks to decide.
    case unknown

    var trap: TrapFact? { if case .trapped(let trap) = self { trap } else { nil } }
}

extension Analysis {
    /// Decides whether users can reach a screen without links from every state, or from the states
    /// with one screen on top. Otherwise returns the nearest state from which they can't. Guards
    /// answer as the path requires. If several flows begin runs, each start that leads to the
    /// screen must always do so. If the widths differ, the screen must be reachable at each.
    ///
    /// Without tab bars the answer is exact. With tab bars, `always` is exact too, and a trap is
    /// certain if it is one for any content of the other tabs. A nearer trap that depends on the
    /// worst content is preferred if the machine confirms it.
    func reach(of reach: Invariant.Reach) -> Reach { reaches(of: [reach], by: userMoves(for: reach))[0] }

    /// The results of all `reach` invariants.
    public var reaches: [Invariant.Reach: Reach] {
        let all = program.invariants.compactMap { if case .reach(let reach) = $0.form { reach } else { nil } }
        // Invariants with the same moves share searches.
        let groups = Dictionary(grouping: all, by: \.excludesGestures).values
        return Dictionary(groups.flatMap { zip($0, reaches(of: $0, by: userMoves(for: $0[0]))) }) { first, _ in first }
    }

    private func reaches(of all: [Invariant.Reach], by moves: [UserMoves]) -> [Reach] {
        // The states outside the analyzed part are unknown.
        guard !isCut else { return all.map { _ in .unknown } }
        let atWidths = moves.map { moves -> [Reach] in
            guard !moves.isCut else { return all.map { _ in .unknown } }
            var search = ReachSearch(moves)
            // Searches that count actions share the tables for the greatest number.
            var counting = all.compactMap(\.within).max().map { ReachSearch(moves, within: $0) }
            return all.map { $0.within == nil ? search.reach(of: $0) : counting?.reach(of: $0) ?? .unknown }
        }
        return all.indices.map { index in
            let reaches = atWidths.map { $0[index] }
            // A trap at every width isn't specific to one.
            guard var trap = reaches[0].trap, reaches.allSatisfy({ $0.trap?.top == trap.top && $0.trap?.distance == trap.distance }) else {
                return reaches.first { $0.trap != nil } ?? reaches.first { if case .unknown = $0 { true } else { false } } ?? .always
            }
            trap.isOfWidth = false
            return .trapped(trap)
        }
    }

    /// Returns the machine's run to a trap; `nil` if the analysis isn't exact and the machine can't
    /// perform the run.
    ///
    /// - Parameter trap: a trap that this analysis has found.
    public func replay(_ trap: TrapFact) -> Replay? {
        let others = trap.isLoss ? userMoves.first { $0.width != trap.width } : nil
        return asked(moves(of: trap)?.replay(trap, withWay: others))
    }

    /// Returns the shortest path from the end of a run to the screen of a broken invariant, and
    /// true if certainly none exists.
    func way(after run: Replay, to trap: TrapFact) -> (Replay?, isNone: Bool) {
        guard let moves = moves(of: trap) else { return (nil, false) }
        var search = StateSearch(machine: moves.machine, from: run.end, effort: Effort(UserMoves.mostAfterOne))
        let way = search.run { $0.topScreen == trap.reach.screen }
        return (way, search.isComplete)
    }

    /// The moves among which a trap was found.
    private func moves(of trap: TrapFact) -> UserMoves? { userMoves(for: trap.reach).first { $0.width == trap.width } }
}

extension UserMoves {
    /// Returns the machine's run to a trap among these moves.
    ///
    /// - Parameter others: the moves that lead to the screen from the trap; `nil` for any trap.
    func replay(_ trap: TrapFact, withWay others: UserMoves? = nil) -> Replay? {
        var replay: Replay?
        switch trap.evidence {
        case .word(let word):
            replay = self.replay(within: trap.reach.within, until: { state, _ in state.topScreen == trap.reach.screen }) { isTrap in
                states.replay(to: word) { isTrap($0) && others?.leads(to: trap.reach.screen, from: $0) ?? true }
            }
        case .run(let run): replay = run
        }
        replay?.isShortest = trap.isNearest
        return replay
    }

    /// True if the moves lead to a screen from a state, as far as that is known.
    private func leads(to screen: ScreenID, from state: State) -> Bool {
        var search = StateSearch(machine: machine, from: state, effort: Effort(Self.mostAfterOne))
        return search.run { $0.topScreen == screen } != nil || !search.isComplete
    }
}

/// Decides whether screens can be reached from every state, or from those from which other moves
/// lead to them. Computes shared parts only once.
struct ReachSearch {
    private let moves: UserMoves
    private let others: UserMoves?
    /// Assumes the best content of other tabs; `nil` without tabs.
    private var hopeful: TrapSearch?
    /// Assumes the worst content of other tabs.
    private var doubtful: TrapSearch
    /// The other moves with the worst content, beside the hopeful search, and with the best.
    private var certainWays, possibleWays: TrapSearch?
    private var known: [Invariant.Reach: Reach] = [:]
    /// The effort left for paths down the stacks, and for searches on the machine.
    private var descents: Effort
    private var effort = Effort(1_000_000)

    private var analysis: Analysis { moves.states }
    private var isExact: Bool { moves.isExact && others?.isExact ?? true }

    /// - Parameters:
    ///   - most: the greatest number of actions in the invariants; `nil` to ignore numbers.
    ///   - others: moves that must lead to the screen from each trap; `nil` for all traps.
    init(_ moves: UserMoves, within most: Int? = nil, withWay others: UserMoves? = nil) {
        (self.moves, self.others) = (moves, others)
        let effort = moves.states.system.descentEffort
        descents = most == nil ? effort : Effort(2 * effort.left)
        hopeful = moves.hasTabs ? TrapSearch(moves, isHopeful: true, within: most) : nil
        doubtful = TrapSearch(moves, isHopeful: false, within: most)
        certainWays = others.map { TrapSearch($0, isHopeful: false) }
        possibleWays = others.map { TrapSearch($0, isHopeful: true) }
    }

    mutating func reach(of reach: Invariant.Reach) -> Reach {
        if let known = known[reach] { return known }
        let found = find(reach)
        known[reach] = found
        return found
    }

    private mutating func find(_ reach: Invariant.Reach) -> Reach {
        let possible: Descent
        switch possibleTrap(reach) {
        case .found(let word): possible = word
        case .none: return .always
        case .unknown: return .unknown
        }
        guard hopeful != nil else { return .trapped(fact(reach, possible, isCertain: isExact, isNearest: isExact)) }
        var certain: Descent?
        if case .found(let word)? = hopeful?.trap(for: reach, withWay: &certainWays, &descents) { certain = word }
        if let certain, certain.cost <= possible.cost {
            return .trapped(fact(reach, certain, isCertain: isExact, isNearest: isExact))
        }
        // The forgotten content of columns makes most losses uncertain.
        let distance = certain?.cost ?? (reach.within == nil && others == nil ? possible.cost + 1 : .max)
        let (nearer, areAllKnown) = trap(for: reach, before: distance)
        if var nearer {
            nearer.isNearest = areAllKnown || (isExact && nearer.distance == possible.cost)
            return .trapped(nearer)
        }
        // The machine knows all states.
        if distance == .max, areAllKnown { return .always }
        let isCertain = certain != nil && isExact
        return .trapped(fact(reach, certain ?? possible, isCertain: isCertain, isNearest: isCertain && areAllKnown))
    }

    private mutating func possibleTrap(_ reach: Invariant.Reach) -> DescentSearch {
        // If fewer actions are enough, more are too. A search for fewer reads fewer words.
        var fewer = reach
        fewer.within = 4
        while let few = fewer.within, let most = reach.within, few < most {
            if case .none = doubtful.trap(for: fewer, withWay: &possibleWays, &descents) { return .none }
            fewer.within = 2 * few
        }
        return doubtful.trap(for: reach, withWay: &possibleWays, &descents)
    }

    private func fact(_ reach: Invariant.Reach, _ word: Descent, isCertain: Bool, isNearest: Bool) -> TrapFact {
        TrapFact(
            reach: reach, top: analysis.system.symbol(at: word.top).screen, distance: word.cost, isNearest: isNearest,
            isCertain: isCertain, width: moves.width, isLoss: others != nil, evidence: .word(word))
    }

    /// Returns the machine's nearest state, after fewer than `distance` actions, that certainly
    /// breaks the invariant: all states after it are known as far as they matter. Also returns
    /// whether all states up to there are decided.
    private mutating func trap(for reach: Invariant.Reach, before distance: Int) -> (TrapFact?, areAllKnown: Bool) {
        var areAllKnown = true
        let unasked = doubtful.unaskedOrigins
        var left = effort
        var states = StateSearch(machine: analysis.machine, effort: Effort(min(left.left, UserMoves.mostAfterOne)))
        let replay = states.run(upTo: distance - 1) { state in
            guard let origin = state.layers.first?.origin, !unasked.contains(origin), reach.from ?? state.topScreen == state.topScreen
            else { return false }
            guard !left.isSpent else {
                areAllKnown = false
                return false
            }
            var rest = StateSearch(machine: moves.machine, from: state, effort: Effort(min(left.left, UserMoves.mostAfterOne)))
            let found = rest.run(upTo: reach.within ?? .max) { $0.topScreen == reach.screen }
            left.spend(rest.spent)
            let isKnown = rest.isComplete(upTo: reach.within)
            if found == nil, !isKnown { areAllKnown = false }
            guard found == nil, isKnown, let others else { return found == nil && isKnown }
            var ways = StateSearch(machine: others.machine, from: state, effort: Effort(min(left.left, UserMoves.mostAfterOne)))
            let way = ways.run { $0.topScreen == reach.screen }
            left.spend(ways.spent)
            if way == nil, !ways.isComplete { areAllKnown = false }
            return way != nil
        }
        left.spend(states.spent)
        effort = left
        areAllKnown = areAllKnown && states.isComplete(upTo: (replay?.steps.count ?? distance) - 1)
        guard let replay, let top = replay.end.topScreen else { return (nil, areAllKnown) }
        let fact = TrapFact(
            reach: reach, top: top, distance: replay.steps.count, isNearest: areAllKnown, isCertain: true, width: moves.width,
            isLoss: others != nil, evidence: .run(replay))
        return (fact, areAllKnown)
    }
}
