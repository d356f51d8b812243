import Testing

/// Effects of a screen that earlier steps show, written `screen.effect`.
@Suite struct ShownScreenTests {
    private func program(_ steps: String) -> [String] {
        let text = """
            guards: { g: Whatever }
            flows:
              trip:
                screens:
                  form: { effects: { fill: {}, ask: { results: { ok: {} } } }, transitions: { next: { push: list }, fill: [{ perform: fill }, { perform: ask, on: { ok: [] } }] } }
                  list: { transitions: { choose: \(steps) } }
                  other: { requires: g, otherwise: [], effects: { look: {} }, transitions: { look: { perform: look } } }
            """
        return linked([specText(root: "trip", text)]).findings
    }

    @Test(arguments: [
        "[{ popTo: form }, { perform: form.fill }, { perform: form.fill }]",
        "[{ popTo: form, else: push }, { perform: form.fill }]",
        "[{ push: form }, { perform: form.fill }]",
        "[{ replace: form }, { perform: form.fill }]",
        "[{ setStack: [list, form] }, { perform: form.fill }]",
        "[{ present: form, on: { dismissed: [] } }, { perform: form.fill }]",
        "[{ if: g, then: { popTo: form }, else: { push: form } }, { perform: form.fill }]",
        "[{ if: g, then: [{ popTo: form }, { perform: form.fill }], else: [] }]",
        "[{ popTo: form }, { perform: form.ask, on: { ok: { perform: form.fill } } }]",
    ])
    func `a step before shows the screen`(steps: String) {
        #expect(program(steps) == [])
    }

    @Test(arguments: [
        "[{ perform: 1️⃣form.fill }]",
        "[popToRoot, { perform: 1️⃣form.fill }]",
        "[{ popTo: form, else: stay }, { perform: 1️⃣form.fill }]",
        "[{ popTo: form }, pop, { perform: 1️⃣form.fill }]",
        "[{ if: g, then: { popTo: form }, else: [] }, { perform: 1️⃣form.fill }]",
        "[{ present: form, on: { dismissed: { perform: 1️⃣form.fill } } }]",
    ])
    func `it isn't certain that the screen is on top`(steps: String) {
        #expect(
            program(steps) == [
                "1️⃣ misplaced-step: 'form' might not be on top when 'perform' runs; move it right after the step that shows 'form', such "
                    + "as '{ popTo: form }'"
            ])
    }

    @Test func `names that aren't there`() {
        #expect(
            program("[{ popTo: form }, { perform: form.1️⃣fil }]") == [
                "1️⃣ unknown-target: 'fil' isn't an effect of the screen 'form'; did you mean 'fill'?"
            ])
        #expect(
            program("[{ popTo: form }, { perform: 1️⃣from.fill }]") == [
                "1️⃣ unknown-target: 'from' isn't a screen of the flow 'trip'; did you mean 'form'?"
            ])
        #expect(
            program("[{ popTo: form }, { perform: 1️⃣fill }]") == [
                "1️⃣ unknown-target: 'fill' isn't an effect of the screen or the project; did you mean 'form.fill'?"
            ])
    }
}
