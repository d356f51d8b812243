import FlowAnalysis
import FlowGraph
import TestSupport
import Testing

@testable import CompareAnalysis

/// The automaton of all stacks, used to check a restored state.
@Suite struct ReachableStacksTests {
    private typealias Letter = ReachableStacks.Letter

    @Test func `each state says what may stand next, and is one of the smallest automaton's`() throws {
        let stacks = try #require(
            reachableStacks(
                of:
                    """
                    main: { tabs: { list: { flow: list }, me: { flow: me } } }
                    list:
                      screens:
                        list: { transitions: { open: { push: details }, help: { present: help } } }
                        details: { transitions: { begin: { push: wizard }, over: [ { push: details }, { push: details } ] } }
                    me: { screens: { me: { transitions: { rename: { replace: name } } }, name: {} } }
                    wizard: { screens: { one: { transitions: { next: { push: two }, skip: { replace: two } } }, two: {} } }
                    help: { screens: { topics: { transitions: { go: { setStack: [ topics, topic ] } } }, topic: { back: none, transitions: { close: dismiss } } } }
                    """))
        #expect(
            stacks.text == """
                0 help 1, list 2, me 3
                1 help.topics 4
                2 list.list 5
                3 me.me 6, me.name 6
                4* help.topic 6
                5* list.details 7
                6*
                7* list.details 7, wizard:wizard.one 8, wizard:wizard.two 6
                8* wizard.two 6
                """)
    }

    @Test func `a stack that stands only below a layer is one too`() throws {
        let stacks = try #require(
            reachableStacks(
                of:
                    """
                    main: { screens: { home: { transitions: { go: [ { push: wait }, { present: help, on: { dismissed: pop } } ] } }, wait: {} } }
                    help: { container: none, screens: { topics: { transitions: { close: dismiss } } } }
                    """))
        #expect(stacks.text == "0 main 1\n1 main.home 2\n2* main.wait 3\n3*")
    }

    @Test func `every stack of random models is among them, and where the analysis is exact no other`() throws {
        let seed = SeededNumbers.seed()
        print("reachable stacks: seed \(seed)")
        let kinds = ModelKind.regular + ModelKind.others
        var (count, exact) = (0, 0)
        for number in 0..<100 {
            let text = kinds[number % kinds.count].text(seed: seed &+ UInt64(number))
            let machine = machine(of: try #require(linked(text).program, "seed \(seed), model \(number)"))
            let found = Explorer(machine: machine, cap: 400).explore()
            let analysis = Analysis(of: machine.program)
            guard let stacks = analysis.reachableStacks else { continue }
            let seen = found.stacks
            let missing = seen.first { !stacks.accepts($0) }
            #expect(missing == nil, "seed \(seed), model \(number): \(missing?.map(\.text) ?? [])\n\(text)")
            count += seen.count
            guard found.isComplete, analysis.isExact else { continue }
            exact += 1
            let longest = seen.map(\.count).max() ?? 0
            let added = stacks.words(upTo: longest + 1).first { !seen.contains($0) }
            #expect(added == nil, "seed \(seed), model \(number): no run has \(added?.map(\.text) ?? [])\n\(text)")
        }
        print("reachable stacks: \(count) stacks, \(exact) models explored to their end")
        #expect(count > 1_000)
    }

    private func reachableStacks(of flows: String) -> ReachableStacks? {
        let lines = flows.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        return linked("flowspec: 1\napp: App\nroot: main\nflows:\n\(lines)").program.flatMap { Analysis(of: $0).reachableStacks }
    }
}

extension ReachableStacks {
    /// One line for each state, as in generated code.
    fileprivate var text: String {
        states.enumerated().map { index, state in
            let next = state.next.map { "\($0.letter.text) \($0.state)" }.joined(separator: ", ")
            return "\(index)\(state.isWhole ? "*" : "")" + (next.isEmpty ? "" : " " + next)
        }.joined(separator: "\n")
    }

    fileprivate func accepts(_ word: [Letter]) -> Bool {
        var state = 0
        for letter in word {
            guard let next = states[state].next.first(where: { $0.letter == letter })?.state else { return false }
            state = next
        }
        return states[state].isWhole
    }

    /// The words of at most `length` letters; only the first of very many.
    fileprivate func words(upTo length: Int) -> [[Letter]] {
        var words: [[Letter]] = []
        var open: [(word: [Letter], state: Int)] = [([], 0)]
        while let (word, state) = open.popLast(), words.count < 1_000 {
            if states[state].isWhole { words.append(word) }
            if word.count < length { open += states[state].next.map { (word + [$0.letter], $0.state) } }
        }
        return words
    }
}
