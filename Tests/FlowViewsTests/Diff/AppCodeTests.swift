import Testing

@testable import FlowViews

/// Changes that break app code, links or saved states. Scripts/check-breaking verifies them with
/// the compiler.
@Suite struct AppCodeTests {
    private let spec = """
        flowspec: 1
        app: A
        root: main
        generate: { access: public, classes: open, restoration: true }
        effects: { pay: { async: true, results: { paid: { sum: Int }, failed: {} } } }
        flows:
          main:
            screens:
              list: { params: { count: "Int = 0" }, transitions: { open: { push: item } } }
              item: { params: { id: Int }, transitions: { buy: { perform: pay, on: { paid: [], failed: [] } } } }
        deepLinks:
          item: { url: ["a://items/{id:Int}", "https://a.example/{id:Int}"], to: main.item }
        """

    private func lines(_ old: String, _ new: String, back: Bool = false) throws -> [String] {
        #expect(spec.contains(old))
        let edited = spec.replacing(old, with: new)
        return try back ? Difference(from: edited, to: spec).appCodeLines : Difference(from: spec, to: edited).appCodeLines
    }

    private let restored = "data-breaking A: the new app doesn't restore state that the old app saved; it starts fresh"

    @Test func `a parameter with a default may be left out by callers, but not by the factory`() throws {
        #expect(
            try lines("params: { id: Int }", "params: { id: Int, note: \"String = \\\"\\\"\" }") == [
                "source-breaking main.item: 'makeItem(id: Int, router: any MainItemRouting) -> UIViewController' of 'MainScreens' is now "
                    + "'makeItem(id: Int, note: String, router: any MainItemRouting) -> UIViewController'",
                "source-breaking main.item: 'item(id: Int)' of 'MainScreen' is now 'item(id: Int, note: String = …)'", restored,
            ])
    }

    @Test func `what an async effect answers`() throws {
        let answer = "'pay() async -> PayAnswer' of 'AEffects' is now 'pay(answer: @escaping @MainActor (PayAnswer) -> Void)'"
        #expect(try lines("async: true, ", "") == ["source-breaking pay: \(answer)"])
    }

    @Test func `the app makes answers, and needn't make all`() throws {
        let more = spec.replacing("failed: {} }", with: "failed: {}, later: {} }").replacing(
            "failed: [] }", with: "failed: [], later: [] }")
        #expect(try Difference(from: spec, to: more).appCodeLines.filter { $0.hasPrefix("source") } == [])
        #expect(try Difference(from: more, to: spec).appCodeLines.first == "source-breaking pay.later: 'later' is removed from 'PayAnswer'")
    }

    @Test func `access and subclasses`() throws {
        let closed = try lines("classes: open", "classes: final")
        #expect(closed == ["source-breaking main: 'MainCoordinator' can no longer be subclassed"])
        #expect(try lines("classes: open", "classes: final", back: true) == [])
        #expect(try lines("access: public", "access: internal").contains { $0.hasSuffix("are only internal") })
        let wider = try lines("access: public", "access: internal", back: true)
        #expect(wider.contains { $0.hasSuffix("are public, so the app's types in them must be too") })
    }

    @Test func `URLs that no longer open a link, with one that shows it`() throws {
        let url = "a://items/{id:Int}"
        #expect(try lines(url, "a://items/new/{id:Int}") == ["data-breaking item: URLs such as 'a://items/1' no longer open a link"])
        #expect(try lines("\"\(url)\", ", "") == ["data-breaking item: URLs such as 'a://items/1' no longer open a link"])
        #expect(try lines("\"\(url)\", ", "", back: true) == [])
        #expect(try lines(url, "a://items/{id:Int}.html") == ["data-breaking item: URLs such as 'a://items/1' no longer open a link"])
        let wildcard = try lines(url, "a://*.items/{id:Int}", back: true)
        #expect(wildcard.first == "data-breaking item: URLs such as 'a://a.items/1' no longer open a link")
    }

    @Test func `a saved state is for the program that has saved it`() throws {
        #expect(try lines("restoration: true", "restoration: false").last == restored)
        #expect(try lines("restoration: true", "restoration: false", back: true).contains(restored) == false)
        let title = try lines("list: { params:", "list: { title: List, params:")
        #expect(title == [])
    }
}
