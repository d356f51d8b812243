import Foundation
import Testing

/// `generate --check`, which writes nothing.
@Suite struct CheckTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(spec("home", transitions: "{ more: { present: more } }"), to: "specs/Home.flow.yaml")
        try sandbox.write(part("more"), to: "specs/More.flow.yaml")
    }

    /// Makes the output out of date in every possible way.
    private func change() async throws {
        try sandbox.write(part("old"), to: "specs/Old.flow.yaml")
        _ = try await sandbox.flowgen("generate", "specs", "-o", "out")
        try sandbox.remove("specs/Old.flow.yaml")
        try sandbox.remove("out/More.flow.swift")
        try sandbox.write(spec("home", transitions: "{ more: { present: more }, again: { push: home } }"), to: "specs/Home.flow.yaml")
        try sandbox.write("// Mine\n", to: "out/Mine.flow.swift")
    }

    @Test func `nothing is said of output that is up to date`() async throws {
        _ = try await sandbox.flowgen("generate", "specs", "-o", "out")
        #expect(try await sandbox.flowgen("generate", "specs", "-o", "out", "--check") == Run(code: 0, output: "", errors: ""))
        _ = try await sandbox.flowgen("generate", in: "specs")
        #expect(try await sandbox.flowgen("generate", "--check", in: "specs") == Run(code: 0, output: "", errors: ""))
    }

    @Test func `what is out of date is shown and left as it is`() async throws {
        try await change()
        let before = (sandbox.contents, sandbox.texts)
        let run = try await sandbox.flowgen("generate", "--check", "specs", "-o", "out")
        #expect(run.code == 1)
        #expect(run.errors.hasSuffix("flowgen: error: 4 files out of date; run: flowgen generate specs --output out\n"))
        let heads = run.output.split(separator: "\n").filter { $0.hasPrefix("--- ") || $0.hasPrefix("+++ ") }
        #expect(
            heads == [
                "--- a/out/Home.flow.swift", "+++ b/out/Home.flow.swift", "--- /dev/null", "+++ b/out/More.flow.swift",
                "--- a/out/.flowgen-outputs", "+++ b/out/.flowgen-outputs", "--- a/out/Old.flow.swift", "+++ /dev/null",
            ])
        #expect(run.output.contains("\n+    func again()\n"))
        #expect(sandbox.contents == before.0)
        #expect(sandbox.texts == before.1)
    }

    @Test func `the command is one that a shell takes`() async throws {
        let run = try await sandbox.flowgen("generate", "--check", "specs", "--embed-runtime", "-o", "it's out")
        #expect(run.errors == "flowgen: error: 4 files out of date; run: flowgen generate specs --output 'it'\\''s out' --embed-runtime\n")
        #expect(!sandbox.contents.contains("it's out"))
    }

    @Test(arguments: [["patch", "-p1", "-s"], ["git", "apply"]])
    func `the diff makes of the old output the new one`(tool: [String]) async throws {
        guard try await run(["which", tool[0]]) == 0 else { return }
        try await change()
        try await check(tool, output: "out")
    }

    @Test func `names with spaces, folders given from the root`() async throws {
        let folder = sandbox.url.appendingPathComponent("my out").path
        _ = try await sandbox.flowgen("generate", "specs", "-o", folder)
        for (tool, transition) in [(["git", "apply"], "one"), (["patch", "-p1", "-s"], "two")] {
            guard try await run(["which", tool[0]]) == 0 else { continue }
            try sandbox.write(spec("home", transitions: "{ \(transition): { push: home } }"), to: "specs/Home.flow.yaml")
            try await check(tool, output: folder)
        }
    }

    /// Checks that applying the diff with a tool produces the output of `generate`.
    private func check(_ tool: [String], output: String) async throws {
        let diff = try await sandbox.flowgen("generate", "specs", "-o", output, "--check")
        try sandbox.write(diff.output, to: "diff")
        #expect(diff.code == 1)
        #expect(try await run(tool + (tool[0] == "patch" ? ["-i", "diff"] : ["diff"])) == 0)
        #expect(try await sandbox.flowgen("generate", "specs", "-o", output, "--check").code == 0)
    }

    private func run(_ command: [String]) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = sandbox.url
        process.standardOutput = FileHandle.nullDevice
        return try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
    }

    @Test func `a person's file in the way is no difference but an error`() async throws {
        try sandbox.write("import UIKit\n", to: "out/More.flow.swift")
        for option in ["--check", "--dry-run"] {
            let run = try await sandbox.flowgen("generate", "specs", "-o", "out", option)
            #expect(run.code == 74)
            #expect(run.output == "")
            #expect(run.errors.hasPrefix("flowgen: error: 'out/More.flow.swift' would be overwritten, but flowgen didn't generate it; "))
        }
    }

    @Test func `errors in the specs come first`() async throws {
        try sandbox.write("flowspec: 1\nflows: {}", to: "specs/More.flow.yaml")
        let run = try await sandbox.flowgen("generate", "specs", "-o", "out", "--check")
        #expect(run.code == 1)
        #expect(run.output == "")
        #expect(!run.errors.contains("out of date"))
    }

    @Test func `a dry run says what would happen`() async throws {
        try await change()
        _ = try await sandbox.flowgen("generate", "specs", "-o", "other")
        try sandbox.remove("other/Home.flow.swift")
        let before = (sandbox.contents, sandbox.texts)
        #expect(
            try await sandbox.flowgen("generate", "specs", "-o", "out", "--dry-run").output == """
                write  out/Home.flow.swift
                write  out/More.flow.swift
                write  out/.flowgen-outputs
                remove out/Old.flow.swift

                """)
        #expect(
            try await sandbox.flowgen("generate", "specs", "-o", "other", "--dry-run")
                == Run(
                    code: 0, output: "write  other/Home.flow.swift\nkeep   other/More.flow.swift\nkeep   other/.flowgen-outputs\n",
                    errors: try await sandbox.flowgen("validate", "specs").errors))
        #expect(sandbox.contents == before.0)
        #expect(sandbox.texts == before.1)
    }

    @Test func `one of both`() async throws {
        #expect(try await sandbox.flowgen("generate", "specs", "--check", "--dry-run").code == 64)
    }
}
