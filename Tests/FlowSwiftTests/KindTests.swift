import Testing

/// The four kinds of flow, and their first screens.
@Suite struct KindTests {
    @Test func `a switch flow makes a child each time that it is shown`() {
        let text = swift(
            flows: """
                home:
                  switch: { launch: launch, list: list, note: note }
                  screens: { launch: {}, note: { params: { text: String } } }
                list: { screens: { list: {} } }
                """)
        #expect(
            text.split(separator: "\n").first { $0.hasPrefix("enum HomeChild") } == """
                enum HomeChild: String, CaseIterable { case launch, list, note }
                """)
        let coordinator = text.part("final class HomeCoordinator")
        #expect(
            coordinator.hasPrefix(
                """
                final class HomeCoordinator: FlowRuntime.Coordinator, FlowRuntime.SwitchFlow, FlowRuntime.ScreenMaking {
                    let firstChild = HomeChild.launch
                    fileprivate let screens: any HomeScreens & ListScreens
                """))
        #expect(
            coordinator.part("func content") == """
                func content(of child: HomeChild) -> FlowRuntime.ChildContent {
                    switch child {
                    case .launch: .screen(.launch, of: self)
                    case .list: .flow(ListCoordinator(screens: screens))
                    case .note: .givenBySteps
                    }
                }
                """)
    }

    @Test func `the coordinator that makes a child isn't called as a value of the step`() {
        let text = swift(
            flows: """
                home: { switch: { detail: detail } }
                detail:
                  switch: { outer: { flow: outer, with: { detail: x } }, list: list, note: note }
                  screens: { note: { params: { body: String } } }
                outer:
                  params: { detail: String }
                  tabs:
                    list: { flow: list }
                    one: { action: [{ switch: detail.note, with: { body: $detail } }] }
                    deep: { action: [{ switch: detail.list, stack: [{ screen: note, with: { body: $detail } }] }] }
                list: { screens: { list: {}, note: { params: { body: String } } } }
                """)
        #expect(
            text.part("func act").contains(
                "change.switchTo(.note, of: DetailCoordinator.self) { detail2 in .screen(.note(body: detail), of: detail2) }"))
        #expect(
            text.part("func act").contains(
                """
                change.switchTo(.list, of: DetailCoordinator.self) { detail2 in
                            .flow(ListCoordinator(screens: detail2.screens), stack: [.screen(.note(body: detail))])
                        }
                """))
    }

    @Test func `callers see which child shows`() {
        let flows = "home: { switch: { list: list } }\nlist: { screens: { list: {} } }"
        let text = swift(flows: flows, rest: "generate: { coordinators: protocol }")
        #expect(text.part("protocol HomeCoordinating").contains("var currentChild: HomeChild { get }"))
        #expect(text.part("protocol HomeCoordinating").contains("var currentCoordinator: FlowRuntime.Coordinator? { get }"))
    }

    @Test func `a single flow is its screen`() {
        let text = swift(flows: "home: { container: none, screens: { card: { transitions: { close: dismiss } } } }")
        #expect(
            text.part("final class HomeCoordinator").hasPrefix(
                "final class HomeCoordinator: FlowRuntime.Coordinator, FlowRuntime.SingleFlow {\n    let firstScreen: HomeScreen"
            ))
    }

    @Test func `the app makes the coordinator of an external flow`() {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { sign: { push: sign, on: { done: [], dismissed: [] } }, help: { present: help } } } } }
                sign: { external: true, params: { slot: Int }, results: { done: { name: String } } }
                help: { external: true }
                """)
        #expect(
            text.part("protocol SignScreens") == """
                protocol SignScreens {
                    func makeSign(slot: Int, router: any SignRouting) -> any FlowRuntime.ExternalCoordinator
                }
                """)
        #expect(text.part("protocol SignRouting").contains("/// Finishes the flow with `done`."))
        let coordinator = text.part("final class SignCoordinator")
        #expect(
            coordinator.hasPrefix(
                "final class SignCoordinator: FlowRuntime.Coordinator, FlowRuntime.ExternalFlow, FlowRuntime.FinishingFlow {"
            ))
        #expect(
            coordinator.part("func makeDisplay") == """
                func makeDisplay(of screen: SignScreen, in slot2: FlowRuntime.Slot) -> UIViewController {
                    switch screen {
                    case .sign(let slot): slot2.begin(screens.makeSign(slot: slot, router: SignRouter(self, slot2)))
                    }
                }
                """)
        #expect(text.part("protocol HelpScreens").contains("func makeHelp() -> any FlowRuntime.ExternalCoordinator"))
        #expect(text.part("final class HelpCoordinator").contains("slot.begin(screens.makeHelp())"))
    }

    @Test func `guards choose what a flow begins with`() {
        let text = swift(
            flows: """
                home:
                  params: { item: Int = 1 }
                  start: [ { if: open, with: { item: $item }, start: list }, { if: signedIn, start: about }, welcome ]
                  screens: { welcome: {}, list: { params: { size: Int = 2 } }, about: {} }
                """, rest: "guards: { signedIn: Somebody is., open: { params: { item: Int } } }")
        #expect(
            text.part("init(") == """
                init(screens: any HomeScreens, guards: any TestGuards, item: Int = 1, size: Int = 2) {
                    self.screens = screens
                    chooseStart = {
                        guards.open(item: item) ? .list(item: item, size: size)
                        : guards.signedIn ? .about(item: item)
                        : .welcome(item: item)
                    }
                    super.init(flowName: HomeScreen.flowName)
                }
                """)
        // Resetting a tab to its root restarts its flow, so the guards are checked again.
        #expect(text.part("var firstScreen") == "var firstScreen: HomeScreen { chooseStart() }")
    }

    @Test func `a tab and a child are chosen by guards too`() {
        let flows = """
            home: { %: { list: list, other: list }, start: [ { if: signedIn, start: other }, list ] }
            list: { screens: { list: {} } }
            """
        for key in ["tabs", "switch"] {
            let flows = flows.replacing("%", with: key).replacing(": list, ", with: ": { flow: list }, ").replacing(
                ": list }, s", with: ": { flow: list } }, s")
            let text = swift(flows: flows, rest: "guards: { signedIn: x }")
            #expect(text.contains("        chooseStart = { guards.signedIn ? .other : .list }\n"))
        }
    }

    @Test func `a start site that says what a flow begins with has an initializer of its own`() {
        let text = swift(
            flows: """
                home:
                  screens: { home: { transitions: { go: { present: cart, start: pay } } } }
                cart:
                  params: { order: Int, note: String = "" }
                  screens:
                    list: { transitions: { again: { push: pay, with: { total: 1 } } } }
                    pay: { params: { total: Int }, transitions: { next: { present: home, with: {} } } }
                    other: { transitions: { next: { push: list, with: { order: $order } } } }
                """)
        let coordinator = text.part("final class CartCoordinator")
        #expect(
            coordinator.part("convenience init(") == """
                convenience init(screens: any CartScreens & HomeScreens, order: Int, note: String = "") {
                    self.init(screens: screens, order: order, start: .list(order: order, note: note))
                }
                """)
        #expect(
            coordinator.part("init(screens") == """
                init(screens: any CartScreens & HomeScreens, order: Int, start: CartScreen) {
                    self.screens = screens
                    self.order = order
                    firstScreen = start
                    super.init(flowName: CartScreen.flowName)
                }
                """)
        #expect(
            text.part("private final class HomeRouter").part("func go") == """
                func go(order: Int, total: Int) {
                    navigate { coordinator, change in
                        change.present(CartCoordinator(screens: coordinator.screens, order: order, start: .pay(order: order, total: total)))
                    }
                }
                """)
    }

    @Test func `one initializer serves where the beginning needs no values`() {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { go: { present: cart, start: pay }, tab: { present: bar, start: two } } } } }
                cart: { screens: { list: {}, pay: {} } }
                bar: { tabs: { one: { flow: cart }, two: { flow: cart } } }
                """)
        #expect(
            text.part("init(screens: any CartScreens, start: CartScreen") == """
                init(screens: any CartScreens, start: CartScreen = .list) {
                    self.screens = screens
                    firstScreen = start
                    super.init(flowName: CartScreen.flowName)
                }
                """)
        #expect(text.contains("init(screens: any CartScreens, start: BarTab = .one) {"))
        #expect(text.contains("change.present(BarCoordinator(screens: coordinator.screens, start: .two))"))
    }

    @Test func `a flow with a parameter 'start' has another label for what it begins with`() {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { go: { present: cart, start: pay }, tab: { present: bar, start: two } } } } }
                cart: { params: { start: Int = 1 }, screens: { list: {}, pay: { transitions: { next: { push: list, with: { start: $start } } } } } }
                bar: { params: { start: Int = 1 }, tabs: { one: { flow: cart, with: { start: $start } }, two: { flow: cart } } }
                """)
        #expect(text.contains("init(screens: any CartScreens, start2: CartScreen) {"))
        #expect(text.contains("self.init(screens: screens, start2: .list(start: start))"))
        #expect(text.contains("init(screens: any CartScreens, start: Int = 1, start2: BarTab = .one) {"))
        #expect(text.contains("change.present(BarCoordinator(screens: coordinator.screens, start2: .two))"))
    }
}
