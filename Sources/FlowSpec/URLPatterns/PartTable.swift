/// Numbers for the parts of patterns, and the relations between parts. Each relation is computed
/// once, even if many patterns have these parts.
struct PartTable {
    /// The number of a missing part, which matches everything.
    static let nothing = 0

    private var numbers: [URLPattern.Part: Int] = [:]
    private var parts: [URLPattern.Part?] = [nil]
    private var texts = [PartTexts(nil)]
    private var keys: [String: Int] = [:]
    private var known: [Int: PartRelation] = [:]
    /// The number of comparisons between two parts.
    private(set) var steps = 0

    /// Returns the number of a part. Parts that differ only in their names have one number.
    mutating func number(of part: URLPattern.Part?) -> Int {
        guard let part = part?.withoutName else { return Self.nothing }
        if let number = numbers[part] { return number }
        numbers[part] = parts.count
        parts.append(part)
        texts.append(PartTexts(part))
        return parts.count - 1
    }

    func isFixed(_ number: Int) -> Bool {
        if case .fixed = parts[number] { true } else { false }
    }

    mutating func numbers(of pattern: URLPattern) -> PatternNumbers {
        let query = pattern.query.map { PatternNumbers.Item(key: number(ofKey: $0.key), value: number(of: $0.value)) }
        return PatternNumbers(
            origin: "\(pattern.scheme):\(pattern.port ?? 0)", path: ([pattern.hostPart] + pattern.path).map { number(of: $0) },
            rest: number(of: pattern.rest.map { .placeholder($0) }), query: query.sorted { $0.key < $1.key },
            fragment: number(of: pattern.fragment))
    }

    private mutating func number(ofKey key: String) -> Int {
        let number = keys[key] ?? keys.count
        keys[key] = number
        return number
    }

    /// Returns the relation between the values that two parts match in a component.
    mutating func relation(of one: Int, to other: Int, isSegment: Bool) -> PartRelation {
        steps += 1
        if one == other { return .equal }
        if isFixed(one), isFixed(other) { return .disjoint }
        // A cheap check that suffices for most pairs.
        if let words = texts[one].words, let others = texts[other].words, !(texts[one].mayBeMissing && texts[other].mayBeMissing),
            words.isDisjoint(with: others)
        {
            return .disjoint
        }
        let key = (one << 31 | other) << 1 | (isSegment ? 1 : 0)
        if let relation = known[key] { return relation }
        let relation = PartRelation(of: parts[one], to: parts[other], isSegment: isSegment)
        // Reported as too much work for a comparison.
        if relation == nil { steps += PatternOverlaps.mostSteps }
        known[key] = relation ?? .unknown
        return relation ?? .unknown
    }
}

/// The relation between the values that two parts match.
struct PartRelation {
    var overlaps: Bool
    /// True if the other part matches everything that this one does.
    var isInside: Bool
    /// True if this part matches everything that the other one does.
    var contains: Bool

    static let equal = PartRelation(overlaps: true, isInside: true, contains: true)
    static let disjoint = PartRelation(overlaps: false, isInside: false, contains: false)
    static let unknown = PartRelation(overlaps: true, isInside: false, contains: false)
}

extension PartRelation {
    /// Compares two parts; `nil` if it's too much work.
    init?(of part: URLPattern.Part?, to other: URLPattern.Part?, isSegment: Bool) {
        guard Component(own: part, others: [other], isSegment: isSegment).classes != nil else { return nil }
        func matches(_ own: URLPattern.Part?, _ other: URLPattern.Part?, _ unknown: UnknownTypes) -> [Bool] {
            Component(own: own, others: [other], isSegment: isSegment).cases(unknown: unknown).map { $0.matching.contains(0) }
        }
        overlaps = matches(part, other, .takeAll).contains(true)
        isInside = !matches(part, other, .takeSome).contains(false)
        contains = !matches(other, part, .takeSome).contains(false)
    }
}

extension URLPattern.Part {
    /// The part without details that are irrelevant for matching.
    var withoutName: Self {
        switch self {
        case .fixed: self
        case .placeholder(let placeholder): .placeholder(placeholder.withoutName)
        case .mixed(let mix): .mixed(URLPattern.Mix(texts: mix.texts, placeholders: mix.placeholders.map(\.withoutName)))
        }
    }
}

extension URLPattern.Placeholder {
    fileprivate var withoutName: Self {
        let occurrence: URLPattern.Occurrence =
            switch occurrence {
            case .required, .rest: .required
            case .optional, .defaulted: .optional
            case .repeated: .repeated
            }
        return Self(name: "", type: type, occurrence: occurrence)
    }
}
