/// A part of a URL that patterns speak of, each for itself: a segment, the values of one key, or
/// the fragment. A pattern's URLs are the product of what it takes in each component.
struct Component {
    /// What the pattern asked about says of it; nil where it says nothing.
    var own: URLPattern.Part?
    /// What the patterns that it is compared with say.
    var others: [URLPattern.Part?]
    /// Whether it may be missing; a segment is always there, and never empty.
    var isSegment: Bool

    /// Texts that stand in the component's place, one for each value.
    struct Case {
        var texts: [String]
        /// Which of the other patterns match.
        var matching: PatternSet
    }

    /// The classes of values that the patterns tell apart.
    var classes: [ValueClass] {
        ValueClass.classes(for: ([own] + others).compactMap { $0 }, mayBeEmpty: !isSegment)
    }

    /// The cases that the own pattern takes, the plainest first.
    ///
    /// Where unknown types take all texts, there is for each URL a case that at least the same of
    /// the others match; where they take some, one that at most the same of the others match.
    func cases(unknown: UnknownTypes) -> [Case] {
        let classes = classes
        // The fewest match texts that no unknown type takes but the own one. Of further values, the
        // empty text is one that no unknown type takes at all.
        let taker = own?.placeholder?.type
        func isTaken(_ part: URLPattern.Part?, _ values: ValueClass) -> Bool {
            switch part {
            case nil: true
            case .fixed(let text): values == .mentioned(text)
            case .placeholder(let placeholder): placeholder.type.takes(values, unknown: unknown, taker: taker)
            }
        }

        var cases: [Case] = []
        if !isSegment, mayBeMissing(own) {
            cases.append(Case(texts: [], matching: PatternSet(others.indices.filter { mayBeMissing(others[$0]) })))
        }
        for first in classes where isTaken(own, first) {
            let matching = PatternSet(others.indices.filter { isTaken(others[$0], first) })
            cases.append(Case(texts: [first.sample(among: classes)], matching: matching))
        }
        // Further values can only take matches away, and only those of repeated items.
        let repeated = others.indices.filter { isRepeated(others[$0]) }
        guard unknown == .takeSome, !repeated.isEmpty else { return cases }
        let further = isRepeated(own) ? classes.filter { isTaken(own, $0) } : classes
        let lost = further.map { values in PatternSet(repeated.filter { !isTaken(others[$0], values) }) }
        for var longer in cases where !longer.texts.isEmpty {
            for (values, lost) in zip(further, lost) where !longer.matching.intersection(lost).isEmpty {
                longer.texts.append(values.sample(among: classes))
                longer.matching = longer.matching.subtracting(lost)
            }
            if longer.texts.count > 1 { cases.append(longer) }
        }
        return cases
    }
}

private func mayBeMissing(_ part: URLPattern.Part?) -> Bool {
    switch part {
    case nil: return true
    case .fixed: return false
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
