import FlowGraph

/// Leads a walk to the steps that it hasn't taken, whenever random actions have brought nothing new
/// for a while.
struct Guide {
    private let machine: Machine
    private let tapsAlerts: Bool
    /// The steps that were never taken.
    private(set) var missing: Set<StepPlace>
    /// What is still to do on the way to one of them.
    private var way: ArraySlice<GuidedMove> = []
    /// Whether what was done last was the end of a way: there may be more close to it.
    private var hasArrived = false
    /// Whether the last search has found nothing.
    private var isLost = false
    /// How many actions have brought nothing new.
    private var idle = 0
    /// The runs that searches may still make: counted and not timed, so that the same seed takes
    /// the same actions everywhere.
    private var allowance = Self.limit
    /// The place in ``depths`` of what the next search tells states apart by.
    private var depth = 0

    /// The random actions without anything new after which a way is looked for.
    private static let patience = 20
    /// The runs of one search.
    private static let limit = 20_000
    /// The runs of a search for what is close.
    private static let nearbyLimit = 200
    /// The runs that each action adds, so that searches take a bounded share of a walk's time.
    private static let runsForEachAction = 5
    /// How many layers and slots tell states apart: few first, which comes far, then more where
    /// that found nothing.
    private static let depths: [Int?] = [1, 2, 3, nil]

    init(_ machine: Machine, tapsAlerts: Bool) {
        self.machine = machine
        self.tapsAlerts = tapsAlerts
        missing = Set(machine.program.allSteps.map(\.place))
    }

    /// What shall be done in a state; nil for anything.
    mutating func move(in state: State) -> GuidedMove? {
        if way.isEmpty, !missing.isEmpty {
            if hasArrived {
                look(from: state, limit: Self.nearbyLimit)
            } else if idle >= Self.patience, allowance >= Self.limit {
                look(from: state, limit: Self.limit)
                isLost = way.isEmpty
                depth = isLost ? (depth + 1) % Self.depths.count : 0
            }
        }
        let move = way.popFirst()
        hasArrived = move != nil && way.isEmpty
        return move
    }

    private mutating func look(from state: State, limit: Int) {
        var search = StepSearch(machine, tapsAlerts: tapsAlerts, depth: Self.depths[depth], limit: limit)
        way = search.way(from: state) { [missing] in missing.contains(StepPlace($0)) }.map { $0[...] } ?? []
        allowance -= search.runs
    }

    /// Whether the last search has found nothing: said once.
    mutating func giveUp() -> Bool {
        defer { isLost = false }
        return isLost
    }

    /// Whether there is a way from where another app starts, which it then takes.
    mutating func findsWay(from start: State) -> Bool {
        look(from: start, limit: Self.limit)
        return !way.isEmpty
    }

    /// Is told of the steps that an action has taken.
    mutating func add(_ steps: [Step]) {
        let count = missing.count
        for step in steps { missing.remove(StepPlace(step)) }
        idle = missing.count < count ? 0 : idle + 1
        allowance = min(allowance + Self.runsForEachAction, 2 * Self.limit)
    }
}
