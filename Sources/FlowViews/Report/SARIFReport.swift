import FlowSpec

extension FindingsReport {
    /// The report in SARIF 2.1.0, with the keys required for code scanning.
    var sarif: JSON {
        let places = SARIFPlaces(sources)
        let prints = fingerprints(of: findings, in: sources)
        let numbers = Dictionary(Rule.all.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let run: JSON = [
            "tool": .object(where: [("driver", driver)]),
            "invocations": .array([invocation]),
            "columnKind": .string("utf16CodeUnits"),
            "artifacts": .array(sources.ids.map { ["location": places.file($0), "roles": .strings(["analysisTarget"])] }),
            "results": .array(
                zip(findings, prints).map { finding, print in
                    result(finding, fingerprint: print, rule: numbers[finding.rule], places)
                }),
        ]
        return [
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .string("2.1.0"),
            "runs": .array([run]),
        ]
    }

    private var driver: JSON {
        [
            "name": .string("flowgen"),
            "semanticVersion": .string(version),
            "rules": .array(RulePage.all.map(sarifRule)),
        ]
    }

    private var invocation: JSON {
        let notifications = failures.map { ["level": .string("error"), "message": sarifMessage($0)] as JSON }
        return [
            "executionSuccessful": .boolean(isComplete),
            "toolExecutionNotifications": notifications.isEmpty ? nil : .array(notifications),
        ]
    }

    private func result(_ finding: Diagnostic, fingerprint: String, rule: Int?, _ places: SARIFPlaces) -> JSON {
        let related = finding.notes + finding.suggestions.filter { $0.replacement == nil }.map(\.note)
        let fixes = finding.suggestions.compactMap { fix($0, places) }
        return [
            "ruleId": .string(finding.rule.id),
            "ruleIndex": rule.map(JSON.integer),
            "level": .string(finding.severity.rawValue),
            "message": sarifMessage(finding.sentence),
            "locations": .array([["physicalLocation": places.place(finding.range)]]),
            "relatedLocations": related.isEmpty
                ? nil
                : .array(
                    related.enumerated().map { number, note in
                        ["id": .integer(number + 1)] + location(note, places)
                    }),
            "codeFlows": finding.trace.map { .array([codeFlow($0, of: finding, places)]) },
            "fixes": fixes.isEmpty ? nil : .array(fixes),
            "partialFingerprints": ["flowgenFinding/v1": .string(fingerprint)],
        ]
    }

    private func location(_ note: Diagnostic.Note, _ places: SARIFPlaces) -> JSON {
        ["physicalLocation": places.place(note.range), "message": sarifMessage(note.message)]
    }

    private func codeFlow(_ trace: Trace, of finding: Diagnostic, _ places: SARIFPlaces) -> JSON {
        let steps = traceNotes(trace, of: finding.range, limit: .max).map { ["location": location($0, places)] as JSON }
        return ["threadFlows": .array([["locations": .array(steps)]])]
    }

    private func fix(_ suggestion: Suggestion, _ places: SARIFPlaces) -> JSON? {
        guard let replacement = suggestion.replacement else { return nil }
        let change: JSON = [
            "deletedRegion": places.region(suggestion.range), "insertedContent": ["text": .string(replacement)],
        ]
        return [
            "description": sarifMessage(suggestion.message),
            "artifactChanges": .array([
                ["artifactLocation": places.file(suggestion.range.source), "replacements": .array([change])]
            ]),
        ]
    }
}

/// A message as an object. Escapes brackets of links. Without arguments, braces have no meaning.
func sarifMessage(_ text: String) -> JSON {
    let isLink = text.contains("](")
    let plain = isLink ? text.map { $0 == "[" || $0 == "]" ? "\\\($0)" : String($0) }.joined() : text
    return ["text": .string(plain)]
}
