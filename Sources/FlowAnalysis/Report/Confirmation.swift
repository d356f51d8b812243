import FlowDiagnostics
import FlowGraph

/// Decides how sure findings are: nothing is called confirmed that the abstract machine hasn't
/// done. What it confirms not at all is called possible, and an error is a warning then: it may be
/// that it never happens.
struct Confirmation {
    let machine: Machine
    /// The nearest states: what lies beyond is called possible.
    private var search: StateSearch?

    init(machine: Machine, nearest search: StateSearch? = nil) {
        self.machine = machine
        self.search = search
    }

    /// The findings with their runs and verdicts: the analysis's own run if the machine can make
    /// it, else what a bounded search finds.
    mutating func diagnostics(of findings: [Finding]) -> [Diagnostic] {
        // Few slices, since neighbours share most of their runs.
        let replayed = findings.mapSlices { [machine] findings in
            var replayer = Replayer(machine, effort: Effort(1_000_000 + 2_000 * findings.count))
            var writer = TraceWriter(program: machine.program)
            return findings.map { finding in
                replayer.replay(finding).map { finding.diagnostic.confirmed(by: $0, &writer) }
            }
        }
        var writer = TraceWriter(program: machine.program)
        return zip(findings, replayed).map { finding, confirmed in
            if let confirmed { return confirmed }
            switch finding.evidence {
            case .said: return finding.diagnostic
            case .run: return finding.diagnostic.possible(bound)
            case .fault(let kind, _):
                let replay = searched.run(to: .fault(kind, finding.diagnostic.range))
                return replay.map { finding.diagnostic.confirmed(by: $0, &writer) } ?? finding.diagnostic.possible(bound)
            }
        }
    }

    /// The verdict on what no run was found for.
    private var bound: Verdict {
        mutating get {
            let search = searched
            return .possible(searchedActions: search.depth, searchedStates: search.count)
        }
    }

    private var searched: StateSearch {
        mutating get {
            if let search { return search }
            let search = StateSearch.nearest(of: machine)
            self.search = search
            return search
        }
    }
}

extension Replayer {
    /// The run that shows a finding, if it is one that the machine can make.
    fileprivate mutating func replay(_ finding: Finding) -> Replay? {
        switch finding.evidence {
        case .said: nil
        case .run(let replay): replay
        case .fault(let kind, let actions): replay(actions, to: .fault(kind, finding.diagnostic.range))
        }
    }
}

extension Diagnostic {
    fileprivate func confirmed(by replay: Replay, _ writer: inout TraceWriter) -> Diagnostic {
        var finding = self
        finding.trace = writer.trace(of: replay)
        finding.verdict = .confirmed(actions: replay.steps.count)
        return finding
    }

    fileprivate func possible(_ bound: Verdict) -> Diagnostic {
        var finding = self
        finding.verdict = bound
        finding.severity = min(severity, .warning)
        return finding
    }
}
