extension Diagnostics {
    /// The findings as a program wants them: with the severities that it gives to rules, and
    /// without those that a place is excused from.
    ///
    /// What can't be compiled stays an error: no program can do without what it says is missing.
    /// What excuses nothing is a finding of its own.
    ///
    /// - Parameter isJudged: whether all was looked at that a rule can find, so that what excuses
    ///   none of it can be reported.
    public func adopting(
        severities: [SeverityDeclaration], excuses: [ExcuseDeclaration], judging isJudged: (Rule) -> Bool = { _ in false }
    ) -> Diagnostics {
        let wanted = Dictionary(severities.map { ($0.rule.value, $0.severity) }, uniquingKeysWith: { _, last in last })
        let excused = ExcusedPlaces(excuses)
        var all = self
        all.reportUselessSeverities(among: severities, judging: isJudged)
        all.reportUselessExcuses(among: excuses, judging: isJudged)
        return all.filterMap { finding in
            guard finding.rule.isExcusable else {
                return finding
            }
            guard let severity = wanted[finding.rule] ?? finding.severity, !excused.contain(finding) else {
                return nil
            }
            var adopted = finding
            adopted.severity = severity
            return adopted
        }
    }

    /// The findings as the program of some files wants them.
    ///
    /// - Parameters:
    ///   - files: all files of the program, with their severities and excuses.
    ///   - isJudged: whether all was looked at that a rule can find, so that what excuses none of
    ///     it can be reported.
    public func adopting(rulesOf files: [SpecFile], judging isJudged: (Rule) -> Bool = { _ in false }) -> Diagnostics {
        adopting(severities: files.flatMap(\.severities), excuses: files.flatMap(\.excuses), judging: isJudged)
    }
}

extension SpecFile {
    /// All excuses of the file: of its flows, their screens and its links, and all its steps.
    public var excuses: [ExcuseDeclaration] {
        var all: [ExcuseDeclaration] = []
        for flow in flows {
            all += flow.excuses + flow.screens.flatMap(\.excuses)
            flow.forEachStep { all += $0.excuses }
        }
        for declaration in steps + transitions { declaration.steps.forEachStep { all += $0.excuses } }
        for link in deepLinks {
            all += link.excuses
            if case .open(let steps, _) = link.destination { steps.forEachStep { all += $0.excuses } }
        }
        return all
    }
}

/// The places that are excused from each rule, so that a finding is looked up among them and not
/// compared with each.
private struct ExcusedPlaces {
    private struct Key: Hashable {
        var rule: Rule
        var source: SourceID
    }

    /// The places of each rule and file by their start. Places lie in each other or apart, so that
    /// of those in others none is needed.
    private var places: [Key: [Range<Int>]] = [:]

    init(_ excuses: [ExcuseDeclaration]) {
        for excuse in excuses {
            let place = excuse.place
            let range = place.start.offset..<max(place.start.offset, place.end.offset)
            places[Key(rule: excuse.rule.value, source: place.source), default: []].append(range)
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

    /// Whether a place is excused from a finding, with all that has part in it.
    func contain(_ finding: Diagnostic) -> Bool {
        guard let place = place(around: finding.excusablePlace, finding.rule) else { return false }
        return finding.causes.allSatisfy { $0.source == finding.excusablePlace.source && self.place(around: $0, finding.rule) == place }
    }

    /// The place that is excused from a rule and that some characters are in.
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
