import FlowAnalysis
import FlowGraph
import FlowSpec

/// Finds, for each flow, the shortest stack that is possible in only one of two programs.
///
/// - Parameter old: the analysis of the old program, with the names of the new one.
/// - Returns: the lost stacks, then the new stacks, each sorted by flow.
func compareStacks(_ old: Analysis, _ new: Analysis) -> [BehaviorChange] {
    guard let before = old.reachableStacks, let after = new.reachableStacks else { return [] }
    func changes(_ kind: BehaviorChange.Kind, _ differences: [StackDifference], _ analysis: Analysis) -> [BehaviorChange] {
        let program = analysis.program
        return differences.map { difference in
            let replay = program.slots(of: difference.stack).flatMap { stack in
                program.flow(difference.flow).flatMap { analysis.run(toStack: stack, of: $0) }
            }
            let stack = "[\(difference.stack.map { $0.words(in: difference.flow) }.joined(separator: ", "))]"
            // If the analysis isn't exact, only a trace proves that a stack is possible.
            let isCertain = replay != nil || analysis.isExact
            return BehaviorChange(
                kind: kind, subject: difference.flow, message: isCertain ? "\(code: stack)" : "perhaps \(code: stack)",
                run: replay?.actionTexts(in: program), oldPlace: old.program.flow(difference.flow).map { old.program[$0].name.range },
                newPlace: new.program.flow(difference.flow).map { new.program[$0].name.range })
        }
    }
    return changes(.lostStack, before.shortest(without: after), old) + changes(.newStack, after.shortest(without: before), new)
}

/// A stack that is possible in only one of two programs.
struct StackDifference {
    /// The name of the stack's flow.
    var flow: String
    /// The stack's content, bottom first.
    var stack: [ReachableStacks.Letter]
}

extension ReachableStacks {
    /// Returns, for each flow, the shortest stack that only this automaton accepts.
    ///
    /// A stack of screens that both automata know is preferred to shorter stacks with new screens.
    /// Stacks with new screens are always new.
    func shortest(without others: ReachableStacks) -> [StackDifference] {
        guard let first = states.first else { return [] }
        let known = Set(others.states.flatMap { $0.next.map(\.letter) })
        let search = DifferenceSearch(own: self, others: others)
        return first.next.compactMap { begin in
            guard case .flow(let name) = begin.letter else { return nil }
            let start = search.pair(after: begin.letter, DifferenceSearch.Pair(own: 0, other: 0), begin.state)
            let found = search.shortest(from: start) { known.contains($0) } ?? search.shortest(from: start) { _ in true }
            return found.map { StackDifference(flow: name, stack: $0) }
        }
    }
}

/// Follows two automata in parallel until only the first accepts.
private struct DifferenceSearch {
    typealias Letter = ReachableStacks.Letter

    let own: ReachableStacks
    private let isWhole: [Bool]
    private let next: [[Letter: Int]]

    struct Pair: Hashable {
        var own: Int
        /// The state of the other automaton; nil if it has no such prefix.
        var other: Int?
    }

    init(own: ReachableStacks, others: ReachableStacks) {
        self.own = own
        isWhole = others.states.map(\.isWhole)
        next = others.states.map { Dictionary($0.next.map { ($0.letter, $0.state) }, uniquingKeysWith: { first, _ in first }) }
    }

    func pair(after letter: Letter, _ pair: Pair, _ state: Int) -> Pair {
        Pair(own: state, other: pair.other.flatMap { next.indices.contains($0) ? next[$0][letter] : nil })
    }

    /// A shortest word from a pair of states that only the first automaton accepts; nil for none.
    func shortest(from start: Pair, over isTaken: (Letter) -> Bool) -> [Letter]? {
        var open: [(pair: Pair, from: Int, letter: Letter?)] = [(start, 0, nil)]
        var seen: Set<Pair> = [start]
        var index = 0
        while index < open.count {
            let pair = open[index].pair
            if own.states[pair.own].isWhole, !(pair.other.map { isWhole[$0] } ?? false) {
                var word: [Letter] = []
                while let letter = open[index].letter {
                    word.append(letter)
                    index = open[index].from
                }
                return word.reversed()
            }
            for way in own.states[pair.own].next where isTaken(way.letter) {
                let next = self.pair(after: way.letter, pair, way.state)
                if seen.insert(next).inserted { open.append((next, index, way.letter)) }
            }
            index += 1
        }
        return nil
    }
}

extension ReachableStacks.Letter {
    /// A screen's name on the stack of a flow, qualified if it belongs to or begins another flow.
    fileprivate func words(in flow: String) -> String {
        switch self {
        case .flow(let name): name
        case .screen(let own, let screen, let begins): begins == nil && own == flow ? screen : "\(own).\(screen)"
        }
    }
}

extension Program {
    /// The slots of a stack of names; nil if the program doesn't have them.
    fileprivate func slots(of stack: [ReachableStacks.Letter]) -> [StackSlot]? {
        let slots = stack.map { letter -> StackSlot? in
            guard case .screen(let flow, let name, let begins) = letter,
                let screen = screens.firstIndex(where: { $0.name.value == name && self[$0.flow].name.value == flow })
            else { return nil }
            return StackSlot(ScreenID(index: screen), activation: begins.flatMap(self.flow))
        }
        return slots.contains { $0 == nil } ? nil : slots.compactMap(\.self)
    }

    fileprivate func flow(_ name: String) -> FlowID? {
        flows.firstIndex { $0.name.value == name }.map(FlowID.init(index:))
    }
}
