import FlowGraph
import PushdownSystems

extension StackReader {
    // Beyond these no expression is one that a person reads.
    private static let stateLimit = 200
    private static let sizeLimit = 300

    /// All stacks as a regular expression, bottom first; nil where it would be a long one.
    ///
    /// States that accept the same are made one, and then each is taken away in turn, its ways
    /// through becoming expressions (Brzozowski and McCluskey, 1963). Since the stacks are read
    /// from the top, what is read later stands to the left.
    var expression: Regex? {
        mutating get {
            guard let ways = automaton() else { return nil }
            var elimination = Elimination(ways)
            return elimination.run(sizeLimit: Self.sizeLimit)
        }
    }

    /// Ways between states: 0 is the start, 1 the end.
    struct Way: Hashable {
        var from: Int
        var to: Int
    }

    /// The ways between the states; nil where there are too many.
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

    /// The first of the states that accept the same, for each (Moore's refinement: classes are
    /// split until all of one go on in the same way).
    private func classes(of ways: [[(letter: ScreenID?, place: Int)]]) -> [Int] {
        struct Step: Hashable {
            var letter: ScreenID?
            var place: Int
        }
        struct Signature: Hashable {
            var own: Int
            var steps: Set<Step>
        }
        // The start and the end stay by themselves.
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

/// Takes states away until only the start and the end are left.
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

    /// How much longer the expressions would become without a state.
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
