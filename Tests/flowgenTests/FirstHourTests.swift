import Testing

/// The messages for people who are new to flowgen.
@Suite struct FirstHourTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test func `the summary counts errors and warnings`() async throws {
        let unused = "flowspec: 1\napp: A\nroot: home\nflows: { home: { screens: { home: {} } }, other: { screens: { other: {} } } }\n"
        try sandbox.write(unused, to: "A.flow.yaml")
        #expect(try await sandbox.flowgen("validate").output == "2 flows, 2 screens, 0 transitions: no errors, 1 warning\n")
        #expect(try await sandbox.flowgen("validate", "--strict").output == "2 flows, 2 screens, 0 transitions: 1 error\n")
        try sandbox.write(unused + "guards: { a: A }\nrules: { unused-guard: error }\n", to: "A.flow.yaml")
        let failed = try await sandbox.flowgen("validate")
        #expect(failed.output == "1 error, 1 warning\n", "\(failed.errors)")
    }

    @Test func `one file of a program says that there are others`() async throws {
        try sandbox.write(spec("home", transitions: "{ go: { present: other } }"), to: "Specs/Home.flow.yaml")
        try sandbox.write(part("other"), to: "Specs/Other.flow.yaml")
        let note = "flowgen: note: 1 spec in the folder 'Specs' wasn't read; name the folder to read the specs as one project\n"
        for file in ["Home", "Other"] {
            let run = try await sandbox.flowgen("validate", "Specs/\(file).flow.yaml")
            #expect(run.code == 1)
            #expect(run.errors.hasSuffix(note), "\(run.errors)")
        }
        #expect(try await sandbox.flowgen("validate", "Home.flow.yaml", in: "Specs").errors.contains("in the folder '.' wasn't"))
        // All files are read, or the mistake has another cause, so flowgen prints no note.
        #expect(try await sandbox.flowgen("validate", "Specs").code == 0)
        try sandbox.write(spec("home", transitions: "{ go: { push: home, wth: {} } }"), to: "Specs/Home.flow.yaml")
        #expect(try await !sandbox.flowgen("validate", "Specs/Home.flow.yaml").errors.contains("note"))
    }

    @Test(arguments: [
        ("validat", "did you mean 'validate'?"), ("explian", "did you mean 'explain'?"), ("x", "list the commands with 'flowgen --help'"),
    ])
    func `a command that there isn't`(name: String, proposal: String) async throws {
        let run = try await sandbox.flowgen(name, "Specs")
        #expect(run.code == 64)
        #expect(run.errors.hasPrefix("flowgen: error: there is no command '\(name)'; \(proposal)\n"), "\(run.errors)")
    }

    @Test func `a flow's name where a screen's is asked for`() async throws {
        try sandbox.write(
            "flowspec: 1\napp: A\nroot: home\nflows: { home: { screens: { first: { transitions: { go: { push: second } } }, second: {} } } }\n",
            to: "A.flow.yaml")
        let run = try await sandbox.flowgen("how", "first", "home")
        let error = "flowgen: error: 'home' is a flow, not a screen; name one of its screens: 'home.first', 'home.second'\n"
        #expect(run == Run(code: 64, output: "", errors: error))
    }

    @Test func `'init' says which files it wrote`() async throws {
        let run = try await sandbox.flowgen("init", "Shop", "--schema")
        #expect(run.code == 0)
        #expect(
            run.output.hasPrefix(
                """
                Wrote Shop/.flowspec.schema.json: the JSON Schema for editors.
                Wrote Shop/App.flow.yaml: two tabs, each with a stack of screens. Next:

                """), "\(run.output)")
    }

    @Test func `a folder that can't be made`() async throws {
        let folder = "/dev/null"
        let run = try await sandbox.flowgen("init", "\(folder)/inner")
        #expect(run == Run(code: 74, output: "", errors: "flowgen: error: '\(folder)' is a file, not a folder\n"))
    }

    @Test func `a folder in which none can be made`() async throws {
        #if os(Linux)
            let run = try await sandbox.flowgen("init", "/proc/foo")
            #expect(run.code == 74)
            #expect(run.errors.hasPrefix("flowgen: error: can't create the folder '/proc/foo': '/proc' "), "\(run.errors)")
        #endif
    }
}
