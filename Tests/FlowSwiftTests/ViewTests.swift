import Testing

/// SwiftUI views in SwiftUI's containers and in UIKit's, and view controllers in SwiftUI's.
@Suite struct ViewTests {
    private let flows = """
        home:
          screens:
            list: { title: Items, transitions: { open: { push: item } } }
            item: { params: { id: Int }, from: { view: ItemView } }
        """

    private func views(root: String = "home", _ flows: String, _ options: String = "interface: swiftui") -> String {
        swift(root: root, flows: flows, rest: "generate: { \(options) }\n")
    }

    @Test func `a factory's protocol has a type for each view`() {
        let text = views(flows)
        #expect(text.contains("import FlowRuntime\nimport SwiftUI\n\n"))
        #expect(
            text.part("protocol HomeScreens") == """
                protocol HomeScreens {
                    associatedtype MadeHomeList: View
                    associatedtype MadeHomeItem: View
                    @ViewBuilder func makeList(router: any HomeListRouting) -> MadeHomeList
                    @ViewBuilder func makeItem(id: Int) -> MadeHomeItem
                }
                """)
        #expect(
            text.part("extension HomeScreens") == """
                extension HomeScreens {
                    func makeItem(id: Int) -> some View {
                        ItemView(id: id)
                    }
                }
                """)
    }

    @Test func `a view asks the factory for each screen's view`() {
        #expect(
            views(flows).part("struct HomeScreenView") == """
                struct HomeScreenView<Screens: HomeScreens>: View {
                    let screen: HomeScreen
                    let shown: FlowRuntime.ShownScreen
                    let screens: Screens

                    var body: some View {
                        switch screen {
                        case .list: screens.makeList(router: shown.router(HomeListRouter.self))
                        case .item(let id): screens.makeItem(id: id)
                        }
                    }
                }
                """)
    }

    @Test func `coordinators in SwiftUI don't have the factory`() {
        let text = views(flows)
        #expect(text.contains("    init() {\n        firstScreen = .list\n"))
        #expect(
            text.part("func makeDisplay") == """
                func makeDisplay(of screen: HomeScreen, in slot: FlowRuntime.Slot) -> FlowRuntime.ShownScreen {
                    switch screen {
                    case .list: .init(screen, in: slot, HomeListRouter(self, slot))
                    case .item: .init(screen, in: slot)
                    }
                }
                """)
        #expect(!text.contains("UI" + "Kit") && !text.contains("UIView") && !text.contains("rootViewController"))
        #expect(!views(flows, "interface: swiftui, coordinators: protocol").contains("UIView"))
    }

    @Test func `the app's view has the views of all flows and the labels of all tabs`() {
        let text = views(
            root: "main",
            """
            main:
              tabs:
                home: { flow: home, title: Home, symbol: house }
                help: { screen: help, title: { key: help }, image: Help }
                other: { screen: help, title: Other }
                more: { screen: help, image: More }
                last: { screen: help }
              screens: { help: {} }
            \(flows)
            """)
        #expect(
            text.part("struct TestFlowView")
                == """
                struct TestFlowView<Screens: TestFactory>: View {
                    private let screens: Screens
                    private let root: @MainActor () -> MainCoordinator

                    init(screens: Screens, root: @escaping @MainActor () -> MainCoordinator) {
                        self.screens = screens
                        self.root = root
                    }

                    var body: some View {
                        FlowRuntime.FlowView(root, screen: screen, tab: tab)
                    }

                    @MainActor @ViewBuilder private func screen(_ shown: FlowRuntime.ShownScreen) -> some View {
                        switch shown.screen {
                        case let screen as MainScreen: MainScreenView(screen: screen, shown: shown, screens: screens)
                        case let screen as HomeScreen: HomeScreenView(screen: screen, shown: shown, screens: screens)
                        default: SwiftUI.EmptyView()
                        }
                    }

                    @MainActor @ViewBuilder private func tab(_ flow: String, _ tab: String) -> some View {
                        switch (flow, tab) {
                        case ("main", "home"): SwiftUI.Label("Home" as String, systemImage: "house")
                        case ("main", "help"): SwiftUI.Label(String(localized: "help"), image: "Help")
                        case ("main", "other"): SwiftUI.Text("Other" as String)
                        case ("main", "more"): SwiftUI.Image("More")
                        default: SwiftUI.EmptyView()
                        }
                    }
                }
                """.replacing("@MainActor @ViewBuilder", with: "@ViewBuilder"))
        #expect(text.contains("class MainCoordinator: FlowRuntime.Coordinator, FlowRuntime.TabbedFlow, FlowRuntime.ScreenMaking {"))
        #expect(!text.contains("makeTabBarItem"))
    }

    @Test func `a switch has at most 20 cases`() {
        let screens = (1...41).map { "    s\($0): {}" }.joined(separator: "\n")
        let view = views("home:\n  screens:\n\(screens)").part("struct HomeScreenView")
        #expect(view.contains("case .s20: screens.makeS20()\n        default: screen2()\n"))
        #expect(view.contains("private func screen2() -> some View {\n        switch screen {\n        case .s21: screens.makeS21()\n"))
        #expect(view.contains("case .s40: screens.makeS40()\n        default: screen3()\n"))
        #expect(view.contains("case .s41: screens.makeS41()\n        default: SwiftUI.EmptyView()\n"))
    }

    @Test func `a view in UIKit's containers is in a hosting controller`() {
        let text = views(root: "main", "main: { interface: uikit, tabs: { home: { flow: home } } }\n\(flows)")
        #expect(text.contains("import FlowRuntime\nimport SwiftUI\nimport UIKit\n"))
        #expect(text.contains("    init(screens: any HomeScreens) {\n"))
        #expect(
            text.contains(
                """
                extension HomeScreens {
                    fileprivate func host(_ screen: HomeScreen, _ shown: FlowRuntime.ShownScreen) -> UIViewController {
                        UIHostingController(rootView: HomeScreenView(screen: screen, shown: shown, screens: self))
                    }
                }
                """))
        #expect(
            text.part("func makeDisplay") == """
                func makeDisplay(of screen: HomeScreen, in slot: FlowRuntime.Slot) -> UIViewController {
                    switch screen {
                    case .list: screens.host(screen, .init(screen, in: slot, HomeListRouter(self, slot)))
                    case .item: screens.host(screen, .init(screen, in: slot))
                    }
                }
                """)
        #expect(!text.contains("FlowView"))
    }

    @Test func `a view controller in SwiftUI's containers is in a view`() {
        let text = views(
            """
            home: { screens: { home: { transitions: { next: { push: old } } } } }
            old: { interface: uikit, screens: { old: { params: { shown: Int } } } }
            """)
        #expect(text.contains("import FlowRuntime\nimport SwiftUI\nimport UIKit\n"))
        #expect(text.part("protocol OldScreens") == "protocol OldScreens {\n    func makeOld(shown: Int) -> UIViewController\n}")
        #expect(
            text.part("struct OldScreenView").contains(
                """
                        case .old(let shown):
                            FlowRuntime.ControllerView(self.shown) { screens.makeOld(shown: shown) }
                """))
        #expect(text.part("func makeDisplay(of screen: OldScreen").contains("case .old: .init(screen, in: slot)\n"))
    }

    @Test func `a flow with screens like another's needs both factories`() {
        let text = views(
            """
            home: { screens: { home: {}, list: {} } }
            help: { screens: { home: { like: home.home }, own: {} } }
            copy: { screens: { list: { like: home.list } } }
            """)
        #expect(text.contains("struct HelpScreenView<Screens: HomeScreens & HelpScreens>: View {\n"))
        #expect(text.contains("struct CopyScreenView<Screens: HomeScreens>: View {\n"))
    }

    @Test func `names that clash with views, and types that are hidden by them`() {
        #expect(
            findings(
                flows: """
                    1️⃣home: { screens: { home: {} } }
                    2️⃣homeScreenView: { screens: { home: {} } }
                    """,
                rest: "generate: { interface: swiftui, names: { coordinator: \"{Flow}\" } }\n")
                == [
                    "2️⃣ name-clash: 'homeScreenView' and 'home' both generate the Swift type 'HomeScreenView'; rename one of them | "
                        + "1️⃣ 'home' is declared here"
                ])
        #expect(
            findings(
                flows: "1️⃣home: { screens: { home: {} } }", rest: "generate: { interface: swiftui, names: { coordinator: View } }\n")
                == ["1️⃣ name-clash: 'home' generates the Swift type 'View', but the output uses another type of that name; rename it"])
        #expect(
            findings(
                flows: "home: { screens: { home: { params: { 1️⃣kind: \"MadeHome? = nil\" } } } }",
                rest: "generate: { interface: swiftui }\n")
                == [
                    "1️⃣ name-clash: 'kind' has the type 'MadeHome', but the factory protocol of 'home' declares its own 'MadeHome'; use a "
                        + "type alias"
                ])
    }

    @Test func `a library is for the containers of the app that uses it`() {
        let help = "flowspec: 1\ngenerate: { access: public }\nflows: { 2️⃣help: { screens: { help: {} } } }\n"
        let app = file(flows: "home: { screens: { home: { transitions: { help: { present: 1️⃣help } } } } }")
        let both = app + "generate: { interface: swiftui }\n"
        #expect(
            outcome(of: [("Help/Help.flow.yaml", help), ("App.flow.yaml", both)], own: "Shop").findings == [
                "2:1️⃣ interface-mismatch: the flow 'help' of the module 'Help' is generated for UIKit's containers; write "
                    + "'generate: { interface: swiftui }' in Help.flow.yaml | 1:2️⃣ 'help' is declared here"
            ])
        let views = help.replacing("access", with: "interface: swiftui, access")
        let outcome = outcome(of: [("Help/Help.flow.yaml", views), ("App.flow.yaml", both)], own: "Shop")
        #expect(outcome.findings == [])
        let text = outcome.files["App.flow.swift"] ?? ""
        #expect(text.contains("import FlowRuntime\nimport Help\nimport SwiftUI\n"))
        #expect(text.contains("case let screen as HelpScreen: HelpScreenView(screen: screen, shown: shown, screens: screens)\n"))
        let library = FlowSwiftTests.outcome(of: [("Help.flow.yaml", views)], own: "Help", isLibrary: true).files["Help.flow.swift"] ?? ""
        #expect(library.contains("    public init(screen: HelpScreen, shown: FlowRuntime.ShownScreen, screens: Screens) {\n"))
        #expect(!library.contains("FlowView"))
    }
}
