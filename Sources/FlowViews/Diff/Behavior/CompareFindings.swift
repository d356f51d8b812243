import FlowSpec

/// Compares the findings of two specs. Findings are equal even if lines are moved, files are
/// renamed, or elements that they mention are renamed.
///
/// - Returns: the new findings, then the removed ones, each in their order.
func compareFindings(
    _ old: (findings: [Diagnostic], sources: SourceTable), _ new: (findings: [Diagnostic], sources: SourceTable), _ renames: Renames
) -> [BehaviorChange] {
    let names = renames.all.map { ($0.old.path.last?.name ?? "", $0.new) }
    let before = Baseline(recording: old.findings, in: old.sources) { _ in "" }
    let after = Baseline(recording: new.findings, in: new.sources) { _ in "" }
    let known = before.renamed(by: Dictionary(names, uniquingKeysWith: { first, _ in first }), towards: after)
    let found = after.renamed(by: Dictionary(names.map { ($1, $0) }, uniquingKeysWith: { first, _ in first }), towards: before)
    func change(_ kind: BehaviorChange.Kind, _ finding: Diagnostic) -> BehaviorChange {
        BehaviorChange(
            kind: kind, subject: finding.rule.id, message: "\(finding.severity.rawValue): \(quotedNames: finding.message)",
            run: kind == .newFinding ? finding.trace?.actions.map(\.text) : nil, severity: finding.severity,
            oldPlace: kind == .goneFinding ? finding.range : nil, newPlace: kind == .newFinding ? finding.range : nil)
    }
    let added = known.compare(new.findings, in: new.sources) { _ in "" }.new
    let gone = found.compare(old.findings, in: old.sources) { _ in "" }.new
    return added.map { change(.newFinding, $0) } + gone.map { change(.goneFinding, $0) }
}

extension Baseline {
    /// The baseline with renamed elements. Entries that `others` also has aren't renamed: they are
    /// about another element of that name.
    fileprivate func renamed(by names: [String: String], towards others: Baseline) -> Baseline {
        guard !names.isEmpty else { return self }
        let kept = Set(others.entries.map(\.withoutCount))
        return Baseline(
            entries.map { entry in
                guard !kept.contains(entry.withoutCount) else { return entry }
                var entry = entry
                for key in [\Entry.keys, \Entry.message] {
                    entry[keyPath: key] = words(of: entry[keyPath: key]).map { names[$0] ?? $0 }.joined()
                }
                return entry
            })
    }
}

extension Baseline.Entry {
    fileprivate var withoutCount: Baseline.Entry {
        var entry = self
        entry.count = 0
        return entry
    }
}
