import FlowGraph
import FlowSpec
import PushdownSystems

extension Analysis {
    /// Reports all that the analysis finds, each with a run that shows it: a shortest one, unless
    /// it says otherwise.
    ///
    /// - Parameter excuses: the program's excuses. What one hides is reported too; beyond it is
    ///   looked for what it doesn't excuse.
    public func report(into diagnostics: inout Diagnostics, excuses: [ExcuseDeclaration] = []) {
        let unused = Set(diagnostics.all.filter { $0.rule == .unusedFlow }.map(\.range))
        let dismissals = Set(diagnostics.all.filter { $0.rule == .unhandledDismissal }.map(\.range))
        let report = Report(analysis: self, unusedFlows: unused, knownDismissals: dismissals, excuses: excuses)
        var findings = report.approximations()
        if system.isCut {
            findings += report.unnamed() + report.faults() + report.traps() + report.invariants()
        } else {
            // None needs to know of another.
            let questions: [@Sendable () -> [Finding]] = [
                report.unreachable, report.faults, report.stackGrowth, report.layerGrowth, report.slots, report.abandonments,
                report.dismissals, report.deadEnds, report.closedLayers, report.neededAnswers, report.traps, report.unaskedStarts,
                report.linkedOnly, report.bypasses,
                report.noEffects, report.deadLinks, report.replacedSteps, report.invariants,
            ]
            findings += questions.mapSlices(questions.count) { $0.flatMap { $0() } }
        }
        for diagnostic in Confirmation(analysis: self).diagnostics(of: findings) { diagnostics.add(diagnostic) }
    }
}

/// What there is to report, rule by rule.
struct Report: Sendable {
    let analysis: Analysis
    /// The flows of which it is known that nothing shows them, by their places.
    let unusedFlows: Set<SourceRange>
    /// The places where it is known that a flow can be left without a result.
    let knownDismissals: Set<SourceRange>
    /// What the program excuses.
    let excuses: [ExcuseDeclaration]

    init(analysis: Analysis, unusedFlows: Set<SourceRange>, knownDismissals: Set<SourceRange> = [], excuses: [ExcuseDeclaration]) {
        self.analysis = analysis
        self.unusedFlows = unusedFlows
        self.knownDismissals = knownDismissals
        self.excuses = excuses
    }

    var program: Program { analysis.program }

    var inWindow: Analysis { analysis.inWindow }
    var byHand: Analysis { analysis.byHand }
}
