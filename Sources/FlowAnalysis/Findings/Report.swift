import FlowDiagnostics
import FlowGraph

extension Analysis {
    /// Reports all that the analysis finds, each with the shortest run that shows it.
    public func report(into diagnostics: inout Diagnostics) {
        var report = Report(self, diagnostics)
        report.approximations()
        if system.isCut {
            diagnostics = report.diagnostics
            return
        }
        report.unreachable()
        report.faults()
        report.growth()
        report.slots()
        report.abandonments()
        report.deadEnds()
        report.traps()
        report.invariants()
        diagnostics = report.diagnostics
    }
}

/// Findings while they are made.
struct Report {
    let analysis: Analysis
    let route: Route
    var diagnostics: Diagnostics
    var confirmation: Confirmation

    init(_ analysis: Analysis, _ diagnostics: Diagnostics) {
        self.analysis = analysis
        self.diagnostics = diagnostics
        route = Route(system: analysis.system, distances: analysis.distances)
        confirmation = Confirmation(machine: analysis.machine)
    }

    var program: Program { analysis.program }

    /// Reports a finding with the run that shows it. Where the machine confirms none, an error is a warning: it may be that it never happens.
    mutating func report(
        _ rule: Rule, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        suggestions: [Suggestion] = [],
        actions: [Route.Action], to goal: Goal
    ) {
        let found = confirmation.run(actions, to: goal)
        report(rule, message, at: range, notes: notes, suggestions: suggestions, found.replay, found.verdict)
    }

    /// Reports a finding with a run that shows it, if one was found.
    mutating func report(
        _ rule: Rule, _ message: String, at range: SourceRange, suggestions: [Suggestion] = [], _ replay: Replay?
    ) {
        let verdict = replay.map { .confirmed(actions: $0.steps.count) } ?? confirmation.bound
        report(rule, message, at: range, suggestions: suggestions, replay, verdict)
    }

    /// Reports a finding with a run that was made.
    mutating func report(
        _ rule: Rule, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        suggestions: [Suggestion] = [],
        _ replay: Replay?, _ verdict: Verdict
    ) {
        var finding = Diagnostic(
            rule, message, at: range, notes: notes, trace: replay?.trace(in: program, entries: analysis.machine.entries),
            suggestions: suggestions,
            verdict: verdict)
        if case .possible = verdict { finding.severity = min(finding.severity, .warning) }
        diagnostics.add(finding)
    }
}
