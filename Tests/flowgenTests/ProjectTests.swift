import Foundation
import TestSupport
import Testing

/// A configuration can't make flowgen read files outside its project. Files that are neither specs
/// nor configurations aren't quoted.
@Suite struct ProjectTests {
    let sandbox: Sandbox
    private let secret = "user: hunter2\npassword:hunter2\n- hunter2\n"
    private let commands = [["validate"], ["generate"], ["dump"], ["graph"], ["validate", "--format", "json"]]
    private let outside =
        "leads outside the project or to a hidden file; move the file into the project, or trust it with '--allow-outside'"

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(secret, to: "secret.txt")
        try sandbox.write(part("other"), to: "outside/Other.flow.yaml")
        try sandbox.write(secret, to: "repository/.git/config")
        try sandbox.write(secret, to: "repository/passwords.yml")
        try sandbox.write(secret, to: "repository/.env")
        try sandbox.write(spec("home"), to: "repository/App/App.flow.yaml")
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: sandbox.url.appendingPathComponent(path).path, withDestinationPath: target)
    }

    /// Runs each command and the plugin's tool in a folder of the repository. Checks that all fail
    /// with one error and print nothing of the secret.
    private func refuses(
        _ reason: String, options: [String] = [], in folder: String = "repository", sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let flowgen = try #require(Sandbox.executable)
        let tool = flowgen.deletingLastPathComponent().appendingPathComponent("flowgen-generate").path
        for command in commands.map({ [flowgen.path] + $0 + options }) + (options.isEmpty ? [[tool]] : []) {
            let run = try await sandbox.run(command, in: folder)
            #expect(run.code == 66, "\(command): \(run)", sourceLocation: sourceLocation)
            #expect(run.errors.contains(reason), "\(command): \(run)", sourceLocation: sourceLocation)
            #expect(run.errors.split(separator: "\n").count == 1, "\(command): \(run)", sourceLocation: sourceLocation)
            #expect(!(run.output + run.errors).contains("hunter2"), "\(command): \(run)", sourceLocation: sourceLocation)
        }
    }

    // MARK: The configuration itself

    @Test(arguments: ["../secret.txt", "/etc/passwd", "/proc/self/environ", "/dev/zero", ".git/config", "../gone", "../outside"])
    func `a configuration is no link out of the project`(target: String) async throws {
        try link("repository/.flowgen.yml", to: target)
        try await refuses(".flowgen.yml:1:1: the link \(outside)")
        try await refuses("../.flowgen.yml:1:1: the link \(outside)", in: "repository/App")
    }

    @Test(arguments: ["passwords.yml", ".env"])
    func `a link to what is no configuration quotes nothing of it`(target: String) async throws {
        try link("repository/.flowgen.yml", to: target)
        try await refuses(".flowgen.yml:1:1: the target of the link isn't a valid configuration")
    }

    @Test func `a configuration may be a link to another place of the project`() async throws {
        try sandbox.write("paths: [Nope]\n", to: "repository/config/flowgen.yml")
        try link("repository/.flowgen.yml", to: "config/flowgen.yml")
        #expect(try await sandbox.flowgen("validate", in: "repository").errors == "flowgen: error: no such file or folder: 'Nope'\n")
        try sandbox.write("path: [Nope]\n", to: "repository/config/.flowgen.yml")
        try sandbox.remove("repository/.flowgen.yml")
        try link("repository/.flowgen.yml", to: "config/.flowgen.yml")
        try await refuses(".flowgen.yml:1:1: 'path' isn't a key of a configuration; did you mean 'paths'?")
    }

    @Test func `a configuration that is no file ends a run with one error`() async throws {
        try link("repository/.flowgen.yml", to: ".flowgen.yml")
        try await refuses(".flowgen.yml:1:1: the file can't be read; check its permissions, or the target of its link")
        try sandbox.remove("repository/.flowgen.yml")
        try sandbox.makeFolder("repository/.flowgen.yml")
        try await refuses(".flowgen.yml:1:1: the path is a folder, not a YAML file")
        try sandbox.remove("repository/.flowgen.yml")
        #expect(mkfifo(sandbox.url.appendingPathComponent("repository/.flowgen.yml").path, 0o600) == 0)
        try await refuses(".flowgen.yml:1:1: the path is a pipe or a device, not a file")
    }

    // MARK: Paths in a configuration

    @Test(arguments: [
        "../secret.txt", "../outside", "..", "../*", "../**/*.flow.yaml", "App/../../*", "[A]*/../../secret.txt", "/", "/etc/passwd",
        "/etc/*", "../gone", "../../../../../../../../../../proc/self/environ", ".git/config", ".git", ".env", "away", "away/*",
        "Away.flow.yaml",
    ])
    func `paths lead to nothing outside`(path: String) async throws {
        try link("repository/away", to: "../outside")
        try link("repository/Away.flow.yaml", to: "../outside/Other.flow.yaml")
        try sandbox.write("paths: [App, \"\(path)\"]\n", to: "repository/.flowgen.yml")
        let run = try await sandbox.flowgen("validate", in: "repository")
        #expect(run.code == 66 && !run.errors.contains("hunter2"), "\(run)")
        // A pattern that matches no name leads nowhere.
        if path.hasPrefix("[") { return #expect(run.errors == "flowgen: error: no file or folder matches the pattern '\(path)'\n") }
        try await refuses(".flowgen.yml:1:14: '\(path)' \(outside)")
        // The paths of a command are read instead.
        #expect(try await sandbox.flowgen("validate", "App", in: "repository").code == 0)
    }

    @Test func `a person can trust a configuration`() async throws {
        try sandbox.write("paths: [App, ../outside, Away.flow.yaml]\nbaseline: ../known.json\n", to: "repository/.flowgen.yml")
        try sandbox.write("{ \"baseline\": 1, \"findings\": [] }\n", to: "known.json")
        try link("repository/Away.flow.yaml", to: "../outside/Other.flow.yaml")
        let run = try await sandbox.flowgen("validate", "--allow-outside", in: "repository")
        #expect(run == Run(code: 0, output: "2 flows, 2 screens, 0 transitions: no errors\n", errors: ""))
    }

    @Test func `each path that leads out is one error`() async throws {
        try sandbox.write("paths:\n  - ../secret.txt\n  - App\n  - /etc\n", to: "repository/.flowgen.yml")
        let run = try await sandbox.flowgen("dump", in: "repository")
        let errors =
            "flowgen: error: .flowgen.yml:2:5: '../secret.txt' \(outside)\nflowgen: error: .flowgen.yml:4:5: '/etc' \(outside)\n"
        #expect(run == Run(code: 66, output: "", errors: errors))
    }

    @Test func `the project is the repository, or else the folder of the configuration`() async throws {
        try sandbox.write(part("shared"), to: "repository/Shared/Shared.flow.yaml")
        try sandbox.write("paths: [., ../Shared]\n", to: "repository/App/.flowgen.yml")
        #expect(try await sandbox.flowgen("validate", in: "repository/App").output == "2 flows, 2 screens, 0 transitions: no errors\n")
        // Specs can include the project's files, and links can lead to them.
        try sandbox.write("paths: [.]\n", to: "repository/App/.flowgen.yml")
        try link("repository/App/Link.flow.yaml", to: "../Shared/Shared.flow.yaml")
        #expect(try await sandbox.flowgen("validate", in: "repository/App").output == "2 flows, 2 screens, 0 transitions: no errors\n")
        try sandbox.write("paths: [., ../Shared]\n", to: "repository/App/.flowgen.yml")
        try sandbox.remove("repository/.git")
        try await refuses(".flowgen.yml:1:12: '../Shared' \(outside)", in: "repository/App")
    }

    @Test func `modules that a command names may be anywhere`() async throws {
        let other = "flowspec: 1\ngenerate: { access: public }\nflows: { other: { screens: { other: {} } } }\n"
        try sandbox.write(other, to: "outside/Other.flow.yaml")
        try sandbox.write("paths: [App]\n", to: "repository/.flowgen.yml")
        #expect(try await sandbox.flowgen("validate", "--module", "Test", "--with", "Other=../outside", in: "repository").code == 0)
    }

    @Test(arguments: ["../known.json", "/etc/passwd", ".git/known.json", "away.json"])
    func `a baseline is in the project`(path: String) async throws {
        for place in ["known.json", "repository/.git/known.json", "repository/.known.json"] {
            try sandbox.write("{ \"baseline\": 1, \"findings\": [] }\n", to: place)
        }
        try link("repository/away.json", to: "../known.json")
        try sandbox.write("paths: [App]\nbaseline: \(path)\n", to: "repository/.flowgen.yml")
        let run = try await sandbox.flowgen("validate", in: "repository")
        #expect(run == Run(code: 66, output: "", errors: "flowgen: error: .flowgen.yml:2:11: '\(path)' \(outside)\n"))
        try sandbox.write("paths: [App]\nbaseline: .known.json\n", to: "repository/.flowgen.yml")
        #expect(try await sandbox.flowgen("validate", in: "repository").code == 0)
    }

    @Test func `a baseline doesn't ask which files are outside`() async throws {
        try sandbox.write(spec("home") + "guards: { a: A }\n", to: "repository/App/App.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "App", "--write-baseline", "known.json", in: "repository").code == 0)
        let recorded = try #require(sandbox.text("repository/known.json"))
        try sandbox.write(spec("home"), to: "repository/App/App.flow.yaml")
        for (file, isGone) in [("App/Gone.flow.yaml", true), ("../gone.txt", false), ("../secret.txt", false)] {
            try sandbox.write(recorded.replacing("App/App.flow.yaml", with: file), to: "repository/known.json")
            let run = try await sandbox.flowgen("validate", "App", "--baseline", "known.json", in: "repository")
            #expect(run.code == 0 && run.errors.contains("no longer occurs") == isGone, "\(file): \(run)")
        }
    }

    @Test func `standard input is for a command line to name`() async throws {
        try sandbox.write("paths: [-]\n", to: "repository/.flowgen.yml")
        let run = try await sandbox.flowgen(["validate"], in: "repository", input: spec("home"))
        #expect(run == Run(code: 66, output: "", errors: "flowgen: error: no such file or folder: './-'\n"))
    }

    // MARK: Files that aren't specs

    @Test func `a file of the project that is no spec isn't quoted`() async throws {
        let reason = "'passwords.yml' isn't a spec: no line begins with 'flowspec'"
        try sandbox.write("paths: [passwords.yml]\n", to: "repository/.flowgen.yml")
        try await isNotQuoted(reason, rule: "unreadable-file", [], code: 66)
        try sandbox.remove("repository/.flowgen.yml")
        try sandbox.write(spec("home") + "include: [../passwords.yml]\n", to: "repository/App/App.flow.yaml")
        try await isNotQuoted(reason, rule: "missing-include", ["App"], code: 1)
        try sandbox.write(spec("home"), to: "repository/App/App.flow.yaml")
        try link("repository/App/Link.flow.yaml", to: "../passwords.yml")
        let linked = "'App/Link.flow.yaml' isn't a spec: no line begins with 'flowspec'"
        try await isNotQuoted(linked, rule: "unreadable-file", [], code: 66)
        try await isNotQuoted(linked, rule: "unreadable-file", ["App/App.flow.yaml", "App/Link.flow.yaml"], code: 66)
    }

    private func isNotQuoted(_ reason: String, rule: String, _ paths: [String], code: Int32) async throws {
        let flowgen = try #require(Sandbox.executable)
        let tool = flowgen.deletingLastPathComponent().appendingPathComponent("flowgen-generate").path
        for command in [[flowgen.path, "validate"], [flowgen.path, "dump"], [tool]] {
            let run = try await sandbox.run(command + paths, in: "repository")
            #expect(run.code == code && run.rules == [rule] && run.errors.contains(reason), "\(run)")
            #expect(!run.errors.contains("hunter2"))
        }
    }

    @Test func `what a person names is read, whatever it is called`() async throws {
        let run = try await sandbox.flowgen("validate", "passwords.yml", in: "repository")
        #expect(run.code == 1 && run.errors.hasPrefix("passwords.yml:2:1: error: "))
    }

    @Test func `a pattern follows no link out of the program`() async throws {
        try link("repository/App/Away.flow.yaml", to: "../../outside/Other.flow.yaml")
        for pattern in ["App/*.flow.yaml", "**", "*"] {
            let run = try await sandbox.flowgen("validate", pattern, in: "repository")
            #expect(run.code == 66 && run.rules == ["unreadable-file"], "\(pattern): \(run)")
        }
        #expect(try await sandbox.flowgen("validate", "--allow-outside", "App/*.flow.yaml", in: "repository").code == 0)
    }

    @Test func `includes don't tell which files are outside`() async throws {
        for path in ["../../secret.txt", "../../gone.txt"] {
            try sandbox.write(spec("home") + "include: [\(path)]\n", to: "repository/App/App.flow.yaml")
            let run = try await sandbox.flowgen("validate", in: "repository")
            #expect(run.errors.contains("'\(path.dropFirst(3))' leads outside the project's folder or to a hidden file;"), "\(run)")
            #expect(run.rules == ["missing-include"])
        }
    }
}
