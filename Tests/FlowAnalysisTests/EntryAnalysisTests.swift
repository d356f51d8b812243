import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// Findings in flows that the app's code starts.
@Suite struct EntryAnalysisTests {
    private func analysis(_ flows: String) throws -> Analysis {
        Analysis(of: try linkedMachine("flowspec: 1\napp: Shop\nflows:\n" + flows).program)
    }

    private func faults(_ flows: String) throws -> [String] {
        try analysis(flows).faults.map { "\($0.distance): \($0.kind.rawValue)" }
    }

    @Test(arguments: [("push", []), ("present", ["1: pop-at-root"]), ("embed", ["1: pop-at-root"])])
    func `a pop on the first screen is right where the flow was pushed`(entry: String, expected: [String]) throws {
        #expect(try faults("  order: { entry: \(entry), screens: { cart: { transitions: { out: pop } } } }") == expected)
    }

    @Test func `what the app has around the flow isn't there`() throws {
        let flows = """
              shop: { entry: embed, tabs: { a: { flow: order }, b: { screen: b } }, screens: { b: {} } }
              order: { entry: present, screens: { cart: { transitions: { out: dismiss, other: { select: b } } } } }
            """
        // In a tab of the other flow, the same screen finds the tab.
        #expect(try faults(flows) == ["1: select-without-tabs"])
    }

    @Test func `a flow that only others start is judged where they start it`() throws {
        let flows = """
              order: { entry: push, screens: { cart: { transitions: { help: { present: help } } } } }
              help: { screens: { topics: { transitions: { out: dismiss, back: pop } } } }
            """
        #expect(try faults(flows) == ["2: pop-at-root"])
    }

    @Test(arguments: [
        ("push", Gestures(back: true)), ("present", Gestures(swipeDown: true)), ("embed", Gestures(leave: true)),
        ("present, presentation: fullScreen", Gestures()),
    ])
    func `what leads out of the first screen is as the app has started it`(entry: String, expected: Gestures) throws {
        let analysis = try analysis("  order: { entry: \(entry), screens: { cart: { transitions: { next: { push: pay } } }, pay: {} } }")
        let screens = analysis.program.screens.indices.map(ScreenID.init(index:))
        var onTop = expected
        onTop.back = true
        #expect(screens.map { analysis.gestures(on: $0) } == [expected, onTop])
    }

    @Test func `links lead nowhere in a flow that the app's own code has started`() throws {
        let flows = """
              main: { screens: { home: { transitions: { order: { present: order } } } } }
              order: { entry: push, screens: { cart: { transitions: { help: { present: help } } } } }
              help: { presentation: fullScreen, screens: { topics: { transitions: { out: dismiss } } } }
              news: { screens: { news: {} } }
            deepLinks: { news: { open: { present: news }, whenModal: over } }
            """
        let program = try linkedMachine("flowspec: 1\napp: Shop\nroot: main\nflows:\n" + flows).program
        let analysis = Analysis(of: program)
        let words = analysis.words(upTo: 3).all.keys.map {
            $0.map { "\($0.lane): \(program[$0.screen].name.value)" }.joined(separator: " + ")
        }
        #expect(
            words.filter { $0.hasSuffix("news: news") }.sorted() == [
                "main: home + news: news", "main: home + order: cart + help: topics + news: news", "main: home + order: cart + news: news",
            ])
        #expect(analysis.linkContexts.map { $0.state.description(in: program) } == ["main [home]", "main [home] + order [cart]"])
    }

    @Test(arguments: [
        ("entry: push", "{}", []), ("entry: push", "{ back: none }", ["0: order [cart]"]), ("entry: embed", "{}", []),
        ("entry: present", "{}", []), ("entry: present, presentation: fullScreen", "{}", ["0: order [cart]"]),
        ("entry: present, presentation: fullScreen", "{ transitions: { out: dismiss } }", []),
        ("entry: present, presentation: fullScreen, results: { done: {} }", "{ transitions: { done: finish } }", []),
    ])
    func `a dead end is a screen from which neither the user nor the screen leads out`(flow: String, screen: String, expected: [String])
        throws
    {
        let analysis = try analysis("  order: { \(flow), screens: { cart: \(screen) } }")
        let ends = try analysis.userMoves[0].deadEnds.found.map { end in
            "\(end.distance): \(try #require(analysis.userMoves[0].replay(end)).end.description(in: analysis.program))"
        }
        #expect(ends == expected)
    }
}
