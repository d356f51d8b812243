import Testing

/// Programs in several modules.
@Suite struct ModuleTests {
    private let help = """
        flowspec: 1
        generate: { access: public }
        guards: { online: There is a connection }
        flows:
          help:
            screens:
              topics: { transitions: { read: { if: online, then: { push: topic } } } }
              topic: {}
        """

    private func app(_ flows: String, rest: String = "") -> String {
        file(app: "Shop", root: "home", flows: flows) + rest
    }

    @Test func `a library without a root has names of its own`() {
        let outcome = outcome(of: [("Help.flow.yaml", help)], own: "Help", isLibrary: true)
        #expect(outcome.findings.isEmpty)
        let text = outcome.files["Help.flow.swift"] ?? ""
        #expect(
            text.part("public protocol HelpGuards")
                == "public protocol HelpGuards {\n    /// There is a connection\n    var online: Bool { get }\n}")
        #expect(text.contains("public init(screens: any HelpScreens, guards: any HelpGuards, start: HelpScreen = .topics) {"))
    }

    @Test func `an app needs a root all the same`() {
        #expect(outcome(of: [("Help.flow.yaml", help)], own: "Help").findings.map { $0.split(separator: " ")[1] } == ["missing-root:"])
    }

    @Test func `a flow of another module is imported, and what it needs is handed to it`() {
        let outcome = outcome(
            of: [
                ("Help/Help.flow.yaml", help),
                ("App.flow.yaml", app("home: { screens: { home: { transitions: { help: { present: help } } } } }")),
            ], own: "Shop")
        #expect(outcome.findings.isEmpty)
        #expect(outcome.files.keys.sorted() == ["App.flow.swift"])
        let text = outcome.files["App.flow.swift"] ?? ""
        #expect(text.contains("import FlowRuntime\nimport Help\nimport UIKit\n"))
        #expect(text.contains("typealias ShopFactory = HomeScreens & HelpScreens\n"))
        #expect(text.contains("protocol ShopGuards: HelpGuards {\n}\n"))
        #expect(text.contains("change.present(HelpCoordinator(screens: coordinator.screens, guards: coordinator.guards))"))
    }

    @Test func `an import is public where declarations show types of the module, and plain where only steps name it`() {
        func imports(_ flows: String) -> [String] {
            let text = outcome(
                of: [("Help/Help.flow.yaml", help), ("App.flow.yaml", app(flows, rest: "generate: { access: public }\n"))], own: "Shop"
            ).files["App.flow.swift"]
            return (text ?? "").split(separator: "\n").filter { $0.contains("import Help") }.map(String.init)
        }
        #expect(imports("home: { screens: { home: { transitions: { help: { present: help } } } } }") == ["public import Help"])
        #expect(imports("home: { tabs: { help: { flow: help, title: Help } } }") == ["public import Help"])
        #expect(imports("home: { screens: { home: {} } }") == [])
    }

    @Test func `a guard of another module is asked through the own protocol`() {
        let text = outcome(
            of: [
                ("Help/Help.flow.yaml", help),
                (
                    "App.flow.yaml",
                    app("home: { screens: { home: { transitions: { go: { if: online, then: { push: more } } } }, more: {} } }")
                ),
            ], own: "Shop"
        ).files["App.flow.swift"]
        #expect(text?.contains("protocol ShopGuards: HelpGuards {\n}\n") == true)
        #expect(text?.contains("if coordinator.guards.online {") == true)
    }

    @Test func `the root of another module is its own affair`() {
        let other = help.replacing("guards:", with: "app: HelpDemo\nroot: help\nguards:")
        let outcome = outcome(
            of: [
                ("Help/Help.flow.yaml", other),
                ("App.flow.yaml", app("home: { screens: { home: { transitions: { help: { present: help } } } } }")),
            ], own: "Shop")
        #expect(outcome.findings.isEmpty)
        #expect(outcome.files["App.flow.swift"]?.contains("protocol ShopGuards: HelpDemoGuards {\n}\n") == true)
    }

    @Test func `a screen like another module's has its routing protocol and its maker`() {
        let text = outcome(
            of: [
                ("Help/Help.flow.yaml", help),
                ("App.flow.yaml", app("home: { screens: { home: { like: help.topics }, topic: {} } }")),
            ], own: "Shop"
        ).files["App.flow.swift"]
        #expect(text?.contains("import Help\n") == true)
        #expect(text?.contains("private final class HomeRouter: FlowRuntime.Router<HomeCoordinator>, HelpTopicsRouting {") == true)
    }

    // MARK: - Access between modules

    @Test(arguments: [
        (
            "internal",
            "'help' is internal to the module 'Help'; write 'generate: { access: public }' in Help.flow.yaml"
        ),
        ("package", nil), ("public", nil),
    ])
    func `a flow of another module is public or its package's`(access: String, message: String?) {
        let findings = outcome(
            of: [
                ("Help/Help.flow.yaml", "flowspec: 1\ngenerate: { access: \(access) }\nflows: { 1️⃣help: { screens: { topics: {} } } }\n"),
                ("App.flow.yaml", app("home: { screens: { home: { transitions: { help: { present: 2️⃣help } } } } }")),
            ], own: "Shop"
        ).findings
        #expect(findings == (message.map { ["2:2️⃣ hidden-flow: \($0) | 1:1️⃣ 'help' is declared here"] } ?? []))
    }

    @Test func `a public flow shows no internal one, also in one module`() {
        let findings = outcome(of: [
            (
                "App.flow.yaml",
                app("home: { screens: { home: { transitions: { help: { present: 2️⃣help } } } } }", rest: "generate: { access: public }\n")
            ),
            ("Help.flow.yaml", "flowspec: 1\nflows: { 1️⃣help: { screens: { topics: {} } } }\n"),
        ]).findings
        let message =
            "'help' is internal in Help.flow.yaml but used in a public interface; set the same 'access' in both files"
        #expect(findings == ["1:2️⃣ hidden-flow: \(message) | 2:1️⃣ 'help' is declared here"])
    }

    @Test func `the app's guards are shown by every flow that needs them`() {
        let findings = outcome(of: [
            (
                "App.flow.yaml",
                app("home: { screens: { home: { transitions: { help: { present: help } } } } }", rest: "guards: { online: Is it }\n")
            ),
            (
                "Help.flow.yaml",
                "flowspec: 1\ngenerate: { access: public }\nflows: { 1️⃣help: { screens: { topics: { transitions: { read: { if: online, then: pop } } } } } }\n"
            ),
        ]).findings
        let message =
            "'ShopGuards' is internal in App.flow.yaml but used in a public interface; set the same 'access' in both files"
        #expect(findings == ["2:1️⃣ hidden-flow: \(message)"])
    }

    @Test func `what a switch flow shows is made in its module`() {
        let core = """
            flowspec: 1
            generate: { access: public }
            flows:
              1️⃣core: { switch: { a: { flow: a }, b: { flow: b } } }
              a: { screens: { a: {} } }
              b: { params: { id: Int = 1 }, screens: { b: {} } }
            """
        func findings(_ step: String) -> [String] {
            outcome(
                of: [
                    ("Core/Core.flow.yaml", core),
                    ("App.flow.yaml", app("home: { screens: { home: { transitions: { go: 2️⃣\(step), core: { present: core } } } } }")),
                ], own: "Shop"
            ).findings
        }
        #expect(findings("{ switch: core.a }") == [])
        let message =
            "the switch flow 'core' of the module 'Core' can't show content from another module; name the child alone, or perform the switch in a flow of that module"
        #expect(findings("{ switch: core.b, with: { id: 2 } }") == ["2:2️⃣ hidden-flow: \(message) | 1:1️⃣ 'core' is declared here"])
    }

    @Test func `a flow with parameters begins as its own module says`() {
        let findings = outcome(
            of: [
                (
                    "Help/Help.flow.yaml",
                    "flowspec: 1\ngenerate: { access: public }\nflows: { 1️⃣help: { params: { id: Int = 1 }, screens: { topics: {}, topic: {} } } }\n"
                ), ("App.flow.yaml", app("home: { screens: { home: { transitions: { help: { present: 2️⃣help, start: topic } } } } }")),
            ], own: "Shop"
        ).findings
        let message =
            "the flow 'help' of the module 'Help' has parameters, so another module can't choose its first screen; remove 'start', or start it in a flow of that module"
        #expect(findings == ["2:2️⃣ hidden-flow: \(message) | 1:1️⃣ 'help' is declared here"])
    }
}
