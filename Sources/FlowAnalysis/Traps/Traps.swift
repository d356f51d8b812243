import FlowGraph
import PushdownSystems

/// A state from which a screen can't be reached any more.
public struct TrapFact: Sendable {
    /// The screen that can't be reached.
    var screen: ScreenID
    /// The screen on top in the nearest such state.
    var top: ScreenID
    /// How many actions lead to that state.
    public var distance: Int
    /// Whether it is known that fewer don't lead to such a state.
    var isNearest: Bool
    /// Whether it is certain. It isn't where the way may lead over a tab whose content the analysis
    /// has forgotten.
    public var isCertain: Bool
    /// The kind of device on which it is; nil where users can do the same on all.
    let device: Device?
    /// Whether it isn't one on every kind of device.
    var isOfDevice = true
    let evidence: Evidence

    enum Evidence: Sendable {
        /// The word of the state.
        case word(Descent)
        /// A run of the machine, and a look at all that can follow it.
        case run(Replay)
    }
}

/// Whether a screen can be reached from every state.
public enum Reach: Sendable {
    /// It can.
    case always
    /// From this state it can't, or perhaps not.
    case trapped(TrapFact)
    /// There are more stacks than are looked at.
    case unknown

    fileprivate var trap: TrapFact? { if case .trapped(let trap) = self { trap } else { nil } }
}

extension Analysis {
    /// Whether users can come to a screen from every state by hand, else the nearest state after
    /// which they can't. Guards hold as the way needs it. Where several flows begin runs, each that
    /// leads to the screen must always do so; where users can do different things on different
    /// kinds of devices, they must come to it on each.
    ///
    /// Without tab bars the answer is exact. With them `always` is right too; a trap is certain
    /// where it is one whatever the other tabs hold. One that is nearer, if the other tabs hold the
    /// worst, is preferred where the machine shows it.
    func reach(of screen: ScreenID) -> Reach { reaches(of: [screen])[0] }

    /// Whether each screen of which an invariant says so can be reached from every state.
    public var reaches: [ScreenID: Reach] {
        let screens = program.invariants.compactMap { if case .reach(let screen) = $0.form { screen } else { nil } }
        return Dictionary(zip(screens, reaches(of: screens))) { first, _ in first }
    }

    private func reaches(of screens: [ScreenID]) -> [Reach] {
        guard !screens.isEmpty else { return [] }
        // Of a part nobody knows what the rest leads to.
        guard !isCut else { return screens.map { _ in .unknown } }
        let onDevices = userMoves.map { moves -> [Reach] in
            guard !moves.isCut else { return screens.map { _ in .unknown } }
            var search = ReachSearch(moves)
            return screens.map { search.reach(of: $0) }
        }
        return screens.indices.map { index in
            let reaches = onDevices.map { $0[index] }
            // What is a trap everywhere isn't one of a device.
            guard var trap = reaches[0].trap, reaches.allSatisfy({ $0.trap?.top == trap.top && $0.trap?.distance == trap.distance }) else {
                return reaches.first { $0.trap != nil } ?? reaches.first { if case .unknown = $0 { true } else { false } } ?? .always
            }
            trap.isOfDevice = false
            return .trapped(trap)
        }
    }

    /// The machine's run to a trap; nil where the analysis isn't exact and it can't be made.
    ///
    /// - Parameter trap: a trap that this analysis has found.
    public func replay(_ trap: TrapFact) -> Replay? { asked(userMoves(on: trap.device)?.replay(trap)) }
}

extension UserMoves {
    /// The machine's run to a trap among these moves.
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

/// Answers whether screens can be reached from everywhere; what doesn't depend on the screen is
/// computed once.
struct ReachSearch {
    private let moves: UserMoves
    /// For the best that the other tabs can hold; nil without tabs.
    private var hopeful: TrapSearch?
    /// For the worst.
    private var doubtful: TrapSearch
    private var known: [ScreenID: Reach] = [:]
    /// What is left for ways down the stacks, and for looks on the machine.
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

    /// The machine's nearest state, after fewer than so many actions, of which all that follows is
    /// known and doesn't show the screen; and whether that is known of all states up to there.
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
