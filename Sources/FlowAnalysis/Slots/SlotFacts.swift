import FlowGraph
import FlowSpec
import PushdownSystems

/// A misplaced screen.
public struct SlotFact: Sendable {
    /// The screen.
    public var screen: ScreenID
    /// A run to a state with the misplaced screen.
    public var witness: Witness
    /// The source range to report.
    var range: SourceRange
}

/// The misplaced screens, in the program's order.
public struct SlotFacts: Sendable {
    /// The misplaced screens that were found.
    public var found: [SlotFact] = []
    /// The screens whose stacks weren't all analyzed.
    var unknown: [ScreenID] = []
}

extension Analysis {
    /// The `unique` screens with another screen of the same view controller above them on their
    /// navigation stack. The range is the step that puts the second one there.
    public var duplicates: SlotFacts {
        let seeds = seedsAbove { program.screens[$0.screen.index].attributes.isUnique }
        var replayer = Replayer(self, sharedBy: seeds.count)
        return slotFacts(above: seeds) { screen, seeds, effort in
            // State 0: one of them is at the bottom. State 1: a second one is above it.
            let search = WordSearch(
                analysis: self, stateCount: 2, staysOnStack: true,
                next: { state, symbol in state == 1 || program.areAlike(symbol.screen, screen) ? 1 : 0 },
                isWanted: { state, symbol in state == 1 || program.areAlike(symbol.screen, screen) })
            return search.shortest(from: seeds, &effort)
        } fact: { screen, found in
            let isTwice = { (state: State) in
                state.activeStacks.contains { stack in
                    stack.slots.firstIndex { $0.screen == screen }.map { below in
                        stack.slots[(below + 1)...].contains { program.areAlike($0.screen, screen) }
                    } ?? false
                }
            }
            let witness = witness(found, &replayer, where: isTwice)
            let range = witness.replay.flatMap { replay in
                place(in: replay, where: isTwice) { action in
                    program.screens.indices.contains {
                        program.areAlike(ScreenID(index: $0), screen) && action.creates(.screen(ScreenID(index: $0)))
                    }
                }
                    ?? place(in: replay, where: isTwice) { !$0.createdUses.isEmpty }
            }
            return SlotFact(screen: screen, witness: witness, range: range ?? program[screen].name.range)
        }
    }

    /// The screens that don't allow going back, although a back menu above leads to or past them.
    /// The range is the screen's name.
    public var noReturn: SlotFacts {
        let seeds = seedsAbove { !program.screens[$0.screen.index].attributes.allowsBack }
        var replayer = Replayer(self, sharedBy: seeds.count)
        return slotFacts(above: seeds) { _, seeds, effort in
            wayBack(over: seeds, &effort)
        } fact: { screen, found in
            let witness = witness(found, &replayer) { state in
                guard let top = state.topScreen, program[top].attributes.allowsBack else { return false }
                return state.activeStacks.last?.slots.dropLast().contains { $0.screen == screen } ?? false
            }
            return SlotFact(screen: screen, witness: witness, range: program[screen].name.range)
        }
    }

    /// The nearest state in which the user can go back while a slot is on the stack above some
    /// edges. On a covered layer, the user can't go back.
    func wayBack(over seeds: [WordSearch.Seed], _ effort: inout Effort) -> WordSearch.Answer {
        let search = WordSearch(
            analysis: self, stateCount: 1, staysOnStack: true, next: { state, _ in state }, isWanted: { _, _ in false })
        return search.shortest(from: seeds, &effort) { node in
            system.isIdle(node) && program[system.symbol(at: node).screen].attributes.allowsBack
        }
    }

    /// Searches above each of some screens.
    private func slotFacts(
        above seeds: [ScreenID: [WordSearch.Seed]],
        search: (ScreenID, [WordSearch.Seed], inout Effort) -> WordSearch.Answer,
        fact: (ScreenID, WordSearch.Found) -> SlotFact
    ) -> SlotFacts {
        var (facts, effort) = (SlotFacts(), wordEffort)
        for screen in seeds.keys.sorted() {
            switch search(screen, seeds[screen] ?? [], &effort) {
            case .found(let found): facts.found.append(fact(screen, found))
            case .absent: continue
            case .unknown: facts.unknown.append(screen)
            }
        }
        return facts
    }

    /// The edges at which wanted slots are covered by others of their stack, by the screen.
    private func seedsAbove(_ isWanted: (Symbol) -> Bool) -> [ScreenID: [WordSearch.Seed]] {
        var seeds: [ScreenID: [WordSearch.Seed]] = [:]
        let symbols = system.rewriting.alphabet.symbols.all
        let isWanted = symbols.elements.map(isWanted)
        guard isWanted.contains(true) else { return [:] }
        for (number, edge) in system.automaton.edges.indexed() where edge.isLabeled {
            let symbol = system.automaton.nodes[edge.target].symbol
            guard isWanted[symbol.number], !system.automaton.isLayer(number) else { continue }
            seeds[symbols[symbol].screen, default: []].append(WordSearch.Seed(below: edge.target, edge: number))
        }
        return seeds
    }
}
