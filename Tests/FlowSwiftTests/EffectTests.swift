import Testing

/// Calls of the app and of screens, and alerts.
@Suite struct EffectTests {
    static let effects = """
        effects:
          log: { params: { id: Int, text: "String = \\"x\\"" }, description: "Writes it down.\\nTwice." }
          ask: { results: { yes: { id: Int }, no: {} } }
          askAbout: { params: { id: Int }, results: { yes: {}, no: {} } }
        """

    private func go(_ steps: String, params: String = "") -> String {
        let text = swift(
            flows: """
                home:
                  screens:
                    list: { params: { \(params) }, effects: { blink: { params: { id: Int } }, pick: { results: { done: { id: Int } } } }, transitions: { go: \(steps) } }
                    item: { params: { id: Int } }
                """, rest: Self.effects)
        let method = text.part("private final class HomeListRouter").part("func go")
        return method.isEmpty ? text : method
    }

    @Test func `the app's protocol and the answers`() {
        let text = swift(
            flows: "home: { screens: { home: { transitions: { go: { perform: ask, on: { yes: [], no: [] } } } } } }", rest: Self.effects)
        #expect(
            text.part("protocol TestEffects") == """
                protocol TestEffects: AnyObject {
                    /// Writes it down.
                    /// Twice.
                    func log(id: Int, text: String)

                    func ask(answer: @escaping @MainActor (AskAnswer) -> Void)

                    func askAbout(id: Int, answer: @escaping @MainActor (AskAboutAnswer) -> Void)
                }
                """)
        #expect(text.part("enum AskAnswer") == "enum AskAnswer {\n    case yes(id: Int)\n    case no\n}")
    }

    @Test func `an effect of the app`() {
        #expect(
            go("{ perform: log, with: { id: 1 } }") == """
                func go(text: String) {
                    navigate { coordinator, change in
                        change.perform { coordinator.effects.log(id: 1, text: text) }
                    }
                }
                """)
    }

    @Test func `a question to the app`() {
        #expect(
            go("{ perform: ask, on: { yes: { push: item, with: { id: $id } }, no: pop } }") == """
                func go() {
                    navigate { coordinator, change in
                        change.ask(coordinator.effects.ask(answer:)) { (_, change, answer: AskAnswer) in
                            switch answer {
                            case .yes(let id):
                                change.push(.item(id: id))
                            case .no:
                                change.pop()
                            }
                        }
                    }
                }
                """)
        #expect(
            go("{ perform: askAbout, on: { yes: pop, no: [] } }").contains(
                "change.ask { coordinator.effects.askAbout(id: id, answer: $0) } on: { (_, change, answer: AskAboutAnswer) in"))
    }

    @Test func `a screen's own effects are its view controller's`() {
        let text = swift(
            flows: "home: { screens: { home: { effects: { blink: {} }, transitions: { go: { perform: blink } } } } }")
        #expect(text.part("protocol HomeEffects") == "protocol HomeEffects: AnyObject {\n    func blink()\n}")
        #expect(text.contains("func makeHome(router: any HomeRouting) -> any UIViewController & HomeEffects\n"))
        #expect(
            go(
                "[ { perform: blink, with: { id: $screen } }, { perform: pick, on: { done: { push: item, with: { id: $id } } } } ]",
                params: "screen: Int = 1")
                    == """
                    func go() {
                        navigate { [screen] _, change in
                            change.perform(on: self) { (screen2: any HomeListEffects) in screen2.blink(id: screen) }
                            change.ask { (answer: @escaping @MainActor (HomeListPickAnswer) -> Void) in
                                change.perform(on: self) { (screen: any HomeListEffects) in screen.pick(answer: answer) }
                            } on: { (_, change, answer: HomeListPickAnswer) in
                                switch answer {
                                case .done(let id):
                                    change.push(.item(id: id))
                                }
                            }
                        }
                    }
                    """)
    }

    @Test func `an alert leads on to steps`() {
        #expect(
            go(
                """
                { alert: { title: Delete?, message: $reason, style: actionSheet, anchor: button,
                  actions: { deleteIt: { style: destructive, do: [ { perform: log, with: { id: 2, text: x } }, pop ] }, keep: { title: Keep it, style: cancel } } },
                  animated: false }
                """.replacing("\n", with: " ")) == """
                    func go(reason: String, button: any FlowRuntime.PopoverSource) {
                        navigate { _, change in
                            change.alert(title: "Delete?", message: reason, style: .actionSheet, from: button, actions: [
                                .init("Delete it", style: .destructive) { coordinator, change in
                                    change.perform { coordinator.effects.log(id: 2, text: "x") }
                                    change.pop()
                                },
                                .init("Keep it", style: .cancel),
                            ], animated: false)
                        }
                    }
                    """)
        #expect(go("{ alert: { title: Hm, actions: { ok: {} } } }").contains(#"change.alert(title: "Hm", actions: [.init("OK")])"#))
    }

    @Test func `long texts stand on lines of their own`() {
        let (title, message) = (String(repeating: "a ", count: 40), String(repeating: "b ", count: 30))
        #expect(
            go("{ alert: { title: \"\(title)\", message: \"\(message)\", actions: { ok: { do: pop } } }, animated: false }") == """
                func go() {
                    navigate { _, change in
                        change.alert(
                            title: "\(title)",
                            message: "\(message)",
                            actions: [
                                .init("OK") { _, change in
                                    change.pop()
                                },
                            ],
                            animated: false
                        )
                    }
                }
                """)
        #expect(
            go("{ perform: log, with: { id: 1, text: \"\(title)\(title)\" } }") == """
                func go() {
                    navigate { coordinator, change in
                        change.perform {
                            coordinator.effects.log(
                                id: 1,
                                text: "\(title)\(title)"
                            )
                        }
                    }
                }
                """)
    }

    @Test func `defaults are written where there is no method, since a protocol can't have them`() {
        #expect(
            go("{ perform: askAbout, with: { id: 1 }, on: { yes: { perform: log, with: { id: 2 } }, no: [] } }").contains(
                #"change.perform { coordinator.effects.log(id: 2, text: "x") }"#))
    }

    @Test func `steps of a container's own are on its coordinator`() {
        let text = swift(
            flows: """
                home:
                  params: { count: Int = 1 }
                  tabs:
                    list: { flow: list }
                    scan: { action: [ { perform: log, with: { id: $count } }, { present: auth, on: { done: { perform: log, with: { id: $count } } } } ] }
                list: { screens: { list: {} } }
                auth: { results: { done: {} }, screens: { auth: { transitions: { done: finish } } } }
                """, rest: Self.effects)
        #expect(
            text.part("func act") == """
                func act(on tab: HomeTab, _ change: FlowRuntime.Change<HomeCoordinator>) {
                    switch tab {
                    case .scan:
                        change.perform { effects.log(id: count, text: "x") }
                        change.present(AuthCoordinator(screens: screens)) { (coordinator, change, _: AuthResult) in
                            change.perform { coordinator.effects.log(id: coordinator.count, text: "x") }
                        }
                    default:
                        break
                    }
                }
                """)
        #expect(text.contains("case .scan: .action\n"))
    }
}
