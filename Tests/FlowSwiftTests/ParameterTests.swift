import Testing

@Suite struct ParameterTests {
    /// The output for a screen `item` with these parameters, which `home` pushes with `show`.
    private func pushing(_ params: String, rest: String = "") -> String {
        swift(
            flows: """
                home:
                  screens:
                    home: { transitions: { show: { push: item } } }
                    item: { params: { \(params) } }
                """, rest: rest)
    }

    @Test func `a default stands in the enumeration`() {
        let text = pushing("id: Int, title: 'String = \"none\"', flag: Bool = true")
        #expect(text.part("case item") == #"case item(id: Int, title: String = "none", flag: Bool = true)"#)
        #expect(text.part("func makeItem") == "func makeItem(id: Int, title: String, flag: Bool) -> UIViewController")
        #expect(text.part("protocol HomeRouting").contains("func show(id: Int)\n"))
    }

    @Test func `a flow's first screen gives its parameters to the initializer`() {
        let text = swift(flows: "home: { screens: { home: { params: { id: Int = 7, name: String? = nil } } } }")
        #expect(
            text.part("init") == """
                init(screens: any HomeScreens, id: Int = 7, name: String? = nil) {
                    self.screens = screens
                    firstScreen = .home(id: id, name: name)
                    super.init(flowName: HomeScreen.flowName)
                }
                """)
    }

    @Test func `a function escapes where it is a method's parameter and nowhere else`() {
        let text = pushing("done: '@escaping (Int) -> Void', maybe: '(() -> Void)?'")
        let method = "done: @escaping (Int) -> Void, maybe: (() -> Void)?"
        #expect(text.part("case item") == "case item(done: (Int) -> Void, maybe: (() -> Void)?)")
        #expect(text.part("func makeItem") == "func makeItem(\(method)) -> UIViewController")
        #expect(text.part("protocol HomeRouting").part("func show") == "func show(\(method))")
        #expect(
            text.part("private final class HomeRouter").part("func show") == """
                func show(\(method)) {
                    push(.item(done: done, maybe: maybe))
                }
                """)
    }

    @Test func `a function's attributes stay`() {
        let text = pushing("done: '@Sendable () -> Void'")
        #expect(text.part("case item") == "case item(done: @Sendable () -> Void)")
        #expect(text.part("func makeItem") == "func makeItem(done: @escaping @Sendable () -> Void) -> UIViewController")
    }

    @Test(arguments: [
        ("change: Int", "_, change2", "change2.push(.item(change: change, push: push))"),
        ("change: Int, change2: Int", "_, change3", "change3.push(.item(change: change, change2: change2, push: push))"),
        ("coordinator: Int", "_, change", "change.push(.item(coordinator: coordinator, push: push))"),
    ])
    func `the change has a name that no parameter has`(params: String, names: String, call: String) {
        #expect(
            pushing(params + ", push: Int").part("private final class HomeRouter").part("func show") == """
                func show(\(params), push: Int) {
                    navigate { \(names) in \(call) }
                }
                """)
    }

    @Test func `members are called on self where a parameter has their name`() {
        let members = pushing("navigate: Int, onTop: Int, push: Int, show: Int", rest: "generate: { coordinators: protocol }")
        #expect(members.part("private final class HomeRouter").contains("self.navigate { _, change in"))
        #expect(members.part("final class HomeCoordinator").contains("self.onTop { (router: HomeRouter) in router.show("))
    }

    @Test func `what makes view controllers has names that no parameter has`() {
        #expect(
            pushing("screen: Int, slot: Int").part("func makeDisplay") == """
                func makeDisplay(of screen2: HomeScreen, in slot2: FlowRuntime.Slot) -> UIViewController {
                    switch screen2 {
                    case .home: screens.makeHome(router: HomeRouter(self, slot2))
                    case .item(let screen, let slot): screens.makeItem(screen: screen, slot: slot)
                    }
                }
                """)
    }
}
