import Testing

@Suite struct BackendTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(spec("home"), to: "specs/Home.flow.yaml")
    }

    @Test func `the program as JSON is what dump prints`() async throws {
        #expect(try await sandbox.flowgen("generate", "specs", "--backend", "json") == Run(code: 0, output: "", errors: ""))
        #expect(sandbox.contents.filter { $0.hasSuffix("json") || $0.hasSuffix("swift") } == ["specs/Test.program.json"])
        #expect(try await sandbox.flowgen("dump", "specs").output == sandbox.text("specs/Test.program.json"))
    }

    @Test func `each back end keeps the other's files`() async throws {
        for arguments in [[], ["--backend", "json"], []] {
            #expect(try await sandbox.flowgen(["generate", "specs", "-o", "out"] + arguments) == Run(code: 0, output: "", errors: ""))
        }
        let files = ["out/.flowgen-outputs", "out/Home.flow.swift", "out/Test.program.json"]
        #expect(sandbox.contents.filter { $0.hasPrefix("out/") } == files)
        #expect(
            sandbox.text("out/.flowgen-outputs")?.split(separator: "\n").dropFirst() == [
                "Test: Home.flow.swift", "Test: Test.program.json",
            ])
        let check = try await sandbox.flowgen("generate", "specs", "-o", "out", "--backend", "json", "--check")
        #expect(check == Run(code: 0, output: "", errors: ""))
    }

    @Test func `a file of somebody's own stays`() async throws {
        let own = #"{ "name": "Test" }"#
        try sandbox.write(own, to: "specs/Test.program.json")
        let run = try await sandbox.flowgen("generate", "specs", "--backend", "json")
        #expect(run.code == 74)
        #expect(run.errors.contains("'specs/Test.program.json' would be overwritten, but flowgen didn't generate it"))
        #expect(sandbox.text("specs/Test.program.json") == own)
    }

    @Test func `the command of a difference names the back end`() async throws {
        let run = try await sandbox.flowgen("generate", "specs", "--backend", "json", "--check")
        #expect(run.code == 1)
        #expect(run.errors.contains("--backend json"))
    }

    @Test func `names and options that there aren't`() async throws {
        #expect(try await sandbox.flowgen("generate", "specs", "--backend", "kotlin").code == 64)
        let run = try await sandbox.flowgen("generate", "specs", "--backend", "json", "--embed-runtime")
        #expect(run.code == 64)
        #expect(run.errors.contains("'--embed-runtime' requires '--backend swift'"))
    }
}
