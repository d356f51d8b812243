import Testing

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
                protocol TestEffects {
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
                func go() {
                    navigate { coordinator, change in change.perform { coordinator.effects.log(id: 1, text: "x") } }
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

    @Test func `an effect of a screen further down`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    form:
                      effects: { fill: { params: { id: Int } }, save: { async: true }, pick: { results: { done: { id: Int } } } }
                      transitions: { next: { push: list } }
                    list:
                      transitions:
                        choose: [{ popTo: form }, { perform: form.fill }, { perform: form.save }]
                        ask: [{ popTo: form }, { perform: form.pick, on: { done: { perform: form.fill, with: { id: $id } } } }]
                """)
        #expect(
            text.part("private final class HomeListRouter").part("func choose") == """
                func choose(id: Int) {
                    navigate { _, change in
                        change.popTo(.form)
                        change.perform { (screen: any HomeFormEffects) in screen.fill(id: id) }
                        change.task { (screen: any HomeFormEffects) in await screen.save() }
                    }
                }
                """)
        #expect(
            text.part("private final class HomeListRouter").part("func ask") == """
                func ask() {
                    navigate { _, change in
                        change.popTo(.form)
                        change.ask { (answer: @escaping @MainActor (HomeFormPickAnswer) -> Void) in
                            change.perform { (screen: any HomeFormEffects) in screen.pick(answer: answer) }
                        } on: { (_, change, answer: HomeFormPickAnswer) in
                            switch answer {
                            case .done(let id):
                                change.perform { (screen: any HomeFormEffects) in screen.fill(id: id) }
                            }
                        }
                    }
                }
                """)
    }

    @Test func `effects that are given the screen that asks`() {
        let effects = """
            effects:
              share: { params: { id: Int }, withScreen: true }
              ask: { results: { yes: {}, no: {} }, withScreen: true }
            """
        func method(_ steps: String) -> (text: String, method: String) {
            let text = swift(flows: "home: { screens: { home: { transitions: { go: \(steps) } } } }", rest: effects)
            return (text, text.part("private final class HomeRouter").part("func go"))
        }
        let (text, share) = method("{ perform: share, with: { id: 1 } }")
        #expect(
            text.part("protocol TestEffects") == """
                protocol TestEffects {
                    func share(id: Int, from screen: UIViewController)
                    func ask(from screen: UIViewController, answer: @escaping @MainActor (AskAnswer) -> Void)
                }
                """)
        #expect(share.contains("change.perform { coordinator.effects.share(id: 1, from: $0) }"))
        #expect(
            method("{ perform: ask, on: { yes: pop, no: [] } }").method.contains(
                "change.ask { coordinator.effects.ask(from: $0, answer: $1) } on: { (_, change, answer: AskAnswer) in"))
    }

    @Test func `effects that are called in tasks keep what they need of the coordinator, and not the coordinator`() {
        let text = swift(
            flows: """
                main: { tabs: { home: { flow: home }, act: { action: [ { perform: send, with: { id: 1 } }, { perform: send, with: { id: 2 } } ] } } }
                home:
                  params: { code: Int = 1 }
                  screens:
                    home: { transitions: { go: { push: item } } }
                    item:
                      params: { id: Int }
                      effects: { blink: { async: true, params: { code: Int } }, pick: { async: true, results: { done: { id: Int } } } }
                      transitions:
                        send: { perform: send, with: { id: $code } }
                        look: { perform: look }
                        pay: { perform: pay, with: { id: $id }, on: { paid: pop, refused: [] } }
                        blink: { perform: blink, with: { code: $code } }
                        pick: { perform: pick, on: { done: { replace: item, with: { id: $id } } } }
                """,
            rest: """
                effects:
                  send: { async: true, params: { id: Int } }
                  look: { async: true, withScreen: true }
                  pay: { async: true, withScreen: true, params: { id: Int }, results: { paid: {}, refused: {} } }
                """)
        #expect(
            text.part("protocol TestEffects") == """
                protocol TestEffects {
                    func send(id: Int) async
                    func look(from screen: UIViewController) async
                    func pay(id: Int, from screen: UIViewController) async -> PayAnswer
                }
                """)
        #expect(
            text.part("protocol HomeItemEffects") == """
                protocol HomeItemEffects: AnyObject {
                    func blink(code: Int) async
                    func pick() async -> HomeItemPickAnswer
                }
                """)
        for line in [
            "change.task { [effects] in await effects.send(id: 1) }",
            "change.task { [code = coordinator.code, effects = coordinator.effects] in await effects.send(id: code) }",
            "change.task { [effects = coordinator.effects] in await effects.look(from: $0) }",
            "change.task(on: self) { [code = coordinator.code] (screen: any HomeItemEffects) in await screen.blink(code: code) }",
            "change.task(on: self) { (screen: any HomeItemEffects) in await screen.pick() } on: { (_, change, answer: HomeItemPickAnswer) in",
        ] {
            #expect(text.contains(line), "\(line)")
        }
        #expect(
            text.part("private final class HomeItemRouter").part("func pay") == """
                func pay() {
                    navigate { [id] coordinator, change in
                        change.task { [effects = coordinator.effects] in await effects.pay(id: id, from: $0) } on: { (_, change, answer: PayAnswer) in
                            switch answer {
                            case .paid:
                                change.pop()
                            case .refused:
                                break
                            }
                        }
                    }
                }
                """)
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
