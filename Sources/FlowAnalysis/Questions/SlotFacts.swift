import FlowDiagnostics
import FlowGraph

/// A screen that stands where it shouldn't.
public struct SlotFact: Sendable {
    /// The screen.
    public var screen: ScreenID
    /// A shortest run to a state with it there.
    public var witness: Witness
    /// The place to report.
    public var range: SourceRange
}

extension Analysis {
    /// The screens that are `unique` and of which two stand on one navigation stack, in the program's order; the place is the step that puts the second one there.
    public var duplicates: [SlotFact] {
        let seeds = seedsAbove { program.screens[$0.screen.index].attributes.isUnique }
        var replayer = Replayer(machine)
        return seeds.keys.sorted().compactMap { screen in
            // One of them is below from the beginning; 1: two are.
            let search = WordSearch(
                analysis: self, stateCount: 2, staysOnStack: true,
                next: { state, symbol in state == 1 || symbol.screen == screen ? 1 : 0 },
                isWanted: { state, symbol in state == 1 || symbol.screen == screen })
            guard let found = search.shortest(from: seeds[screen] ?? []) else { return nil }
            let isTwice = { (state: State) in
                state.activeStacks.contains { $0.slots.count { $0.screen == screen } > 1 }
            }
            let witness = witness(found, &replayer, where: isTwice)
            let range = witness.replay.flatMap { replay in
                place(in: replay, where: isTwice) { $0.made.contains { $0.target == .screen(screen) } }
                    ?? place(in: replay, where: isTwice) { !$0.made.isEmpty }
            }
            return SlotFact(screen: screen, witness: witness, range: range ?? program[screen].name.range)
        }
    }

    /// The screens that don't allow back, and to which or past which the back menu of one above them leads all the same; none that is the first of its navigation
    /// stack, since nothing is behind it. The place is the screen's name.
    public var noReturn: [SlotFact] {
        let seeds = seedsAbove { !program.screens[$0.screen.index].attributes.allowsBack && !system.rules.alphabet.isRoot($0) }
        var replayer = Replayer(machine)
        return seeds.keys.sorted().compactMap { screen in
            // What a layer covers can't go back.
            let search = WordSearch(
                analysis: self, stateCount: 1, staysOnStack: true, next: { state, _ in state },
                isWanted: { _, _ in false })
            let canGoBack = { (node: Int) in system.isIdle(node) && program[system.symbol(at: node).screen].attributes.allowsBack }
            guard let found = search.shortest(from: seeds[screen] ?? [], to: canGoBack) else { return nil }
            let witness = witness(found, &replayer) { state in
                guard let top = state.topScreen, program[top].attributes.allowsBack else { return false }
                return state.activeStacks.last?.slots.dropFirst().dropLast().contains { $0.screen == screen } ?? false
            }
            return SlotFact(screen: screen, witness: witness, range: program[screen].name.range)
        }
    }

    /// The edges on which some slots are covered by others of their stack, by the screen.
    private func seedsAbove(_ isWanted: (Symbol) -> Bool) -> [ScreenID: [WordSearch.Seed]] {
        var seeds: [ScreenID: [WordSearch.Seed]] = [:]
        let symbols = system.rules.alphabet.symbols.all
        let isWanted = symbols.map(isWanted)
        guard isWanted.contains(true) else { return [:] }
        for (number, edge) in system.automaton.edges.enumerated() where edge.isRecord {
            let symbol = system.automaton.nodes[edge.target].symbol
            guard isWanted[symbol], !system.automaton.isLayer(number) else { continue }
            seeds[symbols[symbol].screen, default: []].append(WordSearch.Seed(below: edge.target, edge: number))
        }
        return seeds
    }
}
