import FlowGraph

/// Leads a walk to unperformed steps when random actions haven't performed a new one for a while.
struct Guide {
    private let machine: Machine
    private let tapsAlerts: Bool
    /// The steps that were never performed.
    private(set) var missing: Set<StepPlace>
    /// The remaining moves on the path to a missing step.
    private var way: ArraySlice<WalkMove> = []
    /// True if the last move ended a path. More missing steps might be nearby.
    private var hasArrived = false
    /// True if the last search failed.
    private var isLost = false
    /// The number of actions since the last new step.
    private var idle = 0
    /// The remaining runs for searches. The limit counts runs rather than time, so one seed always
    /// produces the same actions.
    private var allowance = Self.limit
    /// The index in ``depths`` for the next search.
    private var depth = 0

    /// The number of random actions without a new step before a search.
    private static let patience = 20
    /// The maximum number of runs of one search.
    private static let limit = 20_000
    /// The maximum number of runs of a search nearby.
    private static let nearbyLimit = 200
    /// The runs that each action adds, so searches use a bounded share of a walk's time.
    private static let runsForEachAction = 5
    /// The number of layers and slots that distinguish states. Small numbers reach far; larger ones
    /// follow if they fail.
    private static let depths: [Int?] = [1, 2, 3, nil]

    init(_ machine: Machine, tapsAlerts: Bool) {
        self.machine = machine
        self.tapsAlerts = tapsAlerts
        missing = Set(machine.program.allSteps.map(\.place))
    }

    /// Returns the next move in a state, or `nil` for a random action.
    mutating func move(in state: State) -> WalkMove? {
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
        var search = WalkSearch(machine, tapsAlerts: tapsAlerts, depth: Self.depths[depth], limit: limit)
        let path = search.path(from: state) { [missing] _, _, branch in branch.steps.contains { missing.contains(StepPlace($0)) } }
        way = path?[...] ?? []
        allowance -= search.runs
    }

    /// Returns true if the last search failed, once for each search.
    mutating func giveUp() -> Bool {
        defer { isLost = false }
        return isLost
    }

    /// Returns true if there is a path from another app's start, and then follows it.
    mutating func findsWay(from start: State) -> Bool {
        look(from: start, limit: Self.limit)
        return !way.isEmpty
    }

    /// Records the steps that an action has performed.
    mutating func add(_ steps: [Step]) {
        let count = missing.count
        for step in steps { missing.remove(StepPlace(step)) }
        idle = missing.count < count ? 0 : idle + 1
        allowance = min(allowance + Self.runsForEachAction, 2 * Self.limit)
    }
}
