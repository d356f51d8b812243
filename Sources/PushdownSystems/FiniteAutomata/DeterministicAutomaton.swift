/// A set of words, as the minimal deterministic automaton that accepts those in the set.
///
/// It is complete: each state goes on with every letter. Letters that it never tells apart are one
/// class. States are numbered in the order in which a search in breadth finds them, with the
/// classes in the order of their first letters, so that two automata over one alphabet are equal
/// where their sets are (Hopcroft, Ullman: Introduction to Automata Theory, 1979, 3.4).
public struct DeterministicAutomaton<Letter: TypedIndex>: Hashable, Sendable {
    /// The state in which nothing was read yet.
    let start = 0
    /// How many states there are; each is reached by some word, and no two accept the same
    /// continuations.
    public let stateCount: Int

    /// The class of each letter.
    private let classes: [Int]
    /// The first letter of each class.
    private let examples: [Letter]
    /// Where each state goes with each class, those of one state side by side.
    private let successors: [Int]
    private let accepting: [Bool]

    /// The most states that an automaton may have while it is made.
    public static var largest: Int { 4096 }

    /// The minimal automaton that accepts what a complete one does, all of whose states can be
    /// reached from the first.
    ///
    /// - Parameters:
    ///   - classes: the class of each letter.
    ///   - examples: the first letter of each class.
    ///   - successors: where each state goes with each class, those of one state side by side. The
    ///     first state is the start.
    ///   - accepting: whether each state accepts.
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

    /// The state after one more letter.
    ///
    /// - Parameters:
    ///   - state: the state before the letter.
    ///   - letter: the letter, one of the automaton's.
    public func next(_ state: Int, _ letter: Letter) -> Int {
        successors[state * examples.count + classes[letter.number]]
    }

    /// Whether the words that lead to a state are in the set.
    ///
    /// - Parameter state: the state, from 0 up; below ``stateCount``.
    public func accepts(_ state: Int) -> Bool {
        accepting[state]
    }

    /// Whether a word is in the set.
    ///
    /// - Parameter word: the word, of the automaton's letters.
    public func accepts(_ word: some Sequence<Letter>) -> Bool {
        accepts(word.reduce(start) { next($0, $1) })
    }

    /// All words that aren't in the set.
    public var complement: DeterministicAutomaton {
        DeterministicAutomaton(self, accepting: accepting.map { !$0 })
    }

    /// Whether no word is in the set.
    var isEmpty: Bool {
        !accepting.contains(true)
    }

    /// Whether every word is in the set.
    public var isUniversal: Bool {
        !accepting.contains(false)
    }

    /// Whether every word of some letters is in the set, but perhaps the one without letters.
    ///
    /// - Parameter letters: the letters.
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

    /// One of the shortest words in the set, of the letters that come first; nil where there is
    /// none.
    var shortest: [Letter]? {
        // States are numbered in breadth, so that the first accepting one is the nearest and the
        // first way to each is the shortest.
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
