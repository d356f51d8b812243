import FlowGraph
import PushdownSystems

extension StackReader {
    // Longer expressions aren't readable.
    private static let stateLimit = 200
    private static let sizeLimit = 300

    /// All stacks as a regular expression, bottom first; `nil` if it would be too long.
    ///
    /// Merges states that accept equal stacks, then eliminates one state after the other
    /// (Brzozowski and McCluskey, 1963). Stacks are read from the top, so later letters are added
    /// on the left.
    var expression: Regex? {
        mutating get {
            guard let ways = automaton() else { return nil }
            var elimination = Elimination(ways)
            return elimination.run(sizeLimit: Self.sizeLimit)
        }
    }

    /// An edge between two states; state 0 is the start, state 1 the end.
    struct Way: Hashable {
        var from: Int
        var to: Int
    }

    /// Returns the expressions between the states; `nil` if there are too many states.
    private mutating func automaton() -> [Way: Regex]? {
        var order: [Int] = []
        var places: [Int: Int] = [:]
        var ways: [[(letter: ScreenID?, place: Int)]] = []
        func place(of set: Int) -> Int {
            if let place = places[set] { return place }
            order.append(set)
            places[set] = order.count + 1
            return order.count + 1
        }
        ways = [start.map { ($0.letter.screen, place(of: $0.set)) }, []]
        while ways.count - 2 < order.count {
            guard order.count <= Self.stateLimit else { return nil }
            let state = state(order[ways.count - 2])
            ways.append(state.arcs.map { ($0.letter.screen, place(of: $0.set)) } + (state.isEnd ? [(nil, 1)] : []))
        }
        let classes = classes(of: ways)
        var merged: [Way: Regex] = [:]
        for (from, list) in ways.enumerated() {
            for (letter, to) in list {
                let way = Way(from: classes[from], to: classes[to])
                let regex: Regex = letter.map { .oneOf([$0]) } ?? .sequence([])
                merged[way] = merged[way].map { $0.or(regex) } ?? regex
            }
        }
        return merged
    }

    /// Returns, for each state, the first state that accepts equal stacks. Splits classes until all
    /// states of a class have equal steps (Moore's refinement).
    private func classes(of ways: [[(letter: ScreenID?, place: Int)]]) -> [Int] {
        struct Step: Hashable {
            var letter: ScreenID?
            var place: Int
        }
        struct Signature: Hashable {
            var own: Int
            var steps: Set<Step>
        }
        // The start and the end keep their own classes.
        var classes = ways.indices.map { min($0, 2) }
        while true {
            var firsts: [Signature: Int] = [:]
            var next: [Int] = []
            for (place, list) in ways.enumerated() {
                let signature = Signature(own: classes[place], steps: Set(list.map { Step(letter: $0.letter, place: classes[$0.place]) }))
                let first = firsts[signature] ?? place
                firsts[signature] = first
                next.append(first)
            }
            if next == classes { return classes }
            classes = next
        }
    }
}

/// Eliminates states until only the start and the end are left.
private struct Elimination {
    typealias Way = StackReader.Way

    private var ways: [Way: Regex]
    private var into: [Int: Set<Int>] = [:]
    private var outOf: [Int: Set<Int>] = [:]

    init(_ ways: [Way: Regex]) {
        self.ways = ways
        for way in ways.keys {
            into[way.to, default: []].insert(way.from)
            outOf[way.from, default: []].insert(way.to)
        }
    }

    mutating func run(sizeLimit: Int) -> Regex? {
        var rest = Set(ways.keys.flatMap { [$0.from, $0.to] }).subtracting([0, 1])
        while let state = rest.min(by: { (cost($0), $0) < (cost($1), $1) }) {
            guard cost(state) <= sizeLimit else { return nil }
            rest.remove(state)
            take(state)
        }
        return ways[Way(from: 0, to: 1)]
    }

    /// Returns how much longer the expressions become if a state is eliminated.
    private func cost(_ state: Int) -> Int {
        func size(_ from: Int, _ to: Int) -> Int { ways[Way(from: from, to: to)]?.size ?? 0 }
        let before = into[state, default: []].filter { $0 != state }
        let after = outOf[state, default: []].filter { $0 != state }
        let lengths = before.reduce(0) { $0 + size($1, state) } * after.count + after.reduce(0) { $0 + size(state, $1) } * before.count
        return lengths + size(state, state) * before.count * after.count
    }

    private mutating func take(_ state: Int) {
        let loop = ways.removeValue(forKey: Way(from: state, to: state)).map { $0.star }
        for from in into[state, default: []].sorted() where from != state {
            for to in outOf[state, default: []].sorted() where to != state {
                guard let first = ways[Way(from: from, to: state)], let last = ways[Way(from: state, to: to)] else { continue }
                let through = last.before(loop.map { $0.before(first) } ?? first)
                let way = Way(from: from, to: to)
                ways[way] = ways[way].map { $0.or(through) } ?? through
                into[to, default: []].insert(from)
                outOf[from, default: []].insert(to)
            }
        }
        for from in into.removeValue(forKey: state) ?? [] {
            ways[Way(from: from, to: state)] = nil
            outOf[from]?.remove(state)
        }
        for to in outOf.removeValue(forKey: state) ?? [] {
            ways[Way(from: state, to: to)] = nil
            into[to]?.remove(state)
        }
    }
}
