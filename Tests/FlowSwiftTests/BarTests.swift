import Testing

/// Custom tab bars, badges, and taps on the selected tab.
@Suite struct BarTests {
    static let text = swift(
        flows: """
            home:
              bar: custom
              reselect: none
              tabs:
                list: { flow: list, title: List, badge: true }
                scan: { action: { present: list }, symbol: qrcode }
                plain: { flow: list }
            list: { screens: { list: {} } }
            """)

    @Test func `the factory makes an item for each tab, and the bar unless it says nothing`() {
        #expect(
            Self.text.part("protocol HomeScreens") == """
                protocol HomeScreens {
                    func makeListItem() -> any FlowRuntime.TabBarItem
                    func makeScanItem() -> any FlowRuntime.TabBarItem
                    func makePlainItem() -> any FlowRuntime.TabBarItem
                    func makeHomeBar(items: [any FlowRuntime.TabBarItem]) -> any FlowRuntime.TabContainer
                }
                """)
        #expect(
            Self.text.part("extension HomeScreens") == """
                extension HomeScreens {
                    func makeHomeBar(items: [any FlowRuntime.TabBarItem]) -> any FlowRuntime.TabContainer {
                        FlowRuntime.CustomTabBarController(items: items)
                    }
                }
                """)
        #expect(Self.text.part("typealias TestFactory") == "typealias TestFactory = HomeScreens & ListScreens")
    }

    @Test func `the coordinator joins them in the order of the bar`() {
        #expect(
            Self.text.part("func makeTabBar()") == """
                func makeTabBar() -> any FlowRuntime.TabContainer {
                    let list = screens.makeListItem()
                    list.configure(title: "List", image: nil)
                    let scan = screens.makeScanItem()
                    scan.configure(title: nil, image: UIImage(systemName: "qrcode"))
                    return screens.makeHomeBar(items: [list, scan, screens.makePlainItem()])
                }
                """)
        #expect(Self.text.part("func makeTabBarItem") == "")
    }

    @Test func `a badge is a property`() {
        #expect(
            Self.text.part("final class HomeCoordinator").part("var listBadge") == """
                var listBadge: String? {
                    get { badge(of: .list) }
                    set { setBadge(newValue, of: .list) }
                }
                """)
    }

    @Test func `a tap on the selected tab does nothing where the spec says so`() {
        #expect(Self.text.contains("    var popsOnReselect: Bool { false }\n"))
        let usual = swift(flows: "home: { tabs: { list: { flow: list } } }\nlist: { screens: { list: {} } }")
        #expect(!usual.contains("popsOnReselect"))
    }

    @Test func `tabs that only one width has in the bar`() {
        let text = swift(
            flows: """
                home: { tabs: { list: { flow: list }, more: { flow: list, width: compact }, wide: { flow: list, width: regular } } }
                list: { screens: { list: {} } }
                """)
        #expect(
            text.part("func isInBar") == """
                func isInBar(_ tab: HomeTab, isCompact: Bool) -> Bool {
                    switch tab {
                    case .more: isCompact
                    case .wide: !isCompact
                    default: true
                    }
                }
                """)
        #expect(!Self.text.contains("isInBar"))
    }

    @Test(arguments: [(", bar: sidebar", true), (", bar: system", false), ("", false)])
    func `an iPad can show a sidebar`(bar: String, hasSidebar: Bool) {
        let text = swift(flows: "home: { tabs: { list: { flow: list } }\(bar) }\nlist: { screens: { list: {} } }")
        #expect(text.contains("    var hasSidebar: Bool { true }\n") == hasSidebar)
        #expect(!text.contains("makeTabBar()"))
    }
}
