/// Which patterns of a list have URLs in common, and how those lie to each other.
///
/// Patterns that part in their scheme, their host or a segment are never compared, so that the work
/// follows the number of pairs that overlap.
public struct PatternOverlaps: Sendable {
    /// Of each pattern the first one before it that matches the same URLs; nil where there is none.
    /// Such a pattern is in none of the other lists: what holds of the first holds of it.
    public private(set) var equal: [Int?]
    /// Of each pattern the first of those before it that match a URL that it matches too, each with
    /// others, and the number of all.
    public private(set) var crossing: [(first: [Int], count: Int)]
    /// Of each pattern those all of whose URLs it matches, and more, in their order.
    public private(set) var narrower: [[Int]]
    /// The first pattern that wasn't compared, where there are more overlaps than are looked at.
    public private(set) var cut: Int?

    // Far beyond any app.
    static let mostSteps = 10_000_000
    private static let mostShown = 5

    /// Compares patterns.
    ///
    /// - Parameter patterns: the patterns.
    public init(of patterns: [URLPattern]) { self.init(of: patterns, mostSteps: Self.mostSteps) }

    /// Compares patterns until so many parts were compared and so many nodes looked at.
    init(of patterns: [URLPattern], mostSteps: Int) {
        equal = patterns.map { _ in nil }
        crossing = patterns.map { _ in ([], 0) }
        narrower = patterns.map { _ in [] }
        var index = PatternIndex()
        for (number, pattern) in patterns.enumerated() {
            let overlaps = index.overlaps(with: pattern)
            guard index.steps <= mostSteps else {
                cut = number
                return
            }
            if let first = overlaps.first(where: { $0.relation == .equal }) {
                equal[number] = first.pattern
                continue
            }
            for (other, relation) in overlaps {
                switch relation {
                case .narrower: narrower[other].append(number)
                case .wider: narrower[number].append(other)
                case .crossing:
                    if crossing[number].count < Self.mostShown { crossing[number].first.append(other) }
                    crossing[number].count += 1
                case .equal, .disjoint: break
                }
            }
            index.insert(pattern, as: number)
        }
    }
}

/// Patterns among which those are found quickly that a pattern has URLs in common with.
public struct PatternIndex {
    private var parts = PartTable()
    private var trie = PatternTrie()
    private var patterns: [Int: PatternNumbers] = [:]
    private var equal: [PatternNumbers: Int] = [:]

    /// No patterns.
    public init() {}

    /// How much was looked at.
    var steps: Int { parts.steps + trie.steps }

    /// Adds a pattern.
    ///
    /// - Parameters:
    ///   - pattern: the pattern.
    ///   - number: its number, which no other one has.
    public mutating func insert(_ pattern: URLPattern, as number: Int) {
        let numbers = parts.numbers(of: pattern)
        patterns[number] = numbers
        if equal[numbers] == nil { equal[numbers] = number }
        trie.insert(number, numbers, parts)
    }

    /// The patterns that match a URL that a pattern matches too, each with how the pattern lies to
    /// it. Where one has the very same parts, only that one.
    ///
    /// - Parameter pattern: the pattern.
    public mutating func overlaps(with pattern: URLPattern) -> [(pattern: Int, relation: URLPattern.Relation)] {
        let numbers = parts.numbers(of: pattern)
        if let same = equal[numbers] { return [(same, .equal)] }
        return trie.candidates(for: numbers, &parts).compactMap { other in
            guard let others = patterns[other] else { return nil }
            let relation = parts.relation(of: numbers, to: others)
            return relation == .disjoint ? nil : (other, relation)
        }
    }
}
