import FlowSpec
import Foundation
import TestSupport
import Testing

@testable import FlowViews

/// Reports with any content are complete and valid in every format.
@Suite struct ReportFormTests {
    private let sources = MarkedText("1️⃣a2️⃣: \"日本👍 3️⃣b\"4️⃣\n5️⃣c: d6️⃣\n")

    /// Reports of no findings, of the simplest ones, of complete ones, and of a failed run.
    private var reports: [String: FindingsReport] {
        let ranges = [(1, 2), (3, 4), (1, 6), (5, 5)].compactMap { sources.range($0.0, $0.1, in: sampleID) }
        var all = [
            "empty": report(of: [], in: sources), "failure": report(of: [], in: sources, failures: ["no such file", hostile]),
            "nothing": FindingsReport([], sources: SourceTable(), failures: ["nothing was read"], version: "1.2.3"),
        ]
        for (name, text, path) in [
            ("plain", "wrong", "Sources/App.flow.yaml"), ("hostile", hostile, "/a\n,:%]]>/\(hostile)/b.flow.yaml"),
            ("unicode", "日本 é e\u{301} 👩‍👩‍👧 'ʼ' — “”", "Größe 日本/👍:x#y?z.flow.yaml"),
        ] {
            let findings = ranges.flatMap { range in
                Severity.allCases.map { fullFinding(text, at: range, $0) } + [Diagnostic(.wrongType, text, at: range)]
            }
            all[name] = report(of: findings, in: sources, path: path)
        }
        return all
    }

    @Test func `JSON fits its schema, and says what was found`() throws {
        #expect(ranges.count == 4)
        #expect(try schemaProblems(of: reports.mapValues { $0.bytes(as: .json) }, schema: diagnosticsSchema()) == "")
        for (name, report) in reports {
            let json = try #require(JSONSerialization.jsonObject(with: Data(report.bytes(as: .json))) as? [String: Any], "\(name)")
            let findings = try #require(json["findings"] as? [[String: Any]])
            #expect(findings.map { $0["message"] as? String } == report.findings.map(\.message))
            #expect(findings.map { $0["rule"] as? String } == report.findings.map(\.rule.id))
            #expect(findings.map { dig($0, "trace", "contradictions") as? [String] } == report.findings.map { $0.trace?.contradictions })
            #expect(json["failures"] as? [String] ?? [] == report.failures)
            #expect(json["errors"] as? Int == report.findings.count { $0.severity == .error })
        }
    }

    private var ranges: [SourceRange] {
        [(1, 2), (3, 4), (1, 6), (5, 5)].compactMap { sources.range($0.0, $0.1, in: sampleID) }
    }

    @Test func `SARIF fits what code scanning reads, and says what was found`() throws {
        #expect(try sarifProblems(of: reports.mapValues { $0.bytes(as: .sarif) }) == "")
        let results = try sarifResults(in: #require(reports["hostile"]).bytes(as: .sarif))
        #expect(results.count == 16)
        for result in results {
            let message = try #require((result["message"] as? [String: Any])?["text"] as? String)
            // Brackets that would form a link are escaped.
            let wanted = hostile.replacingOccurrences(of: "[", with: "\\[").replacingOccurrences(of: "]", with: "\\]")
            #expect(message == wanted || message == wanted + " (confirmed, 2 actions; a shorter trace might exist)")
        }
    }

    @Test func `SARIF leads to the place, the second places, the way and the change`() throws {
        let range = try #require(sources.range(3, 4, in: sampleID))
        let result = try #require(try sarifResults(in: report(of: [fullFinding("x", at: range)], in: sources).bytes(as: .sarif)).first)
        // In bytes the column is 16: 日本 has six and 👍 has four, but in UTF-16 they have two each.
        let region = try #require(dig(result, "locations", 0, "physicalLocation", "region") as? [String: Int])
        #expect(region == ["startLine": 1, "startColumn": 10, "endLine": 1, "endColumn": 12])
        #expect((dig(result, "relatedLocations") as? [Any])?.count == 3)
        let steps = try #require(dig(result, "codeFlows", 0, "threadFlows", 0, "locations") as? [[String: Any]])
        #expect(
            steps.map { dig($0, "location", "message", "text") as? String } == [
                "start (x) → x", "1. tap x (x; x) → x", "2. back → x",
                "the trace needs x to be both true and false, and nothing in "
                    + "between can change it",
            ])
        #expect(dig(result, "fixes", 0, "artifactChanges", 0, "replacements", 0, "insertedContent", "text") as? String == "x")
        #expect(dig(result, "fixes", 0, "artifactChanges", 0, "replacements", 0, "deletedRegion") as? [String: Int] == region)
    }

