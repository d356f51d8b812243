/// A set of words, as the minimal deterministic automaton that accepts them.
///
/// The automaton is complete: each state has a successor for every letter. Letters that it never
/// distinguishes form one class. States are numbered breadth-first, with classes in the order of
/// their first letters. Two automata over one alphabet are therefore equal if their sets are equal
/// (Hopcroft, Ullman: Introduction to Automata Theory, 1979, 3.4).
public struct DeterministicAutomaton<Letter: TypedIndex>: Hashable, Sendable {
    let start = 0
    /// The number of states. Each is reachable, and no two accept the same continuations.
    public let stateCount: Int

    /// The class of each letter.
    private let classes: [Int]
    /// The first letter of each class.
    private let examples: [Letter]
    /// The successor of each state for each class, grouped by state.
    private let successors: [Int]
    private let accepting: [Bool]

    /// The maximum number of states of an automaton under construction.
    public static var largest: Int { 4096 }

    /// Creates the minimal automaton that is equivalent to a complete one. All its states must be
    /// reachable from the first.
    ///
    /// - Parameters:
    ///   - classes: the class of each letter.
    ///   - examples: the first letter of each class.
    ///   - successors: the successor of each state for each class, grouped by state. The first
    ///     state is the start.
    ///   - accepting: true for each accepting state.
    public init(classes: [Int], examples: [Letter], successors: [Int], accepting: [Bool]) {
        let automaton = CompleteAutomaton(classes: classes, examples: examples, successors: successors, accepting: accepting)
        let minimal = automaton.minimal
        stateCount = minimal.stateCount
        self.classes = minimal.classes
        self.examples = minimal.examples
        self.successors = minimal.successors
        self.accepting = minimal.accepting
    }

    private init(_ other: DeterministicAutomaton, accepting: [Bool]) {
        stateCount = other.stateCount
        classes = other.classes
        examples = other.examples
        successors = other.successors
        self.accepting = accepting
    }

    /// Returns the state after one more letter.
    ///
    /// - Parameters:
    ///   - state: the state before the letter.
    ///   - letter: the letter, from the automaton's alphabet.
    public func next(_ state: Int, _ letter: Letter) -> Int {
        successors[state * examples.count + classes[letter.number]]
    }

    /// Returns true if the words that lead to a state are in the set.
    ///
    /// - Parameter state: the state, from 0 up and less than ``stateCount``.
    public func accepts(_ state: Int) -> Bool {
        accepting[state]
    }

    /// Returns true if a word is in the set.
    ///
    /// - Parameter word: the word, over the automaton's alphabet.
    public func accepts(_ word: some Sequence<Letter>) -> Bool {
        accepts(word.reduce(start) { next($0, $1) })
    }

    /// The set of all words that aren't in this set.
    public var complement: DeterministicAutomaton {
        DeterministicAutomaton(self, accepting: accepting.map { !$0 })
    }

    var isEmpty: Bool {
        !accepting.contains(true)
    }

    /// True if every word is in the set.
    public var isUniversal: Bool {
        !accepting.contains(false)
    }

    /// Returns true if every nonempty word over some letters is in the set.
    public func acceptsAll(of letters: some Sequence<Letter>) -> Bool {
        let classes = Set(letters.map { self.classes[$0.number] })
        var (open, seen) = ([start], Set([start]))
        while let state = open.popLast() {
            for next in classes.map({ successors[state * examples.count + $0] }) {
                guard accepting[next] else { return false }
                if seen.insert(next).inserted { open.append(next) }
            }
        }
        return true
    }

    /// A shortest word in the set, using each class's first letter, or `nil` if the set is empty.
    var shortest: [Letter]? {
        // States are numbered breadth-first. So the first accepting state is the nearest, and the
        // first path to each state is the shortest.
        guard var state = accepting.firstIndex(of: true) else {
            return nil
        }
        var way: [(from: Int, letter: Letter)?] = Array(repeating: nil, count: stateCount)
        for from in 0..<stateCount {
            for (index, letter) in examples.enumerated() {
                let to = successors[from * examples.count + index]
                if to != start, way[to] == nil {
                    way[to] = (from, letter)
                }
            }
        }
        var word: [Letter] = []
        while let (from, letter) = way[state] {
            word.append(letter)
            state = from
        }
        return word.reversed()
    }
}
