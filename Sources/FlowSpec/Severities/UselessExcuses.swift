extension Diagnostics {
    /// Reports the entries of `rules` that make nothing less grave.
    ///
    /// One that makes a rule graver is a policy, which a right program keeps by having no such
    /// finding.
    mutating func reportUselessSeverities(among severities: [SeverityDeclaration], judging isJudged: (Rule) -> Bool) {
        let found = Set(all.map(\.rule))
        let last = Dictionary(severities.map { ($0.rule.value, $0) }, uniquingKeysWith: { $1 })
        for entry in severities {
            let rule = entry.rule.value
            guard rule != .uselessExcuse, isJudged(rule), let counting = last[rule] else { continue }
            if counting.severity != entry.severity {
                report(
                    .uselessExcuse, "\(words(for: entry)) here, but an entry that comes later counts",
                    at: entry.rule.range, notes: [Diagnostic.Note("\(words(for: counting)) here", at: counting.rule.range)])
            } else if entry.isExcuse, !found.contains(rule) {
                report(.uselessExcuse, "\(words(for: entry)), but finds nothing in the program", at: entry.rule.range)
            }
        }
    }

    /// Reports each `allow` in whose place its rule finds nothing.
    mutating func reportUselessExcuses(among excuses: [ExcuseDeclaration], judging isJudged: (Rule) -> Bool) {
        let candidates = excuses.filter { $0.rule.value != .uselessExcuse && isJudged($0.rule.value) }
        guard !candidates.isEmpty else { return }
        let found = FoundPlaces(all)
        for excuse in candidates where !found.areAny(of: excuse.rule.value, in: excuse.place) {
            let rule = quoted(excuse.rule.value.id)
            guard let taker = taker(of: excuse) else {
                report(.uselessExcuse, "this place is excused from \(rule), which finds nothing here", at: excuse.rule.range)
                continue
            }
            report(
                .uselessExcuse, "these steps are taken elsewhere, and what \(rule) finds depends on where; write the excuse there",
                at: excuse.rule.range, notes: [Diagnostic.Note("taken here", at: taker)])
        }
    }
}

extension Diagnostics {
    /// What takes over the steps of the first finding of an excuse's rule in its place; nil where
    /// there is none.
    private func taker(of excuse: ExcuseDeclaration) -> SourceRange? {
        all.first { $0.rule == excuse.rule.value && $0.taker != nil && excuse.place.contains($0.range) }?.taker
    }
}

extension SeverityDeclaration {
    /// Whether it makes findings less grave than they are by default.
    fileprivate var isExcuse: Bool {
        severity.map { $0 < rule.value.severity } ?? true
    }
}

private func words(for entry: SeverityDeclaration) -> String {
    "\(quoted(entry.rule.value.id)) is \(quoted(entry.severity?.rawValue ?? "off"))"
}

/// Where the findings of each rule are, so that a place is looked up among them and not compared
/// with each.
private struct FoundPlaces {
    private struct Key: Hashable {
        var rule: Rule
        var source: SourceID
    }

    /// The findings' starts and ends, by their starts.
    private var places: [Key: [(start: Int, end: Int)]] = [:]

    init(_ findings: [Diagnostic]) {
        for finding in findings {
            let range = finding.excusablePlace
            places[Key(rule: finding.rule, source: range.source), default: []].append((range.start.offset, range.end.offset))
        }
        places = places.mapValues { $0.sorted { ($0.start, $0.end) < ($1.start, $1.end) } }
    }

    func areAny(of rule: Rule, in place: SourceRange) -> Bool {
        let found = places[Key(rule: rule, source: place.source)] ?? []
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if found[middle].start < place.start.offset { low = middle + 1 } else { high = middle }
        }
        return found[low...].lazy.prefix { $0.start <= place.end.offset }.contains { $0.end <= place.end.offset }
    }
}
