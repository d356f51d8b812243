extension Diagnostics {
    /// Returns the findings with the severities of a program, without the suppressed ones.
    ///
    /// Errors that prevent compilation stay errors. Suppressions without an effect become findings.
    ///
    /// - Parameters:
    ///   - severities: the severities that the program sets for rules.
    ///   - suppressions: the suppressions of the program.
    ///   - isJudged: true for a rule with complete findings, to report its useless suppressions.
    public func adopting(
        severities: [SeverityDeclaration], suppressions: [SuppressionDeclaration], judging isJudged: (Rule) -> Bool = { _ in false }
    ) -> Diagnostics {
        let wanted = Dictionary(severities.map { ($0.rule.value, $0.severity) }, uniquingKeysWith: { _, last in last })
        let suppressed = SuppressedPlaces(suppressions)
        var all = self
        all.reportUselessSeverities(among: severities, judging: isJudged)
        all.reportUnusedSuppressions(among: suppressions, judging: isJudged)
        return all.filterMap { finding in
            guard finding.rule.canBeSuppressed else {
                return finding
            }
            guard let severity = wanted[finding.rule] ?? finding.severity, !suppressed.contain(finding) else {
                return nil
            }
            var adopted = finding
            adopted.severity = severity
            return adopted
        }
    }

    /// Returns the findings with the severities of a program, without the suppressed ones.
    ///
    /// - Parameters:
    ///   - files: all files of the program, with their severities and suppressions.
    ///   - isJudged: true for a rule with complete findings, to report its useless suppressions.
    public func adopting(rulesOf files: [SpecFile], judging isJudged: (Rule) -> Bool = { _ in false }) -> Diagnostics {
        adopting(severities: files.flatMap(\.severities), suppressions: files.flatMap(\.suppressions), judging: isJudged)
    }
}

extension SpecFile {
    /// All suppressions of the file: of flows, screens, links and steps.
    public var suppressions: [SuppressionDeclaration] {
        var all: [SuppressionDeclaration] = []
        for flow in flows {
            all += flow.suppressions + flow.screens.flatMap(\.suppressions)
            flow.forEachStep { all += $0.suppressions }
        }
        for declaration in steps + transitions + transitionSets.flatMap(\.transitions) {
            declaration.steps.forEachStep { all += $0.suppressions }
        }
        for link in deepLinks {
            all += link.suppressions
            if case .open(let steps, _) = link.destination { steps.forEachStep { all += $0.suppressions } }
        }
        return all
    }
}

/// The locations of each rule's suppressions, sorted for a binary search.
private struct SuppressedPlaces {
    private struct Key: Hashable {
        var rule: Rule
        var source: SourceID
    }

    /// The sorted locations by rule and file. They are disjoint, because nested ones are left out.
    private var places: [Key: [Range<Int>]] = [:]

    init(_ suppressions: [SuppressionDeclaration]) {
        for suppression in suppressions {
            let place = suppression.place
            let range = place.start.offset..<max(place.start.offset, place.end.offset)
            places[Key(rule: suppression.rule.value, source: place.source), default: []].append(range)
        }
        places = places.mapValues { ranges in
            var outer: [Range<Int>] = []
            for range in ranges.sorted(by: { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }) {
                if let last = outer.last, range.upperBound <= last.upperBound { continue }
                outer.append(range)
            }
            return outer
        }
    }

    /// Returns true if one suppression contains a finding and all its causes.
    func contain(_ finding: Diagnostic) -> Bool {
        guard let place = place(around: finding.suppressiblePlace, finding.rule) else { return false }
        return finding.causes.allSatisfy { $0.source == finding.suppressiblePlace.source && self.place(around: $0, finding.rule) == place }
    }

    /// Returns the suppression of a rule that contains some characters.
    private func place(around range: SourceRange, _ rule: Rule) -> Range<Int>? {
        guard let ranges = places[Key(rule: rule, source: range.source)] else { return nil }
        let (start, end) = (range.start.offset, range.end.offset)
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= start { low = middle + 1 } else { high = middle }
        }
        return low > 0 && end <= ranges[low - 1].upperBound ? ranges[low - 1] : nil
    }
}
