import Testing

@testable import FlowSpec

/// Texts with translators' keys, as they are written.
@Suite struct LocalizedTextTests {
    @Test func `the values in a text`() {
        func parts(_ text: String) -> [TextPart] { TextPart.parts(of: text) }
        #expect(parts("Order $number") == [.text("Order "), .name("number")])
        #expect(parts("$a$b, ${count}s") == [.name("a"), .name("b"), .text(", "), .name("count"), .text("s")])
        #expect(parts("$$name costs $5, ${no, $ and $Name$") == [.text("$name costs $5, ${no, $ and $Name$")])
        #expect(parts("") == [] && parts("$") == [.text("$")])
    }

    @Test func `a screen, an alert and a tab have localised texts`() throws {
        let text = """
            flowspec: 1
            generate: { bundle: module }
            flows:
              main:
                tabs: { home: { flow: home, title: { key: Home $$ } }, plain: { flow: home, title: $5 } }
              home:
                screens:
                  home:
                    title: { key: home.title, default: "Hello, $name", table: Home, comment: A greeting }
                    transitions: { ask: { alert: { title: { key: "Sure, $name?" }, actions: { ok: { title: { key: OK } } } } } }
            """
        let (file, findings) = read(text)
        #expect(findings == [])
        #expect(file?.output.bundle == .module)
        let tabs = try #require(file?.flows[0].tabs)
        #expect(localized(tabs[0].title?.value)?.key.value == [.text("Home $")])
        #expect(tabs[1].title?.value == .literal("$5"))
        let screen = try #require(file?.flows[1].screens.first)
        let title = try #require(localized(screen.attributes.texts[.title]?.value))
        #expect(title.key.value == [.text("home.title")] && title.defaultValue?.value == [.text("Hello, "), .name("name")])
        #expect(title.table == "Home" && title.comment == "A greeting")
        guard case .alert(let alert)? = screen.transitions.first?.steps.first?.action else {
            Issue.record("no alert")
            return
        }
        #expect(localized(alert.title?.value)?.key.value == [.text("Sure, "), .name("name"), .text("?")])
        #expect(localized(alert.actions[0].title?.value)?.key.value == [.text("OK")])
    }

    private func localized(_ text: TextDeclaration?) -> LocalizedTextDeclaration? {
        if case .localized(let text)? = text { text } else { nil }
    }

    @Test func `mistakes in localised texts`() {
        let text = """
            main:
              tabs: { home: { flow: home, title: { key: 1️⃣Home $name } } }
            home:
              screens:
                a: { 2️⃣title: { default: Home } }
                b: { title: { key: 3️⃣"", 4️⃣coment: x } }
                c: { title: { key: 5️⃣"c $name", default: "C $name" } }
                d: { title: { key: 6️⃣[d], table: 7️⃣{} } }
            """
        let expected = [
            "1️⃣ unknown-value: '$name' isn't allowed in 'title', which is a fixed string; write '$$' for a dollar sign",
            "2️⃣ missing-key: a localized string needs the key 'key': a string",
            "3️⃣ unknown-value: 'key' must not be empty",
            "4️⃣ unknown-key: 'coment' isn't a key of a localized string; did you mean 'comment'?",
            "5️⃣ unknown-value: a key next to 'default' can't contain values; write 'c $name' in 'default', or '$$' for a dollar sign",
            "6️⃣ wrong-type: found a list, expected a string for 'key'",
            "7️⃣ wrong-type: found a mapping, expected a string for 'table'",
        ]
        let (_, findings) = read(text, at: "flows")
        for (found, wanted) in zip(findings, expected) { #expect(found == wanted) }
        #expect(findings.count == expected.count)
    }
}
