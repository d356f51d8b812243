import Foundation
import Testing

@Suite struct InputTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test func `standard input`() async throws {
        let right = try await sandbox.flowgen("validate", "-", input: spec("home"))
        #expect(right == Run(code: 0, output: "1 flow, 1 screen, 0 transitions: no errors\n", errors: ""))
        let wrong = try await sandbox.flowgen("validate", "-", input: "flowspec: 2\n")
        #expect(wrong.code == 1)
        #expect(wrong.errors.hasPrefix("stdin.flow.yaml:1:11: error: "))
        #expect(wrong.rules == ["unsupported-version"])
    }

    @Test func `standard input is one file of a program, however often it is named`() async throws {
        try sandbox.write(part("other"), to: "Other.flow.yaml")
        let run = try await sandbox.flowgen("validate", "-", "Other.flow.yaml", "-", input: spec("home"))
        #expect(run.output == "2 flows, 2 screens, 0 transitions: no errors\n")
    }

    @Test func `folders are searched by name, hidden ones and those that links lead to are not`() async throws {
        for path in ["b/Z.flow.yaml", "a/c/M.flow.yml", "a/B.flow.yaml", "C.flow.yaml", ".build/D.flow.yaml", "a/.E.flow.yaml", "x.yaml"] {
            try sandbox.write("", to: path)
        }
        try FileManager.default.createSymbolicLink(at: sandbox.url.appendingPathComponent("a/up"), withDestinationURL: sandbox.url)
        let found = ["C.flow.yaml", "a/B.flow.yaml", "a/c/M.flow.yml", "b/Z.flow.yaml"]
        #expect(try await sandbox.flowgen("validate").files == found)
        #expect(try await sandbox.flowgen("validate", ".").files == found)
        #expect(try await sandbox.flowgen("validate", "b", "a").files == ["b/Z.flow.yaml", "a/B.flow.yaml", "a/c/M.flow.yml"])
        #expect(try await sandbox.flowgen("validate", "a/").files == ["a/B.flow.yaml", "a/c/M.flow.yml"])
        #expect(try await sandbox.flowgen("validate", in: "a").files == ["B.flow.yaml", "c/M.flow.yml"])
    }

    @Test func `what a broken file may declare isn't missed in the others`() async throws {
        try sandbox.write(
            "flowspec: 1\napp: A\nroot: home\nflows: { home: { screens: { home: { transitions: { go: { push: other } } } } } }",
            to: "A.flow.yaml")
        try sandbox.write("flowspec: 1\nflows: {", to: "B.flow.yaml")
        #expect(try await sandbox.flowgen("validate").files == ["B.flow.yaml"])
    }

    @Test func `a file that is named twice is read once`() async throws {
        try sandbox.write(spec("home"), to: "a/Home.flow.yaml")
        let run = try await sandbox.flowgen("validate", "a/Home.flow.yaml", "./a/Home.flow.yaml", "a", "a/../a/Home.flow.yaml", ".")
        #expect(run == Run(code: 0, output: "1 flow, 1 screen, 0 transitions: no errors\n", errors: ""))
    }

    @Test func `a file that is named may have any name`() async throws {
        try sandbox.write(spec("home"), to: "navigation.txt")
        let run = try await sandbox.flowgen("validate", "navigation.txt")
        let note = "flowgen doesn't find 'navigation.txt' when it searches a folder; rename it to 'navigation.flow.yaml'"
        #expect(run.code == 0 && run.errors.contains("note: \(note)\n"), "\(run)")
        #expect(try await sandbox.flowgen("validate", "--quiet", "navigation.txt").errors == "")
    }

    @Test func `an empty file`() async throws {
        try sandbox.write("", to: "Home.flow.yaml")
        let finding = "Home.flow.yaml:1:1: error: the file is empty; begin it with 'flowspec: 1' [missing-key]\n"
        #expect(try await sandbox.flowgen("validate") == Run(code: 1, output: "1 error\n", errors: finding))
    }

    @Test(arguments: [".", "X.flow.yaml"])
    func `a folder with a spec's name`(path: String) async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        try sandbox.makeFolder("X.flow.yaml")
        let finding = "X.flow.yaml:1:1: error: the path is a folder, not a YAML file; rename the folder [unreadable-file]\n"
        #expect(try await sandbox.flowgen("generate", path) == Run(code: 66, output: "", errors: finding))
        #expect(sandbox.contents == ["Home.flow.yaml", "X.flow.yaml"])
    }

    @Test(.disabled(if: geteuid() == 0, "everything can be read by root"))
    func `a file that can't be read`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        try sandbox.setPermissions(0, of: "Home.flow.yaml")
        let finding =
            "Home.flow.yaml:1:1: error: the file can't be read; check its permissions, or the target of its link [unreadable-file]\n"
        #expect(try await sandbox.flowgen("validate") == Run(code: 66, output: "1 error\n", errors: finding))
    }

    @Test func `a link that leads nowhere`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: sandbox.url.appendingPathComponent("Lost.flow.yaml").path, withDestinationPath: "nowhere.flow.yaml")
        let finding =
            "Lost.flow.yaml:1:1: error: the file can't be read; check its permissions, or the target of its link [unreadable-file]\n"
        #expect(try await sandbox.flowgen("validate") == Run(code: 66, output: "1 error\n", errors: finding))
    }

    @Test func `a file over the limit`() async throws {
        try sandbox.write("", to: "Home.flow.yaml")
        let handle = try FileHandle(forWritingTo: sandbox.url.appendingPathComponent("Home.flow.yaml"))
        try handle.truncate(atOffset: 1 << 30)
        try handle.close()
        let run = try await sandbox.flowgen("validate")
        #expect(run.code == 1)
        #expect(run.rules == ["yaml-limit"])
    }

    @Test(arguments: [[0xFF, 0xFE, 0x00, 0x01, 0x80, 0x9F], [0x61, 0x3A, 0x20, 0xE2, 0x82], [0x00], [0x7F, 0x45, 0x4C, 0x46, 0x02]])
    func `bytes that are no text`(bytes: [UInt8]) async throws {
        try sandbox.write(Data(bytes), to: "Home.flow.yaml")
        let run = try await sandbox.flowgen("validate")
        #expect(run.code == 1)
        #expect(run.rules == ["yaml-syntax"])
        #expect(run.output == "1 error\n")
    }

    @Test func `a path can't forge a finding`() async throws {
        try sandbox.write("", to: "a\nb.flow.yaml:1:1: error: x")
        let run = try await sandbox.flowgen("validate", "a\nb.flow.yaml:1:1: error: x")
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].hasPrefix("a\\nb.flow.yaml"))
        #expect(lines.last?.contains("note: flowgen doesn't find 'a\\nb") == true)
    }
}
