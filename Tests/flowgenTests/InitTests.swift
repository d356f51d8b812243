import Foundation
import Testing

@Suite struct InitTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test func `the first spec works as it is, with the folder's name, and says what to do next`() async throws {
        let run = try await sandbox.flowgen("init", "Sources/my-shop")
        #expect(
            run.output == """
                Wrote Sources/my-shop/App.flow.yaml: two tabs, each with a stack of screens. Next:
                  flowgen validate Sources/my-shop/App.flow.yaml
                  flowgen generate Sources/my-shop/App.flow.yaml

                """)
        #expect(run.code == 0)
        #expect(sandbox.contents == ["Sources", "Sources/my-shop", "Sources/my-shop/App.flow.yaml"])
        #expect(sandbox.text("Sources/my-shop/App.flow.yaml")?.contains("\napp: MyShop\n") == true)
        let clean = Run(code: 0, output: "3 flows, 4 screens, 4 transitions: no errors\n", errors: "")
        #expect(try await sandbox.flowgen("validate", "Sources/my-shop/App.flow.yaml") == clean)
        #expect(try await sandbox.flowgen("generate", "Sources/my-shop/App.flow.yaml") == Run(code: 0, output: "", errors: ""))
    }

    @Test(arguments: [
        ("shop", "Shop"), ("Grüne Wiese", "GrNeWiese"), ("3 wishes", "App"), ("type", "TypeApp"), ("日本", "App"), ("a.b_c-d", "ABCD"),
        (String(repeating: "long", count: 40), "App"),
    ])
    func `an app's name is made of the folder's`(folder: String, name: String) async throws {
        #expect(try await sandbox.flowgen("init", folder).code == 0)
        #expect(sandbox.text("\(folder)/App.flow.yaml")?.contains("\napp: \(name)\n") == true)
        #expect(try await sandbox.flowgen("validate", folder).code == 0)
    }

    @Test func `a first spec for SwiftUI`() async throws {
        #expect(try await sandbox.flowgen("init", "Shop", "--interface", "swiftui").code == 0)
        #expect(sandbox.text("Shop/App.flow.yaml")?.contains("\nroot: main\ngenerate: { interface: swiftui }\n\nflows:\n") == true)
        #expect(try await sandbox.flowgen("generate", "Shop") == Run(code: 0, output: "", errors: ""))
        #expect(sandbox.text("Shop/App.flow.swift")?.contains("struct ShopFlowView<") == true)
        let run = try await sandbox.flowgen("init", "Other", "--interface", "appkit")
        #expect(run.code == 64 && run.errors.contains("appkit"))
    }

    @Test func `the current folder`() async throws {
        try sandbox.makeFolder("Shop")
        #expect(try await sandbox.flowgen("init", in: "Shop").output.hasPrefix("Wrote App.flow.yaml: "))
        #expect(sandbox.text("Shop/App.flow.yaml")?.contains("\napp: Shop\n") == true)
    }

    @Test func `a path that a shell would take apart is quoted`() async throws {
        #expect(try await sandbox.flowgen("init", "it's new").output.contains("\n  flowgen validate 'it'\\''s new/App.flow.yaml'\n"))
    }

    @Test func `the schema beside it, which the first line refers to`() async throws {
        #expect(try await sandbox.flowgen("init", "Shop", "--schema").code == 0)
        #expect(sandbox.contents == ["Shop", "Shop/.flowspec.schema.json", "Shop/App.flow.yaml"])
        let text = try #require(sandbox.text("Shop/App.flow.yaml"))
        #expect(text.hasPrefix("# yaml-language-server: $schema=.flowspec.schema.json\n# The navigation of Shop."))
        #expect(try await sandbox.flowgen("schema").output == sandbox.text("Shop/.flowspec.schema.json"))
        #expect(try await sandbox.flowgen("validate", "Shop").code == 0)
    }

    @Test func `a schema that is there already isn't replaced, and no spec is written`() async throws {
        try sandbox.write("mine", to: ".flowspec.schema.json")
        let error = "flowgen: error: can't write '.flowspec.schema.json': the file already exists\n"
        #expect(try await sandbox.flowgen("init", "--schema") == Run(code: 74, output: "", errors: error))
        #expect(sandbox.texts == [".flowspec.schema.json": "mine"])
    }

    @Test(arguments: ["App.flow.yaml", "inner/Other.flow.yml"])
    func `a folder with a spec is left as it is`(path: String) async throws {
        try sandbox.write("mine", to: path)
        let error = "flowgen: error: the folder already has the spec '\(path)'; check it with 'flowgen validate'\n"
        #expect(try await sandbox.flowgen("init") == Run(code: 74, output: "", errors: error))
        #expect(sandbox.texts == [path: "mine"])
    }

    @Test func `a file in the way`() async throws {
        try sandbox.write("mine", to: "file")
        let error = "flowgen: error: 'file' is a file, not a folder\n"
        #expect(try await sandbox.flowgen("init", "file") == Run(code: 74, output: "", errors: error))
        #expect(sandbox.texts == ["file": "mine"])
    }
}
