import Testing

/// Guards: choices between steps, and targets that require a guard.
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
                    protocol TestGuards {
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
        #expect(go("[ { if: open, then: [], else: [] }, pop ]").contains("pop()"))
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

    @Test func `a stack whose screens require guards asks for each before it is shown`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    list: { transitions: { go: { setStack: [list, orders, vault] } } }
                    orders: { requires: known, otherwise: { alert: { title: Who?, actions: { me: { do: resume } } } } }
                    vault: { requires: open, otherwise: { alert: { title: Closed, actions: { retry: { do: resume } } } } }
                """, rest: "guards: { open: x, known: y }")
        #expect(
            text.part("private final class HomeListRouter").part("func go") == """
                func go() {
                    navigate { coordinator, change in
                        let resume: FlowRuntime.Change<HomeCoordinator>.Handler = { coordinator, change in
                            let resume2: FlowRuntime.Change<HomeCoordinator>.Handler = { _, change in change.setStack([.list, .orders, .vault]) }
                            if coordinator.guards.open {
                                resume2(coordinator, change)
                            } else {
                                change.alert(title: "Closed", actions: [
                                    .init("Retry") { coordinator, change in
                                        resume2(coordinator, change)
                                    },
                                ])
                            }
                        }
                        if coordinator.guards.known {
                            resume(coordinator, change)
                        } else {
                            change.alert(title: "Who?", actions: [
                                .init("Me") { coordinator, change in
                                    resume(coordinator, change)
                                },
                            ])
                        }
                    }
                }
                """)
    }

    @Test func `a guard chooses how something is presented, in one call`() {
        #expect(
            go(
                "{ present: item, presentation: { if: { not: open }, then: fullScreen, else: { style: formSheet, grabber: true } }, on: { dismissed: pop } }"
            ) == """
                func go(id: Int) {
                    navigate { coordinator, change in
                        change.present(
                            .item(id: id),
                            as: !coordinator.guards.open ? .init(.fullScreen) : .init(.formSheet, grabber: true),
                            dismissed: { _, change in change.pop() }
                        )
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

    @Test(arguments: [
        ("known", "if !coordinator.guards.known {"), ("{ not: known }", "if coordinator.guards.known {"),
        ("{ and: [known, busy] }", "if !(coordinator.guards.known && coordinator.guards.busy) {"),
        ("{ or: [known, { not: busy }] }", "if !(coordinator.guards.known || !coordinator.guards.busy) {"),
    ])
    func `steps for where a condition doesn't hold, and none for where it does`(condition: String, line: String) {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { a: { if: \(condition), then: [], else: pop }, b: { if: known, then: pop } } } } }
                """, rest: "guards: { known: Known, busy: Busy }\n")
        #expect(text.contains(line), "\(text)")
    }

    @Test func `a negation of a negation has parentheses, since Swift has no such operator`() {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { a: { if: { not: { and: [{ not: { not: known } }] } }, then: pop } } } } }
                """, rest: "guards: { known: Known }\n")
        #expect(text.contains("if !(!(!coordinator.guards.known)) {"), "\(text)")
    }

    @Test func `guards that are joined are Swift's own words`() {
        let text = swift(
            flows: """
                home:
                  start: [ { if: { not: known }, start: gate }, home ]
                  screens:
                    home:
                      transitions:
                        a: { if: { and: [known, { not: { or: [busy, { guard: fits, with: { size: 1 } }] } }] }, then: { push: gate } }
                        b: { push: secret }
                    gate: {}
                    secret: { requires: { or: [known, { and: [busy] }] }, otherwise: [] }
                """, rest: "guards: { known: Known, busy: Busy, fits: { params: { size: Int } } }\n")
        #expect(text.contains("if coordinator.guards.known && !(coordinator.guards.busy || coordinator.guards.fits(size: 1)) {"), "\(text)")
        #expect(text.contains("If `known` and not (`busy` or `fits`), "))
        #expect(text.contains("if coordinator.guards.known || coordinator.guards.busy {"))
        #expect(text.contains("!guards.known ? .gate : .home"))
    }

    @Test func `a link continues in the flows that it starts, after a guard only if it holds`() {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { settings: { present: settings } } } } }
                settings: { tabs: { general: { flow: general }, account: { flow: account } } }
                general: { screens: { general: {} } }
                account:
                  screens:
                    account: { transitions: { profile: { push: profile } } }
                    profile: { requires: signedIn, otherwise: { present: login, on: { ok: resume, dismissed: dismiss } }, transitions: { picture: { push: picture } } }
                picture: { screens: { camera: { transitions: { crop: { present: crop } } }, crop: {} } }
                login: { results: { ok: {} }, screens: { login: { transitions: { ok: finish } } } }
                """,
            rest: """
                guards: { signedIn: Somebody has signed in }
                deepLinks: { crop: { to: picture.crop } }
                """)
        #expect(
            text.part("func open(_ link") == """
                func open(_ link: TestDeepLink, _ change: FlowRuntime.Change<HomeCoordinator>) {
                    switch link {
                    case .crop:
                        change.dismissAll(animated: false)
                        change.resetWindow()
                        change.within(HomeCoordinator.self) { coordinator, change in
                            change.present(SettingsCoordinator(screens: coordinator.screens, guards: coordinator.guards), animated: false)
                            change.select(.account, of: SettingsCoordinator.self, animated: false)
                            change.within(AccountCoordinator.self) { coordinator, change in
                                let resume: FlowRuntime.Change<AccountCoordinator>.Handler = { coordinator, change in
                                    change.push(.profile, animated: false)
                                    change.push(PictureCoordinator(screens: coordinator.screens), animated: false)
                                    change.within(PictureCoordinator.self) { _, change in change.present(.crop, animated: false) }
                                }
                                if coordinator.guards.signedIn {
                                    resume(coordinator, change)
                                } else {
                                    change.present(LoginCoordinator(screens: coordinator.screens)) { (coordinator, change, _: LoginResult) in
                                        resume(coordinator, change)
                                    } dismissed: { _, change in
                                        change.dismiss()
                                    }
                                }
                            }
                        }
                    }
                }
                """)
    }
}