    @Test(arguments: [(Rule.popToMissing, true), (.unreadableFile, false)])
    func `a run in which a file couldn't be read isn't successful`(rule: Rule, isSuccessful: Bool) throws {
        let finding = Diagnostic(rule, "x", at: .start(of: sampleID))
        let json = try JSONSerialization.jsonObject(with: Data(report(of: [finding], in: sources).bytes(as: .sarif)))
        #expect(dig(json, "runs", 0, "invocations", 0, "executionSuccessful") as? Bool == isSuccessful)
    }

    @Test func `a byte order mark has no column`() throws {
        let text = MarkedText("\u{FEFF}flow: 1️⃣x2️⃣")
        let range = try #require(text.range(1, 2, in: sampleID))
        let result = try #require(try sarifResults(in: report(of: [fullFinding("x", at: range)], in: text).bytes(as: .sarif)).first)
        let region = try #require(dig(result, "locations", 0, "physicalLocation", "region") as? [String: Int])
        #expect(region["startColumn"] == 7 && region["endColumn"] == 8)
    }

    @Test(arguments: ["plain", "hostile", "unicode", "failure", "empty", "nothing"])
    func `GitHub's commands are a line each, and give back what was put in`(name: String) throws {
        let report = try #require(reports[name])
        let lines = String(decoding: report.bytes(as: .github), as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.last == "")
        #expect(lines.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
        let commands = try lines.dropLast().map { try #require(WorkflowCommand(String($0)), "\($0)") }
        #expect(commands.count == report.failures.count + report.findings.count)
        for (command, failure) in zip(commands, report.failures) {
            #expect(command.kind == "error")
            #expect(command.properties == ["title": "flowgen"])
            #expect(command.message == escaped(failure))
        }
        for (command, finding) in zip(commands.dropFirst(report.failures.count), report.findings) {
            #expect(command.kind == ["error": "error", "warning": "warning", "note": "notice"][finding.severity.rawValue])
            #expect(command.properties["file"] == escaped(report.sources[sampleID].path))
            #expect(command.properties["line"] == "\(finding.range.start.line)")
            #expect(command.properties["title"] == finding.rule.id)
            #expect((command.properties["col"] == nil) == (finding.range.start.line != finding.range.end.line))
            let said = command.message.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(said.first.map(String.init) == escaped(finding.sentence))
            #expect(said.count == 1 + finding.secondPlaces.count)
        }
    }

    @Test func `JUnit is XML with right numbers; what fails is what is an error`() throws {
        #expect(try jUnitProblems(of: reports.mapValues { $0.bytes(as: .junit) }) == "")
        let text = String(decoding: try #require(reports["plain"]).bytes(as: .junit), as: UTF8.self)
        #expect(text.contains(#"<testsuites name="flowgen" tests="16" failures="8" errors="0" skipped="0">"#))
        #expect(
            text.contains(
                #"<testcase classname="Sources/App.flow.yaml" name="pop-to-missing at 1:1, 2" file="Sources/App.flow.yaml" line="1">"#))
        let empty = String(decoding: try #require(reports["empty"]).bytes(as: .junit), as: UTF8.self)
        #expect(empty.contains(#"<testcase classname="App.flow.yaml" name="no findings" file="App.flow.yaml"/>"#))
        let lines = String(decoding: report(of: [], in: sources, failures: ["a\nb"]).bytes(as: .junit), as: UTF8.self)
        #expect(lines.contains(#"<error message="a&#10;b" type="input"/>"#))
    }

    @Test func `text is a line for each finding and each second place`() throws {
        for report in reports.values {
            let lines = String(decoding: report.bytes(as: .text), as: UTF8.self).split(separator: "\n")
            #expect(lines.count == report.failures.count + report.findings.reduce(0) { $0 + 1 + $1.secondPlaces.count })
        }
    }

    @Test(arguments: [(10_000, false), (2_000, true)])
    func `10,000 findings on as many lines, and 2,000 on one`(count: Int, isOneLine: Bool) throws {
        let (text, places) = manyLines(count, isOneLine: isOneLine)
        let findings = places.enumerated().map { number, place in Diagnostic(.unknownKey, "'kéy\(number)' isn't a key", at: place) }
        let report = report(of: findings, in: text)
        #expect(try schemaProblems(of: ["many": report.bytes(as: .json)], schema: diagnosticsSchema()) == "")
        let sarif = report.bytes(as: .sarif)
        #expect(try sarifProblems(of: ["many": sarif]) == "")
        #expect(try jUnitProblems(of: ["many": report.bytes(as: .junit)]) == "")
        #expect(report.bytes(as: .github).count { $0 == UInt8(ascii: "\n") } == count)
        let last = try #require(places.last)
        let results = try sarifResults(in: sarif)
        #expect(results.count == count)
        let result = try #require(results.last)
        let region = try #require(dig(result, "locations", 0, "physicalLocation", "region") as? [String: Int])
        let before = String(decoding: text.bytes[(last.start.offset - last.start.column + 1)..<last.start.offset], as: UTF8.self)
        #expect(region["startColumn"] == before.utf16.count + 1)
    }

    @Test func `the committed schema is the one that the tool prints`() throws {
        #expect(try isCommitted(diagnosticsSchema(), at: "Schemas/diagnostics.schema.json"), "the table has changed: run 'make update'")
    }

    @Test(arguments: [
        (#""kind": "confirmed""#, #""kind": "sure""#), (#""severity": "error""#, #""severity": "fatal""#), (#""line": 1"#, #""line": 0"#),
        (#""state": "#, #""stacks": "#), (#""diagnostics": 1"#, #""diagnostics": 2"#),
    ])
    func `what isn't a report doesn't fit its schema`(part: String, other: String) throws {
        let text = String(decoding: try #require(reports["plain"]).bytes(as: .json), as: UTF8.self)
        #expect(text.contains(part))
        let changed = text.replacingOccurrences(of: part, with: other)
        #expect(try schemaProblems(of: ["changed": Array(changed.utf8)], schema: diagnosticsSchema()) != "")
    }

    @Test(arguments: [
        (#""ruleIndex": "#, #""ruleIndex": 1"#), (#""startLine": 1"#, #""startLine": 0"#), (#""level": "error""#, #""level": "fatal""#),
        (#""uri": ""#, #""uri": "a b"#), (#""threadFlows""#, #""flows""#), (#""physicalLocation""#, #""place""#),
    ])
    func `what isn't SARIF is found to be none`(part: String, other: String) throws {
        let text = String(decoding: try #require(reports["plain"]).bytes(as: .sarif), as: UTF8.self)
        #expect(text.contains(part))
        let changed = text.replacingOccurrences(of: part, with: other)
        // A change that breaks the form also breaks the lookups in the second part.
        let problems = (try? sarifProblems(of: ["changed": Array(changed.utf8)])) ?? "broken"
        #expect(problems != "")
    }

    @Test(arguments: [
        ("a.json", ReportFormat.json), ("x/B.SARIF", .sarif), ("r.xml", .junit), ("r.txt", .text), ("a.yaml", nil), ("json", nil),
    ])
    func `a report's name says its format`(name: String, format: ReportFormat?) {
        #expect(ReportFormat(fileName: name) == format)
    }
}

/// The results of a report as SARIF.
private func sarifResults(in bytes: [UInt8]) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(bytes))
    return try #require(dig(json, "runs", 0, "results") as? [[String: Any]])
}

/// The value at a path of keys and indices.
private func dig(_ value: Any, _ path: Any...) -> Any? {
    path.reduce(value as Any?) { value, step in
        switch step {
        case let key as String: (value as? [String: Any])?[key]
        case let index as Int: (value as? [Any]).flatMap { $0.indices.contains(index) ? $0[index] : nil }
        default: nil
        }
    }
}
