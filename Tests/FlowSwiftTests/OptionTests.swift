import FlowSpec
import Testing

/// The options of the output: `generate` and `imports`.
@Suite struct OptionTests {
    static let flows = """
        home: { tabs: { list: { flow: list, badge: true } } }
        list: { screens: { list: { params: { id: Int = 1 }, transitions: { show: { push: list, with: {} } } } } }
        """

    @Test func `names by templates`() {
        let text = swift(
            flows: Self.flows,
            rest:
                #"generate: { coordinators: protocol, names: { coordinator: "{App}{Flow}Flow", protocol: "{Flow}BaseCoordinator", router: "{Screen}ViewControllerDelegate", screens: "{Flow}Factory" } }"#
        )
        for name in ["TestHomeFlow", "HomeBaseCoordinator", "TestListFlow", "ListViewControllerDelegate", "ListFactory"] {
            #expect(text.contains(" \(name)"))
        }
        #expect(text.contains("final class TestListFlow: FlowRuntime.Coordinator, FlowRuntime.StackFlow, ListBaseCoordinator {"))
        #expect(text.contains("private final class ListRouter: FlowRuntime.Router<TestListFlow>, ListViewControllerDelegate {"))
        #expect(text.contains("func makeList(id: Int, router: any ListViewControllerDelegate) -> UIViewController"))
        #expect(!text.contains("Coordinating") && !text.contains("ListRouting") && !text.contains("ListScreens"))
    }

    @Test func `every generated type has a template`() {
        let flows = """
            home:
              transitions: { close: dismiss }
              tabs: { list: { flow: list }, note: { screen: note } }
              screens: { note: { effects: { ask: { results: { yes: {} } } }, transitions: { go: { perform: ask, on: { yes: [] } } } } }
              on: { list.done: [] }
            list: { results: { done: {} }, screens: { list: { transitions: { done: finish, turn: { present: either } } } } }
            either: { switch: { one: list }, on: { one.done: [] } }
            """
        let rest = """
            guards: { open: x }
            effects: { count: {}, pay: { results: { paid: {} } } }
            deepLinks: { list: { to: list.list } }
            """
        let names = GeneratedName.allCases.map { "\($0.rawValue): \"\($0.usual)Xyz\"" }.joined(separator: ", ")
        let templates = "\nimports: [Models]\ngenerate: { restoration: true, names: { \(names) } }"
        let text = swift(flows: flows, rest: rest + templates)
        let types = text.matches(of: #/\b(?:class|protocol|enum|typealias) (\w+)/#).map { String($0.output.1) }
        // These types are nested in others.
        let inner: Set = ["Name", "Result", "Owner"]
        #expect(types.filter { !$0.hasSuffix("Xyz") && !inner.contains($0) } == [])
        #expect(Set(types).count > GeneratedName.allCases.count, "\(text.prefix(300))")
    }

    @Test(arguments: [
        ("home", "home2", "Home2"), ("home", "details", "HomeDetails"), ("signIn", "signInFirst", "SignInFirst"),
        ("sharePointAuthentication", "enterSharePointURL", "SharePointAuthenticationEnterURL"),
        ("authSharePoint", "sharePointLogin", "AuthSharePointLogin"), ("settings", "accountSettings", "SettingsAccountSettings"),
        ("photoGallery", "photo", "PhotoGalleryPhoto"), ("urlList", "editURLList", "UrlListEditURLList"),
        ("myPhotoBook", "photoBook", "MyPhotoBookPhotoBook"),
    ])
    func `what flow and screen have in common isn't said twice`(flow: String, screen: String, name: String) {
        let text = swift(root: flow, flows: "\(flow): { screens: { \(screen): { transitions: { close: dismiss } } } }")
        #expect(text.contains("protocol \(name)Routing: AnyObject {") && text.contains("class \(name)Router: "))
    }

    @Test func `coordinators have methods for transitions, and protocols, where the spec asks for them`() {
        let plain = swift(flows: Self.flows)
        #expect(plain == swift(flows: Self.flows, rest: "generate: { coordinators: class }"))
        #expect(!plain.contains("Coordinating") && !plain.part("final class ListCoordinator").contains("func show"))
        #expect(plain.contains("\nfinal class ListCoordinator: FlowRuntime.Coordinator, FlowRuntime.StackFlow {\n"))
        let text = swift(flows: Self.flows, rest: "generate: { coordinators: protocol }")
        #expect(
            text.part("protocol HomeCoordinating") == """
                protocol HomeCoordinating: AnyObject {
                    var rootViewController: UIViewController? { get }
                    var list: ListCoordinator { get }
                    var selectedTab: HomeTab { get }
                    var listBadge: String? { get set }
                    func select(_ tab: HomeTab) -> Self
                }
                """)
        #expect(text.contains("\nfinal class ListCoordinator: FlowRuntime.Coordinator, FlowRuntime.StackFlow, ListCoordinating {\n"))
        #expect(text.contains("    @discardableResult func show() -> Self { onTop { (router: ListRouter) in router.show() } }\n"))
    }

