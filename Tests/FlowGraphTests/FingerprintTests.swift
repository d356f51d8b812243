import FlowGraph
import Testing

/// The differences that distinguish programs.
@Suite struct FingerprintTests {
    private let text = """
        flowspec: 1
        app: Test
        root: home
        flows:
          home: { screens: { list: { transitions: { open: { push: item } } }, item: { params: { id: Int }, transitions: { back: pop } } } }
        """

    private func fingerprint(_ texts: String...) throws -> String {
        try #require(linked(texts).program).fingerprint
    }

    @Test func `neither layout, comments, what is shown nor the order of the files counts`() throws {
        let first = try fingerprint(text)
        #expect(first.count == 16)
        #expect(try fingerprint("# A comment\n" + text.replacing("item: { params", with: "item:  { title: Item, params")) == first)
        let other = "flowspec: 1\nflows: { other: { screens: { other: {} } } }"
        #expect(try fingerprint(text, other) == fingerprint(other, text))
        #expect(try fingerprint(text, other) != first)
    }

    @Test(arguments: [
        ("{ push: item }", "{ push: item, with: { id: 1 } }"), ("pop", "popToRoot"), ("id: Int", "id: String"), ("back:", "leave:"),
        ("list:", "start:"), ("{ push: item }", "{ replace: item }"),
    ])
    func `names and steps count`(old: String, new: String) throws {
        #expect(try fingerprint(text) != fingerprint(text.replacing(old, with: new)))
    }
}
