import Testing

@Suite struct ResultTests {
    /// The method `go` of the first screen of a program with a flow that has two ends.
    private func go(_ steps: String, params: String = "") -> String {
        let text = swift(
            flows: """
                home:
                  screens:
                    list: { params: { \(params) }, transitions: { go: \(steps) } }
                    item: { params: { id: Int } }
                auth:
                  results: { done: { id: Int, name: String }, failed: {} }
                  screens: { signIn: { transitions: { done: finish, failed: finish } } }
                one: { results: { given: { id: Int } }, screens: { one: { transitions: { given: finish } } } }
                """)
        let method = text.part("private final class HomeListRouter").part("func go")
        return method.isEmpty ? text : method
    }

    @Test func `a flow's results are an enumeration, and finishing gives one of them`() {
        let text = swift(
            flows: """
                home: { screens: { home: { transitions: { go: { push: cart, on: { placed: [], gone: [] } } } } } }
                cart:
                  results: { placed: { order: Int, note: "String = \\"\\"" }, gone: {} }
                  screens: { cart: { transitions: { placed: finish, leave: { finish: gone, animated: false } } } }
                """)
        #expect(
            text.part("enum CartResult") == """
                enum CartResult {
                    case placed(order: Int, note: String = "")
                    case gone
                }
                """)
        #expect(text.contains("final class CartCoordinator: FlowRuntime.Coordinator, FlowRuntime.StackFlow, FlowRuntime.FinishingFlow {"))
        #expect(text.part("final class CartCoordinator").contains("    typealias Result = CartResult\n"))
        let router = text.part("private final class CartRouter")
        #expect(router.contains("        finish(.placed(order: order))\n"))
        #expect(router.contains("        finish(.gone, animated: false)\n"))
    }

    @Test func `handlers follow the call that starts the flow`() {
        #expect(
            go("{ present: auth, on: { done: { push: item, with: { id: $id } }, failed: [], dismissed: pop } }") == """
                func go() {
                    navigate { coordinator, change in
                        change.present(AuthCoordinator(screens: coordinator.screens)) { (_, change, result: AuthResult) in
                            switch result {
                            case .done(let id, _):
                                change.push(.item(id: id))
                            case .failed:
                                break
                            }
                        } dismissed: { _, change in
                            change.pop()
                        }
                    }
                }
                """)
    }

    @Test func `handlers without steps are one line`() {
        #expect(
            go("{ push: auth, on: { done: [], failed: [], dismissed: [] } }").contains(
                "        change.push(AuthCoordinator(screens: coordinator.screens)) { _, _, _ in }\n"))
    }

    @Test func `a dismissal alone keeps its label, and one without steps is left out`() {
        #expect(
            go("{ present: item, with: { id: 1 }, on: { dismissed: [ { push: item, with: { id: 2 } }, pop ] } }") == """
                func go() {
                    navigate { _, change in
                        change.present(.item(id: 1), dismissed: { _, change in
                            change.push(.item(id: 2))
                            change.pop()
                        })
                    }
                }
                """)
        #expect(go("{ present: item, with: { id: 1 }, on: { dismissed: [] } }").contains("    present(.item(id: 1))\n"))
    }

    @Test func `the only result isn't looked at where its values aren't used`() {
        #expect(
            go("{ push: one, on: { given: [ { push: item, with: { id: 3 } } ] } }").contains(
                "change.push(OneCoordinator(screens: coordinator.screens)) { (_, change, _: OneResult) in change.push(.item(id: 3)) }\n"))
    }

    @Test func `a handler's value hides the screen's, and the method's has its own name`() {
        #expect(
            go("[ { push: item }, { push: one, on: { given: { push: item, with: { id: $id } } } } ]", params: "id: Int = 1") == """
                func go(id: Int) {
                    navigate { coordinator, change in
                        change.push(.item(id: id))
                        change.push(OneCoordinator(screens: coordinator.screens)) { (_, change, result: OneResult) in
                            switch result {
                            case .given(let id):
                                change.push(.item(id: id))
                            }
                        }
                    }
                }
                """)
    }

    @Test func `a container handles the results of its tabs and children`() {
        for (key, name, type) in [("tabs", "tab", "HomeTab"), ("switch", "child", "HomeChild")] {
            let text = swift(
                flows: """
                    home:
                      \(key): { list: { flow: list }, other: { flow: other } }
                      screens: { note: { params: { id: Int } } }
                      on:
                        list.done: { present: note, with: { id: $id } }
                        list.gone: []
                        other.done: { present: note, with: { id: 1 } }
                    list: { results: { done: { id: Int }, gone: {} }, screens: { list: { transitions: { done: finish, gone: finish } } } }
                    other: { results: { done: { id: Int } }, screens: { other: { transitions: { done: finish } } } }
                    """)
            #expect(
                text.part("func \(name)(") == """
                    func \(name)(_ \(name): \(type), finishedWith result: Any, _ change: FlowRuntime.Change<HomeCoordinator>) {
                        switch (\(name), result) {
                        case (.list, ListResult.done(let id)):
                            change.present(.note(id: id))
                        case (.other, OtherResult.done):
                            change.present(.note(id: 1))
                        default:
                            break
                        }
                    }
                    """)
        }
    }
}
