import Testing

@Suite struct GraphTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        try sandbox.write(
            """
            flowspec: 1
            app: Shop
            root: shop
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: item }, away: { popTo: item } } }
                  item: { transitions: { help: { present: help } } }
              help: { screens: { topics: { transitions: { close: dismiss } } } }
            """, to: "App.flow.yaml")
    }

    @Test func `a part is printed, or written in the format of the file's name`() async throws {
        let around = try await sandbox.flowgen("graph", "--around", "topics", "--format", "mermaid")
        #expect(around.code == 0 && around.errors == "")
        #expect(around.output.contains("topics<br>▸ close: dismiss") && !around.output.contains("list"))
        let written = try await sandbox.flowgen("graph", "--output", "map.dot")
        #expect(written == Run(code: 0, output: "", errors: ""))
        #expect(try #require(sandbox.text("map.dot")).hasPrefix("digraph \"Shop\" {\n"))
    }

    @Test func `a folder gets a picture of all flows and one of each`() async throws {
        #expect(try await sandbox.flowgen("graph", "--format", "dot", "--output", "map/") == Run(code: 0, output: "", errors: ""))
        #expect(try #require(sandbox.text("map/index.dot")).contains("URL=\"help.dot\""))
        #expect(try #require(sandbox.text("map/help.dot")).contains("URL=\"shop.dot\""))
    }

    @Test func `a map in dark colors`() async throws {
        let dark = try await sandbox.flowgen("graph", "--theme", "dark", "--format", "dot")
        #expect(dark.code == 0 && dark.output.contains("bgcolor=\"#121419\""))
    }

    @Test func `findings stand at what they are about`() async throws {
        let map = try await sandbox.flowgen("graph", "--show-findings", "--format", "mermaid", "--quiet")
        #expect(map.output.contains("⚠"))
        #expect(!(try await sandbox.flowgen("graph", "--format", "mermaid").output.contains("⚠")))
        let spec = try #require(sandbox.text("App.flow.yaml"))
        let piped = try await sandbox.flowgen("graph", "-", "--show-findings", "--format", "mermaid", "--quiet", input: spec)
        #expect(piped.code == 0 && piped.output == map.output)
        let dashed = try await sandbox.flowgen("graph", "--show-findings", "--format", "mermaid", "--output", "-")
        #expect(dashed.output == map.output && sandbox.text("-") == nil)
    }

    @Test func `mistakes`() async throws {
        let unknown = "flowgen: error: there is no flow 'halp'; did you mean 'help'?\n"
        #expect(try await sandbox.flowgen("graph", "--flow", "halp") == Run(code: 64, output: "", errors: unknown))
        #expect(try await sandbox.flowgen("graph", "--flow", "help", "--around", "list").code == 64)
        #expect(try await sandbox.flowgen("graph", "--flow", "help", "--output", "map/").code == 64)
        #expect(try await sandbox.flowgen("graph", "--theme", "dark", "--format", "mermaid").code == 64)
        let blocked = try await sandbox.flowgen("graph", "--format", "dot", "--output", "App.flow.yaml/map.dot")
        #expect(blocked.code == 74 && blocked.errors.hasPrefix("flowgen: error: "))
        let picture = try await sandbox.flowgen("graph", "--output", "map.png")
        #expect(picture.code == 64 && picture.errors.contains("the format of the map 'map.png' is unknown"))
        #expect(sandbox.text("map.png") == nil)
        let spec = sandbox.text("App.flow.yaml")
        #expect(try await sandbox.flowgen("graph", "--format", "dot", "--output", "App.flow.yaml").code == 64)
        #expect(sandbox.text("App.flow.yaml") == spec)
        let executable = try #require(Sandbox.executable).path
        let missing = try await sandbox.run([executable, "graph"], environment: ["PATH": "/nowhere"])
        #expect(missing.code == 66 && missing.output == "" && missing.errors.hasPrefix("flowgen: error: an SVG requires Graphviz"))
    }
}
