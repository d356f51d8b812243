import FlowSpec
import Testing

@testable import FlowGraph

/// Guards combined with `not`, `and` and `or`.
@Suite struct ConditionTests {
    private func spec(_ screens: String) -> String {
        """
        flowspec: 1
        app: Shop
        root: home
        guards: { known: Somebody is known, busy: The app is busy, fits: { params: { size: Int } } }
        flows:
          home:
            screens:

        """ + screens.split(separator: "\n").map { "      \($0)\n" }.joined()
    }

    @Test func `conditions in steps, starts and requirements`() throws {
        let text = """
            guards: { known: Somebody is known, busy: The app is busy, fits: { params: { size: Int } } }
            flows:
              app:
                start: [ { if: { and: [known, { not: busy }] }, start: main }, { if: fits, with: { size: 1 }, start: other }, gate ]
                switch: { gate: gate, main: main, other: other }
                screens: { gate: { transitions: { go: { if: { not: { or: [busy, known] } }, then: { switch: main } } } } }
              main: { screens: { main: { transitions: { next: { push: next } } }, next: { params: { size: Int }, requires: { or: [known, { guard: fits, with: { size: $size } }] }, otherwise: [] } } }
              other: { screens: { other: {} } }
            """
        let program = try linkedProgram(specText(root: "app", text))
        let words = ProgramText(program: program)
        #expect(words.text(program.flows[0].start) == "start 1 if known and not busy, 2 if fits(size: 1), 0")
        #expect(words.methods(of: "app.gate") == ["go(): if not (busy or known) { switch app.main } else {  }"])
        #expect(
            words.methods(of: "main.main") == [
                "next(size: Int): require known or fits(size: size) { push next(size: size) } else {  }"
            ])
    }

    @Test func `guards are asked in turn until one decides`() throws {
        let program = try linkedProgram(
            spec(
                """
                home:
                  transitions:
                    all: { if: { and: [known, busy] }, then: { push: a } }
                    any: { if: { or: [{ not: known }, busy] }, then: { push: a } }
                a: {}
                """))
        let machine = Machine(program)
        let state = machine.initial { _ in 0 }
        func outcomes(_ transition: Int) -> [[Bool]] {
            machine.outcomes(of: .transition(TransitionID(index: transition)), in: state).map { branch in
                branch.choices.map { if case .asked(_, let holds) = $0 { holds } else { false } }
            }
        }
        #expect(Set(outcomes(0)) == [[true, true], [true, false], [false]])
        #expect(Set(outcomes(1)) == [[false], [true, true], [true, false]])
    }

    @Test func `what holds for certain after a condition, as clauses`() {
        let all = (0..<4).map { Condition(GuardID(index: $0)) }
        let (a, b, c, d) = (all[0], all[1], all[2], all[3])
        func clauses(_ condition: Condition, _ holds: Bool = true) -> [String] {
            condition.clauses(where: holds).map { $0.condition.words { ["a", "b", "c", "d"][$0.asked.index] } }
        }
        #expect(clauses(a, false) == ["not a"])
        #expect(clauses(.all([a, .not(b)])) == ["a", "not b"])
        #expect(clauses(.all([a, .not(b)]), false) == ["not a or b"])
        #expect(clauses(.any([a, b])) == ["a or b"])
        #expect(clauses(.not(.any([a, b]))) == ["not a", "not b"])
        #expect(clauses(.any([.all([a, b]), .all([c, d])])) == ["a or c", "a or d", "b or c", "b or d"])
        #expect(clauses(.any([a, .all([a, b])])) == ["a", "a or b"])
        // A condition that is always true has no clauses.
        #expect(clauses(.any([a, .not(a)])).isEmpty)
    }

    @Test func `mistakes in conditions`() {
        let text = spec(
            """
            home:
              transitions:
                a: { if: { and: [known, 1️⃣bussy] }, then: pop }
                b: { if: { not: known }, 2️⃣with: { size: 1 }, then: pop }
                c: { if: { or: 3️⃣[] }, then: pop }
                d: { if: { and: [{ 4️⃣nor: known }, 5️⃣[known]] }, then: pop }
                f: [ 7️⃣{ push: a }, pop ]
            a: { requires: { not: { and: [known, busy] } }, otherwise: [] }
            """)
        let expected = [
            "1️⃣ unknown-target: 'bussy' isn't a guard of the project; did you mean 'busy'?",
            "2️⃣ unknown-key: 'with' can't be used with a condition; write it with the guard: '{ guard: name, with: … }'",
            "3️⃣ unknown-value: 'or' is empty; add at least one entry",
            "4️⃣ unknown-key: 'nor' isn't a key of a condition; did you mean 'not'?",
            "5️⃣ wrong-type: found a list, expected the name of a guard or a mapping: a condition for 'and'",
            "7️⃣ misplaced-step: a step to 'a' must be the last step of its list: 'a' requires the guards 'not (known and busy)'",
        ]
        let findings = linked([text]).findings
        for (found, wanted) in zip(findings, expected) { #expect(found.hasPrefix(wanted)) }
        #expect(findings.count == expected.count, "\(findings)")
    }
}
