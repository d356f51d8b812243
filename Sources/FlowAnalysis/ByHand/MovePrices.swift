import PushdownSystems

/// The prices of moves: their numbers of actions, or nothing if a search ignores the numbers.
struct MovePrices {
    /// Moves that cost more don't matter.
    let most: Int
    private let distances: Distances?

    /// All moves are free.
    init() { (most, distances) = (0, nil) }

    /// - Parameter distances: the distances of the moves.
    init(_ distances: Distances, most: Int) { (self.most, self.distances) = (most, distances) }

    /// True if moves cost actions.
    var areCounted: Bool { distances != nil }

    func price(_ actions: Int) -> Int { distances == nil ? 0 : actions }

    /// The price of an edge; `nil` if no move is known.
    func price(of edge: EdgeID) -> Int? {
        guard let distances else { return 0 }
        return distances.weights[edge] == Distances.unknown ? nil : distances.weights[edge]
    }

    /// The price of a return; `nil` if no move is known.
    func price(of summary: SummaryID) -> Int? {
        guard let distances else { return 0 }
        return distances.back[summary] == Distances.unknown ? nil : distances.back[summary]
    }

    /// Divides jumps by their prices.
    func grouped(_ jumps: [MovesAbove.Jump]) -> [[MovesAbove.Jump]] {
        areCounted ? Dictionary(grouping: jumps, by: \.cost).sorted { $0.key < $1.key }.map(\.value) : [jumps]
    }
}

/// An index with a number of actions.
struct Priced<Index: TypedIndex>: Hashable {
    private let number: Int32
    private let actions: Int32

    init(_ index: Index, _ cost: Int) { (number, actions) = (Int32(index.number), Int32(cost)) }

    var index: Index { Index(Int(number)) }
    var cost: Int { Int(actions) }

    /// Returns the index after more actions; `nil` beyond a limit.
    func after(_ actions: Int, _ limit: Int) -> Self? { cost <= limit - actions ? Self(index, cost + actions) : nil }
}

extension Priced: Comparable {
    static func < (one: Self, other: Self) -> Bool { (one.number, one.actions) < (other.number, other.actions) }
}

extension Array {
    /// The indices, ascending, each with its fewest actions.
    func fewest<Index>() -> Self where Element == Priced<Index> {
        guard count > 1 else { return self }
        var fewest: Self = []
        for priced in sorted() where priced.index != fewest.last?.index { fewest.append(priced) }
        return fewest
    }
}

extension IndexMap where Value == Int {
    /// Adds an index, unless it has no greater number already. Returns true if it was added.
    @discardableResult
    mutating func lower(_ priced: Priced<Index>) -> Bool {
        guard priced.cost < self[priced.index] ?? .max else { return false }
        self[priced.index] = priced.cost
        return true
    }
}
