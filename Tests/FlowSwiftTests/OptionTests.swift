import Testing

/// What `generate` and `imports` say of the output.
@Suite struct OptionTests {
    static let flows = """
        home: { tabs: { list: { flow: list, badge: true } } }
        list: { screens: { list: { params: { id: Int = 1 }, transitions: { show: { push: list, with: {} } } } } }
        """

    @Test func `names by templates`() {
        let text = swift(
            flows: Self.flows,
            rest:
                #"generate: { names: { coordinator: "{App}{Flow}Flow", protocol: "{Flow}BaseCoordinator", router: "{Screen}ViewControllerDelegate", screens: "{Flow}Factory" } }"#
        )
        for name in ["TestHomeFlow", "HomeBaseCoordinator", "TestListFlow", "ListViewControllerDelegate", "ListFactory"] {
            #expect(text.contains(" \(name)"))
        }
        #expect(text.contains("final class TestListFlow: FlowRuntime.Coordinator, FlowRuntime.StackFlow, ListBaseCoordinator {"))
        #expect(text.contains("private final class ListRouter: FlowRuntime.Router<TestListFlow>, ListViewControllerDelegate {"))
        #expect(text.contains("func makeList(id: Int, router: any ListViewControllerDelegate) -> UIViewController"))
        #expect(!text.contains("Coordinating") && !text.contains("ListRouting") && !text.contains("ListScreens"))
    }

    @Test func `templates that give two types one name`() {
        #expect(
            findings(
                flows: """
                    home: { screens: { 1️⃣item: { transitions: { go: { push: other } } } } }
                    other: { screens: { 2️⃣item: { transitions: { back: pop } } } }
                    """, rest: #"generate: { names: { router: "{Screen}Delegate" } }"#) == [
                    "2️⃣ name-clash: 'item' and 'item' both give the Swift type 'ItemDelegate'; rename one of them | 1️⃣ the other one"
                ])
    }

    @Test func `indentation`() {
        let text = swift(flows: "home: { screens: { home: {} } }", rest: "generate: { indent: 2 }")
        #expect(text.part("protocol HomeScreens") == "protocol HomeScreens {\n  func makeHome() -> UIViewController\n}")
    }

    @Test(arguments: [("internal", ""), ("public", "public "), ("package", "package ")])
    func `access of all declarations and their members`(access: String, prefix: String) {
        let text = swift(flows: Self.flows, rest: "generate: { access: \(access) }")
        for declaration in [
            "protocol HomeCoordinating: AnyObject {", "enum HomeTab: String, CaseIterable {", "protocol ListRouting: AnyObject {",
            "protocol ListScreens {",
            "enum ListScreen: FlowRuntime.ScreenValue {", "final class ListCoordinator: ", "final class HomeCoordinator: ",
        ] {
            #expect(text.contains("\n\(prefix)\(declaration)"), "\(declaration)")
        }
        for member in [
            "let firstScreen: ListScreen", "let list: ListCoordinator", "var listBadge: String? {", "init(screens: any ListScreens",
            "func show(",
            "func makeViewController(for", "enum Name: String", "nonisolated static var flowName",
        ] {
            #expect(text.contains("\n    \(prefix)\(member)"), "\(member)")
        }
        #expect(text.contains("\n    fileprivate let screens: "))
        #expect(text.contains("\nprivate final class ListRouter"))
    }

    @Test(arguments: [("internal", "", ""), ("package", "package ", "package "), ("public", "open ", "open ")])
    func `classes that an app may subclass`(access: String, head: String, member: String) {
        let text = swift(flows: Self.flows, rest: "generate: { access: \(access), classes: open }")
        #expect(text.contains("\n\(head)class HomeCoordinator: "))
        #expect(text.contains("\n    \(member)func makeViewController(for"))
        #expect(text.contains("\n    \(access == "internal" ? "" : access + " ")typealias Owner = HomeCoordinator\n"))
        #expect(!swift(flows: Self.flows).contains("typealias Owner"))
    }

    @Test func `imports are as visible as what shows their types`() {
        func imports(_ flows: String, _ access: String) -> [Substring] {
            swift(flows: flows, rest: "imports: [Models]\ngenerate: { access: \(access) }").split(separator: "\n").filter {
                $0.contains("import ")
            }
        }
        let plain = "home: { screens: { home: { from: { class: Home } } } }"
        let showing = "home: { screens: { home: { params: { item: Item? = nil } } } }"
        #expect(imports(plain, "internal") == ["import FlowRuntime", "import Models", "import UIKit"])
        #expect(imports(plain, "public") == ["public import FlowRuntime", "import Models", "public import UIKit"])
        #expect(imports(showing, "public") == ["public import FlowRuntime", "public import Models", "public import UIKit"])
        #expect(
            imports(showing, "package") == [
                "    package import FlowRuntime", "    package import Models", "    package import UIKit", "    import FlowRuntime",
                "    import Models",
                "    import UIKit",
            ])
    }
}
