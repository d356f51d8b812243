import Testing

@testable import FlowViews

/// An element with another name and the same shape is renamed. With another shape, it is new.
@Suite struct RenameTests {
    private let spec = """
        flowspec: 1
        app: A
        root: main
        guards: { known: Somebody is signed in }
        flows:
          main:
            screens:
              list: { title: List, transitions: { open: { push: detail }, help: { present: help } } }
              detail: { params: { item: Item }, title: Detail, transitions: { buy: { if: known, then: { push: done } } } }
              done: { back: none, transitions: { home: popToRoot } }
          help: { screens: { topics: { transitions: { open: { push: topic } } }, topic: {} } }
        deepLinks: { item: { url: "a://items/{item:Item}", to: main.detail } }
        invariants: { once: { stack: main, never: "... detail ... detail ..." } }
        """

    @Test(arguments: [
        ("detail", "product", "~ screen 'main.product' renamed from 'detail'"), ("help", "about", ""),
        ("known", "signedIn", "~ guard 'signedIn' renamed from 'known'"),
        ("buy", "order", "~ transition 'main.detail.order' renamed from 'buy'"),
        ("main", "shop", "~ flow 'shop' renamed from 'main'"), ("topic", "page", "~ screen 'help.page' renamed from 'topic'"),
    ])
    func `a name that is replaced everywhere`(_ name: String, _ other: String, _ expected: String) throws {
        let text = words(of: spec).map { $0 == name ? other : $0 }.joined()
        let difference = try Difference(from: spec, to: text)
        // In this spec, the flow and the transition have the same name.
        let both = ["~ transition 'main.list.about' renamed from 'help'", "~ flow 'about' renamed from 'help'"]
        #expect(difference.specLines == (name == "help" ? both : [expected]))
        #expect(difference.behavior.isEmpty, "\(difference.text)")
    }

    @Test func `a screen with another shape is another screen`() throws {
        let text = spec.replacing("{ push: topic }", with: "pop").replacing("topic: {}", with: "video: { title: Film, back: none }")
        let difference = try Difference(from: spec, to: text)
        #expect(difference.specLines.contains("+ screen 'help.video'") && difference.specLines.contains("- screen 'help.topic'"))
    }

    @Test func `names and contents may change at once`() throws {
        let text = spec.replacing("detail", with: "product").replacing("title: Detail", with: "title: Product")
        #expect(
            try Difference(from: spec, to: text).specLines == [
                "~ screen 'main.product' renamed from 'detail'", "~ screen 'main.product': 'title' changed from 'Detail' to 'Product'",
            ])
    }

    @Test func `findings stay known under another name`() throws {
        let unused = spec.replacing("guards: {", with: "guards: { other: Nobody asks,")
        let difference = try Difference(from: unused, to: unused.replacing("other:", with: "another:"))
        #expect(difference.specLines == ["~ guard 'another' renamed from 'other'"])
        #expect(difference.behavior.isEmpty)
    }
}
