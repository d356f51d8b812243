import FlowAnalysis
import FlowGraph
import FlowSpec

/// The effects of a change of a program: on the spec, on app code and on users.
public struct Difference: Sendable {
    let old: Revision
    let new: Revision
    /// The differences between the specs.
    let spec: [SpecChange]
    /// The changes that break app code, links or saved states.
    let appCode: [AppCodeChange]
    /// The changes that users notice, including findings.
    let behavior: [BehaviorChange]
    /// The extent of the comparison of behavior.
    let coverage: BehaviorCoverage

    /// Compares two programs.
    ///
    /// - Parameters:
    ///   - old: the program before the change.
    ///   - new: the program after the change.
    public init(from old: Revision, to new: Revision) {
        (self.old, self.new) = (old, new)
        let (before, after) = (old.outline, new.outline)
        let renames = Renames(from: before, to: after)
        spec = compareSpecs(before, after, renames)
        appCode = compareInterfaces(old.interface, new.interface) + compareData(old.program, new.program)
        let findings = compareFindings((old.findings, old.sources), (new.findings, new.sources), renames)
        guard !old.program.starts.isEmpty, !new.program.starts.isEmpty else {
            behavior = findings
            coverage = .noStart
            return
        }
        let (former, present) = (Analysis(of: old.program.renamed(by: renames)), Analysis(of: new.program))
        let compared = compareBehavior(former, present, isSameSpec: spec.isEmpty)
        let changes = compared.changes + findings
        behavior = BehaviorChange.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
        coverage = compared.coverage
    }

    var isEmpty: Bool { spec.isEmpty && appCode.isEmpty && behavior.isEmpty }
}

/// The extent of the comparison of behavior. Findings are always compared.
enum BehaviorCoverage: Sendable, Equatable {
    /// Everything.
    case whole
    /// Findings only: one of the programs has neither a root nor entry flows, and so no stacks.
    case noStart
    /// Findings and deep links only: one of the programs is too large for a complete analysis.
    case tooLarge
    /// Everything except the protection by some guards, which would need too many analyses.
    case guardsInPart(uncompared: Int)
}
