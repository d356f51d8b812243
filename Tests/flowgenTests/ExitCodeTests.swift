import Testing

@Suite struct ExitCodeTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test(arguments: ["validate", "generate"])
    func `0 where nothing is wrong`(command: String) async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        let run = try await sandbox.flowgen(command)
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(run.output == (command == "validate" ? "1 flow, 1 screen, 0 transitions: no errors\n" : ""))
    }

    @Test(arguments: ["validate", "generate"])
    func `1 for findings, which go to standard error one a line`(command: String) async throws {
        try sandbox.write(spec("home", transitions: "{ go: { push: hime } }"), to: "Home.flow.yaml")
        let finding = """
            Home.flow.yaml:7:42: error: 'hime' is neither a screen of the flow 'home' nor a flow; did you mean 'home'? [unknown-target]

            """
        let summary = command == "validate" ? "1 error\n" : ""
        #expect(try await sandbox.flowgen(command, "Home.flow.yaml") == Run(code: 1, output: summary, errors: finding))
        #expect(sandbox.contents == ["Home.flow.yaml"])
    }

    @Test(arguments: ["validate", "generate", "dump"])
    func `a program says which warnings it wants, and which are errors`(command: String) async throws {
        let program = "flowspec: 1\napp: A\nroot: home\nflows: { home: { screens: { home: {} } }, other: { screens: { other: {} } } }\n"
        try sandbox.write(program + "rules: { unused-flow: error }\n", to: "A.flow.yaml")
        let failed = try await sandbox.flowgen(command)
        #expect(failed.code == 1)
        #expect(failed.output == (command == "validate" ? "1 error\n" : ""))
        #expect(failed.rules == ["unused-flow"])
        #expect(sandbox.contents == ["A.flow.yaml"])
        try sandbox.write(program + "rules: { unused-flow: off }\n", to: "A.flow.yaml")
        let clean = try await sandbox.flowgen(command)
        #expect(clean.code == 0)
        #expect(clean.errors == "")
    }

    @Test(arguments: [["nonsense"], ["validate", "--nonsense"], ["generate", "--output"], ["generate", ".", "--output", "a", "b", "-x"]])
    func `64 for wrong usage`(arguments: [String]) async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        let run =
            switch arguments.count {
            case 1: try await sandbox.flowgen(arguments[0])
            case 2: try await sandbox.flowgen(arguments[0], arguments[1])
            default: try await sandbox.flowgen(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5])
            }
        #expect(run.code == 64)
        #expect(run.errors.hasPrefix("flowgen: error: "))
        #expect(run.output == "")
        #expect(sandbox.contents == ["Home.flow.yaml"])
    }

    @Test func `66 where an input isn't there`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        #expect(
            try await sandbox.flowgen("generate", "Home.flow.yaml", "gone.flow.yaml", "no\nwhere")
                == Run(
                    code: 66, output: "",
                    errors: """
                        flowgen: error: no such file or folder: 'gone.flow.yaml'
                        flowgen: error: no such file or folder: 'no\\nwhere'

                        """))
        #expect(sandbox.contents == ["Home.flow.yaml"])
    }

    @Test func `66 where a folder has no specs`() async throws {
        try sandbox.makeFolder("empty/inner")
        try sandbox.write(spec("home"), to: "empty/.hidden/Home.flow.yaml")
        try sandbox.write(spec("home"), to: "empty/Home.yaml")
        let remedy = ": 'empty/Home.yaml' looks like a spec; rename it to 'Home.flow.yaml'\n"
        let error = "flowgen: error: no *.flow.yaml in the folder 'empty' or its subfolders" + remedy
        #expect(try await sandbox.flowgen("validate", "empty") == Run(code: 66, output: "", errors: error))
    }

    @Test(arguments: [
        ("Notes.yaml", "Notes.flow.yaml"), ("Notes.yml", "Notes.flow.yaml"), ("Notes.Flow.YAML", "Notes.flow.yaml"),
        ("in/Notes.flow.yaml.txt", "Notes.flow.yaml"), ("notes.flows.yaml", "notes.flow.yaml"), ("App.flow.json", "App.flow.yaml"),
        ("App.json", "App.flow.yaml"), ("App.YAML", "App.flow.yaml"), ("my.app.yml", "my.app.flow.yaml"), ("flow.yaml", "flow.flow.yaml"),
    ])
    func `66 where a folder has a spec of another name, which is said`(name: String, right: String) async throws {
        let text = name.lowercased().hasSuffix("json") ? #"{ "flowspec": 1, "app": "A" }"# : spec("home")
        try sandbox.write(text, to: name)
        try sandbox.write("name: CI\non: push\n", to: "A.yml")
        try sandbox.write(#"{ "properties": { "flowspec": { "const": 1 } } }"#, to: "A.schema.json")
        let remedy = "'\(name)' looks like a spec; rename it to '\(right)'"
        let error = "flowgen: error: no *.flow.yaml in the folder '.' or its subfolders: \(remedy)\n"
        for command in [["validate"], ["generate"], ["explain", "home"], ["dump"], ["links"], ["graph"], ["strings"], ["tests"]] {
            let run = try await sandbox.flowgen(command)
            #expect(run.code == 66 && run.errors == error, "\(command): \(run)")
        }
    }

    @Test func `66 where the configuration leaves all specs out, which is said`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        try sandbox.write("exclude: [Home.flow.yaml]\n", to: ".flowgen.yml")
        let error = "flowgen: error: .flowgen.yml excludes the only spec in the folder '.' and its subfolders\n"
        #expect(try await sandbox.flowgen("validate") == Run(code: 66, output: "", errors: error))
    }

    @Test func `74 where output can't be written`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        try sandbox.write("text", to: "file")
        for folder in ["file", "file/a/b"] {
            let error = "flowgen: error: can't write '\(folder)/Home.flow.swift': 'file' is a file, not a folder\n"
            #expect(try await sandbox.flowgen("generate", "--output", folder) == Run(code: 74, output: "", errors: error))
        }
        #expect(sandbox.texts == ["Home.flow.yaml": spec("home"), "file": "text"])
    }
}
