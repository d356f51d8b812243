import FlowGraph

/// A set of stacks, as the minimal deterministic automaton that reads a stack from the bottom up and accepts those in the set.
///
/// It is complete: each state goes on with every screen. Screens that it never tells apart are one class. States are numbered in the order in which a
/// search in breadth finds them, with the classes in the order of their first screens, so that two automata over one program are equal where their sets are
/// (Hopcroft, Ullman: Introduction to Automata Theory, 1979, 3.4).
public struct DFA: Hashable, Sendable {
    /// The state in which nothing was read yet.
    public let start = 0
    /// How many states there are; each is reached by some stack, and no two accept the same continuations.
    public let stateCount: Int

    /// The class of each screen.
    private let classes: [Int]
    /// The first screen of each class.
    private let examples: [ScreenID]
    /// Where each state goes with each class, those of one state side by side.
    private let successors: [Int]
    private let accepting: [Bool]

    /// The most states that an automaton may have while it is made.
    public static let largest = 4096

    /// The minimal automaton that accepts what another one does.
    init(_ automaton: Automaton) {
        let minimal = automaton.minimal
        stateCount = minimal.stateCount
        classes = minimal.classes
        examples = minimal.examples
        successors = minimal.successors
        accepting = minimal.accepting
    }

    private init(_ other: DFA, accepting: [Bool]) {
        stateCount = other.stateCount
        classes = other.classes
        examples = other.examples
        successors = other.successors
        self.accepting = accepting
    }

    /// The state after one more screen on top.
    public func next(_ state: Int, _ screen: ScreenID) -> Int {
        successors[state * examples.count + classes[screen.index]]
    }

    /// Whether the stacks that lead to a state are in the set.
    public func accepts(_ state: Int) -> Bool {
        accepting[state]
    }

    /// Whether a stack, bottom first, is in the set.
    public func accepts(_ stack: some Sequence<ScreenID>) -> Bool {
        accepts(stack.reduce(start) { next($0, $1) })
    }

    /// All stacks that aren't in the set.
    public var complement: DFA {
        DFA(self, accepting: accepting.map { !$0 })
    }

    /// Whether no stack is in the set.
    public var isEmpty: Bool {
        !accepting.contains(true)
    }

    /// Whether every stack is in the set.
    public var isUniversal: Bool {
        !accepting.contains(false)
    }

    /// One of the shortest stacks in the set, bottom first, of the screens that are declared first; nil where there is none.
    public var shortest: [ScreenID]? {
        // States are numbered in breadth, so that the first accepting one is the nearest and the first way to each is the shortest.
        guard var state = accepting.firstIndex(of: true) else {
            return nil
        }
        var way: [(from: Int, screen: ScreenID)?] = Array(repeating: nil, count: stateCount)
        for from in 0..<stateCount {
            for (index, screen) in examples.enumerated() {
                let to = successors[from * examples.count + index]
                if to != start, way[to] == nil {
                    way[to] = (from, screen)
                }
            }
        }
        var stack: [ScreenID] = []
        while let (from, screen) = way[state] {
            stack.append(screen)
            state = from
        }
        return stack.reversed()
    }
}
