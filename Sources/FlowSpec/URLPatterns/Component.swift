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

    /// How much work it is to find the cases.
    var work: Int {
        let count = classes.count + 1
        let parts = others.map(PartTexts.init)
        return count * (others.count / 64 + 1 + parts.count { $0.isOpen }) + parts.reduce(0) { $0 + ($1.words?.count ?? 0) }
    }

    /// The cases that the own pattern takes, the plainest first.
    ///
    /// Where unknown types take all texts, there is for each URL a case that at least the same of
    /// the others match; where they take some, one that at most the same of the others match.
    func cases(unknown: UnknownTypes) -> [Case] {
        let classes = classes
        let mentioned = Set(classes)
        // The fewest match texts that no unknown type takes but the own one. Of further values, the
        // empty text is one that no unknown type takes at all.
        let taker = own?.placeholder?.type
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
        // Further values can only take matches away, and only those of repeated items.
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

/// What a part says of texts, so that a long enumeration is asked quickly.
struct PartTexts {
    let part: URLPattern.Part?
    /// The texts that it takes, where they are few: of a fixed text, an enumeration or a `Bool`.
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

    /// Whether there may be no text at all; a segment is always there.
    var mayBeMissing: Bool { FlowSpec.mayBeMissing(part) }

    /// Whether it takes some texts that no part mentions, and not all texts.
    var isOpen: Bool { part != nil && words == nil }

    func takes(_ values: ValueClass, _ unknown: UnknownTypes, _ taker: URLPattern.ValueType?) -> Bool {
        if let words { return if case .mentioned(let text) = values { words.contains(text) } else { false } }
        return part?.placeholder?.type.takes(values, unknown: unknown, taker: taker) ?? true
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
