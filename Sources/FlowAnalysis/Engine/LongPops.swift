import FlowGraph

/// A run that takes slots away until it finds a screen, and ends there.
struct LongPop {
    /// The node at which it begins, and what it costs there.
    var node: Int
    var control: Control
    var screen: ScreenID
    var cost: Int
    var event: Int
    var operation: Int
}

/// The long pops that don't have to be followed slot by slot. Rules see the top only: where a screen was on top, what such a run uncovers has been reached
/// before. It is something new only where the screen was put on the stack below others at once; from then on the runs to it are followed.
struct LongPops {
    private var all: [LongPop] = []
    private var isFollowed: [Bool] = []
    /// The last one of each place that looks for a screen, and the one before each; ``uncovering`` where they are followed.
    private var last = PairTable()
    private var previous: [Int] = []

    private static let uncovering = Int(Int32.max)

    /// Those that aren't followed.
    var waiting: [LongPop] { all.indices.filter { !isFollowed[$0] }.map { all[$0] } }

    /// Adds one, and says whether it has to be followed: then it isn't added.
    mutating func add(_ pop: LongPop, from place: Int) -> Bool {
        let before = last[place, pop.screen.index]
        guard before != Self.uncovering else { return true }
        last[place, pop.screen.index] = all.count
        previous.append(before)
        all.append(pop)
        isFollowed.append(false)
        return false
    }

    /// Takes out those of a place that look for a screen, and all that are still to come: they uncover something.
    mutating func remove(to screen: ScreenID, from place: Int) -> [LongPop] {
        var number = last[place, screen.index]
        guard number != Self.uncovering else { return [] }
        last[place, screen.index] = Self.uncovering
        var removed: [LongPop] = []
        while number >= 0 {
            removed.append(all[number])
            isFollowed[number] = true
            number = previous[number]
        }
        return removed
    }

    /// Takes all out.
    mutating func removeAll() -> [LongPop] {
        defer { isFollowed = Array(repeating: true, count: all.count) }
        return waiting
    }
}
