import Testing

@Suite struct TakeTests {
    /// A shop whose list of items has these transitions, and reusable steps.
    private func shop(_ transitions: String, steps: String = "") -> String {
        let transitions = transitions.split(separator: "\n").map { "          " + $0 }.joined(separator: "\n")
        let text = """
            effects: { log: { params: { text: String } } }
            steps:
              thank: [{ perform: log, with: { text: paid } }, { push: receipt, with: { order: $order } }]
              show: { push: item, with: { name: $ } }
            \(steps)
            flows:
              shop:
                transitions: { top: popToRoot, both: [{ take: thank, with: { order: .last } }, { take: show }] }
                screens:
                  list:
                    transitions:
                      open: { push: item, with: { name: $ } }
            \(transitions)
                  item: { params: { id: Int, name: "String = \\"\\"" } }
                  receipt: { params: { order: Order } }
              checkout:
                params: { id: Int }
                results: { paid: { order: Order }, left: {} }
                screens: { cart: { transitions: { paid: finish, left: finish, quit: { take: left } } } }
            """
        return specText(root: "shop", text)
    }

    private func methods(_ transitions: String, steps: String = "") throws -> [String] {
        Array(try ProgramText(program: linkedProgram(shop(transitions, steps: steps))).methods(of: "shop.list").dropFirst())
    }

