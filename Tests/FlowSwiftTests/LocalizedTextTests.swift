import Testing

/// Texts with translators' keys, in Swift.
@Suite struct LocalizedTextTests {
    private static let text = swift(
        root: "main",
        flows: """
            main:
              tabs: { home: { flow: home, title: { key: tabs.home, default: Home, table: Tabs } } }
            home:
              screens:
                home: { title: { key: Home } , transitions: { open: { push: order } } }
                order:
                  params: { number: Int, note: "String = \\"\\"" }
                  title: { key: order.title, default: "No. $number, \\"\\\\(x)\\" ${note}s", comment: A title }
                  transitions:
                    delete: { alert: { title: { key: "Delete $number?" }, message: { key: why, default: $reason }, actions: { ok: { title: { key: OK } } } } }
            """)

    @Test func `a title has its values from the screen`() {
        let text = Self.text.part("func attributes(of screen: HomeScreen)")
        #expect(text.contains("case .home: .init(title: String(localized: \"Home\"))\n"), "\(Self.text)")
        #expect(text.contains("case .order(let number, let note): .init(title: String(\n"))
        #expect(text.contains(#"defaultValue: "No. \(number), \"\\(x)\" \(note)s","#) && text.contains(#"comment: "A title""#))
    }

    @Test func `a tab's title, and an alert with values of the screen and the method`() {
        #expect(
            Self.text.contains(
                "UITabBarItem(title: String(localized: \"tabs.home\", defaultValue: \"Home\", table: \"Tabs\"), image: nil, tag: 0)"))
        #expect(Self.text.contains(#"title: String(localized: "Delete \(number)?"),"#), "\(Self.text)")
        #expect(Self.text.contains(#"message: String(localized: "why", defaultValue: "\(reason)"),"#))
        #expect(Self.text.contains(#"actions: [.init(String(localized: "OK"))]"#))
        #expect(Self.text.contains("func delete(reason: String)"))
    }

    @Test func `the bundle is the app's, or that of the package's target`() {
        let flows = "home: { screens: { home: { title: { key: Home, comment: C } } } }"
        #expect(swift(flows: flows).contains(#"String(localized: "Home", comment: "C")"#))
        let rest = "generate: { bundle: module }\n"
        #expect(swift(flows: flows, rest: rest).contains(#"String(localized: "Home", bundle: .module, comment: "C")"#))
    }
}
