import FlowSpec
import FlowViews
import Foundation
import TestSupport
import Testing

/// The formats of findings, in the output of the commands.
@Suite struct FormatTests {
    private static let formats = ["json", "sarif", "github", "junit"]
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test func `every rule's wrong example is right in every format`() async throws {
        var texts: [String: [String: [UInt8]]] = [:]
        for rule in Rule.all {
            let sandbox = try Sandbox()
            let examples = try RuleExamples(rule.id)
            for file in examples.wrong { try sandbox.write(file.text, to: file.path) }
            let run = try await sandbox.flowgen(
                "validate", "--format", "github", "--report", "o.json", "--report", "o.sarif", "--report", "o.xml")
            #expect(run.code == (rule == .unreadableFile ? 66 : rule.severity == .error ? 1 : 0))
            #expect(run.errors == "")
            for (name, kind) in [("o.json", "json"), ("o.sarif", "sarif"), ("o.xml", "junit")] {
                texts[kind, default: [:]][rule.id] = Array(try #require(sandbox.text(name), "\(rule.id)").utf8)
            }
            let commands = try run.output.split(separator: "\n").map { try #require(WorkflowCommand(String($0)), "\($0)") }
            #expect(Set(commands.map { $0.properties["title"] }) == [rule.id], "\(rule.id)")
            let shown = examples.output.matches(of: /(?m)^(\S+:\d+):\d+: (?:error|warning|note): .* \[([a-z-]+)\]$/)
            #expect(
                commands.map { "\($0.properties["file"] ?? ""):\($0.properties["line"] ?? "")" }
                    == shown.filter { $0.2 == rule.id }.map { String($0.1) })
        }
        #expect(texts["json"]?.count == Rule.all.count)
        #expect(try schemaProblems(of: #require(texts["json"]), schema: diagnosticsSchema()) == "")
        #expect(try sarifProblems(of: #require(texts["sarif"])) == "")
        #expect(try jUnitProblems(of: #require(texts["junit"])) == "")
    }

    @Test(arguments: formats, ["validate", "generate"])
    func `a run that fails prints a whole document and nothing else`(format: String, command: String) async throws {
        try sandbox.write(spec("home", transitions: "{ go: { push: hime } }"), to: "Größe 日本/Home.flow.yaml")
        let finding = try await sandbox.flowgen(command, "--format", format)
        #expect(finding.code == 1)
        #expect(finding.errors == "")
        let missing = try await sandbox.flowgen(command, "--format", format, "a", "b\n::error::x")
        #expect(missing.code == 66)
        #expect(missing.errors.split(separator: "\n").count == 2)
        try sandbox.makeFolder("Folder.flow.yaml")
        let unreadable = try await sandbox.flowgen(command, "--format", format)
        #expect(unreadable.code == 66)
        #expect(unreadable.errors == "")
        #expect(unreadable.output.contains("the path is a folder"))
        try check([finding.output, missing.output, unreadable.output], format: format)
    }

    @Test(arguments: formats)
    func `a run without findings prints a whole document and nothing else`(format: String) async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        for command in ["validate", "generate"] {
            let run = try await sandbox.flowgen(command, "--format", format)
            #expect(run.code == 0)
            #expect(run.errors == "")
            try check([run.output], format: format)
        }
    }

    private func check(_ outputs: [String], format: String) throws {
        let texts = Dictionary(uniqueKeysWithValues: outputs.enumerated().map { ("\($0)", Array($1.utf8)) })
        switch format {
        case "json": #expect(try schemaProblems(of: texts, schema: diagnosticsSchema()) == "")
        case "sarif": #expect(try sarifProblems(of: texts) == "")
        case "junit": #expect(try jUnitProblems(of: texts) == "")
        default: for output in outputs { #expect(output.split(separator: "\n").allSatisfy { WorkflowCommand(String($0)) != nil }) }
        }
    }

    @Test func `reports are written beside the text, into folders that are made`() async throws {
        try sandbox.write(spec("home", transitions: "{ go: { push: hime } }"), to: "Home.flow.yaml")
        let plain = try await sandbox.flowgen("validate")
        let run = try await sandbox.flowgen("validate", "--report", "out/a/r.sarif", "--report", "r.txt", "--report", "r.JSON")
        #expect(run == plain)
        #expect(sandbox.text("r.txt") == plain.errors)
        #expect(sandbox.text("r.JSON") == (try await sandbox.flowgen("validate", "--format", "json")).output)
        #expect(sandbox.text("out/a/r.sarif") == (try await sandbox.flowgen("validate", "--format", "sarif")).output)
        let missing = try await sandbox.flowgen("validate", "gone", "--report", "m.json")
        #expect(missing.code == 66)
        #expect(sandbox.text("m.json")?.contains("no such file or folder: 'gone'") == true)
    }

    @Test func `a report without a format is wrong usage, one that can't be written is an error of output`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        let named = try await sandbox.flowgen("validate", "--report", "r.yaml")
        #expect(named.code == 64)
        #expect(named.errors.contains("the format of the report 'r.yaml' is unknown; end its name in .json, .sarif, .xml or .txt"))
        #expect(try await sandbox.flowgen("validate", "--format", "xml").code == 64)
        let blocked = try await sandbox.flowgen("validate", "--report", "Home.flow.yaml/r.json")
        #expect(blocked.code == 74)
        #expect(
            blocked.errors == "flowgen: error: can't write the report 'Home.flow.yaml/r.json': 'Home.flow.yaml' is a file, not a folder\n")
    }

    @Test func `the right spelling of a target, a key and a word is a change that can be made, and text doesn't repeat it`() async throws {
        let wrong =
            spec("home", transitions: "{ a: { push: hime }, b: { pusch: home }, c: { push: \"hime\" } }") + "rules: { unused-flow: of }\n"
        try sandbox.write(wrong.replacing("rules: { unused-flow: off, unused-suppression: off }\n", with: ""), to: "Home.flow.yaml")
        let run = try await sandbox.flowgen("validate", "--report", "r.json", "--report", "r.sarif")
        #expect(run.errors.split(separator: "\n").count == 4)
        let report = try #require(sandbox.text("r.json"))
        // A quoted name has no replacement.
        #expect(report.matches(of: /"replacement": "([^"]*)"/).map { String($0.1) } == ["home", "push", "off"])
        let sarif = try #require(sandbox.text("r.sarif"))
        #expect(sarif.matches(of: /"insertedContent": \{ "text": "([^"]*)" \}/).map { String($0.1) } == ["home", "push", "off"])
        #expect(try sarifProblems(of: ["fixes": Array(sarif.utf8)]) == "")
    }

    @Test func `output is the same in every run`() async throws {
        for (name, transitions) in [("a", "{ x: { push: gone }, y: { push: home } }"), ("b", "{ x: {} }")] {
            try sandbox.write(part(name, transitions: transitions), to: "\(name).flow.yaml")
        }
        for format in ReportFormat.allCases.map(\.rawValue) {
            let runs = [
                try await sandbox.flowgen("validate", "--format", format), try await sandbox.flowgen("validate", "--format", format),
            ]
            #expect(runs[0] == runs[1])
        }
    }

    @Test func `the schema of findings is printed`() async throws {
        #expect(try await sandbox.flowgen("schema", "--diagnostics").output == String(decoding: diagnosticsSchema(), as: UTF8.self))
        #expect(try await sandbox.flowgen("schema", "--diagnostics", "--program").code == 64)
    }
}
