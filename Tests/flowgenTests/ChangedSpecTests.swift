import Testing

/// The effect of a change in one spec on the output of the others.
@Suite struct ChangedSpecTests {
    let sandbox: Sandbox
    private static let shop = """
        flowspec: 1
        flows:
          shop:
            screens:
              list: { transitions: { open: { push: detail } } }
              detail: { params: { id: Int = 1 }, transitions: { close: { popTo: list } } }
        """

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(
            """
            flowspec: 1
            app: Test
            root: main
            flows:
              main:
                tabs: { shop: { flow: shop }, me: { flow: me } }
            """, to: "specs/App.flow.yaml")
        try sandbox.write(Self.shop, to: "specs/Shop.flow.yaml")
        try sandbox.write(
            """
            flowspec: 1
            flows:
              me:
                screens:
                  profile: { transitions: { help: { present: help }, orders: { select: shop, stack: [detail] } } }
            """, to: "specs/Me.flow.yaml")
        try sandbox.write(
            """
            flowspec: 1
            flows:
              help: { screens: { topics: { transitions: { close: dismiss } } } }
            """, to: "specs/Help.flow.yaml")
    }

    /// The files that generating again wrote.
    private func written() async throws -> [String] {
        let files = sandbox.contents.filter { $0.hasPrefix("out/") }
        let before = try files.map { (try sandbox.identity($0), sandbox.text($0)) }
        let run = try await sandbox.flowgen("generate", "specs", "-o", "out")
        #expect(run.code == 0, "\(run.errors)")
        return try zip(files, before).filter { file, before in
            let isWritten = try sandbox.identity(file) != before.0
            // A file is written if and only if its bytes differ.
            #expect((sandbox.text(file) != before.1) == isWritten)
            return isWritten
        }.map(\.0)
    }

    @Test func `comments and blank lines change nothing`() async throws {
        _ = try await sandbox.flowgen("generate", "specs", "-o", "out")
        for name in ["App", "Shop", "Me", "Help"] {
            let text = try #require(sandbox.text("specs/\(name).flow.yaml"))
            try sandbox.write(
                "# A comment\n\n" + text.replacing("flows:\n", with: "flows:   # these\n\n  # Another\n") + "\n\n# The end",
                to: "specs/\(name).flow.yaml")
        }
        #expect(try await written() == [])
    }

    @Test(arguments: [
        ("open: { push: detail }", "open: { push: detail }, again: { push: list }"),
        ("screens:", "description: What can be bought\n    screens:"),
        ("detail: {", "detail: { title: Detail, back: none,"),
        ("detail: {", "more: { transitions: { up: pop } }\n      detail: {"),
        ("flows:", "generate: { indent: 2 }\nflows:"),
        ("flows:", "imports: [Models]\nflows:"),
    ])
    func `a changed flow changes its own file`(part: String, change: String) async throws {
        _ = try await sandbox.flowgen("generate", "specs", "-o", "out")
        try sandbox.write(Self.shop.replacing(part, with: change), to: "specs/Shop.flow.yaml")
        #expect(try await written() == ["out/Shop.flow.swift"])
    }

    /// Other files contain parts of the flow: arguments for its parameters without a default.
    @Test(arguments: [
        (
            ["detail: { params: { id: Int = 1 }": "detail: { params: { id: Int }", "push: detail": "push: detail, with: { id: 1 }"],
            ["out/Me.flow.swift", "out/Shop.flow.swift"]
        ),
        (["id: Int = 1": "id: Int = 2"], ["out/Shop.flow.swift"]),
        (["list": "start"], ["out/Shop.flow.swift"]),
    ])
    func `what others see of a flow changes theirs too`(changes: [String: String], files: [String]) async throws {
        _ = try await sandbox.flowgen("generate", "specs", "-o", "out")
        let text = changes.reduce(Self.shop) { $0.replacing($1.key, with: $1.value) }
        try sandbox.write(text, to: "specs/Shop.flow.yaml")
        #expect(try await written() == files)
    }
}
