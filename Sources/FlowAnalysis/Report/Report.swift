import FlowGraph
import FlowSpec
import PushdownSystems

extension Analysis {
    /// Reports all findings of the analysis, each with a run that shows it. The run is a shortest
    /// one unless it says otherwise.
    ///
    /// - Parameters:
    ///   - diagnostics: receives the findings.
    ///   - suppressions: the suppressions of the program. Suppressed findings are reported too; the
    ///     analysis also looks for findings beyond them.
    public func report(into diagnostics: inout Diagnostics, suppressions: [SuppressionDeclaration] = []) {
        let unused = Set(diagnostics.all.filter { $0.rule == .unusedFlow }.map(\.range))
        let dismissals = Set(diagnostics.all.filter { $0.rule == .unhandledDismissal }.map(\.range))
        let report = Report(analysis: self, unusedFlows: unused, knownDismissals: dismissals, suppressions: suppressions)
        var findings = report.approximations()
        if system.isCut {
            findings += report.unnamed() + report.faults() + report.traps() + report.losses() + report.invariants()
        } else {
            // The questions are independent of each other.
            let questions: [@Sendable () -> [Finding]] = [
                report.unreachable, report.faults, report.stackGrowth, report.layerGrowth, report.slots, report.abandonments,
                report.dismissals, report.deadEnds, report.closedLayers, report.neededAnswers, report.traps, report.losses,
                report.unaskedStarts, report.constantGuards, report.linkedOnly, report.bypasses, report.noEffects, report.deadLinks,
                report.removedModals, report.replacedSteps, report.invariants,
            ]
            findings += questions.mapSlices(questions.count) { $0.flatMap { $0() } }
        }
        for diagnostic in Confirmation(analysis: self).diagnostics(of: findings) { diagnostics.add(diagnostic) }
    }
}

/// The findings of the analysis, rule by rule.
struct Report: Sendable {
    let analysis: Analysis
    /// The locations of flows that are already reported as unused.
    let unusedFlows: Set<SourceRange>
    /// The locations that are already reported as unhandled dismissals.
    let knownDismissals: Set<SourceRange>
    /// The suppressions of the program.
    let suppressions: [SuppressionDeclaration]

    init(analysis: Analysis, unusedFlows: Set<SourceRange>, knownDismissals: Set<SourceRange> = [], suppressions: [SuppressionDeclaration])
    {
        self.analysis = analysis
        self.unusedFlows = unusedFlows
        self.knownDismissals = knownDismissals
        self.suppressions = suppressions
    }

    var program: Program { analysis.program }

    var inWindow: Analysis { analysis.inWindow }
    var byHand: Analysis { analysis.byHand }
}
