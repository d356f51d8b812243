import FlowGraph
import PushdownSystems

extension DFA {
    /// Returns the automaton of a regular expression over screens; `nil` if it needs more than
    /// ``largest`` states.
    ///
    /// - Parameters:
    ///   - regex: the expression, over screens of the program.
    ///   - screenCount: the number of screens in the program.
    public static func reading(_ regex: Regex, screenCount: Int) -> DFA? {
        Positions(regex, limit: largest).flatMap { automaton(of: $0, screenCount: screenCount) }
    }
}

/// Returns the automaton whose states are sets of positions in an expression (Rabin, Scott: Finite
/// automata and their decision problems, 1959).
private func automaton(of positions: Positions, screenCount: Int) -> DFA? {
    let (classes, examples, readers) = classesOfScreens(positions, screenCount: screenCount)
    // The first state is before all positions and leads to the first ones.
    var numbers: [BitSet: Int] = [:]
    var states: [BitSet] = [BitSet()]
    var successors: [Int] = []
    var accepting = [positions.isNullable]
    var index = 0
    while index < states.count {
        var reachable = index == 0 ? positions.first : BitSet()
        states[index].forEach { reachable.formUnion(positions.followers[$0]) }
        for reader in readers {
            let next = reachable.intersection(reader)
            let number = numbers[next] ?? states.count
            if number == states.count {
                guard states.count < DFA.largest else {
                    return nil
                }
                numbers[next] = number
                states.append(next)
                accepting.append(next.intersection(positions.last) != BitSet())
            }
            successors.append(number)
        }
        index += 1
    }
    return DFA(classes: classes, examples: examples, successors: successors, accepting: accepting)
}

/// Returns the classes of screens that an expression doesn't tell apart: the class of each screen,
/// the first screen of each class, and the positions that read it.
private func classesOfScreens(
    _ positions: Positions, screenCount: Int
) -> (classes: [Int], examples: [ScreenID], readers: [BitSet]) {
    var readers = Array(repeating: BitSet(), count: screenCount)
    var any = BitSet()
    for (position, screens) in positions.screens.enumerated() {
        guard let screens else {
            any.insert(position)
            continue
        }
        for screen in screens where readers.indices.contains(screen.index) {
            readers[screen.index].insert(position)
        }
    }
    var known: [BitSet: Int] = [:]
    var classes: [Int] = []
    var examples: [ScreenID] = []
    var readersOfClasses: [BitSet] = []
    for (index, reader) in readers.enumerated() {
        let new = known[reader] ?? examples.count
        if new == examples.count {
            known[reader] = new
            examples.append(ScreenID(index: index))
            readersOfClasses.append(reader)
            readersOfClasses[new].formUnion(any)
        }
        classes.append(new)
    }
    return (classes, examples, readersOfClasses)
}
