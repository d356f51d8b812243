import FlowSpec

/// The version of the format. Increases when a key changes its meaning or is removed.
let diagnosticsVersion = 1

extension FindingsReport {
    /// The report in the format of ``diagnosticsSchema()``.
    var json: JSON {
        [
            "diagnostics": .integer(diagnosticsVersion),
            "flowgen": .string(version),
            "errors": .integer(count(.error)),
            "warnings": .integer(count(.warning)),
            "notes": .integer(count(.note)),
            "failures": failures.isEmpty ? nil : .strings(failures),
            "findings": .array(findings.map(finding)),
        ]
    }

    private func finding(_ finding: Diagnostic) -> JSON {
        [
            "rule": .string(finding.rule.id),
            "severity": .string(finding.severity.rawValue),
            "message": .string(finding.message),
            "place": sources.json(of: finding.range),
            "verdict": finding.verdict.map(verdict),
            "notes": list(finding.notes) { ["message": .string($0.message), "place": self.sources.json(of: $0.range)] },
            "trace": finding.trace.map(sources.json),
            "suggestions": list(finding.suggestions) { suggestion in
                [
                    "message": .string(suggestion.message),
                    "place": self.sources.json(of: suggestion.range),
                    "replacement": suggestion.replacement.map(JSON.string),
                ]
            },
        ]
    }

    private func verdict(_ verdict: Verdict) -> JSON {
        switch verdict {
        case .proved: ["kind": .string("proved")]
        case .confirmed(let actions, let isShortest):
            ["kind": .string("confirmed"), "actions": .integer(actions), "shortest": isShortest ? nil : .boolean(false)]
        case .possible(let actions, let states):
            ["kind": .string("possible"), "actions": .integer(actions), "states": .integer(states)]
        }
    }
}

extension SourceTable {
    /// Returns a trace as JSON.
    ///
    /// - Parameter trace: a trace with locations in files of this table.
    public func json(of trace: Trace) -> JSON {
        [
            "start": .string(trace.start),
            "needs": list(trace.startNeeds, JSON.string),
            "actions": .array(
                trace.actions.map { action in
                    [
                        "text": .string(action.text),
                        "needs": list(action.needs, JSON.string),
                        "state": .string(action.state),
                        "place": action.range.map(json),
                    ]
                }),
            "ending": trace.ending.map(JSON.string),
            "contradictions": list(trace.contradictions, JSON.string),
        ]
    }
}

/// A list of values; nil if it's empty, so its key is left out.
private func list<Item>(_ items: [Item], _ value: (Item) -> JSON) -> JSON? {
    items.isEmpty ? nil : .array(items.map(value))
}
