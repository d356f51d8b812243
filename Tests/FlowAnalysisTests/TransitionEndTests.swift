import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis

/// The screens that remain after a global transition.
@Suite struct TransitionEndTests {
    private func verdict(_ transition: String, leaves: String = "[auth]") throws -> String {
        let text = """
            flowspec: 1
            app: Shop
            root: app
            transitions: { expired: \(transition) }
            invariants: { signedOut: { transition: expired, leaves: \(leaves) } }
            flows:
              app: { switch: { main: main, auth: auth } }
              main: { tabs: { shop: { flow: shop, title: Shop }, me: { flow: auth, title: Me } } }
              auth: { screens: { email: { transitions: { done: { switch: main } } } } }
              shop: { screens: { list: { transitions: { buy: { present: cart, on: { dismissed: { push: cart } } } } } } }
              cart: { screens: { items: {} } }
            """
        let analysis = Analysis(of: try linkedMachine(text).program)
        guard let verdict = analysis.invariants.first?.verdict else { return "none" }
        switch verdict {
        case .holds: return "holds"
        case .unknown: return "unknown"
        case .violated(let witness):
            guard let replay = witness.replay else { return "no run" }
            #expect(replay.end.layers.allSatisfy { $0.site.map { analysis.program.sites.indices.contains($0.index) } ?? true })
            return replay.actionTexts(in: analysis.program).joined(separator: ", ")
        }
    }

    @Test(arguments: [
        ("{ switch: auth }", "holds"), ("[dismissAll, { switch: auth }]", "holds"), ("{ present: auth }", "the app: expired"),
        ("[{ switch: auth }, { present: cart }]", "the app: expired"),
        // The other tab keeps its screens.
        ("{ select: me, stack: [] }", "the app: expired"),
    ])
    func `one way to end a session`(transition: String, expected: String) throws {
        #expect(try verdict(transition) == expected)
    }

    @Test func `a tab bar and what it contains`() throws {
        #expect(try verdict("{ select: me, stack: [] }", leaves: "[main]") == "holds")
        #expect(try verdict("{ present: cart }", leaves: "[main]") == "the app: expired")
        #expect(try verdict("{ present: cart }", leaves: "[main, cart.items]") == "holds")
    }
}
