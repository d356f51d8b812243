import FlowAnalysis
import FlowGraph
import FlowSpec

/// What a change does to a program: to the spec, to app code and for users.
public struct Difference: Sendable {
    /// The program before the change.
    let old: Revision
    /// The program after it.
    let new: Revision
    /// How the specs differ.
    let spec: [SpecChange]
    /// What keeps app code from compiling, or links and saved states from being accepted.
    let appCode: [AppCodeChange]
    /// What users notice.
    let behaviour: [BehaviourChange]
    /// How much of what users notice was compared.
    let coverage: BehaviourCoverage

    /// Compares two programs.
    ///
    /// - Parameters:
    ///   - old: the program before the change.
    ///   - new: the program after it.
    public init(from old: Revision, to new: Revision) {
        (self.old, self.new) = (old, new)
        let (before, after) = (old.outline, new.outline)
        let renames = Renames(from: before, to: after)
        spec = compareSpecs(before, after, renames)
        appCode = compareInterfaces(old.interface, new.interface) + compareData(old.program, new.program)
        let findings = compareFindings((old.findings, old.sources), (new.findings, new.sources), renames)
        guard !old.program.starts.isEmpty, !new.program.starts.isEmpty else {
            behaviour = findings
            coverage = .noStart
            return
        }
        let (former, present) = (Analysis(of: old.program.renamed(by: renames)), Analysis(of: new.program))
        let compared = compareBehaviour(former, present, isSameSpec: spec.isEmpty)
        let changes = compared.changes + findings
        behaviour = BehaviourChange.Kind.allCases.flatMap { kind in changes.filter { $0.kind == kind } }
        coverage = compared.coverage
    }

    /// Whether there is no difference.
    var isEmpty: Bool { spec.isEmpty && appCode.isEmpty && behaviour.isEmpty }

    /// Whether app code no longer compiles, or links or saved states are no longer accepted.
    public var isBreaking: Bool { !appCode.isEmpty }

    /// Whether there are findings, other than notes, that the old program doesn't have.
    public var hasNewFindings: Bool { behaviour.contains { $0.kind == .newFinding && $0.severity != .note } }
}

/// How much of what users notice was compared. Findings always are.
enum BehaviourCoverage: Sendable, Equatable {
    /// Everything.
    case whole
    /// Findings only: one of the programs has neither a root nor entry flows, so that nothing is
    /// known of its stacks.
    case noStart
    /// Findings and deep links only: one of the programs is too large to be analysed as a whole.
    case tooLarge
    /// All but what so many guards protect, which would take more analyses than are made.
    case guardsInPart(uncompared: Int)
}
