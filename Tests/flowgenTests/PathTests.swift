import Foundation
import Testing

@Suite struct PathTests {
    let sandbox: Sandbox
    private let hostile = "a\nb\u{1B}[31m\u{202E}\u{2028}\u{3164}.flow.yaml"

    init() throws {
        sandbox = try Sandbox()
    }

    /// True if a text has no invisible characters except line feeds.
    private func prints(_ text: String) -> Bool {
        !text.unicodeScalars.contains { scalar in
            scalar != "\n" && (scalar.value < 0x20 || [0x202E, 0x2028, 0x3164].contains(scalar.value))
        }
    }

    @Test(arguments: ["text", "json", "sarif", "github", "junit"])
    func `no format lets a path forge it`(format: String) async throws {
        try sandbox.write("flowspec: 1\nflows: {}\n", to: hostile)
        let run = try await sandbox.flowgen("validate", "--format", format)
        #expect(run.code == 1)
        #expect(prints(run.output) && prints(run.errors), "\(run)")
        let shown = #"a\nb\u{1B}[31m\u{202E}\u{2028}\u{3164}.flow.yaml"#
        switch format {
        case "text": #expect(run.errors.hasPrefix(shown + ":"))
        case "json": #expect(run.output.contains(shown.replacing("\\", with: "\\\\")))
        case "sarif": #expect(run.output.contains("a%0Ab%1B%5B31m%E2%80%AE%E2%80%A8%E3%85%A4.flow.yaml"))
        case "github": #expect(run.output.contains("file=\(shown),"))
        default: #expect(run.output.contains("classname=\"\(shown)\""))
        }
    }

    @Test func `no path forges what generate says`() async throws {
        try sandbox.write(spec("home"), to: hostile)
        let dry = try await sandbox.flowgen("generate", "--dry-run")
        #expect(dry.output == #"write  a\nb\u{1B}[31m\u{202E}\u{2028}\u{3164}.flow.swift"# + "\n")
        let check = try await sandbox.flowgen("generate", "--check", hostile)
        #expect(
            check.output.hasPrefix("--- /dev/null\n" + #"+++ "b/a\012b\033[31m\342\200\256\342\200\250\343\205\244.flow.swift""# + "\n@@"))
        #expect(prints(check.output) && prints(check.errors))
        #expect(check.errors.hasSuffix(#"run: flowgen generate $'a\012b\033[31m\342\200\256\342\200\250\343\205\244.flow.yaml'"# + "\n"))
        // The diff and the command are valid as printed.
        try sandbox.write(check.output, to: "diff")
        #expect(try await sandbox.run("/usr/bin/env", "git", "apply", "diff").code == 0)
        #expect(try await sandbox.flowgen("generate", "--check").code == 0)
    }

    @Test func `a command with a quotation mark under a mark`() async throws {
        let name = "it'\u{301}; touch x #'\u{301}.flow.yaml"
        try sandbox.write(spec("home"), to: name)
        let run = try await sandbox.flowgen("generate", "--check", name)
        let command = try #require(run.errors.split(separator: "run: flowgen ").last)
        _ = try await sandbox.run("/usr/bin/env", "bash", "-c", "printf '%s' \(command)")
        let words = try await sandbox.run("/usr/bin/env", "bash", "-c", "printf '%s|' \(command)")
        #expect(Array(words.output.utf8) == Array("generate|\(name)|".utf8))
        #expect(!sandbox.contents.contains("x"))
    }

    @Test func `composed and decomposed letters are two names`() async throws {
        let names = ["K\u{E4}se.flow.yaml", "Ka\u{308}se.flow.yaml"]
        try sandbox.write(spec("home"), to: names[0])
        try sandbox.write(part("home"), to: names[1])
        // A file system that treats both names as equal has only one file.
        guard try FileManager.default.contentsOfDirectory(atPath: sandbox.url.path).count == 2 else { return }
        #expect(try await sandbox.flowgen("validate").rules == ["duplicate-flow"])
        #expect(try await sandbox.flowgen("validate", names[0], names[1]).rules == ["duplicate-flow"])
        try sandbox.write(part("other"), to: names[1])
        #expect(try await sandbox.flowgen("generate").rules == ["duplicate-file"])
    }

    @Test func `names that look like options follow two dashes`() async throws {
        try sandbox.write(spec("home"), to: "--write-baseline=x.flow.yaml")
        let program = TargetProgram(
            own: TargetSpecs(module: "App", files: [URL(fileURLWithPath: "/p/--write-baseline=x.flow.yaml")]), others: [], isApp: true)
        let arguments = program.arguments { $0.lastPathComponent }
        #expect(arguments == ["--module", "App", "--", "--write-baseline=x.flow.yaml"])
        let run = try await sandbox.flowgen(["validate"] + arguments)
        #expect(run == Run(code: 0, output: "1 flow, 1 screen, 0 transitions: no errors\n", errors: ""))
        #expect(sandbox.contents == ["--write-baseline=x.flow.yaml"])
        let check = try await sandbox.flowgen(["generate", "--check", "-o", "out"] + ["--", "--write-baseline=x.flow.yaml"])
        #expect(check.errors.hasSuffix("run: flowgen generate --output out -- '--write-baseline=x.flow.yaml'\n"))
    }

    @Test(arguments: [
        ["--report", "Home.json", "Home.json"], ["--report", "./other/../Home.json", "App.flow.yaml"],
        ["--write-baseline", "App.flow.yaml"],
        ["--write-baseline", "Home.json"], ["--report", "known.json", "--baseline", "known.json"],
        ["--report", "Home.json", "Home.json", "gone.flow.yaml"], ["--report", "new.json", "--write-baseline", "new.json"],
    ])
    func `what is read isn't written to`(arguments: [String]) async throws {
        try sandbox.write(spec("home").replacing("root: home", with: "root: home\ninclude: [Home.json]"), to: "App.flow.yaml")
        try sandbox.write(part("other"), to: "Home.json")
        try sandbox.makeFolder("other")
        try sandbox.write("{ \"baseline\": 1, \"findings\": [] }\n", to: "known.json")
        let before = sandbox.texts
        let paths = arguments.contains { $0.hasSuffix(".yaml") || $0 == "Home.json" && arguments[0] == "--report" } ? [] : ["App.flow.yaml"]
        let run = try await sandbox.flowgen(["validate"] + arguments + (arguments.contains("--write-baseline") ? ["App.flow.yaml"] : paths))
        #expect(run.code == 64)
        #expect(run.errors.contains("' would be overwritten: the run already reads or writes it; choose another name"))
        #expect(sandbox.texts == before)
    }

    @Test(arguments: ["Other.flow.yaml", "out/Home.flow.swift"])
    func `a baseline replaces none but a baseline`(path: String) async throws {
        try sandbox.write(spec("home"), to: "specs/Home.flow.yaml")
        try sandbox.write(part("other"), to: "Other.flow.yaml")
        _ = try await sandbox.flowgen("generate", "specs", "-o", "out")
        let before = sandbox.texts
        let run = try await sandbox.flowgen("validate", "specs", "--write-baseline", path)
        #expect(run.code == 74)
        #expect(
            run.errors
                == "flowgen: error: can't write the baseline '\(path)': the existing file isn't a baseline; move it, or choose another name\n"
        )
        #expect(sandbox.texts == before)
    }
}
