import FlowGraph
import FlowSpec

/// Decides how sure findings are: nothing is called confirmed that the abstract machine hasn't
/// done. What it confirms not at all is called possible, and an error is a warning then: it may be
/// that it never happens.
struct Confirmation {
    let analysis: Analysis

    /// The findings with their runs and verdicts: the analysis's own run if the machine can make
    /// it, else what a bounded search finds.
    func diagnostics(of findings: [Finding]) -> [Diagnostic] {
        // Few slices, since neighbours share most of their runs.
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

    /// How much is looked at for the runs of all findings, however many there are.
    private static let effort = 16_000_000
}

extension Replayer {
    /// The run that shows a finding, if it is one that the machine can make.
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
