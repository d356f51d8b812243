/// The overlaps and relations between the patterns of a list.
///
/// Patterns with different schemes, hosts or segments are never compared. The work therefore
/// depends on the number of overlapping pairs.
public struct PatternOverlaps: Sendable {
    /// For each pattern, the first earlier one that matches the same URLs; `nil` if there is none.
    /// Such a pattern is in no other list, because the results for the first one apply.
    public private(set) var equal: [Int?]
    /// For each pattern, the first earlier patterns that overlap with it but match other URLs too,
    /// and the number of all. Neither pattern contains the other.
    public private(set) var crossing: [(first: [Int], count: Int)]
    /// For each pattern, the patterns that are narrower than it, in order.
    public private(set) var narrower: [[Int]]
    /// The first pattern that wasn't compared because of the work limit; `nil` if all were.
    public private(set) var cut: Int?

    // Far more than any app needs.
    static let mostSteps = 10_000_000
    private static let mostShown = 5

    /// Compares patterns.
    public init(of patterns: [URLPattern]) { self.init(of: patterns, mostSteps: Self.mostSteps) }

    /// Compares patterns up to a limit on compared parts and visited nodes.
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

/// An index of patterns for finding overlaps quickly.
public struct PatternIndex {
    private var parts = PartTable()
    private var trie = PatternTrie()
    private var patterns: [Int: PatternNumbers] = [:]
    private var equal: [PatternNumbers: Int] = [:]

    /// Creates an empty index.
    public init() {}

    /// The number of compared parts and visited nodes.
    var steps: Int { parts.steps + trie.steps }

    /// Adds a pattern.
    ///
    /// - Parameters:
    ///   - pattern: the pattern.
    ///   - number: a unique number for the pattern.
    public mutating func insert(_ pattern: URLPattern, as number: Int) {
        let numbers = parts.numbers(of: pattern)
        patterns[number] = numbers
        if equal[numbers] == nil { equal[numbers] = number }
        trie.insert(number, numbers, parts)
    }

    /// Returns the patterns that overlap with a pattern, each with the pattern's relation to it. If
    /// one has equal parts, returns only that one.
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
