import Testing

@Suite struct ModuleTests {
    let sandbox: Sandbox
    private let help = "flowspec: 1\ngenerate: { access: public }\nflows: { help: { screens: { topics: {}, never: {} } } }\n"

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(help, to: "Help/Help.flow.yaml")
        try sandbox.write(spec("home", transitions: "{ more: { present: help } }"), to: "App/App.flow.yaml")
    }

    @Test func `Swift is written for the own specs only`() async throws {
        let run = try await sandbox.flowgen("generate", "App", "--output", "out", "--module", "Shop", "--with", "Help=Help")
        #expect(run == Run(code: 0, output: "", errors: ""))
        #expect(sandbox.contents.filter { $0.hasSuffix(".swift") } == ["out/App.flow.swift"])
        #expect(sandbox.text("out/App.flow.swift")?.contains("import Help\n") == true)
    }

    @Test func `a spec that is named both ways is the other module's`() async throws {
        let run = try await sandbox.flowgen("generate", ".", "--output", "out", "--module", "Shop", "--with", "Help=Help/Help.flow.yaml")
        #expect(run.code == 0)
        #expect(sandbox.contents.filter { $0.hasSuffix(".swift") } == ["out/App.flow.swift"])
    }

    @Test func `questions are answered over several modules`() async throws {
        let modules = ["--module", "Shop", "--with", "Help=Help", "--", "App/App.flow.yaml"]
        let way = "'help.topics' needs 1 action:"
        for command in [["how", "topics"], ["how", "start", "topics"]] {
            let run = try await sandbox.flowgen(command + modules)
            #expect(run.code == 0 && run.output.hasPrefix(way), "\(run)")
        }
        for command in [["explain", "topics"], ["dump"], ["links"]] {
            let run = try await sandbox.flowgen(command + modules)
            #expect(run.code == 0 && run.errors == "", "\(run)")
        }
    }

    @Test func `a library needs no root`() async throws {
        #expect(try await sandbox.flowgen("validate", "Help", "--module", "Help", "--library").code == 0)
        #expect(try await sandbox.flowgen("validate", "Help", "--module", "Help").rules == ["missing-root"])
        #expect(try await sandbox.flowgen("validate", "Help", "--library").code == 64)
        #expect(try await sandbox.flowgen("validate", "Help", "--with", "Help").code == 64)
        #expect(try await sandbox.flowgen("validate", "Help", "--with", "Help=Nowhere").code == 66)
    }

    @Test func `what isn't used of another module is no finding, and neither are its warnings`() async throws {
        let warned = help.replacing("topics: {}", with: "topics: { presentation: { style: fullScreen, detents: [medium] } }")
        try sandbox.write(warned, to: "Help/Help.flow.yaml")
        let alone = try await sandbox.flowgen("validate", "Help", "--module", "Help", "--library")
        #expect(alone.code == 0 && alone.errors.contains("[detents-without-sheet]"))
        #expect(try await sandbox.flowgen("validate", "App", "--module", "Shop", "--with", "Help=Help").errors.isEmpty)
    }

    @Test func `what a run of the app breaks in another module is found in the app`() async throws {
        try sandbox.write(
            "flowspec: 1\ngenerate: { access: public }\nflows: { help: { screens: { topics: { transitions: { back: { popTo: other } } }, other: {} } } }\n",
            to: "Help/Help.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "Help", "--module", "Help", "--library").code == 0)
        let run = try await sandbox.flowgen("validate", "App", "--module", "Shop", "--with", "Help=Help")
        #expect(run.rules == ["pop-to-missing"])
        #expect(run.files == ["Help/Help.flow.yaml"])
    }

    @Test func `what is declared twice is found in the own spec`() async throws {
        try sandbox.write(part("help"), to: "App/Help.flow.yaml")
        let run = try await sandbox.flowgen("validate", "App", "--module", "Shop", "--with", "Help=Help")
        #expect(run.rules == ["duplicate-flow"])
        #expect(run.files == ["App/Help.flow.yaml"])
    }

    @Test func `an include leads to named specs`() async throws {
        try sandbox.write(spec("home") + "include: [../Help]\n", to: "App/App.flow.yaml")
        #expect(try await sandbox.flowgen("validate", "App").code == 0)
        #expect(try await sandbox.flowgen("validate", "App", "--module", "Shop", "--with", "Help=Help").code == 0)
        let run = try await sandbox.flowgen("validate", "App", "--module", "Shop")
        #expect(run.rules == ["missing-include"])
        #expect(run.errors.contains("'Help/Help.flow.yaml' isn't a spec of the module or of its dependencies"))
    }

    private static let others = "it has characters other than letters, digits and '_'"
    private static let misnamed = [
        "Core-Kit": others, "Core Kit": others, "A\nlet b": others, "A.B": others,
        "1Kit": "it doesn't begin with a letter", "import": "it is a Swift keyword", "_": "it has no letter",
    ]

    @Test(arguments: misnamed.keys.sorted())
    func `a module is called what Swift imports`(name: String) async throws {
        let shown = name.replacingOccurrences(of: "\n", with: "\\n")
        let error = "'\(shown)' can't be the name of a module: \(Self.misnamed[name] ?? ""); write the name that Swift imports"
        let tool = try #require(Sandbox.executable).deletingLastPathComponent().appendingPathComponent("flowgen-generate").path
        for options in [["--module", name], ["--module", "Shop", "--with", "\(name)=Help"]] {
            let whole = try await sandbox.flowgen(["generate", "App", "--output", "out"] + options)
            #expect(whole.code == 64 && whole.errors.hasPrefix("flowgen: error: \(error)\n"), "\(whole)")
            let run = try await sandbox.run([tool, "--output", "out"] + options + ["--", "App/App.flow.yaml"])
            #expect(run == Run(code: 64, output: "", errors: "flowgen: error: \(error)\n"))
        }
        #expect(sandbox.text("out/App.flow.swift") == nil)
    }

    @Test func `a module doesn't import itself`() async throws {
        let run = try await sandbox.flowgen("generate", "App", "--module", "Shop", "--with", "Shop=Help")
        #expect(run.code == 64)
        #expect(
            run.errors.hasPrefix("flowgen: error: 'Shop' is the module of '--module' and can't import itself; remove '--with Shop=…'\n"))
    }

    @Test(arguments: ["Über_uns", "設定", "_Kit", "Kit2"])
    func `a module may have any identifier for its name`(name: String) async throws {
        #expect(try await sandbox.flowgen("generate", "App", "--output", "out", "--module", "Shop", "--with", "\(name)=Help").code == 0)
        #expect(try #require(sandbox.text("out/App.flow.swift")).contains("import \(name)\n"))
    }

    @Test(arguments: [
        ("Core-Kit", "Core_Kit"), ("Core Kit", "Core_Kit"), ("1Password", "_Password"), ("Über uns", "Über_uns"), ("A+B.C", "A_B_C"),
        ("Kit2", "Kit2"), ("_Kit", "_Kit"), ("🧭Maps", "_Maps"),
    ])
    func `a product's module is called as in Xcode`(product: String, module: String) {
        #expect(moduleName(ofProduct: product) == module)
    }
}
