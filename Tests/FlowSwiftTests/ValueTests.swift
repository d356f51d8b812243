import Testing

/// Values, by their origin.
@Suite struct ValueTests {
    @Test func `a router keeps those of its screen's values that steps forward`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    home:
                      params: { item: Int = 1, unused: Int = 2 }
                      transitions: { show: { push: details, with: { item: $item } }, other: pop }
                    details: { params: { item: Int, size: Int } }
                """)
        #expect(
            text.part("private final class HomeRouter") == """
                private final class HomeRouter: FlowRuntime.Router<HomeCoordinator>, HomeRouting {
                    private let item: Int

                    init(_ coordinator: HomeCoordinator, _ slot: FlowRuntime.Slot, item: Int) {
                        self.item = item
                        super.init(coordinator, slot)
                    }

                    func show(size: Int) {
                        push(.details(item: item, size: size))
                    }

                    func other() {
                        pop()
                    }
                }
                """)
        #expect(text.contains("screens.makeHome(item: item, unused: unused, router: HomeRouter(self, slot, item: item))"))
    }

    @Test func `a coordinator keeps those of its flow's values that steps forward`() {
        let text = swift(
            flows: """
                home:
                  params: { order: Int = 1, unused: Int = 2 }
                  screens:
                    home: {}
                    other: { transitions: { again: { push: home, with: { order: $order } } } }
                """)
        let coordinator = text.part("final class HomeCoordinator")
        #expect(
            coordinator.hasPrefix(
                """
                final class HomeCoordinator: FlowRuntime.Coordinator, FlowRuntime.StackFlow {
                    let firstScreen: HomeScreen
                    fileprivate let screens: any HomeScreens
                    fileprivate let order: Int

                    init(screens: any HomeScreens, order: Int = 1, unused: Int = 2) {
                        self.screens = screens
                        self.order = order
                        firstScreen = .home(order: order, unused: unused)
                """))
        #expect(text.contains("change.push(.home(order: coordinator.order))"))
    }

    @Test func `the method's parameter and the screen's value of one name`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { params: { id: Int = 1 }, transitions: { show: { push: pair, with: { other: $id } } } }
                    pair: { params: { id: Int, other: Int } }
                """)
        #expect(
            text.part("private final class HomeRouter").part("func show")
                == """
                func show(id: Int) {
                    navigate { [ownID = self.id] _, change in change.push(.pair(id: id, other: ownID)) }
                }
                """.replacing("ownID", with: "ownId"))
    }

    @Test func `a value with the name of a transition has another property`() {
        let text = swift(
            flows: """
                home:
                  params: { list: Int = 1 }
                  screens:
                    home: { transitions: { list: { push: other, with: { list: $list } } } }
                    other: { params: { list: Int }, transitions: { back: { push: home, with: { list: $list } }, list: pop } }
                """)
        #expect(text.part("private final class HomeRouter").contains("private let ownList: Int"))
        #expect(text.part("private final class HomeRouter").contains("push(.other(list: ownList))"))
    }

    @Test(arguments: [
        ("text: hello", #".item(text: "hello")"#), ("text: $$5", #".item(text: "$5")"#),
        (#"text: "a\"\\(b)""#, #".item(text: "a\"\\(b)")"#),
        ("count: -3", ".item(count: -3)"), ("flag: true", ".item(flag: true)"), ("size: 1.5", ".item(size: 1.5)"),
        ("kind: .one", ".item(kind: .one)"), ("maybe: null", ".item(maybe: nil)"), ("list: []", ".item(list: [])"),
    ])
    func `literals`(argument: String, value: String) {
        let params =
            "text: 'String = \"\"', count: Int = 0, flag: Bool = false, size: Double = 0, kind: Kind = .two, maybe: Int? = 1, list: '[Int] = [1]'"
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { transitions: { show: { push: item, with: { \(argument) } } } }
                    item: { params: { \(params) } }
                """)
        let name = argument.prefix { $0 != ":" }
        #expect(
            text.part("private final class HomeRouter").contains("\(name): \(value.split(separator: ": ", maxSplits: 1)[1].dropLast())"))
        #expect(!text.part("protocol HomeRouting").contains("\(name): "))
    }
}
