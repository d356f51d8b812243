import FlowGraph
import Testing

@testable import CompareAnalysis

/// The shrinker, with a fault that needs only a few lines.
@Suite struct ShrinkTests {
    @Test func `nothing is left that isn't needed`() {
        let text = """
            guards: { g0: Holds }
            effects: { e0: {} }
            flows:
              f0:
                screens:
                  a:
                    transitions:
                      t0: [{ push: b }]
                      t1: [{ perform: e0 }, { if: g0, then: [{ push: b }, { pop: 3 }], else: [pop] }]
                  b:
                    back: none
                    transitions:
                      t0: [{ present: f1, on: { dismissed: [dismissAll] } }]
              f1:
                screens:
                  a: {}
            """
        let expected = """
            f0:
              screens:
                a:
                  transitions:
                    t1: [pop]
            """
        #expect(shrunk(specText(root: "f0", text), while: popsAtRoot) == specText(root: "f0", flows: expected))
    }

    @Test func `what a line can do without`() {
        #expect(withoutParts("t0: [pop, { push: a }]") == ["t0: [pop]", "t0: [pop, {  }]", "t0: [{ push: a }]"])
        #expect(withoutParts("t0: [{ if: g, then: [pop] }]").contains("t0: [pop]"), "steps in the place of the step around them")
        #expect(withoutParts("t0: pop").isEmpty)
    }

    private func popsAtRoot(_ text: String) -> Bool {
        guard let program = linked(text).program else { return false }
        let found = Explorer(machine: machine(of: program), actions: 2).explore()
        return found.faults.keys.contains { $0.kind == .popAtRoot }
    }
}
