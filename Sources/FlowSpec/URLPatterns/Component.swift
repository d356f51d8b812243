/// A component of URLs that patterns constrain independently: a segment, the values of one key, or
/// the fragment. A pattern matches the product of the values that it accepts in each component.
struct Component {
    /// The part of the pattern in question; `nil` if it has none.
    var own: URLPattern.Part?
    /// The parts of the patterns to compare with.
    var others: [URLPattern.Part?]
    /// True for a segment, which is never missing or empty. Other components can be.
    var isSegment: Bool

    /// Sample texts for the component, one for each value.
    struct Case {
        var texts: [String]
        /// The other patterns that match the texts.
        var matching: PatternSet
    }

    /// The classes of values that the patterns distinguish; `nil` if there are too many.
    var classes: [ValueClass]? {
        ValueClass.classes(for: ([own] + others).compactMap { $0 }, mayBeEmpty: !isSegment)
    }

    /// The cost of finding the cases.
    var work: Int {
        guard let classes else { return PatternOverlaps.mostSteps }
        let count = classes.count + 1
        let parts = others.map(PartTexts.init)
        return count * (others.count / 64 + 1 + parts.count { $0.isOpen }) + parts.reduce(0) { $0 + ($1.words?.count ?? 0) }
    }

    /// Returns the cases that the own pattern accepts, the simplest first.
    ///
    /// With `takeAll`, each URL has a case that at least the same other patterns match. With
    /// `takeSome`, each URL has a case that at most the same other patterns match.
    func cases(unknown: UnknownTypes) -> [Case] {
        let classes = classes ?? []
        let mentioned = Set(classes)
        // Texts match the fewest patterns if only the own unknown type accepts them. Among further
        // values, no unknown type accepts the empty text.
        let taker = own?.unknown
        let ownTexts = PartTexts(own)
        let texts = others.map(PartTexts.init)
        var takers: [String: [Int]] = [:]
        for (index, part) in texts.enumerated() { for word in part.words ?? [] { takers[word, default: []].append(index) } }
        let always = PatternSet(texts.indices.filter { texts[$0].part == nil })
        let open = texts.indices.filter { texts[$0].isOpen }
        func matching(_ values: ValueClass) -> PatternSet {
            let isNamed = if case .mentioned(let text) = values { takers[text] ?? [] } else { [Int]() }
            return always.union(PatternSet(open.filter { texts[$0].takes(values, unknown, taker) } + isNamed))
        }

        var cases: [Case] = []
        if !isSegment, mayBeMissing(own) {
            cases.append(Case(texts: [], matching: PatternSet(others.indices.filter { mayBeMissing(others[$0]) })))
        }
        for first in classes where ownTexts.takes(first, unknown, taker) {
            cases.append(Case(texts: [first.sample(unlike: mentioned)], matching: matching(first)))
        }
        // Further values can only remove matches, and only of repeated items.
        let repeated = PatternSet(others.indices.filter { isRepeated(others[$0]) })
        guard unknown == .takeSome, !repeated.isEmpty else { return cases }
        let further = isRepeated(own) ? classes.filter { ownTexts.takes($0, unknown, taker) } : classes
        let lost = further.map { repeated.subtracting(matching($0)) }
        for var longer in cases where !longer.texts.isEmpty {
            for (values, lost) in zip(further, lost) where !longer.matching.intersection(lost).isEmpty {
                longer.texts.append(values.sample(unlike: mentioned))
                longer.matching = longer.matching.subtracting(lost)
            }
            if longer.texts.count > 1 { cases.append(longer) }
        }
        return cases
    }
}

/// The texts that a part accepts, for fast lookups in long enumerations.
struct PartTexts {
    let part: URLPattern.Part?
    /// The texts of a fixed text, an enumeration or a `Bool`; `nil` for other parts.
    let words: Set<String>?

    init(_ part: URLPattern.Part?) {
        self.part = part
        words =
            switch (part, part?.placeholder?.type) {
            case (.fixed(let text), _): [text]
            case (_, .enumeration(let words)): Set(words)
            case (_, .bool): ["true", "false"]
            default: nil
            }
    }

    /// True if the part matches a component without texts, which a segment never is.
    var mayBeMissing: Bool { FlowSpec.mayBeMissing(part) }

    /// True for a placeholder without a fixed list of texts.
    var isOpen: Bool { part != nil && words == nil }

    func takes(_ values: ValueClass, _ unknown: UnknownTypes, _ taker: URLPattern.Part?) -> Bool {
        if let words { return if case .mentioned(let text) = values { words.contains(text) } else { false } }
        return part?.takes(values, unknown: unknown, taker: taker) ?? true
    }
}

private func mayBeMissing(_ part: URLPattern.Part?) -> Bool {
    switch part {
    case nil: return true
    case .fixed, .mixed: return false
    case .placeholder(let placeholder):
        switch placeholder.occurrence {
        case .required, .rest: return false
        case .optional, .defaulted, .repeated: return true
        }
    }
}

private func isRepeated(_ part: URLPattern.Part?) -> Bool {
    part?.placeholder?.occurrence == .repeated
}
