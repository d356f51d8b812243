import Testing

@testable import FlowSpec

@Suite struct ReadSpecTests {
    @Test func `a whole file`() throws {
        let text = """
            flowspec: 1
            app: Shop
            root: main
            flows:
              main:
                start: orders
                tabs:
                  home: { flow: home, title: Home, symbol: house }
                  orders: { screen: orders, title: "Orders: all", image: OrdersIcon }
                screens: { orders: {} }
              home:
                screens:
                  home:
                    params: { item: Item, count: "Int = 1" }
                    transitions:
                      all:
                        - push: home
                        - { replace: home }
                        - setStack: [home, main]
                        - pop
                        - pop: 2
                        - popTo: home
                        - popToRoot
                        - select: main.home
                        - { select: home, reset: true }
                        - { stack: [], select: home }
                        - present: home
                        - dismiss
                        - dismissAll
                      one: dismiss
                      none: []
            """
        let (read, findings) = read(text)
        #expect(findings == [])
        let file = try #require(read)
        #expect(file.app?.value == "Shop" && file.root?.value == "main" && !file.isPartial)
        #expect(file.flows.map(\.name.value) == ["main", "home"])
        let main = file.flows[0]
        #expect(main.start?.otherwise.value == "orders" && main.screens.map(\.name.value) == ["orders"] && !main.isPartial)
        #expect(main.tabs?.map(\.name.value) == ["home", "orders"])
        #expect(main.tabs?.map { $0.title?.value } == [.literal("Home"), .literal("Orders: all")])
        let home = file.flows[1].screens[0]
        #expect(
            home.parameters.map { "\($0.name.value): \($0.type) = \($0.defaultValue ?? "none")" } == [
                "item: Item = none", "count: Int = 1",
            ])
        #expect(home.transitions.map(\.steps.count) == [13, 1, 0])
        let name = home.transitions[1].name.range
        #expect(name.start.line == 30 && name.start.column == 11 && name.end.column == 14)
        let step = home.transitions[0].steps[1].range
        #expect(step.start.line == 18 && step.start.column == 15 && step.end.column == 32)
    }

    @Test func `what is right is read beside what is wrong`() throws {
        let text = """
            home:
              screns: {}
              screens:
                home: { params: { a: 3, b: Int }, transitions: { go: [pup, pop], done: { psh: home } } }
                list: 3
            main: { tabs: { home: { titel: Home }, orders: { flow: orders } } }
            orders:
            """
        let file = try #require(read(text, at: "flows").file)
        #expect(file.flows.map(\.name.value) == ["home", "main", "orders"])
        #expect(file.flows.map(\.isPartial) == [false, false, true])
        let home = file.flows[0]
        #expect(home.screens.map(\.name.value) == ["home", "list"])
        #expect(home.screens[0].parameters.map(\.name.value) == ["b"])
        #expect(home.screens[0].transitions.map(\.steps.count) == [1, 0])
        #expect(file.flows[1].tabs?.count == 2)
    }

    @Test func `what an unknown version means isn't guessed`() {
        #expect(read("flowspec: 2\nflows: {}").file == nil)
        #expect(read("- flowspec").file == nil)
        #expect(read("flowspec: 1").file != nil)
    }

    @Test func `what may have been lost is said, so that nothing follows from it`() throws {
        let text = """
            flowspec: 1
            root: a
            gaurds: { signedIn: The user has a session }
            flows:
              a: { screens: { a: { parms: {} } }, result: {} }
              b: { screens: { b: { params: { x: some X } }, c: {} } }
              c: { screens: { c: {} }, results: { done: { x: 3 } } }
              d: { screens: { d: {} }, color: red }
            """
        let file = try #require(read(text).file)
        #expect(file.isPartial && !file.flows.isEmpty)
        #expect(file.flows.map(\.isPartial) == [true, false, false, false])
        #expect(file.flows.flatMap(\.screens).map(\.isPartial) == [true, true, false, false, false])
        #expect(file.flows[2].results.map(\.isPartial) == [true])
        #expect(read("flowspec: 1\nflows: { a: { screens: { a: {} } } }\nroot: a\nbadkey: 1").file?.isPartial == false)
        #expect(read("flowspec: 1\nroot: a\nnothingNear: 1").file?.isPartial == true)
        let types = read("flowspec: 1\ntypes: { Kind: [first, second], Size: [small, two words] }").file?.types
        #expect(types?.map(\.isPartial) == [false, true])
        #expect(types?.map(\.members) == [["first", "second"], ["small"]])
    }
}
