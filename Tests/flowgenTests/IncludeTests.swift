import Foundation
import Testing

@Suite struct IncludeTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    /// The file of a program that names the root and includes other files.
    private func app(_ include: String) -> String {
        "flowspec: 1\napp: Test\nroot: home\ninclude: [\(include)]\nflows: { home: { screens: { home: {} } } }\nrules: { unused-flow: off, unused-suppression: off }\n"
    }

    /// Another file, whose flow no step starts.
    private func file(_ flow: String, include: String) -> String {
        "flowspec: 1\ninclude: [\(include)]\nflows: { \(flow): { screens: { \(flow): {} } } }\n"
    }

    @Test func `files and folders belong to the program, relative to the file that includes them`() async throws {
        try sandbox.write(app("Flows, ../Shared/Help.flow.yaml"), to: "App/App.flow.yaml")
        try sandbox.write(file("orders", include: "../Deep.yaml"), to: "App/Flows/Orders.flow.yaml")
        try sandbox.write(part("profile"), to: "App/Flows/Inner/Profile.flow.yml")
        try sandbox.write(part("help"), to: "Shared/Help.flow.yaml")
        try sandbox.write(part("deep"), to: "App/Deep.yaml")
        let run = try await sandbox.flowgen("validate", "App/App.flow.yaml")
        #expect(run.output == "5 flows, 5 screens, 0 transitions: no errors\n")
        #expect(run.code == 0)
    }

    @Test func `files that are named come first, then those that they include, each shown by a short path`() async throws {
        try sandbox.write("include: [b/Z.flow.yaml, a]\n", to: "m/App.flow.yaml")
        try sandbox.write("include: [../a/A.flow.yaml, ../../n/N.flow.yaml]\n", to: "m/b/Z.flow.yaml")
        try sandbox.write("", to: "m/a/B.flow.yaml")
        try sandbox.write("", to: "m/a/A.flow.yaml")
        try sandbox.write("", to: "n/N.flow.yaml")
        try sandbox.write("", to: "Last.flow.yaml")
        let run = try await sandbox.flowgen("validate", "m/App.flow.yaml", "Last.flow.yaml")
        var files: [String] = []
        for file in run.files where file != files.last { files.append(file) }
        #expect(
            files == ["m/App.flow.yaml", "Last.flow.yaml", "m/b/Z.flow.yaml", "m/a/A.flow.yaml", "m/a/B.flow.yaml", "n/N.flow.yaml"])
    }

    @Test func `a file is read once, whatever the way it is named`() async throws {
        try sandbox.write(app("Help.flow.yaml, ./Help.flow.yaml, x/../Help.flow.yaml, Link.flow.yaml, x, folder"), to: "App.flow.yaml")
        try sandbox.write(part("help"), to: "Help.flow.yaml")
        try sandbox.write(file("other", include: "../Help.flow.yaml"), to: "x/Other.flow.yaml")
        let link = sandbox.url.appendingPathComponent("Link.flow.yaml")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "Help.flow.yaml")
        try FileManager.default.createSymbolicLink(atPath: sandbox.url.appendingPathComponent("folder").path, withDestinationPath: "x")
        let right = Run(code: 0, output: "3 flows, 3 screens, 0 transitions: no errors\n", errors: "")
        #expect(try await sandbox.flowgen("validate", "App.flow.yaml") == right)
        #expect(try await sandbox.flowgen("validate", "Link.flow.yaml", "App.flow.yaml", ".") == right)
    }

    @Test func `a folder may include itself, which means the others in it`() async throws {
        try sandbox.write(app("."), to: "App.flow.yaml")
        try sandbox.write(part("help"), to: "Help.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "App.flow.yaml").output == "2 flows, 2 screens, 0 transitions: no errors\n")
    }

    @Test func `what isn't there is found at the include, with the nearest name`() async throws {
        try sandbox.makeFolder("empty")
        try sandbox.makeFolder("a/Odd.flow.yaml")
        try sandbox.write(app(#"Ordres.flow.yaml, empty, Odd.flow.yaml, "Orders.flow.yaml\0", Orders.flow.yaml"#), to: "a/App.flow.yaml")
        try sandbox.write(part("orders"), to: "a/Orders.flow.yaml")
        try sandbox.makeFolder("a/empty")
        let run = try await sandbox.flowgen("validate", "a/App.flow.yaml")
        #expect(run.code == 1)
        #expect(run.output == "4 errors\n")
        #expect(
            run.errors == """
                a/App.flow.yaml:4:11: error: there is no file or folder 'a/Ordres.flow.yaml'; did you mean 'Orders.flow.yaml'? [missing-include]
                a/App.flow.yaml:4:29: error: there is no other *.flow.yaml in the folder 'a/empty' or its subfolders [missing-include]
                a/App.flow.yaml:4:36: error: 'a/Odd.flow.yaml' can't be included: the path is a folder, not a YAML file; rename the folder [missing-include]
                a/App.flow.yaml:4:51: error: there is no file or folder 'a/Orders.flow.yaml\\u{0}'; did you mean 'Orders.flow.yaml'? [missing-include]

                """)
    }

    @Test(.disabled(if: geteuid() == 0, "everything can be read by root"))
    func `a file that can't be read`() async throws {
        try sandbox.write(app("Help.flow.yaml"), to: "App.flow.yaml")
        try sandbox.write(part("help"), to: "Help.flow.yaml")
        try sandbox.setPermissions(0, of: "Help.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "App.flow.yaml").rules == ["missing-include"])
    }

    @Test func `a pipe, which might never end, isn't read`() async throws {
        try sandbox.write(app("Pipe.flow.yaml"), to: "App.flow.yaml")
        #expect(mkfifo(sandbox.url.appendingPathComponent("Pipe.flow.yaml").path, 0o600) == 0)
        let finding = "App.flow.yaml:4:11: error: 'Pipe.flow.yaml' is neither a file nor a folder [missing-include]\n"
        #expect(try await sandbox.flowgen("validate", "App.flow.yaml") == Run(code: 1, output: "1 error\n", errors: finding))
    }

    @Test func `what can't be read of a folder doesn't keep its other files from being read`() async throws {
        try sandbox.write(app("more"), to: "App.flow.yaml")
        try sandbox.makeFolder("more/A.flow.yaml")
        try sandbox.write("", to: "more/B.flow.yaml")
        try sandbox.makeFolder("more/C.flow.yaml")
        let run = try await sandbox.flowgen("validate", "App.flow.yaml")
        #expect(run.rules == ["missing-include", "missing-include", "missing-key"])
        #expect(run.files == ["App.flow.yaml", "App.flow.yaml", "more/B.flow.yaml"])
    }

    @Test func `what a missing file may declare isn't missed in the others`() async throws {
        try sandbox.write(
            "flowspec: 1\napp: A\nroot: home\ninclude: [Other.flow.yaml]\n"
                + "flows: { home: { screens: { home: { transitions: { go: { push: other } } } } } }\n", to: "App.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "App.flow.yaml").rules == ["missing-include"])
    }

    @Test func `standard input has no includes`() async throws {
        try sandbox.write(part("help"), to: "Help.flow.yaml")
        let run = try await sandbox.flowgen("validate", "-", input: app("Help.flow.yaml"))
        #expect(run.code == 1)
        #expect(run.rules == ["missing-include"])
        #expect(
            run.errors.hasPrefix("stdin.flow.yaml:4:11: error: standard input can't include files: it has no folder for relative paths"))
    }

    @Test func `an include that closes a circle is found where it stands, and names the files`() async throws {
        try sandbox.write(app("B.flow.yaml"), to: "A.flow.yaml")
        try sandbox.write(file("b", include: "c/C.flow.yaml"), to: "B.flow.yaml")
        try sandbox.write(file("c", include: "../B.flow.yaml, C.flow.yaml"), to: "c/C.flow.yaml")
        let run = try await sandbox.flowgen("validate", "A.flow.yaml")
        #expect(run.code == 1)
        #expect(
            run.errors == """
                c/C.flow.yaml:2:11: error: files include each other in a cycle: 'B.flow.yaml' → 'c/C.flow.yaml' → 'B.flow.yaml'; remove the include [include-cycle]
                B.flow.yaml:2:11: note: 'c/C.flow.yaml' is included here
                c/C.flow.yaml:2:27: error: 'c/C.flow.yaml' includes itself; remove the include [include-cycle]

                """)
    }

    @Test func `a file that is reached in several ways is no circle`() async throws {
        try sandbox.write(app("B.flow.yaml, C.flow.yaml, D.flow.yaml"), to: "A.flow.yaml")
        try sandbox.write(file("b", include: "D.flow.yaml, C.flow.yaml"), to: "B.flow.yaml")
        try sandbox.write(file("c", include: "D.flow.yaml"), to: "C.flow.yaml")
        try sandbox.write(part("d"), to: "D.flow.yaml")
        let right = Run(code: 0, output: "4 flows, 4 screens, 0 transitions: no errors\n", errors: "")
        #expect(try await sandbox.flowgen("validate", "A.flow.yaml") == right)
        #expect(try await sandbox.flowgen("validate") == right)
    }

    @Test func `a folder leads back in one finding, however many files it has`() async throws {
        try sandbox.write(app("B.flow.yaml"), to: "a/A.flow.yaml")
        try sandbox.write(file("b", include: "C.flow.yaml"), to: "a/B.flow.yaml")
        try sandbox.write(file("c", include: "../a"), to: "a/C.flow.yaml")
        let run = try await sandbox.flowgen("validate", "a/A.flow.yaml")
        #expect(run.rules == ["include-cycle"])
        #expect(
            run.errors.hasPrefix("a/C.flow.yaml:2:11: error: files include each other in a cycle: 'a/A.flow.yaml' → 'a/B.flow.yaml' → "))
    }

    @Test func `the Swift of a file that is included goes beside it`() async throws {
        try sandbox.write(app("x/Help.flow.yaml"), to: "App.flow.yaml")
        try sandbox.write(part("help"), to: "x/Help.flow.yaml")
        #expect(try await sandbox.flowgen("generate", "App.flow.yaml").code == 0)
        #expect(sandbox.text("App.flow.swift") != nil)
        #expect(sandbox.text("x/Help.flow.swift") != nil)
    }
}