    @Test func `a transition takes another of its screen, whose parameters become its own`() throws {
        let transitions = """
            a: { take: open }
            b: { take: open, with: { id: 3 } }
            c: [{ push: item, with: { id: $number, name: b } }, { take: open, with: { id: $number, name: $title } }]
            d: { take: top }
            """
        #expect(
            try methods(transitions.replacing("$number", with: "7").replacing("$title", with: "t")) == [
                #"a(id: Int, name: String = ""): push item(id: id, name: name)"#, #"b(name: String = ""): push item(id: 3, name: name)"#,
                #"c(): push item(id: 7, name: "b"); push item(id: 7, name: "t")"#, "d(): popToRoot",
            ])
        let flow = try ProgramText(program: linkedProgram(shop(""))).methods(of: "shop")
        #expect(
            flow == [
                "top(): popToRoot",
                #"both(id: Int, name: String = ""): perform log(text: "paid"); push receipt(order: .last); push item(id: id, name: name)"#,
            ])
    }

    @Test func `a lone $ makes a parameter of the method that takes the steps, or hands on what they are given`() throws {
        let transitions = """
            a: { take: open, with: { id: $, name: $ } }
            b: { take: a, with: { id: 3, name: x } }
            c: { take: a, with: { id: 7 } }
            d: [{ push: item, with: { id: 1, name: $ } }, { take: a, with: { id: $, name: $name } }]
            e: { take: show, with: { id: $ } }
            f: { take: hand, with: { number: $ } }
            g: { take: f, with: { number: 9 } }
            h: { take: thank, with: { order: $ } }
            i: { take: ask, with: { title: $, source: $ } }
            """
        let steps = """
              hand: { take: show, with: { id: $number } }
              ask: { alert: { title: $title, style: actionSheet, anchor: $source, actions: { ok: {} } } }
            """
        #expect(
            try methods(transitions, steps: steps) == [
                #"a(id: Int, name: String = ""): push item(id: id, name: name)"#, #"b(): push item(id: 3, name: "x")"#,
                #"c(name: String = ""): push item(id: 7, name: name)"#,
                #"d(name: String = "", id: Int): push item(id: 1, name: name); push item(id: id, name: name)"#,
                #"e(id: Int, name: String = ""): push item(id: id, name: name)"#,
                #"f(number: Int, name: String = ""): push item(id: number, name: name)"#,
                #"g(name: String = ""): push item(id: 9, name: name)"#,
                #"h(order: Order): perform log(text: "paid"); push receipt(order: order)"#,
                "i(title: text, source: source): sheet title title from source ok 'OK' default {  }",
            ])
    }

    @Test func `a lone $ in a handler, where a method has no parameters of its own`() {
        let text = """
            steps: { show: { push: item, with: { id: $number } } }
            flows:
              shop:
                screens:
                  list:
                    transitions:
                      a: { present: sheet, on: { done: 2️⃣{ take: open, with: { id: 1️⃣$ } }, dismissed: 4️⃣{ take: show, with: { number: 3️⃣$ } } } }
                      open: { push: item }
                  item: { params: { id: Int } }
              sheet: { results: { done: {} }, screens: { cart: { transitions: { done: finish } } } }
            """
        #expect(
            linked([specText(root: "shop", text)]).findings == [
                "1️⃣ missing-argument: '$' can't make 'id' a parameter: the step has no method to add it to; write a value | 2️⃣ 'open' is "
                    + "used here",
                "3️⃣ missing-argument: '$' can't make 'number' a parameter: the step has no method to add it to; write a value | 4️⃣ 'show' "
                    + "is used here",
            ])
    }

    @Test func `names in steps are read where they are taken`() throws {
        let transitions = """
            buy:
              present: checkout
              on: { paid: { take: thank }, left: [], dismissed: { take: open, with: { id: $id, name: x } } }
            gift: { present: checkout, on: { paid: { take: thank, with: { order: .gift } }, left: { take: top }, dismissed: [] } }
            """
        let paid = #"perform log(text: "paid"); push receipt"#
        #expect(
            try methods(transitions) == [
                "buy(id: Int): present checkout(id: id) paid { \(paid)(order: result.order) } left {  } dismissed { push item(id: id, name: \"x\") }",
                "gift(id: Int): present checkout(id: id) paid { \(paid)(order: .gift) } left { popToRoot } dismissed {  }",
            ])
    }

    @Test func `a bare finish means the result of the transition that it stands in`() throws {
        let program = ProgramText(program: try linkedProgram(shop("")))
        #expect(program.methods(of: "checkout.cart").last == "quit(): finish checkout.left")
    }

    @Test func `a transition may have the name of the steps that it takes, and steps take others`() throws {
        let steps = "  help: [{ take: show, with: { id: $number } }, { take: top }]"
        #expect(
            try methods("help: { take: help, with: { number: 3 } }", steps: steps) == [
                #"help(name: String = ""): push item(id: 3, name: name); popToRoot"#
            ])
    }

    @Test func `without animation, none of the steps is animated`() throws {
        let transitions = "a: [{ take: open, animated: false, with: { id: 1, name: a } }, popToRoot]"
        #expect(try methods(transitions) == [#"a(): push item(id: 1, name: "a") unanimated; popToRoot"#])
    }

    @Test func `mistakes are reported where they stand, with the step that takes them`() {
        let text = """
            steps:
              show: { push: 2️⃣detail }
              add: { push: item, with: { id: 3️⃣$id } }
              ask: 5️⃣{ alert: { actions: { ok: {} } } }
            flows:
              shop:
                screens:
                  list:
                    transitions:
                      a: 6️⃣{ take: show, with: { number: 3 } }
                      add: 7️⃣{ take: add }
                      b: [8️⃣{ take: ask }, pop]
                      c: { take: 9️⃣shaw }
                  item: { params: { id: Int } }
            """
        #expect(
            linked([specText(root: "shop", text)]).findings == [
                "2️⃣ unknown-target: 'detail' is neither a screen of the flow 'shop' nor a flow | 6️⃣ 'show' is used here",
                "3️⃣ unknown-target: '$id' isn't in scope; no values are in scope; write '$' alone to add a parameter to the method | 7️⃣ 'add' "
                    + "is used here",
                "5️⃣ misplaced-step: 'alert' must be the last step: the app waits for an answer; move the later steps into the actions' "
                    + "'do' | 8️⃣ 'ask' is used here",
                "9️⃣ unknown-target: 'shaw' is neither a transition of the screen or its flow nor a list of reusable steps; did you mean "
                    + "'show'?",
            ])
    }

    @Test func `steps that take themselves, and values that nothing takes`() {
        let text = """
            steps: { 1️⃣a: 2️⃣{ take: b }, b: [pop, { take: 3️⃣a }], c: [] }
            flows:
              shop:
                screens:
                  list:
                    transitions:
                      go: { take: a }
                      back: { take: b }
                      open: 6️⃣{ take: show, with: { id: 4️⃣three, 5️⃣name: x } }
                      0️⃣show: { push: item, with: { name: y } }
                      none: { take: c }
                      both: { present: sheet, on: { done: { present: sheet, on: { done: 9️⃣{ take: tell, with: { id: $id } }, dismissed: [] } }, dismissed: [] } }
                      tell: { push: 8️⃣item }
                  item: { params: { 7️⃣id: Int, name: String } }
              sheet: { results: { done: { id: Int } }, screens: { sheet: { transitions: { done: finish } } } }
            """
        #expect(
            linked([specText(root: "shop", text)]).findings == [
                "3️⃣ take-loop: endless loop: 'a' includes itself; replace one 'take' with steps | 1️⃣ 'a' is declared "
                    + "here | 2️⃣ 'b' is used "
                    + "here",
                "4️⃣ argument-type: '\"three\"' can't be the value of 'id': a string isn't a value of the type Int | 7️⃣ 'id' is declared "
                    + "here | 6️⃣ 'show' is used here",
                "5️⃣ unknown-argument: 'name' has no effect: no step of 'show' uses a value of that name; remove it | 0️⃣ 'show' is "
                    + "declared here",
                "8️⃣ missing-argument: missing value for 'name' of 'item'; pass it in 'with', or add a default | 17:34 'name' is declared "
                    + "here | 9️⃣ 'tell' is used here",
            ])
    }

    @Test func `a value can't reach past a nearer result that has one of its name`() {
        let text = """
            steps: { ask: { present: sheet, on: { done: { push: item, with: { id: 1️⃣$first } }, dismissed: [] } } }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { present: sheet, on: { done: 2️⃣{ take: ask, with: { first: $id } }, dismissed: [] } } } }
                  item: { params: { id: Int } }
              sheet: { results: { done: { id: Int } }, screens: { sheet: { transitions: { done: finish } } } }
            """
        #expect(
            linked([specText(root: "shop", text)]).findings == [
                "1️⃣ name-clash: '$first' is ambiguous: the results of two nested handlers have a value named 'id'; rename one of the "
                    + "values | 2️⃣ 'ask' is used here"
            ])
    }

    @Test func `steps that take others without end in sight`() {
        let many = (1...20).map { "s\($0): [{ take: s\($0 + 1) }, { take: s\($0 + 1) }]" }.joined(separator: ", ")
        let text = """
            steps: { \(many), s21: [] }
            flows: { shop: { screens: { list: { transitions: { go: { take: s1 } } } } } }
            """
        let findings = linked([specText(root: "shop", text)]).findings
        #expect(
            !findings.isEmpty
                && findings.allSatisfy { $0.contains("take-loop: ") && $0.contains("nests more lists of reusable steps") })
    }

    @Test func `steps that are taken in too many places are an error once, and short ones aren't`() {
        func findings(steps: Int, takes: Int) -> [String] {
            let list = Array(repeating: "{ push: item }", count: steps).joined(separator: ", ")
            let ways = (0..<takes).map { "t\($0): { take: x }" }.joined(separator: ", ")
            let flows = "flows: { shop: { screens: { item: { transitions: { \(ways) } } } } }"
            return linked(["flowspec: 1\napp: Shop\nroot: shop\nsteps: { x: [\(list)] }\n\(flows)\n"]).findings
        }
        #expect(findings(steps: 8, takes: 3_000) == [])
        let many = findings(steps: 250, takes: 200)
        let message = "take-loop: reusable steps and 'otherwise' insert more steps in the project"
        #expect(many.count == 1 && many[0].contains(message), "\(many)")
    }
}
