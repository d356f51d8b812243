extension Diagnostics {
    /// Reports useless `rules`: overridden entries, and lowered severities without findings.
    ///
    /// An entry that makes a rule stricter is a policy, so it needs no findings.
    mutating func reportUselessSeverities(among severities: [SeverityDeclaration], judging isJudged: (Rule) -> Bool) {
        let found = Set(all.map(\.rule))
        let last = Dictionary(severities.map { ($0.rule.value, $0) }, uniquingKeysWith: { $1 })
        for entry in severities {
            let rule = entry.rule.value
            guard rule != .unusedSuppression, isJudged(rule), let counting = last[rule] else { continue }
            if counting.severity != entry.severity {
                report(
                    .unusedSuppression, "\(words(for: entry)), but a later entry overrides it; remove one of the entries",
                    at: entry.rule.range, notes: [Diagnostic.Note("\(words(for: counting)) here", at: counting.rule.range)])
            } else if entry.isSuppression, !found.contains(rule) {
                report(
                    .unusedSuppression, "\(words(for: entry)), but it finds nothing in the project; remove the entry", at: entry.rule.range)
            }
        }
    }

    /// Reports each `allow` whose rule has no finding in its location.
    mutating func reportUnusedSuppressions(among suppressions: [SuppressionDeclaration], judging isJudged: (Rule) -> Bool) {
        let candidates = suppressions.filter { $0.rule.value != .unusedSuppression && isJudged($0.rule.value) }
        guard !candidates.isEmpty else { return }
        let found = FoundPlaces(all)
        for suppression in candidates where !found.areAny(of: suppression.rule.value, in: suppression.place) {
            let rule = quoted(suppression.rule.value.id)
            guard let taker = taker(of: suppression) else {
                report(.unusedSuppression, "\(rule) is suppressed but finds nothing; remove it from 'allow'", at: suppression.rule.range)
                continue
            }
            let message =
                "\(rule) can't be suppressed in reused steps: its findings depend on the 'take' that runs the steps; "
                + "add 'allow' to the 'take'"
            report(
                .unusedSuppression, message, at: suppression.rule.range, notes: [Diagnostic.Note("the steps are used here", at: taker)])
        }
    }
}

extension Diagnostics {
    /// Returns the location that uses the steps of a suppression's first finding, if any.
    private func taker(of suppression: SuppressionDeclaration) -> SourceRange? {
        all.first { $0.rule == suppression.rule.value && $0.taker != nil && suppression.place.contains($0.range) }?.taker
    }
}

extension SeverityDeclaration {
    /// True if it lowers the rule's default severity.
    fileprivate var isSuppression: Bool {
        severity.map { $0 < rule.value.severity } ?? true
    }
}

private func words(for entry: SeverityDeclaration) -> String {
    "\(quoted(entry.rule.value.id)) is set to \(quoted(entry.severity?.rawValue ?? "off"))"
}

/// The locations of each rule's findings, sorted for a binary search.
private struct FoundPlaces {
    private struct Key: Hashable {
        var rule: Rule
        var source: SourceID
    }

    /// The starts and ends of the findings, sorted.
    private var places: [Key: [(start: Int, end: Int)]] = [:]

    init(_ findings: [Diagnostic]) {
        for finding in findings {
            let range = finding.suppressiblePlace
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
