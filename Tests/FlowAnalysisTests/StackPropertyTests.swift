import FlowGraph
import FlowSpec
import Testing

@testable import CompareAnalysis
@testable import FlowAnalysis
@testable import PushdownSystems

/// Invariants, from their text to their automata.
@Suite struct StackPropertyTests {
    private let a = ScreenID(index: 0)
    private let b = ScreenID(index: 1)
    private let c = ScreenID(index: 2)

    @Test func `an automaton has the fewest states`() {
        let inOrder = DFA.reading(.sequence([.oneOf([a]), .zeroOrMore(.oneOf([b])), .optional(.oneOf([c]))]), screenCount: 3)
        // The states: empty, a b*, c at the end, and the sink.
        #expect(inOrder?.stateCount == 4)
        #expect(inOrder?.accepts([a, b, b, c]) == true && inOrder?.accepts([a, c, b]) == false && inOrder?.accepts([]) == false)
        #expect(DFA.reading(.zeroOrMore(.anyScreen), screenCount: 3)?.stateCount == 1)
        #expect(DFA.reading(.choice([]), screenCount: 3)?.stateCount == 1)
        let any = Regex.zeroOrMore(.anyScreen)
        #expect(DFA.reading(.sequence([any, .oneOf([b]), any, .oneOf([c]), any]), screenCount: 3)?.stateCount == 3)
    }

    @Test func `one screen above another`() {
        let dfa = DFA.every([b], above: [a], screenCount: 3)
        #expect(dfa.stateCount == 3)
        let right = [[], [a], [a, b], [c, a, c, b, b], [c]]
        let wrong = [[b], [b, a], [c, b, a, b]]
        #expect(right.allSatisfy(dfa.accepts) && !wrong.contains(where: dfa.accepts))
        #expect(dfa.complement.shortest == [b])
        let any = Regex.zeroOrMore(.anyScreen)
        let neither = Regex.zeroOrMore(.oneOf([c]))
        #expect(DFA.reading(.sequence([neither, .optional(.sequence([.oneOf([a]), any]))]), screenCount: 3) == dfa)
    }

    @Test(arguments: [0, 1, 4])
    func `at most so many screens`(depth: Int) {
        let dfa = DFA.depth(atMost: depth, screenCount: 2)
        #expect(dfa.stateCount == depth + 2)
        #expect(dfa.accepts(Array(repeating: b, count: depth)) && !dfa.accepts(Array(repeating: a, count: depth + 1)))
        #expect(dfa.complement.shortest == Array(repeating: a, count: depth + 1))
        let optional = DFA.reading(.sequence(Array(repeating: .optional(.anyScreen), count: depth)), screenCount: 2)
        #expect(optional == dfa)
    }

    @Test func `a program without screens has the empty stack only`() {
        #expect(DFA.reading(.anyScreen, screenCount: 0)?.isEmpty == true)
        #expect(DFA.reading(.optional(.anyScreen), screenCount: 0)?.isUniversal == true)
        #expect(DFA.depth(atMost: 3, screenCount: 0).stateCount == 1)
    }

    @Test func `an expression that takes too many states is none`() {
        func expression(_ count: Int) -> Regex {
            .sequence([.zeroOrMore(.anyScreen), .oneOf([a])] + Array(repeating: .anyScreen, count: count))
        }
        #expect(DFA.reading(expression(10), screenCount: 3)?.stateCount == 2048)
        #expect(DFA.reading(expression(12), screenCount: 3) == nil)
        #expect(DFA.reading(.sequence(Array(repeating: .anyScreen, count: DFA.largest + 1)), screenCount: 3) == nil)
    }

    @Test func `a program's invariants become automata`() throws {
        let program = try linked(
            """
            shape: { stack: shop, always: "list detail*" }
            noHelp: { stack: shop, never: "... help ..." }
            shallow: { stack: shop, maxDepth: 2 }
            near: { reach: shop.list, from: everywhere }
            first: { screen: shop.detail, above: shop.list }
            last: { screen: shop.list, below: help.help }
            alone: { after: help, absent: [shop.detail] }
            """)
        var diagnostics = Diagnostics()
        let properties = stackProperties(of: program, into: &diagnostics)
        #expect(diagnostics.all.isEmpty)
        #expect(properties.map(\.invariant) == [0, 1, 2, 4, 5])
        let shop = StackProperty.Scope.stack(of: FlowID(index: 0))
        #expect(properties.map(\.scope) == [shop, shop, shop, .everyStack, .everyStack])
        // The screens are shop.list, shop.detail and help.help. The shortest forbidden stacks:
        #expect(properties.map { $0.allowed.complement.shortest } == [[], [c], [a, a, a], [b], [c]])
        #expect(properties[0].allowed.accepts([a, b, b]) && !properties[0].allowed.accepts([a, b, c]))
    }

    @Test func `an expression that can't be checked is reported`() throws {
        let dots = Array(repeating: ".", count: 20).joined(separator: " ")
        let program = try linked("wide: { stack: shop, never: \"... list \(dots)\" }")
        var diagnostics = Diagnostics()
        #expect(stackProperties(of: program, into: &diagnostics).isEmpty)
        let expected =
            "invariant 'wide' is too complex to check: it needs an automaton of more than 4096 states; split it, or count fewer screens after '...'"
        #expect(diagnostics.all.map(\.message) == [expected])
        #expect(diagnostics.all.first?.range == program.invariants.first?.name.range)
    }

    private func linked(_ invariants: String) throws -> Program {
        let lines = invariants.split(separator: "\n").map { "  \($0)\n" }.joined()
        let text = """
            flows:
              shop:
                screens:
                  list: { transitions: { open: { push: detail }, help: { push: help } } }
                  detail: { transitions: { more: { push: detail } } }
              help: { screens: { help: {} } }
            invariants:

            """
        var diagnostics = Diagnostics()
        var sources = SourceTable()
        let file = readSpec(
            sources.add(Source(path: "Shop.flow.yaml", text: specText(root: "shop", text) + lines)), in: sources, into: &diagnostics)
        let program = link([file], into: &diagnostics)
        #expect(diagnostics.all.isEmpty, "\(diagnostics.all.map(\.message))")
        return try #require(program)
    }
}
