import Testing

@Suite struct TabTests {
    static let text = swift(
        flows: """
            home:
              start: more
              tabs:
                list: { flow: list, title: List, symbol: list.bullet }
                more: { screen: about, image: More }
                plain: { flow: inner }
                tab: { flow: list, title: "" }
              screens:
                about: { params: { size: Int = 1 }, transitions: { edit: { present: editor } } }
                editor: {}
            list: { screens: { list: {} } }
            inner: { tabs: { only: { flow: list } } }
            """)

    @Test func `flows and bare screens`() {
        #expect(
            Self.text.part("func content") == """
                func content(of tab: HomeTab) -> FlowRuntime.TabContent {
                    switch tab {
                    case .list: .flow(list)
                    case .more: .screen(.about(), of: self)
                    case .plain: .flow(plain)
                    case .tab: .flow(self.tab)
                    }
                }
                """)
    }

    @Test func `titles and images, and tabs that leave them to their screens`() {
        #expect(
            Self.text.part("func makeTabBarItem") == """
                func makeTabBarItem(for tab: HomeTab) -> UITabBarItem? {
                    switch tab {
                    case .list: UITabBarItem(title: "List", image: UIImage(systemName: "list.bullet"), tag: 0)
                    case .more: UITabBarItem(title: nil, image: UIImage(named: "More"), tag: 1)
                    case .plain: nil
                    case .tab: UITabBarItem(title: "", image: nil, tag: 3)
                    }
                }
                """)
    }

    @Test func `a coordinator for each tab that has a flow`() {
        #expect(
            Self.text.part("init") == """
                init(screens: any HomeScreens & ListScreens) {
                    self.screens = screens
                    list = ListCoordinator(screens: screens)
                    plain = InnerCoordinator(screens: screens)
                    tab = ListCoordinator(screens: screens)
                    super.init(flowName: HomeScreen.flowName)
                }
                """)
    }

    @Test func `the first tab is the spec's start`() {
        #expect(Self.text.part("let firstTab") == "let firstTab = HomeTab.more")
    }

    @Test func `tabs without bare screens make none`() {
        let coordinator = Self.text.part("final class InnerCoordinator")
        #expect(coordinator.hasPrefix("final class InnerCoordinator: FlowRuntime.Coordinator, FlowRuntime.TabsFlow {"))
        #expect(coordinator.contains(#"super.init(flowName: "inner")"#))
        #expect(coordinator.part("func makeDisplay") == "")
        #expect(coordinator.part("fileprivate let screens") == "")
    }

    @Test(arguments: [6, 7])
    func `more than six factories go by the program's name`(count: Int) {
        let flows = (1...count).map { "flow\($0): { screens: { screen: { transitions: { next: { push: flow\($0 % count + 1) } } } } }" }
        let all = (1...count).map { "Flow\($0)Screens" }.joined(separator: " & ")
        #expect(
            swift(root: "flow1", flows: flows.joined(separator: "\n")).part("fileprivate let screens")
                == "fileprivate let screens: any \(count > 6 ? "TestFactory" : all)")
    }
}
