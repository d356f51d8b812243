import FlowGraph
import FlowSpec
import Testing

@testable import FlowTesting

@Suite struct WalkWordsTests {
    @Test func `an action is told in the names of the spec, not in numbers that only the program knows`() throws {
        let spec = """
            flowspec: 1
            app: Words
            root: main
            effects: { ask: { results: { yes: {}, no: {} } } }
            deepLinks: { order: { url: "shop://order", to: list.list } }
            transitions: { leave: dismissAll }
            flows:
              main: { tabs: { first: { flow: list }, second: { screen: bare } }, screens: { bare: {} } }
              list: { screens: { list: { transitions: { open: { perform: ask, on: { yes: [], no: [] } } } } } }
            """
        let program = try loadProgram([Source(path: "Words.flow.yaml", bytes: Array(spec.utf8))])
        func id(ofLink name: String) throws -> LinkID { LinkID(index: try #require(program.links.firstIndex { $0.name.value == name })) }
        let open = TransitionID(index: 0)
        let words: [(WalkAction, String)] = [
            (.move(.transition(open)), "open"), (.move(.back), "back"), (.move(.backMenu(2)), "back menu, 2 screens back"),
            (.move(.swipeDown), "swipe down"), (.move(.tap(FlowID(index: 0), tab: 1)), "tap on tab second"),
            (.move(.link(try id(ofLink: "order"))), "open link order"), (.move(.link(try id(ofLink: "leave"))), "the app's leave"),
            (.doubleTap(open), "double tap open"), (.lateCall(below: 1, button: "open"), "late call of open by the screen 1 below the top"),
            (.cancelledSwipeBack, "swipe back, taken back"), (.cancelledSwipeDown, "swipe down, taken back"),
            (.refusedSwipeDown, "swipe down, refused"),
            (.callDuringSwipeBack(open, isFinished: true), "swipe back, finished, during which open"),
            (.popByAppCode(2, animated: false), "app code pops 2, not animated"),
            (.dismissalByAppCode(call: open), "dismissal by app code, during which open"),
            (.lateAnswer(EffectID(index: 0), result: 1), "late answer no of ask"), (.resize(isNarrow: true), "the window becomes narrow"),
            (.restart, "restart with the saved state"),
        ]
        for (action, text) in words { #expect(action.description(in: program) == text) }
    }
}
