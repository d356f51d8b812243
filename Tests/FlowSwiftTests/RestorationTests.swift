import Foundation
import Testing

/// The generated code that saves and restores a state.
@Suite struct RestorationTests {
    static let option = """
        generate: { restoration: true }
        guards: { open: {}, has: { params: { id: Int } } }
        effects: { ask: { results: { yes: { id: Int }, no: {} } } }
        """
    static let flows = """
        home:
          screens:
            list: { transitions: { go: { push: item, with: { id: 1 } }, help: { present: note } } }
            item:
              params: { id: Int }
              transitions:
                buy:
                  present: shop
                  with: { id: $id }
                  presentation: fullScreen
                  on:
                    bought: { push: shop, with: { id: $number }, on: { bought: { replace: item, with: { id: $number } }, dismissed: { push: item, with: { id: $id } } } }
                    dismissed: []
                look: { present: list }
            note: { requires: { guard: has, with: { id: 3 } }, otherwise: [] }
        shop:
          params: { id: Int }
          requires: { guard: has, with: { id: $id } }
          otherwise: { alert: { title: Closed, actions: { retry: { do: resume } } } }
          results: { bought: { number: Int } }
          screens: { shop: { transitions: { bought: finish } } }
        """

    @Test func `each place that starts something is a case, with the values that its handlers need`() {
        #expect(
            swift(flows: Self.flows, rest: Self.option).part("enum HomeSite") == """
                enum HomeSite: Codable {
                    case listHelp
                    case itemBuy(id: Int)
                    case itemBuyShop(id: Int)
                    case itemLook
                }
                """)
    }

    @Test func `the coordinator has the handlers, and steps name the place`() {
        let text = swift(flows: Self.flows, rest: Self.option)
        #expect(
            text.part("func handlers(at site: HomeSite)") == """
                func handlers(at site: HomeSite) -> FlowRuntime.SiteHandlers<HomeCoordinator> {
                    switch site {
                    case .listHelp: .init()
                    case .itemBuy(let id):
                        .init(of: ShopCoordinator.self, as: .init(.fullScreen)) { (coordinator, change, result: ShopResult) in
                            switch result {
                            case .bought(let number):
                                if coordinator.guards.has(id: number) {
                                    change.push(
                                        ShopCoordinator(screens: coordinator.screens, guards: coordinator.guards, id: number),
                                        at: .itemBuyShop(id: id)
                                    )
                                } else {
                                    change.alert(title: "Closed", actions: [
                                        .init("Retry") { coordinator, change in
                                            change.push(
                                                ShopCoordinator(screens: coordinator.screens, guards: coordinator.guards, id: number),
                                                at: .itemBuyShop(id: id)
                                            )
                                        },
                                    ])
                                }
                            }
                        }
                    case .itemBuyShop(let id):
                        .init(of: ShopCoordinator.self) { (_, change, result: ShopResult) in
                            switch result {
                            case .bought(let number):
                                change.replace(with: .item(id: number))
                            }
                        } dismissed: { _, change in
                            change.push(.item(id: id))
                        }
                    case .itemLook: .init()
                    }
                }
                """)
        #expect(text.part("private final class HomeItemRouter").contains("at: .itemBuy(id: id)"))
        #expect(!text.contains("resume"))
    }

    @Test func `a link to a guarded flow has its steps in place, without a closure for later`() {
        let text = swift(
            flows: """
                home: { screens: { home: {} } }
                orders: { requires: open, otherwise: { present: sign, on: { done: resume } }, screens: { orders: { transitions: { close: dismiss } } } }
                sign: { results: { done: {} }, screens: { sign: { transitions: { done: finish } } } }
                """,
            rest: "generate: { restoration: true }\nguards: { open: {} }\ndeepLinks: { orders: { open: { present: orders }, in: home } }\n")
        #expect(!text.contains("resume"))
        #expect(
            text.part("if coordinator.guards.open") == """
                if coordinator.guards.open {
                    change.present(
                        OrdersCoordinator(screens: coordinator.screens, guards: coordinator.guards),
                        at: .ordersLink,
                        animated: false
                    )
                } else {
                    change.present(SignCoordinator(screens: coordinator.screens), at: .ordersLinkSign)
                }
                """)
    }

    @Test func `what is required is asked again`() {
        let text = swift(flows: Self.flows, rest: Self.option)
        #expect(text.part("var mayStart: Bool") == "var mayStart: Bool { guards.has(id: id) }")
        #expect(
            text.part("func mayShow(_ screen: HomeScreen)") == """
                func mayShow(_ screen: HomeScreen) -> Bool {
                    switch screen {
                    case .note: guards.has(id: 3)
                    default: true
                    }
                }
                """)
        #expect(text.part("var savedValues: [String: any Encodable]") == "var savedValues: [String: any Encodable] { [\"id\": id] }")
    }

    @Test func `the root makes the coordinators of all flows again`() {
        #expect(
            swift(flows: Self.flows, rest: Self.option).part("func makeCoordinator(of saved") == """
                func makeCoordinator(of saved: FlowRuntime.SavedFlow) throws -> FlowRuntime.Coordinator? {
                    switch saved.name {
                    case "home": return try HomeCoordinator(screens: screens, guards: guards, start: saved.firstScreen())
                    case "shop": return try ShopCoordinator(screens: screens, guards: guards, id: saved.value("id"), start: saved.firstScreen())
                    default: return nil
                    }
                }
                """)
    }

    /// The lines of the table of places.
    private func placements(_ text: String) -> [String] {
        let table = text.components(separatedBy: "static let placements: FlowRuntime.Placements? = .init(\n").last ?? ""
        return (table.components(separatedBy: "\"\"\"").dropFirst().first ?? "").split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }
    }

    @Test func `the root says where screens are put and what each place starts`() {
        #expect(
            placements(swift(flows: Self.flows, rest: Self.option)) == [
                "home.item mine", "home.list begins mine", "home:itemBuy layer shop", "home:itemBuyShop stack shop",
                "home:itemLook layer home.list", "home:listHelp layer home.note", "shop.shop begins mine",
            ])
    }

    @Test(arguments: [
        ("[ pop, { push: two } ]", true), ("[ { push: two }, { push: two } ]", false), ("[ dismiss, { push: two } ]", true),
        ("[ { pop: 2 }, { push: two } ]", false), ("[ popToRoot, { replace: two } ]", false),
        ("{ perform: ask, on: { yes: { push: two }, no: pop } }", false),
        ("[ { if: open, then: pop, else: popToRoot }, { push: two } ]", true),
        ("{ push: help, on: { bought: { push: two } } }", false), ("[ pop, { push: help, on: { bought: { push: two } } } ]", true),
    ])
    func `a screen may be elsewhere if a step puts it somewhere after the flow may have left`(steps: String, isElsewhere: Bool) {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { go: { push: wizard } } } } }
                wizard: { screens: { one: { transitions: { go: \(steps) } }, two: { transitions: { more: { push: three } } }, three: {} } }
                help: { results: { bought: {} }, screens: { help: { transitions: { bought: finish } } } }
                """, rest: Self.option.replacing("yes: { id: Int }", with: "yes: {}"))
        #expect(placements(text).contains("wizard.two mine elsewhere") == isElsewhere)
        // The screen's steps then push the next screen there as well.
        #expect(placements(text).contains("wizard.three mine elsewhere") == isElsewhere)
        #expect(placements(text).contains("wizard.one begins mine"))
    }

    @Test func `what begins a list without handlers may go on with a stack, and a site may act when its flow has left`() {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { go: { setStack: [ home, wizard ] }, peek: [ pop, { present: wizard } ] } } } }
                wizard: { screens: { one: {} } }
                """, rest: Self.option)
        #expect(placements(text) == ["home.home begins mine", "home:homePeek layer wizard", "wizard continues", "wizard.one begins mine"])
    }

    @Test func `values of one name from several places are kept apart`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    list: { transitions: { open: { push: item } } }
                    item:
                      params: { id: Int }
                      transitions:
                        go:
                          - perform: ask
                            on:
                              yes: { present: shop, on: { bought: { push: pair, with: { one: $id, two: $number } } } }
                              no: []
                    pair: { params: { one: Int, two: String } }
                shop: { results: { bought: { number: String } }, screens: { shop: { transitions: { bought: finish } } } }
                """, rest: Self.option)
        #expect(text.part("enum HomeSite") == "enum HomeSite: Codable {\n    case itemGo(id: Int)\n}")
        #expect(text.contains("at: .itemGo(id: id)"))
    }

    @Test func `a function can't be saved`() {
        #expect(
            findings(
                flows: """
                    home: { screens: { home: { transitions: { go: { push: item } } }, item: { params: { 1️⃣done: "() -> Void" } } } }
                    """, rest: "generate: { restoration: 2️⃣true }") == [
                    "1️⃣ unknown-value: 'done' is a function and can't be saved; state restoration requires 'Codable' parameters | 2️⃣ restoration is enabled here"
                ])
    }

    @Test func `names that restoration takes are refused`() {
        let flows = "home: { screens: { home: { transitions: { go: { present: item } } }, item: { params: { a: Site } } } }"
        let rest = "types: { HomeSite: [one] }\n"
        #expect(findings(flows: flows, rest: rest) == [])
        let found = findings(flows: flows, rest: rest + "generate: { restoration: true }").joined(separator: "\n")
        #expect(found.contains("'home' generates the Swift type 'HomeSite', but the app has a type of that name"))
        #expect(found.contains("'a' has the type 'Site', but the coordinator of 'home' declares its own 'Site'"))
    }

    @Test func `without the option there is nothing of it`() {
        let text = swift(flows: Self.flows, rest: Self.option.replacing("restoration: true", with: "restoration: false"))
        for word in ["Codable", "Site", "mayStart", "mayShow", "savedValues", "fingerprint", "Restorable"] { #expect(!text.contains(word)) }
    }
}
