import Foundation
import TestSupport
import Testing

/// A spec can't make flowgen read files outside its program.
@Suite struct OutsideTests {
    let sandbox: Sandbox
    private let secret = "password: &x [hunter2\n"

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(secret, to: "secret/Secret.flow.yaml")
        try sandbox.write(secret, to: "repository/.git/config")
    }

    private func app(_ include: String) -> String {
        spec("home").replacing("root: home", with: "root: home\ninclude: [\"\(include)\"]")
    }

    private func link(_ path: String, to other: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: sandbox.url.appendingPathComponent(path).path, withDestinationPath: sandbox.url.appendingPathComponent(other).path)
    }

    /// Checks that each command rejects an include and prints nothing of the file's content.
    private func refuses(_ include: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        try sandbox.write(app(include), to: "repository/App.flow.yaml")
        for command in ["validate", "generate", "dump"] {
            let run = try await sandbox.flowgen(command, "App.flow.yaml", in: "repository")
            #expect(run.code == 1, sourceLocation: sourceLocation)
            #expect(run.errors == "App.flow.yaml:4:11: error: \(reason) [missing-include]\n", sourceLocation: sourceLocation)
        }
        let shown = try shownOnTerminal(["validate", "App.flow.yaml"])
        #expect(!shown.contains("hunter2"), "\(shown)", sourceLocation: sourceLocation)
        #expect(sandbox.contents.allSatisfy { !$0.hasSuffix(".swift") }, sourceLocation: sourceLocation)
    }

    /// The output of flowgen on a terminal, with lines of files.
    private func shownOnTerminal(_ arguments: [String]) throws -> String {
        let script = """
            import os, pty, sys
            os.chdir(sys.argv[1])
            pty.spawn(sys.argv[2:])
            """
        let program: URL = try #require(Sandbox.executable)
        return try python(script, arguments: [sandbox.url.appendingPathComponent("repository").path, program.path] + arguments)
    }

    private func outside(_ path: String) -> String {
        "'\(path)' leads outside the project's folder or to a hidden file; move the file into the folder, or trust the specs with '--allow-outside'"
    }

    @Test func `what lies outside, by any way`() async throws {
        try await refuses("../secret/Secret.flow.yaml", outside("../secret/Secret.flow.yaml"))
        try await refuses("../secret", outside("../secret"))
        try await refuses("../../../../../../../../../..", outside("../../../../../../../../../.."))
        try await refuses(".git/config", outside(".git/config"))
        try link("repository/Link.flow.yaml", to: "secret/Secret.flow.yaml")
        try await refuses("Link.flow.yaml", outside("Link.flow.yaml"))
        try link("repository/folder", to: "secret")
        try await refuses("folder", outside("folder"))
        try await refuses("folder/Secret.flow.yaml", outside("folder/Secret.flow.yaml"))
    }

    @Test(arguments: ["/", "/etc/passwd", "/dev/zero"])
    func `paths from the root`(path: String) async throws {
        try await refuses(
            path, "'\(path)' is an absolute path; write a path relative to the spec, or trust the specs with '--allow-outside'")
    }

    @Test func `a link in a folder that is included`() async throws {
        try sandbox.makeFolder("repository/Flows")
        try link("repository/Flows/Secret.flow.yaml", to: "secret/Secret.flow.yaml")
        try await refuses("Flows", outside("Flows/Secret.flow.yaml"))
    }

    @Test(arguments: ["secret/Secret.flow.yaml", "repository/.git/config"])
    func `a link in a folder that is searched`(target: String) async throws {
        try sandbox.write(spec("home"), to: "repository/App.flow.yaml")
        try link("repository/Link.flow.yaml", to: target)
        let run = try await sandbox.flowgen("validate", in: "repository")
        let finding = "Link.flow.yaml:1:1: error: \(outside("Link.flow.yaml")) [unreadable-file]\n"
        #expect(run == Run(code: 66, output: "1 error\n", errors: finding))
        #expect(try !shownOnTerminal(["validate"]).contains("hunter2"))
        try sandbox.write(part("other"), to: "secret/Secret.flow.yaml")
        try sandbox.write(part("other"), to: "repository/.git/config")
        #expect(try await sandbox.flowgen("validate", "--allow-outside", in: "repository").code == 0)
        // A path on the command line is trusted.
        #expect(try await sandbox.flowgen("validate", "Link.flow.yaml", "App.flow.yaml", in: "repository").code == 0)
    }

    @Test func `a module's includes aren't searched for outside`() async throws {
        try sandbox.write(app("../../../../../../../.."), to: "repository/App.flow.yaml")
        let run = try await sandbox.flowgen("validate", "App.flow.yaml", "--module", "App", in: "repository")
        #expect(run.rules == ["missing-include"])
        #expect(run.errors.contains("isn't a spec of the module or of its dependencies"))
    }

    @Test func `those who need it say so`() async throws {
        try sandbox.write(part("other"), to: "secret/Secret.flow.yaml")
        for include in ["../secret", "\(sandbox.url.path)/secret/Secret.flow.yaml"] {
            try sandbox.write(app(include), to: "repository/App.flow.yaml")
            let run = try await sandbox.flowgen("validate", "App.flow.yaml", "--allow-outside", in: "repository")
            #expect(run == Run(code: 0, output: "2 flows, 2 screens, 0 transitions: no errors\n", errors: ""))
        }
    }

    @Test func `the current folder is the program's where a spec lies in it`() async throws {
        try sandbox.write(part("help"), to: "Shared/Help.flow.yaml")
        try sandbox.write(app("../Shared"), to: "App/App.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "App").code == 0)
        #expect(try await sandbox.flowgen("validate", "App", "Shared").code == 0)
        #expect(try await sandbox.flowgen("validate", in: "App").rules == ["missing-include"])
        #expect(try await sandbox.flowgen("validate", "../App", in: "secret").rules == ["missing-include"])
    }

    @Test(arguments: ["Pipe.flow.yaml", "."])
    func `a pipe is not waited for`(path: String) async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        try sandbox.remove("secret/Secret.flow.yaml")
        #expect(mkfifo(sandbox.url.appendingPathComponent("Pipe.flow.yaml").path, 0o600) == 0)
        let finding =
            "Pipe.flow.yaml:1:1: error: the path is a pipe or a device, not a file; use '-' to read standard input [unreadable-file]\n"
        #expect(try await sandbox.flowgen("validate", path) == Run(code: 66, output: "1 error\n", errors: finding))
    }

    @Test(arguments: ["/dev/zero", "/dev/tty", "/dev/null"])
    func `a device is not read`(path: String) async throws {
        let run = try await sandbox.flowgen("validate", path)
        #expect(run.code == 66)
        #expect(run.rules == ["unreadable-file"])
    }

    @Test func `a pipe is no baseline`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        #expect(mkfifo(sandbox.url.appendingPathComponent("pipe").path, 0o600) == 0)
        let run = try await sandbox.flowgen("validate", "Home.flow.yaml", "--baseline", "pipe")
        #expect(run.code == 66)
        #expect(run.errors == "flowgen: error: can't read the baseline 'pipe'; create one with '--write-baseline'\n")
    }
}
