import Testing

/// `.flowgen.yml`, path patterns, verbosity and colors.
@Suite struct ConfigurationTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.makeFolder(".git")
        try sandbox.write(spec("home", transitions: "{ go: { present: other } }"), to: "Sources/App/App.flow.yaml")
        try sandbox.write(part("other"), to: "Sources/App/Flows/Other.flow.yaml")
        try sandbox.write("flowspec: 1\nwrong: 1\n", to: "Sources/Fixtures/Wrong.flow.yaml")
    }

    private let right = Run(code: 0, output: "2 flows, 2 screens, 1 transition: no errors\n", errors: "")

    // MARK: Patterns

    @Test(arguments: [
        "Sources/App/**/*.flow.yaml", "Sources/A*", "**/App", "Sources/[A-E]*/**", "Sources/[!F]??", "./Sources/App/**", "S*/*p/**/*.yaml",
    ])
    func `a pattern names the specs and folders that it stands for`(pattern: String) async throws {
        #expect(try await sandbox.flowgen("validate", pattern) == right)
    }

    @Test(arguments: ["Sources/*.flow.yaml", "Sources/[!A]pp/**", "Sources/App/?", "Nope/**"])
    func `a pattern that stands for nothing`(pattern: String) async throws {
        let run = try await sandbox.flowgen("validate", pattern)
        #expect(run == Run(code: 66, output: "", errors: "flowgen: error: no file or folder matches the pattern '\(pattern)'\n"))
    }

    @Test func `a file that is called as a pattern is itself`() async throws {
        try sandbox.write(spec("home"), to: "a[b].flow.yaml")
        #expect(try await sandbox.flowgen("validate", "a[b].flow.yaml").code == 0)
    }

    @Test func `a pattern with many stars takes no time`() async throws {
        let pattern = String(repeating: "*a", count: 200) + "b/" + String(repeating: "**/", count: 200) + "*"
        try sandbox.makeFolder(String(repeating: "a", count: 250))
        #expect(try await sandbox.flowgen("validate", pattern).code == 66)
    }

    // MARK: The configuration

    @Test func `paths, exclusions and strictness are those of the nearest file`() async throws {
        try sandbox.write("paths: [Sources]\nexclude: [\"**/Fixtures\"]\nstrict: true\n", to: ".flowgen.yml")
        #expect(try await sandbox.flowgen("validate") == right)
        try sandbox.makeFolder("Sources/App/Deep")
        #expect(try await sandbox.flowgen("validate", in: "Sources/App/Deep") == right)
        // The command line overrides the configuration.
        #expect(try await sandbox.flowgen("validate", "Sources/Fixtures/Wrong.flow.yaml").rules.first == "unknown-key")
        try sandbox.write(part("unused"), to: "Sources/App/Unused.flow.yaml")
        try sandbox.write(
            "flowspec: 1\napp: A\nroot: home\nflows: { home: { screens: { home: { transitions: { go: { present: other } } } } } }\n",
            to: "Sources/App/App.flow.yaml")
        #expect(try await sandbox.flowgen("validate").rules == ["unused-flow"])
        #expect(try await sandbox.flowgen("validate", "--no-strict").code == 0)
        try sandbox.write("paths: [Flows]\n", to: "Sources/App/.flowgen.yml")
        #expect(try await sandbox.flowgen("validate", in: "Sources/App").rules == ["missing-root"])
    }

    @Test func `a baseline for all runs`() async throws {
        try sandbox.write("paths: [Sources/Fixtures]\nbaseline: known.json\n", to: ".flowgen.yml")
        #expect(try await sandbox.flowgen("validate", "--write-baseline", "known.json").code == 0)
        try sandbox.makeFolder("Deep")
        let run = try await sandbox.flowgen("validate", in: "Deep")
        #expect(run == Run(code: 0, output: "no new errors; 1 finding in the baseline\n", errors: ""))
    }

    @Test func `a file above the repository isn't looked at`() async throws {
        try sandbox.write("paths: [Nope]\n", to: ".flowgen.yml")
        try sandbox.makeFolder("Sources/App/.git")
        #expect(try await sandbox.flowgen("validate", in: "Sources/App") == right)
        #expect(try await sandbox.flowgen("validate", in: "Sources/App/Flows").rules == ["missing-root"])
    }

    @Test func `mistakes in it have their places`() async throws {
        try sandbox.write("path: [Sources]\nstrict: yes\n", to: ".flowgen.yml")
        let errors = """
            flowgen: error: .flowgen.yml:1:1: 'path' isn't a key of a configuration; did you mean 'paths'?
            flowgen: error: .flowgen.yml:2:9: found a string, expected true or false for 'strict'; write true

            """
        for command in ["validate", "generate", "dump"] {
            #expect(try await sandbox.flowgen(command) == Run(code: 66, output: "", errors: errors))
        }
        try sandbox.write("# Nothing yet.\n\n", to: ".flowgen.yml")
        #expect(try await sandbox.flowgen("validate", "Sources/App") == right)
    }

    // MARK: Messages

    @Test func `quiet leaves out all but errors`() async throws {
        let warned = spec("home") + "guards: { a: A }\n"
        try sandbox.write(warned, to: "Warned.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "--quiet", "Warned.flow.yaml") == Run(code: 0, output: "", errors: ""))
        let wrong = try await sandbox.flowgen("validate", "-q", "Sources/App/App.flow.yaml")
        #expect(wrong.code == 1)
        #expect(wrong.output == "")
        #expect(wrong.errors.split(separator: "\n").count == 1 && wrong.rules == ["unknown-target"], "\(wrong.errors)")
    }

    @Test(arguments: [
        (["--color", "always"], [:], true), (["--color", "always"], ["NO_COLOR": "1"], true),
        (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
        ([], ["CLICOLOR_FORCE": "1"], true), ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false), ([], ["CLICOLOR_FORCE": "0"], false),
        ([], [:], false),
    ])
    func `colors by option and environment`(options: [String], environment: [String: String], isColored: Bool) async throws {
        let program = try #require(Sandbox.executable).path
        let run = try await sandbox.run([program, "validate", "Sources/Fixtures"] + options, environment: environment)
        #expect(run.code == 1)
        #expect(run.errors.contains("\u{1B}[1;31merror:\u{1B}[0m") == isColored)
    }
}
