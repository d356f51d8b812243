import Testing

/// Transitions or view controllers that several screens of a flow share.
@Suite struct SharedTests {
    @Test func `a flow's own transitions are every screen's`() {
        let text = swift(
            flows: """
                home:
                  transitions: { close: dismiss }
                  screens: { home: { transitions: { show: { push: about } } }, about: {} }
                """, rest: "generate: { coordinators: protocol }")
        #expect(text.part("protocol HomeFlowRouting").contains("func close()"))
        #expect(
            text.part("protocol HomeScreens") == """
                protocol HomeScreens {
                    func makeHome(router: any HomeRouting & HomeFlowRouting) -> UIViewController
                    func makeAbout(router: any HomeFlowRouting) -> UIViewController
                }
                """)
        #expect(text.contains("private class HomeFlowRouter: FlowRuntime.Router<HomeCoordinator>, HomeFlowRouting {"))
        #expect(text.contains("private final class HomeRouter: HomeFlowRouter, HomeRouting {"))
        #expect(text.contains("screens.makeAbout(router: HomeFlowRouter(self, slot))"))
        #expect(text.contains("onTop { (router: HomeFlowRouter) in router.close() }"))
    }

    @Test func `a screen like another has its factory method and routing protocol`() {
        let text = swift(flows: "home: { screens: { a: { transitions: { b: { push: b } } }, b: { like: home.a, title: B } } }")
        #expect(
            text.part("protocol HomeScreens") == "protocol HomeScreens {\n    func makeA(router: any HomeARouting) -> UIViewController\n}")
        #expect(text.contains("private final class HomeBRouter: FlowRuntime.Router<HomeCoordinator>, HomeARouting {"))
        #expect(text.contains("        case .b: screens.makeA(router: HomeBRouter(self, slot))\n"))
        #expect(!text.contains("HomeBRouting"))
    }

    @Test func `a screen like another flow's asks that flow's factory`() {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { show: { present: other } } }, item: { params: { id: Int }, transitions: { back: pop } } } }
                other: { screens: { other: { transitions: { show: { push: item } } }, item: { like: home.item } } }
                """)
        #expect(text.part("final class OtherCoordinator").contains("let screens: any OtherScreens & HomeScreens\n"))
        #expect(text.contains("screens.makeItem(id: id, router: OtherItemRouter(self, slot))"))
        #expect(
            text.part("protocol OtherScreens")
                == "protocol OtherScreens {\n    func makeOther(router: any OtherRouting) -> UIViewController\n}")
    }

    @Test(arguments: [
        ("transitions: { close: dismiss }, ", "params: { extra: Int = 1 }, "), ("transitions: { close: dismiss }, ", ""),
        ("", "params: { extra: Int = 1 }, "),
    ])
    func `a method of its own where the flows give their screens different things`(home: String, other: String) {
        let text = swift(
            flows: """
                home: { \(home)screens: { home: { transitions: { show: { present: other } } }, item: { transitions: { back: pop } } } }
                other: { \(other)screens: { other: { like: home.item } } }
                """)
        let parameters = other.isEmpty ? "" : "extra: Int, "
        #expect(
            text.part("protocol OtherScreens").contains("func makeOther(\(parameters)router: any HomeItemRouting) -> UIViewController"))
        #expect(text.part("final class OtherCoordinator").contains("let screens: any OtherScreens\n"))
    }
}
