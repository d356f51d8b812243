import Testing

/// The command `flowgen tests`.
@Suite struct TestsTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(
            "flowspec: 1\napp: A\nroot: a\nflows: { a: { screens: { a: { transitions: { open: { push: b } } }, b: {} } } }\n",
            to: "App.flow.yaml")
    }

    @Test func `the tests are printed, in either style, or as a tour`() async throws {
        let tests = try await sandbox.flowgen("tests")
        #expect(tests.code == 0 && tests.errors == "" && tests.output.contains("@Test(\"a.a.open opens b over a\")"))
        #expect(try await sandbox.flowgen("tests", "--style", "swift-testing", "App.flow.yaml") == tests)
        #expect(try await sandbox.flowgen("tests", "--style", "xctest").output.contains("func testAAOpen()"))
        #expect(try await sandbox.flowgen("tests", "--tour").output.contains("// Transitions: 1. Launches: 1. Actions: 1."))
        #expect(try await sandbox.flowgen("tests", "--tour", "--criterion", "pairs").output.contains("// Transitions and pairs: 1."))
        #expect(try await sandbox.flowgen("tests", "--criterion", "pairs").code == 64)
        #expect(try await sandbox.flowgen("tests", "--style", "xcuitest", "--tour").output.contains("shows: \"a.b\")"))
        #expect(try await sandbox.flowgen("tests", "--identifiers").output.contains("static let open = \"a.a.open\"\n"))
        #expect(try await sandbox.flowgen("tests", "--style", "quick").code == 64)
        #expect(try await sandbox.flowgen("tests", "--identifiers", "--tour").code == 64)
    }

    @Test func `transitions that runs lack are listed, and an unknown line is an error`() async throws {
        try sandbox.write("a.a.open\n", to: "runs.txt")
        #expect(try await sandbox.flowgen("tests", "--coverage", "runs.txt").output == "Transitions: 1. Performed: 1.\n")
        try sandbox.write("a.a.open\na.a.close\n", to: "runs.txt")
        let unknown = try await sandbox.flowgen("tests", "--coverage", "runs.txt")
        #expect(unknown.code == 1 && unknown.output == "" && unknown.errors.hasPrefix("runs.txt:2: error: 'a.a.close' isn't a transition"))
        #expect(try await sandbox.flowgen("tests", "--coverage", "missing.txt").code == 66)
        #expect(try await sandbox.flowgen("tests", "--coverage", "runs.txt", "--tour").code == 64)
    }

    @Test func `specs with errors have no tests`() async throws {
        try sandbox.write("flowspec: 1\nflows: { b: { screens: { b: { transitions: { open: { push: c } } } } } }\n", to: "B.flow.yaml")
        let run = try await sandbox.flowgen("tests")
        #expect(run.code == 1 && run.output == "" && run.errors.contains("error: 'c'"))
    }
}
