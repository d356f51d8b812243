import FlowGraph
import PushdownSystems

/// A state from which a screen can't be reached.
public struct TrapFact: Sendable {
    /// The screen that can't be reached.
    var screen: ScreenID
    /// The screen on top in the nearest such state.
    var top: ScreenID
    /// The number of actions that lead to the state.
    public var distance: Int
    /// True if no such state is nearer.
    var isNearest: Bool
    /// True if the trap is certain. It isn't if the analysis isn't exact, or if the trap depends on
    /// the forgotten content of a tab.
    public var isCertain: Bool
    /// The kind of device with the trap; `nil` if users can do the same things on all.
    let device: Device?
    /// True unless every kind of device has the trap.
    var isOfDevice = true
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
    /// The screen can't be reached from a state, or might not be.
    case trapped(TrapFact)
    /// There are too many stacks to decide.
    case unknown

    fileprivate var trap: TrapFact? { if case .trapped(let trap) = self { trap } else { nil } }
}

extension Analysis {
    /// Decides whether users can reach a screen from every state without links, or returns the
    /// nearest state from which they can't. Guards answer as the path requires. If several flows
    /// begin runs, each start that leads to the screen must always do so. If kinds of devices
    /// differ, the screen must be reachable on each.
    ///
    /// Without tab bars the answer is exact. With tab bars, `always` is exact too, and a trap is
    /// certain if it is one for any content of the other tabs. A nearer trap that depends on the
    /// worst content is preferred if the machine confirms it.
    func reach(of screen: ScreenID) -> Reach { reaches(of: [screen])[0] }

    /// The results for the screens of all `reach` invariants.
    public var reaches: [ScreenID: Reach] {
        let screens = program.invariants.compactMap { if case .reach(let screen) = $0.form { screen } else { nil } }
        return Dictionary(zip(screens, reaches(of: screens))) { first, _ in first }
    }

    private func reaches(of screens: [ScreenID]) -> [Reach] {
        guard !screens.isEmpty else { return [] }
        // The states outside the analyzed part are unknown.
        guard !isCut else { return screens.map { _ in .unknown } }
        let onDevices = userMoves.map { moves -> [Reach] in
            guard !moves.isCut else { return screens.map { _ in .unknown } }
            var search = ReachSearch(moves)
            return screens.map { search.reach(of: $0) }
        }
        return screens.indices.map { index in
            let reaches = onDevices.map { $0[index] }
            // A trap on every kind of device isn't specific to one.
            guard var trap = reaches[0].trap, reaches.allSatisfy({ $0.trap?.top == trap.top && $0.trap?.distance == trap.distance }) else {
                return reaches.first { $0.trap != nil } ?? reaches.first { if case .unknown = $0 { true } else { false } } ?? .always
            }
            trap.isOfDevice = false
            return .trapped(trap)
        }
    }

    /// Returns the machine's run to a trap; `nil` if the analysis isn't exact and the machine can't
    /// perform the run.
    ///
    /// - Parameter trap: a trap that this analysis has found.
    public func replay(_ trap: TrapFact) -> Replay? { asked(userMoves(on: trap.device)?.replay(trap)) }
}

extension UserMoves {
    /// Returns the machine's run to a trap among these moves.
    func replay(_ trap: TrapFact) -> Replay? {
        var replay: Replay?
        switch trap.evidence {
        case .word(let word):
            replay = self.replay(until: { state, _ in state.topScreen == trap.screen }) { states.replay(to: word, where: $0) }
        case .run(let run): replay = run
        }
        replay?.isShortest = trap.isNearest
        return replay
    }
}

/// Decides whether screens can be reached from every state. Computes shared parts only once.
struct ReachSearch {
    private let moves: UserMoves
    /// Assumes the best content of other tabs; `nil` without tabs.
    private var hopeful: TrapSearch?
    /// Assumes the worst content of other tabs.
    private var doubtful: TrapSearch
    private var known: [ScreenID: Reach] = [:]
    /// The effort left for paths down the stacks, and for searches on the machine.
    private var descents: Effort
    private var effort = Effort(1_000_000)

    private var analysis: Analysis { moves.states }

    init(_ moves: UserMoves) {
        self.moves = moves
        descents = moves.states.system.descentEffort
        hopeful = moves.hasTabs ? TrapSearch(moves, isHopeful: true) : nil
        doubtful = TrapSearch(moves, isHopeful: false)
    }

    mutating func reach(of screen: ScreenID) -> Reach {
        if let reach = known[screen] { return reach }
        let reach = find(screen)
        known[screen] = reach
        return reach
    }

    private mutating func find(_ screen: ScreenID) -> Reach {
        let possible: Descent
        switch doubtful.trap(for: screen, &descents) {
        case .found(let word): possible = word
        case .none: return .always
        case .unknown: return .unknown
        }
        guard hopeful != nil else { return .trapped(fact(screen, possible, isCertain: analysis.isExact, isNearest: analysis.isExact)) }
        var certain: Descent?
        if case .found(let word)? = hopeful?.trap(for: screen, &descents) { certain = word }
        if let certain, certain.cost <= possible.cost {
            return .trapped(fact(screen, certain, isCertain: analysis.isExact, isNearest: analysis.isExact))
        }
        let (nearer, areAllKnown) = trap(for: screen, before: certain?.cost ?? possible.cost + 1)
        if var nearer {
            nearer.isNearest = areAllKnown || (analysis.isExact && nearer.distance == possible.cost)
            return .trapped(nearer)
        }
        let isCertain = certain != nil && analysis.isExact
        return .trapped(fact(screen, certain ?? possible, isCertain: isCertain, isNearest: isCertain && areAllKnown))
    }

    private func fact(_ screen: ScreenID, _ word: Descent, isCertain: Bool, isNearest: Bool) -> TrapFact {
        TrapFact(
            screen: screen, top: analysis.system.symbol(at: word.top).screen, distance: word.cost, isNearest: isNearest,
            isCertain: isCertain, device: moves.device, evidence: .word(word))
    }

    /// Returns the machine's nearest state, within fewer than `distance` actions, after which no
    /// state shows the screen and all states are known. Also returns whether all states up to there
    /// are decided.
    private mutating func trap(for screen: ScreenID, before distance: Int) -> (TrapFact?, areAllKnown: Bool) {
        var areAllKnown = true
        let unasked = doubtful.unaskedOrigins
        var left = effort
        var states = StateSearch(machine: analysis.machine, effort: Effort(min(left.left, UserMoves.mostAfterOne)))
        let replay = states.run(upTo: distance - 1) { state in
            guard let origin = state.layers.first?.origin, !unasked.contains(origin) else { return false }
            guard !left.isSpent else {
                areAllKnown = false
                return false
            }
            var rest = StateSearch(machine: moves.machine, from: state, effort: Effort(min(left.left, UserMoves.mostAfterOne)))
            let found = rest.run { $0.topScreen == screen }
            left.spend(rest.spent)
            if found == nil, !rest.isComplete { areAllKnown = false }
            return found == nil && rest.isComplete
        }
        left.spend(states.spent)
        effort = left
        areAllKnown = areAllKnown && states.completeDepth >= (replay?.steps.count ?? distance) - 1
        guard let replay, let top = replay.end.topScreen else { return (nil, areAllKnown) }
        let fact = TrapFact(
            screen: screen, top: top, distance: replay.steps.count, isNearest: areAllKnown, isCertain: true, device: moves.device,
            evidence: .run(replay))
        return (fact, areAllKnown)
    }
}
