import Testing

/// Each step in the router's method.
@Suite struct StepTests {
    /// The methods of the first screen of a program, whose transition `go` has these steps.
    private func go(_ steps: String) -> String {
        let text = swift(
            flows: """
                home:
                  screens:
                    list: { transitions: { go: \(steps) } }
                    item: { params: { id: Int } }
                    about: {}
                tabs:
                  tabs: { first: { flow: home }, bare: { screen: cover }, map: { flow: map, with: { place: 1 } } }
                  screens: { cover: {} }
                map: { screens: { map: { params: { place: Int } } } }
                child: { screens: { child: { params: { size: Int } } } }
                """)
        let method = text.part("private final class HomeListRouter").part("func go")
        return method.isEmpty ? text : method
    }

    @Test(arguments: [
        ("pop", "pop()"),
        ("{ pop: 1 }", "pop()"),
        ("{ pop: 3 }", "pop(3)"),
        ("popToRoot", "popToRoot()"),
        ("{ popTo: list }", "popTo(.list)"),
        ("dismiss", "dismiss()"),
        ("dismissAll", "dismissAll()"),
        ("{ push: about }", "push(.about)"),
        ("{ replace: about }", "replace(with: .about)"),
        ("{ present: about }", "present(.about)"),
        ("{ setStack: [list, about] }", "setStack([.list, .about])"),
        ("{ select: first }", "select(.first, of: TabsCoordinator.self)"),
        ("{ select: tabs.bare }", "select(.bare, of: TabsCoordinator.self)"),
        ("{ select: first, reset: true }", "select(resetting: .first, of: TabsCoordinator.self)"),
        ("{ select: first, stack: [] }", "select(resetting: .first, of: TabsCoordinator.self)"),
        ("{ select: first, stack: [about] }", "select(.first, of: TabsCoordinator.self, \\.first, stack: [.about])"),
    ])
    func `a step without arguments`(step: String, call: String) {
        #expect(
            go(step) == """
                func go() {
                    \(call)
                }
                """)
    }

    @Test func `a push with steps for a screen without a stack`() {
        #expect(
            go("{ push: child, with: { size: 3 }, else: { present: about } }") == """
                func go() {
                    navigate { coordinator, change in
                        if change.hasStackOnTop {
                            change.push(ChildCoordinator(screens: coordinator.screens, size: 3))
                        } else {
                            change.present(.about)
                        }
                    }
                }
                """)
    }

    @Test(arguments: [
        ("{ push: about, animated: $animated }", "(animated: Bool)", "push(.about, animated: animated)"),
        ("{ push: item, animated: $slowly }", "(id: Int, slowly: Bool)", "push(.item(id: id), animated: slowly)"),
        ("{ dismiss, animated: false }", "()", "dismiss(animated: false)"),
        ("{ dismiss, animated: true }", "()", "dismiss()"),
        ("{ present: about, animated: $animated }", "(animated: Bool)", "present(.about, animated: animated)"),
    ])
    func `animated is what a value says`(step: String, parameters: String, call: String) {
        #expect(
            go(step) == """
                func go\(parameters) {
                    \(call)
                }
                """)
    }

    @Test func `an alert is animated as a value says, and so are its buttons' steps`() {
        #expect(
            go("{ alert: { title: Sure, actions: { ok: { do: { pop, animated: $quick } } } }, animated: $animated }") == """
                func go(quick: Bool, animated: Bool) {
                    navigate { _, change in
                        change.alert(title: "Sure", actions: [
                            .init("OK") { _, change in
                                change.pop(animated: quick)
                            },
                        ], animated: animated)
                    }
                }
                """)
    }

    @Test func `an end at which nothing shall happen has no closure, so that the rest of a list goes on`() {
        #expect(go("{ push: child, on: { dismissed: [] } }") == go("{ push: child }"))
        #expect(go("{ push: child, on: { dismissed: popToRoot } }") != go("{ push: child }"))
    }

    @Test(arguments: [
        ("{ push: item }", "push(.item(id: id))"),
        ("{ replace: item }", "replace(with: .item(id: id))"),
        ("{ present: item }", "present(.item(id: id))"),
        ("{ setStack: [list, item, item] }", "setStack([.list, .item(id: id), .item(id: id)])"),
        ("{ select: first, stack: [item, about] }", "select(.first, of: TabsCoordinator.self, \\.first, stack: [.item(id: id), .about])"),
    ])
    func `a step whose screen has parameters`(step: String, call: String) {
        #expect(
            go(step) == """
                func go(id: Int) {
                    \(call)
                }
                """)
    }

    @Test func `a tab whose root is given values`() {
        #expect(
            go("{ select: map, with: { place: 2 } }") == """
                func go() {
                    navigate { _, change in change.select(.map, of: TabsCoordinator.self, \\.map, root: .map(place: 2)) }
                }
                """)
        #expect(
            go("{ select: map, stack: [map], with: { place: 2 } }") == """
                func go() {
                    navigate { _, change in
                        change.select(.map, of: TabsCoordinator.self, \\.map, root: .map(place: 2), stack: [.screen(.map(place: 2))])
                    }
                }
                """)
    }

    @Test(arguments: [
        ("{ push: child }", "push(ChildCoordinator(screens: coordinator.screens, size: size))"),
        ("{ present: child }", "present(ChildCoordinator(screens: coordinator.screens, size: size))"),
        (
            "{ setStack: [list, child] }",
            "setStack([.screen(.list), .flow(ChildCoordinator(screens: coordinator.screens, size: size))])"
        ),
    ])
    func `a flow is given what makes its screens`(step: String, call: String) {
        let words = go(step).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words == "func go(size: Int) { navigate { coordinator, change in change.\(call) } }")
    }

    @Test func `a tabs flow takes no arguments`() {
        #expect(go("{ present: tabs }").contains("change.present(TabsCoordinator(screens: coordinator.screens))"))
    }

    @Test(arguments: [
        ("list: { transitions: { pop: dismiss, go: pop } }", "{ _, change in change.pop() }"),
        (
            "list: { transitions: { go: { push: item } } }, item: { params: { push: Int } }",
            "{ _, change in change.push(.item(push: push)) }"
        ),
        (
            "list: { params: { replace: Int = 1 }, transitions: { go: { replace: list, with: { replace: $replace } } } }",
            "{ [replace] _, change in change.replace(with: .list(replace: replace)) }"
        ),
    ])
    func `a name that hides the router's method`(screens: String, closure: String) {
        let text = swift(flows: "home: { screens: { \(screens) } }")
        #expect(text.part("private final class HomeListRouter").part("func go").contains("navigate \(closure)"), "\(text)")
    }

    @Test func `a transition with the name of its step calls no other and not itself`() {
        let text = swift(flows: "home: { screens: { home: { transitions: { dismiss: dismiss, close: dismiss } } } }")
        for name in ["dismiss", "close"] {
            let method = text.part("private final class HomeRouter").part("func \(name)")
            #expect(method.contains("navigate { _, change in change.dismiss() }"))
        }
    }

    @Test func `no steps`() {
        #expect(
            go("[]") == """
                func go() {
                    // The spec has no steps.
                }
                """)
    }

    @Test func `several steps are one change, with each parameter once`() {
        #expect(
            go("[pop, { push: item }, { replace: item }, { present: child }]") == """
                func go(id: Int, size: Int) {
                    navigate { coordinator, change in
                        change.pop()
                        change.push(.item(id: id))
                        change.replace(with: .item(id: id))
                        change.present(ChildCoordinator(screens: coordinator.screens, size: size))
                    }
                }
                """)
    }
}
