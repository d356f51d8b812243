import Foundation
import Testing

@Suite struct DiffTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(Self.old, to: "Old/App.flow.yaml")
        try sandbox.write(Self.new, to: "New/App.flow.yaml")
    }

    private static let old =
        "flowspec: 1\napp: A\nroot: f\nflows: { f: { screens: { list: { transitions: { open: { push: item } } }, item: {} } } }\n"

    private static let new = old.replacing("item: {}", with: "item: { transitions: { help: { push: help } } }, help: {}")

    private func git(_ arguments: String..., in folder: String = "") async throws {
        let run = try await sandbox.run(
            ["/usr/bin/env", "git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments, in: folder)
        #expect(run.code == 0, "git \(arguments): \(run.errors)")
    }

    /// Creates a repository with a spec in a folder and an uncommitted edit.
    private func makeRepository() async throws {
        try sandbox.write(Self.old, to: "repo/app/App.flow.yaml")
        try await git("init", "-q", "-b", "main", in: "repo")
        try await git("add", ".", in: "repo")
        try await git("commit", "-qm", "one", in: "repo")
        try sandbox.write(Self.new, to: "repo/app/App.flow.yaml")
    }

    @Test func `two folders`() async throws {
        let run = try await sandbox.flowgen("diff", "Old", "New")
        #expect(run.code == 0 && run.errors == "")
        let spec = "Spec:\n  + transition 'f.item.help' (New/App.flow.yaml:4:98)\n  + screen 'f.help' (New/App.flow.yaml:4:124)\n"
        #expect(run.output.hasPrefix(spec))
        let reachable = "Newly reachable:\n  'f.help': after 2 actions (New/App.flow.yaml:4:124)\n    f.list: open, f.item: help\n"
        #expect(run.output.contains(reachable))
        #expect(try await sandbox.flowgen("diff", "Old", "Old") == Run(code: 0, output: "No differences.\n", errors: ""))
        let piped = try await sandbox.flowgen("diff", "-", "Old", input: Self.old)
        #expect(piped == Run(code: 0, output: "No differences.\n", errors: ""))
    }

    @Test func `a program may be told to fail`() async throws {
        let breaking = try await sandbox.flowgen("diff", "Old", "New", "--breaking")
        #expect(breaking.code == 1 && breaking.errors == "" && breaking.output.contains("App code, source-breaking:\n"))
        #expect(try await sandbox.flowgen("diff", "Old", "New", "--new-findings").code == 0)
        #expect(try await sandbox.flowgen("diff", "Old", "Old", "--breaking", "--new-findings").code == 0)
        try sandbox.write(Self.old.replacing("item: {}", with: "item: {}, other: {}"), to: "New/App.flow.yaml")
        let found = try await sandbox.flowgen("diff", "Old", "New", "--new-findings", "--format", "github")
        #expect(found.code == 1 && found.output.contains("::error file=New/App.flow.yaml,"))
        let home = "flows: { g: { screens: { home: { transitions: { on: { present: f } } } } }, f:"
        let longer = Self.old.replacing("root: f", with: "root: g").replacing("flows: { f:", with: home)
        try sandbox.write(longer, to: "New/App.flow.yaml")
        #expect(try await sandbox.flowgen("diff", "Old", "New", "--longer", "1").code == 0)
        let further = try await sandbox.flowgen("diff", "Old", "New", "--longer", "0", "--format", "github")
        #expect(further.code == 1 && further.output.contains("::error file=New/App.flow.yaml,"))
        #expect(try await sandbox.flowgen("diff", "New", "Old", "--longer", "0").code == 0)
        #expect(try await sandbox.flowgen("diff", "New", "Old", "--longer=-1").code == 64)
    }

    @Test func `a revision of a repository, from a subfolder of it`() async throws {
        try await makeRepository()
        let run = try await sandbox.flowgen("diff", "--git", "main", in: "repo/app")
        #expect(run.code == 0 && run.errors == "")
        #expect(run.output.contains("+ screen 'f.help' (App.flow.yaml:4:124)\n"))
        #expect(try await sandbox.flowgen("diff", "--git", "main", in: "repo").output.contains("(app/App.flow.yaml:4:124)"))
        try await git("commit", "-qam", "two", in: "repo")
        #expect(try await sandbox.flowgen("diff", "--git", "HEAD", in: "repo").output == "No differences.\n")
        let back = try await sandbox.flowgen("diff", "--git", "main", "main~1", "--specs", "app", in: "repo")
        #expect(back.output.contains("- screen 'f.help' (main:app/App.flow.yaml:4:124)\n"))
        // flowgen doesn't change git's staged files.
        try sandbox.write("text", to: "repo/staged")
        try await git("add", "staged", in: "repo")
        _ = try await sandbox.flowgen("diff", "--git", "main~1", in: "repo")
        let status = try await sandbox.run(["/usr/bin/env", "git", "status", "--porcelain"], in: "repo")
        #expect(status.output == "A  staged\n")
    }

    @Test func `nothing is read outside the copy of a revision`() async throws {
        try await makeRepository()
        try sandbox.write(Self.old.replacing("app: A\n", with: "app: A\ninclude: [../../Old]\n"), to: "repo/app/App.flow.yaml")
        try await git("commit", "-qam", "two", in: "repo")
        try sandbox.write(Self.old, to: "repo/app/App.flow.yaml")
        let run = try await sandbox.flowgen("diff", "--git", "main", in: "repo")
        #expect(run.code != 0 && run.output == "")
        #expect(run.errors.hasSuffix("flowgen: error: can't compare: the specs of the revision 'main' have errors\n"))
    }

    @Test func `revisions that aren't there`() async throws {
        try await makeRepository()
        func error(_ arguments: String..., in folder: String = "repo") async throws -> Run {
            try await sandbox.flowgen(["diff", "--git"] + arguments, in: folder)
        }
        let unknown = "flowgen: error: the repository has no revision 'nowhere'\n"
        #expect(try await error("nowhere") == Run(code: 66, output: "", errors: unknown))
        #expect(try await error("main", "nowhere") == Run(code: 66, output: "", errors: unknown))
        #expect(
            try await error("main", "--specs", "gone")
                == Run(code: 66, output: "", errors: "flowgen: error: revision 'main': no such file or folder: 'gone'\n"))
        let outside = try await error("main", in: "Old")
        let needed = "flowgen: error: '--git' requires a repository around the current folder: not a git repository"
        #expect(outside.code == 66 && outside.errors.hasPrefix(needed))
        let executable = try #require(Sandbox.executable).path
        let missing = try await sandbox.run([executable, "diff", "--git", "main"], in: "repo", environment: ["PATH": "/nowhere"])
        #expect(
            missing == Run(code: 66, output: "", errors: "flowgen: error: '--git' requires git, but 'git' isn't in PATH; install git\n"))
        try await git("commit", "-qam", "two", in: "repo")
        try await git("clone", "-q", "--depth", "1", "file://\(sandbox.url.path)/repo", "shallow")
        #expect(try await error("HEAD~1", in: "shallow").errors.contains("'HEAD~1': the clone is shallow; fetch the revision first"))
        #expect(try await error("HEAD", in: "shallow").output == "No differences.\n")
    }

    @Test func `errors on one side`() async throws {
        try sandbox.write(Self.old.replacing("push: item", with: "push: itm"), to: "New/App.flow.yaml")
        let run = try await sandbox.flowgen("diff", "Old", "New")
        #expect(run.code == 1 && run.output == "")
        #expect(run.rules == ["unknown-target"])
        #expect(run.errors.hasSuffix("\nflowgen: error: can't compare: the specs of 'New' have errors\n"))
        let missing = "flowgen: error: no such file or folder: 'gone'\n"
        #expect(try await sandbox.flowgen("diff", "Old", "gone") == Run(code: 66, output: "", errors: missing))
    }

    @Test(arguments: [
        ["Old"], ["Old", "New", "--specs", "x"], ["-", "-"], ["--git", "main", "--specs", "-"], [], ["Old", "New", "--format", "xml"],
    ])
    func `wrong usage`(arguments: [String]) async throws {
        let run = try await sandbox.flowgen(["diff"] + arguments)
        #expect(run.code == 64 && run.output == "" && run.errors.hasPrefix("flowgen: error: "))
    }

    @Test(arguments: ["text", "markdown", "json", "github"])
    func `a standard output that is full or closed`(format: String) async throws {
        if FileManager.default.fileExists(atPath: "/dev/full") {
            #expect(try await sandbox.flowgen(["diff", "Old", "New", "--format", format], outputTo: "/dev/full").code == 74)
        }
        let executable = try #require(Sandbox.executable).path
        let closed = try await sandbox.run(["/bin/sh", "-c", "exec \"$0\" diff Old New --format \(format) >&-", executable])
        #expect(closed.code == 74 && closed.errors.hasPrefix("flowgen: error: can't write the output: "))
    }
}
