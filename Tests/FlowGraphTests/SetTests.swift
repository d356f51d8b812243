import Testing

/// Named sets of transitions.
@Suite struct SetTests {
    /// A shop with a set of transitions and three flows.
    private func shop(_ set: String, shop: String = "uses: [posts]", cart: String = "uses: [posts]", list: String = "", rest: String = "")
        -> String
    {
        """
        flowspec: 1
        app: Shop
        root: shop
        transitionSets:
          posts: { \(set) }
        \(rest)
        flows:
          shop:
            \(shop)
            screens:
              list: { \(list) }
              item: { params: { id: Int } }
          cart:
            \(cart)
            params: { id: Int }
            screens:
              item: {}
              rows: { transitions: { show: { push: item } } }
          help: { screens: { help: { transitions: { go: { push: cart } } } } }
        """
    }

    @Test func `each user of a set has its transitions, after its own`() throws {
        let text = shop("open: { push: item }, help: { present: help }", cart: "", list: "transitions: { own: { take: open } }")
        let program = ProgramText(program: try linkedProgram(text))
        #expect(program.methods(of: "shop") == ["open(id: Int): push item(id: id)", "help(): present help"])
        #expect(program.methods(of: "shop.list") == ["own(id: Int): push item(id: id)"])
        #expect(program.methods(of: "cart") == [])
        let onScreen = shop("open: { present: help }", shop: "", cart: "", list: "uses: [posts], transitions: { own: popToRoot }")
        #expect(try ProgramText(program: linkedProgram(onScreen)).methods(of: "shop.list") == ["own(): popToRoot", "open(): present help"])
    }

    @Test func `a mistake in a set is reported once, with the first user for whom it is one`() {
        let text = shop(
            "open: { push: 1️⃣itme }, give: { perform: 2️⃣give }", shop: "uses: [3️⃣posts]", list: "transitions: { go: { push: cart } }")
        #expect(
            linked([text]).findings == [
                "1️⃣ unknown-target: 'itme' is neither a screen of the flow 'shop' nor a flow; did you mean 'item'? | 3️⃣ 'posts' is used here",
                "2️⃣ unknown-target: 'give' isn't an effect of the project; declare it under 'effects' | 3️⃣ 'posts' is used here",
            ])
    }

    @Test func `a set is used by its name, and once`() {
        let text = shop("open: { present: help }", shop: "uses: [3️⃣posts, 1️⃣post]", list: "uses: [2️⃣posts]")
        #expect(
            linked([text]).findings == [
                "1️⃣ unknown-target: 'post' isn't a set of transitions; did you mean 'posts'?",
                "2️⃣ name-clash: 'posts' is used twice: every transition of the set already exists; remove one | 3️⃣ 'posts' is first used here",
            ])
    }

    @Test func `a screen or flow has one transition of a name`() {
        let own = shop("2️⃣open: { present: help }", cart: "", list: "uses: [3️⃣posts], transitions: { 1️⃣open: popToRoot }")
        let message = "name-clash: 'open' is declared twice: 'posts' is used here and has a transition of that name; rename one of them"
        #expect(
            linked([own.replacing("uses: [posts]", with: "")]).findings == [
                "1️⃣ \(message) | 2️⃣ the transition of the set is declared here | 3️⃣ 'posts' is used here"
            ])
        let two = shop(
            "open: { present: help }", shop: "", cart: "", list: "uses: [posts, more]", rest: "  more: { open: popToRoot }")
        #expect(linked([two]).findings.count == 1)
        let ofFlow = shop("1️⃣open: { present: help }", shop: "transitions: { 2️⃣open: popToRoot }", cart: "", list: "uses: [posts]")
        #expect(
            linked([ofFlow]).findings == [
                "1️⃣ name-clash: 'open' is declared twice: every screen of the flow already has it; rename one of them "
                    + "| 2️⃣ the transition of every screen is declared here"
            ])
    }

    @Test func `the method of a set has the same parameters for all users`() {
        let text = shop("1️⃣open: { push: rows }", list: "transitions: { go: { push: cart } }")
            .replacing("item: { params: { id: Int } }", with: "rows: { params: { row: String } }")
        #expect(
            linked([text]).findings == [
                "1️⃣ argument-type: the method of 'open' has different parameters: '(row: String)' in 'shop' and '()' in 'cart', but the set "
                    + "'posts' has one protocol; use targets with the same parameters, or pass values in 'with'"
            ])
    }

    @Test func `a set without users is reported, and two of one name are`() {
        let unused = shop(
            "open: { push: nowhere }", shop: "", cart: "", list: "transitions: { go: { push: cart }, help: { present: help } }"
        )
        .replacing("posts:", with: "1️⃣posts:")
        #expect(linked([unused]).findings == ["1️⃣ unused-set: no screen or flow uses the set 'posts'; add it to 'uses', or remove it"])
        let twice = "flowspec: 1\ntransitionSets: { 1️⃣posts: { close: dismiss } }"
        let first = shop("open: { present: help }", cart: "", list: "transitions: { go: { push: cart } }").replacing(
            "posts:", with: "2️⃣posts:")
        #expect(
            linked([first, twice]).findings.first?.contains("name-clash: the set of transitions 'posts' is declared twice") == true)
    }

    @Test func `a screen that is like another has the transitions of its sets`() throws {
        let text = shop("open: { present: help }", shop: "", cart: "", list: "uses: [posts]")
            .replacing("item: {}", with: "item: { like: shop.list, transitions: { open: pop } }").replacing("{ push: item }", with: "pop")
        let program = try linkedProgram(text)
        #expect(ProgramText(program: program).methods(of: "cart.item") == ["open(): pop 1"])
        #expect(program.transitions.filter { $0.set == 0 }.count == 2)
    }
}
