import FlowGraph
import FlowSpec

/// Decides how certain findings are. A finding is confirmed only if the abstract machine has
/// performed its run. Otherwise it is possible, and an error becomes a warning because it might
/// never happen.
struct Confirmation {
    let analysis: Analysis

    /// Returns the findings with traces and verdicts. A finding without a run gets the depth and
    /// size of a bounded search.
    func diagnostics(of findings: [Finding]) -> [Diagnostic] {
        // Uses few slices, because neighbors share most of their runs.
        let replayed = findings.mapSlices { [analysis, count = findings.count] findings in
            var replayer = Replayer(analysis, effort: Self.effort, sharedBy: count)
            var writer = TraceWriter(program: analysis.program)
            return findings.map { finding in
                replayer.replay(finding).map { replay in
                    var diagnostic = finding.diagnostic.confirmed(by: replay, &writer)
                    diagnostic.taker = diagnostic.taker ?? analysis.taker(of: diagnostic.range, in: replay)
                    return diagnostic
                }
            }
        }
        return zip(findings, replayed).map { finding, confirmed in
            if let confirmed { return confirmed }
            if case .said = finding.evidence { return finding.diagnostic }
            let search = analysis.nearest
            return finding.diagnostic.possible(.possible(searchedActions: search.depth, searchedStates: search.count))
        }
    }

    /// The effort for the runs of all findings together.
    private static let effort = 16_000_000
}

extension Replayer {
    /// Returns the run that shows a finding, if the machine can perform it.
    fileprivate mutating func replay(_ finding: Finding) -> Replay? {
        switch finding.evidence {
        case .said: nil
        case .run(let replay): replay
        case .fault(let kind, let actions, let bound): replay(actions, to: .fault(kind, finding.diagnostic.range), atLeast: bound)
        }
    }
}

extension Diagnostic {
    fileprivate func confirmed(by replay: Replay, _ writer: inout TraceWriter) -> Diagnostic {
        var finding = self
        finding.trace = writer.trace(of: replay)
        finding.verdict = .confirmed(actions: replay.steps.count, isShortest: replay.isShortest)
        return finding
    }

    fileprivate func possible(_ bound: Verdict) -> Diagnostic {
        var finding = self
        finding.verdict = bound
        finding.severity = min(severity, .warning)
        return finding
    }
}
