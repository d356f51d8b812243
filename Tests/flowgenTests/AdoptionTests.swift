import Testing

/// Adopting flowgen in a program with many findings.
@Suite struct AdoptionTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    /// A program of one flow with many unreachable screens, each on its own lines.
    private func legacy(_ screens: Int, before: String = "", more: String = "") -> String {
        let lines = (0..<screens).map { "      s\($0):\n        transitions: { go: { push: s\($0) } }\n" }
        return "flowspec: 1\napp: Old\nroot: old\n\(before)flows:\n  old:\n    screens:\n      old: {}\n\(lines.joined())\(more)"
    }

    @Test func `500 findings are adopted with one baseline, and then one new mistake is the only finding`() async throws {
        try sandbox.write(legacy(500), to: "Sources/Old.flow.yaml")
        let before = try await sandbox.flowgen("validate", "--all")
        #expect(before.errors.split(separator: "\n").count >= 500)
        let wrote = try await sandbox.flowgen("validate", "--write-baseline", "ci/known.json")
        #expect(wrote.code == 0)
        #expect(wrote.errors == "")
        let known = try await sandbox.flowgen("validate", "--baseline", "ci/known.json", "--strict")
        #expect(known.code == 0)
        #expect(known.errors == "")
        #expect(
            known.output
                == "1 flow, 501 screens, 500 transitions: no new errors; \(before.errors.split(separator: "\n").count) findings in the baseline\n"
        )
        // The lines move, and there is a new mistake.
        try sandbox.write(legacy(500, before: "\n# a comment\n\n", more: "      new: {}\n"), to: "Sources/Old.flow.yaml")
        for folder in ["", "Sources", "ci"] {
            let paths = ["": ("Sources", "ci/known.json"), "Sources": (".", "../ci/known.json"), "ci": ("../Sources", "known.json")]
            let (path, baseline) = try #require(paths[folder])
            let run = try await sandbox.flowgen("validate", path, "--baseline", baseline, in: folder)
            #expect(run.code == 0)
            let lines = run.errors.split(separator: "\n")
            #expect(lines.count == 1)
            #expect(lines.first?.contains("'new' is unreachable") == true, "\(run.errors)")
        }
        let strict = try await sandbox.flowgen("validate", "--baseline", "ci/known.json", "--strict")
        #expect(strict.code == 1)
        #expect(strict.rules == ["unreachable-screen"])
    }

    @Test func `errors are known too, but generate still refuses`() async throws {
        try sandbox.write(spec("home", transitions: "{ a: { push: x }, b: { push: y } }"), to: "Home.flow.yaml")
        #expect(
            try await sandbox.flowgen("validate", "--write-baseline", "known.json").output
                == "no new errors; 2 findings in the baseline; wrote 'known.json'\n")
        let known = try await sandbox.flowgen("validate", "--baseline", "known.json")
        #expect(known == Run(code: 0, output: "no new errors; 2 findings in the baseline\n", errors: ""))
        try sandbox.write(spec("home", transitions: "{ a: { push: x }, c: { push: z }, b: { push: y } }"), to: "Home.flow.yaml")
        let new = try await sandbox.flowgen("validate", "--baseline", "known.json")
        #expect(new.code == 1)
        #expect(new.errors.split(separator: "\n").count == 1)
        #expect(new.errors.contains("'z' is neither"))
        #expect(try await sandbox.flowgen("generate").code == 1)
    }

    @Test func `what no longer occurs is said in a line, where it was looked for`() async throws {
        try sandbox.write(legacy(4), to: "Old.flow.yaml")
        _ = try await sandbox.flowgen("validate", "--write-baseline", "known.json")
        try sandbox.write(legacy(2), to: "Old.flow.yaml")
        let run = try await sandbox.flowgen("validate", "--baseline", "known.json")
        #expect(run.code == 0)
        #expect(
            run.errors.hasPrefix(
                "flowgen: note: 2 findings in the baseline 'known.json' no longer occur, such as 'unreachable-screen' in 'Old.flow.yaml' at flows.old.screens.s2; "
            ), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1)
        // An error can hide the finding, and files that aren't read aren't judged.
        try sandbox.write(legacy(2, more: "      new: { transitions: { go: { push: gone } } }\n"), to: "Old.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "--baseline", "known.json").errors.contains("no longer") == false)
        try sandbox.write(spec("home"), to: "other/Home.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "other", "--baseline", "known.json").errors == "")
        try sandbox.remove("Old.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "other", "--baseline", "known.json").errors.contains("no longer occur"))
    }

    @Test func `a baseline is the same from wherever it is written, and sorted`() async throws {
        try sandbox.write(spec("home", transitions: "{ b: { push: x }, a: { push: x } }"), to: "b/Home.flow.yaml")
        try sandbox.write(part("away", transitions: "{ b: { push: x }, a: { push: x } }"), to: "a/Away.flow.yaml")
        _ = try await sandbox.flowgen("validate", "--write-baseline", "known.json")
        let text = try #require(sandbox.text("known.json"))
        _ = try await sandbox.flowgen("validate", "../b", "../a", "--write-baseline", "../known.json", in: "a")
        #expect(sandbox.text("known.json") == text)
        let files = text.matches(of: /"file": "([^"]*)"/).map { String($0.1) }
        #expect(files == ["a/Away.flow.yaml", "a/Away.flow.yaml", "b/Home.flow.yaml", "b/Home.flow.yaml"])
    }

    @Test(arguments: [
        "", "{", "[]", "{ \"baseline\": 2, \"findings\": [] }", "{ \"baseline\": 1 }",
        "{ \"baseline\": 1, \"findings\": [{ \"file\": \"a\", \"keys\": \"\", \"rule\": \"x\", \"message\": \"\", \"count\": -1 }] }",
        "{ \"baseline\": 1, \"findings\": [{ \"file\": \"a\", \"keys\": \"\", \"rule\": \"x\", \"message\": \"\", \"count\": 9223372036854775807 }] }",
    ])
    func `what is no baseline is an input that can't be read`(text: String) async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        try sandbox.write(text, to: "known.json")
        let run = try await sandbox.flowgen("validate", "--baseline", "known.json")
        let error =
            "flowgen: error: 'known.json' isn't a baseline that this version of flowgen can read; regenerate it with '--write-baseline'\n"
        #expect(run == Run(code: 66, output: "", errors: error))
        let json = try await sandbox.flowgen("validate", "--baseline", "gone.json", "--format", "json")
        #expect(json.code == 66)
        #expect(json.output.contains("can't read the baseline 'gone.json'"))
    }

    @Test func `a baseline isn't written where not every file can be read`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        try sandbox.makeFolder("Folder.flow.yaml")
        let run = try await sandbox.flowgen("validate", "--write-baseline", "known.json")
        #expect(run.code == 66)
        #expect(run.errors.contains("the baseline 'known.json' isn't written"))
        #expect(sandbox.text("known.json") == nil)
        try sandbox.remove("Folder.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "--write-baseline", "Home.flow.yaml/known.json").code == 74)
    }

    @Test func `strict makes errors of warnings, and notes stay notes`() async throws {
        let text = "flowspec: 1\napp: A\nroot: home\nguards: { a: A }\nflows: { home: { screens: { home: {} } } }\n"
        try sandbox.write(text, to: "A.flow.yaml")
        #expect(try await sandbox.flowgen("validate").code == 0)
        let strict = try await sandbox.flowgen("validate", "--strict")
        #expect(strict.code == 1)
        #expect(strict.rules == ["unused-guard"])
        #expect(strict.output == "1 flow, 1 screen, 0 transitions: 1 error\n")
        try sandbox.write(text + "rules: { unused-guard: note }\n", to: "A.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "--strict").code == 0)
    }

    @Test func `a useless suppression is found where stacks are analyzed, and not beside errors`() async throws {
        let text = "flowspec: 1\napp: A\nroot: home\nflows: { home: { allow: { dead-end: Why }, screens: { home: {} } } }\n"
        try sandbox.write(text, to: "A.flow.yaml")
        for command in ["validate", "generate"] {
            let run = try await sandbox.flowgen(command)
            #expect(run.code == 0)
            #expect(
                run.errors
                    == "A.flow.yaml:4:27: warning: 'dead-end' is suppressed but finds nothing; remove it from 'allow' [unused-suppression]\n"
            )
        }
        #expect(try await sandbox.flowgen("dump").errors == "")
        try sandbox.write(text.replacing("home: {} }", with: "home: { transitions: { a: { push: b } } } }"), to: "A.flow.yaml")
        #expect(try await sandbox.flowgen("validate").errors.contains("unused-suppression") == false)
    }
}