    @Test func `templates that give two types one name`() {
        #expect(
            findings(
                flows: """
                    home: { screens: { 1️⃣item: { transitions: { go: { push: other } } } } }
                    other: { screens: { 2️⃣item: { transitions: { back: pop } } } }
                    """, rest: #"generate: { names: { router: "{Screen}Delegate" } }"#) == [
                    "2️⃣ name-clash: two declarations named 'item' generate the Swift type 'ItemDelegate'; rename one of them | 1️⃣ the other 'item' is declared here"
                ])
    }

    @Test func `indentation`() {
        let text = swift(flows: "home: { screens: { home: {} } }", rest: "generate: { indent: 2 }")
        #expect(text.part("protocol HomeScreens") == "protocol HomeScreens {\n  func makeHome() -> UIViewController\n}")
    }

    @Test(arguments: [("internal", ""), ("public", "public "), ("package", "package ")])
    func `access of all declarations and their members`(access: String, prefix: String) {
        let text = swift(flows: Self.flows, rest: "generate: { access: \(access), coordinators: protocol }")
        for declaration in [
            "protocol HomeCoordinating: AnyObject {", "enum HomeTab: String, CaseIterable {", "protocol ListRouting: AnyObject {",
            "protocol ListScreens {",
            "enum ListScreen: FlowRuntime.ScreenValue {", "final class ListCoordinator: ", "final class HomeCoordinator: ",
        ] {
            let attribute = declaration.hasPrefix("protocol") ? "@MainActor " : ""
            #expect(text.contains("\n\(attribute)\(prefix)\(declaration)"), "\(declaration)")
        }
        for member in [
            "let firstScreen: ListScreen", "let list: ListCoordinator", "var listBadge: String? {", "init(screens: any ListScreens",
            "func makeDisplay(of", "enum Name: String", "nonisolated static var flowName",
        ] {
            #expect(text.contains("\n    \(prefix)\(member)"), "\(member)")
        }
        #expect(text.contains("\n    @discardableResult \(prefix)func show() -> Self {"))
        #expect(text.contains("\n    fileprivate let screens: "))
        #expect(text.contains("\nprivate final class ListRouter"))
    }

    @Test(arguments: [("internal", "", ""), ("package", "package ", "package "), ("public", "open ", "open ")])
    func `classes that an app may subclass`(access: String, head: String, member: String) {
        let text = swift(flows: Self.flows, rest: "generate: { access: \(access), classes: open }")
        #expect(text.contains("\n\(head)class HomeCoordinator: "))
        #expect(text.contains("\n    \(member)func makeDisplay(of"))
        #expect(text.contains("\n    \(access == "internal" ? "" : access + " ")typealias Owner = HomeCoordinator\n"))
        #expect(!swift(flows: Self.flows).contains("typealias Owner"))
    }

    @Test func `imports beside the root are those of every file, and others of their own`() {
        let home = "home: { screens: { home: { transitions: { go: { push: more } } } } }"
        let files = outcome(of: [
            ("App.flow.yaml", file(flows: home) + "imports: [Models, UIKit]\n"),
            ("More.flow.yaml", "flowspec: 1\nimports: [Extra, Models]\nflows: { more: { screens: { more: {} } } }\n"),
        ]).files
        func imports(_ name: String) -> [Substring] { files[name]?.split(separator: "\n").filter { $0.hasPrefix("import ") } ?? [] }
        #expect(imports("App.flow.swift") == ["import FlowRuntime", "import Models", "import UIKit"])
        #expect(imports("More.flow.swift") == ["import Extra", "import FlowRuntime", "import Models", "import UIKit"])
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
