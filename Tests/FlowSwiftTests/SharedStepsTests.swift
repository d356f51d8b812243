import Testing

/// Reusable steps, as methods of the coordinator.
@Suite struct SharedStepsTests {
    private let flows = """
        home:
          screens:
            list:
              transitions:
                open: [popToRoot, { push: item }]
                openFirst: { take: open, with: { id: 1 } }
                openBoth: [{ take: open }, { take: back }]
                back: popToRoot
                buy: { present: shop, on: { bought: { take: thank }, dismissed: [] } }
                buyAgain: { present: shop, on: { bought: { take: thank }, dismissed: { take: thank, with: { number: 0 } } } }
            item:
              params: { id: Int }
              effects: { blink: {} }
              transitions:
                shine: [{ perform: blink }, { perform: blink }]
                again: { take: shine }
                next: { take: more, with: { number: $id } }
        shop:
          results: { bought: { number: Int } }
          screens: { cart: { transitions: { bought: finish } } }
        """
    private let rest = """

        effects: { note: { params: { number: Int } } }
        steps:
          thank: [{ perform: note, with: { number: $number } }, { push: item, with: { id: $number } }]
          more: { push: item, with: { id: $number } }
        """

    private var text: String { swift(flows: flows, rest: rest) }

    @Test func `steps are a method once, whatever their values are called`() {
        #expect(
            text.part("fileprivate func thank(") == """
                fileprivate func thank(number: Int, in change: FlowRuntime.Change<HomeCoordinator>) {
                    change.perform { effects.note(number: number) }
                    change.push(.item(id: number))
                }
                """)
        #expect(text.components(separatedBy: "func thank").count == 3)
        #expect(text.contains("coordinator.thank(number: number, in: change)"))
    }

    @Test func `a transition that others take shares its steps with them`() {
        #expect(
            text.part("private final class HomeListRouter").part("func open(id: Int)") == """
                func open(id: Int) {
                    navigate { coordinator, change in coordinator.open(id: id, in: change) }
                }
                """)
        #expect(
            text.part("private final class HomeListRouter").part("func openBoth(id: Int)") == """
                func openBoth(id: Int) {
                    navigate { coordinator, change in
                        coordinator.open(id: id, in: change)
                        change.popToRoot()
                    }
                }
                """)
    }

    @Test func `a single call stays in its place`() {
        #expect(
            text.part("private final class HomeItemRouter").part("func next()") == """
                func next() {
                    push(.item(id: id))
                }
                """)
    }

    @Test func `a screen's own effect is called without its router`() {
        #expect(
            text.part("fileprivate func shine(") == """
                fileprivate func shine(in change: FlowRuntime.Change<HomeCoordinator>) {
                    change.performOnCaller { (screen: any HomeItemEffects) in screen.blink() }
                    change.performOnCaller { (screen: any HomeItemEffects) in screen.blink() }
                }
                """)
    }

    @Test func `with restoration, what starts a flow stays in its place`() {
        let text = swift(
            flows: """
                home:
                  screens:
                    list: { transitions: { a: { take: show }, b: { take: show }, c: { take: leave }, d: { take: leave } } }
                """,
            rest: """

                effects: { note: {} }
                steps: { show: [popToRoot, { present: list }], leave: [{ perform: note }, popToRoot] }
                generate: { restoration: true }
                """)
        #expect(!text.contains("func show(") && text.contains("fileprivate func leave(in change"))
    }
}
