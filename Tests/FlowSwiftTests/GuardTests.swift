import Testing

/// Guards: choices between steps, and targets that hold steps back.
@Suite struct GuardTests {
    static let guards = "guards: { open: Whether the shop is open., has: { params: { id: Int, strict: Bool = true } } }"

    private func go(_ steps: String) -> String {
        let text = swift(
            flows: """
                home:
                  screens:
                    list: { transitions: { go: \(steps) } }
                    item: { params: { id: Int } }
                shop:
                  requires: open
                  otherwise: { alert: { title: Closed, actions: { retry: { do: resume }, leave: {} } } }
                  screens: { shop: {} }
                """, rest: Self.guards)
        let method = text.part("private final class HomeListRouter").part("func go")
        return method.isEmpty ? text : method
    }

    @Test func `the app's protocol asks for each`() {
        #expect(
            swift(flows: "home: { screens: { home: { transitions: { go: { if: open, then: pop } } } } }", rest: Self.guards)
                .part("protocol TestGuards") == """
                    protocol TestGuards: AnyObject {
                        /// Whether the shop is open.
                        var open: Bool { get }

                        func has(id: Int, strict: Bool) -> Bool
                    }
                    """)
    }

    @Test func `steps are chosen, and what follows happens in both cases`() {
        #expect(
            go(
                "[ { if: open, then: { push: item }, else: { if: has, with: { id: 1, strict: false }, then: pop, else: popToRoot } }, { push: item } ]"
            ) == """
                func go(id: Int) {
                    navigate { coordinator, change in
                        if coordinator.guards.open {
                            change.push(.item(id: id))
                        } else if coordinator.guards.has(id: 1, strict: false) {
                            change.pop()
                        } else {
                            change.popToRoot()
                        }
                        change.push(.item(id: id))
                    }
                }
                """)
    }

    @Test func `a choice with steps on one side only, or none`() {
        #expect(go("{ if: open, then: [], else: pop }").contains("if !coordinator.guards.open {\n            change.pop()\n        }"))
        #expect(go("{ if: open, then: pop }").contains("if coordinator.guards.open {\n            change.pop()\n        }"))
        #expect(go("[ { if: open, then: [], else: [] }, pop ]").contains("navigate { _, change in\n        change.pop()\n    }"))
    }

    @Test func `a step that is held back has a name where it goes on`() {
        #expect(
            go("{ present: shop }") == """
                func go() {
                    navigate { coordinator, change in
                        let resume: FlowRuntime.Change<HomeCoordinator>.Handler = { coordinator, change in
                            change.present(ShopCoordinator(screens: coordinator.screens))
                        }
                        if coordinator.guards.open {
                            resume(coordinator, change)
                        } else {
                            change.alert(title: "Closed", actions: [
                                .init("Retry") { coordinator, change in
                                    resume(coordinator, change)
                                },
                                .init("Leave"),
                            ])
                        }
                    }
                }
                """)
    }

    @Test func `guards are handed on only to flows that ask or start such that do`() {
        let text = swift(
            flows: """
                home: { switch: { plain: plain, asking: asking } }
                plain: { screens: { plain: { transitions: { next: { push: inner } } } } }
                inner: { screens: { inner: {} } }
                asking: { screens: { asking: { transitions: { next: { push: deep } } } } }
                deep: { screens: { deep: { transitions: { go: { if: open, then: pop } } } } }
                """, rest: "guards: { open: x }")
        #expect(text.contains("case .plain: .flow(PlainCoordinator(screens: screens))"))
        #expect(text.contains("case .asking: .flow(AskingCoordinator(screens: screens, guards: guards))"))
        #expect(text.contains("change.push(DeepCoordinator(screens: coordinator.screens, guards: coordinator.guards))"))
        #expect(!text.part("final class InnerCoordinator").contains("guards"))
    }
}
