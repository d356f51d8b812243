/// One way to go on where a run leaves that to the user or the app.
public enum Choice: Hashable, Sendable {
    /// What a guard says.
    case asked(GuardID, holds: Bool)
    /// The button of an alert, by its index and name; nil where none is tapped.
    case alert(Int?, name: String?)
    /// The app's answer to an effect, by the result's index; nil where none comes.
    case answer(EffectID, result: Int?)
}

/// One of the ways that a move can go.
public struct Branch: Hashable, Sendable {
    /// What was chosen, in the order in which it was asked.
    public var choices: [Choice]
    /// What became of the move.
    public var outcome: Outcome

    /// What becomes of a move where this is chosen.
    public init(choices: [Choice], outcome: Outcome) {
        self.choices = choices
        self.outcome = outcome
    }
}

extension Machine {
    /// The number of ways that are looked at where a run can go many.
    public static let branchLimit = 4_096

    /// All that may become of a move, for every combination of choices; at most ``branchLimit``.
    public func outcomes(of move: Move, in state: State) -> [Branch] {
        isPossible(move, in: state) ? branches(of: move, in: state) : [Branch(choices: [], outcome: .settled(state, []))]
    }

    /// All that may happen in a state: every move with all that may become of it.
    public func outcomes(in state: State) -> [(move: Move, branches: [Branch])] {
        moves(in: state).map { (move: $0, branches: branches(of: $0, in: state)) }
    }

    private func branches(of move: Move, in state: State) -> [Branch] {
        Self.branches { take(move, from: state, &$0).outcome }.map { Branch(choices: $0, outcome: $1) }
    }

    /// The states in which the app may start, each with the guards that lead to it; at most ``branchLimit``.
    public var initialStates: [(choices: [Choice], state: State)] {
        Self.branches { initial(&$0) }.map { (choices: $0, state: $1) }
    }

    /// Runs again and again, each time with the next choices, the last one changing fastest.
    private static func branches<Result>(_ run: (inout Choices) -> Result) -> [([Choice], Result)] {
        var choices = Choices()
        var branches: [([Choice], Result)] = []
        repeat {
            let result = run(&choices)
            branches.append((choices.made, result))
        } while choices.advance() && branches.count < branchLimit
        return branches
    }
}

/// What a run chooses: as it was told, and beyond that as someone who is asked says, else the first option.
struct Choices {
    /// What was chosen so far.
    private(set) var made: [Choice] = []
    private let ask: (([Choice]) -> Int)?
    /// The options to take, by their indices, and how many there were beside each.
    private var script: [Int] = []
    private var counts: [Int] = []

    init(asking ask: (([Choice]) -> Int)? = nil) {
        self.ask = ask
    }

    /// Chooses the next one; gives its index.
    mutating func choose(of options: [Choice]) -> Int {
        if made.count == script.count {
            let index = ask?(options) ?? 0
            script.append(options.indices.contains(index) ? index : 0)
        }
        let index = script[made.count]
        made.append(options[index])
        counts.append(options.count)
        return index
    }

    /// Goes on to the next way of all; false where there is none.
    mutating func advance() -> Bool {
        while let last = script.last, last + 1 == counts[script.count - 1] { script.removeLast() }
        if let last = script.popLast() { script.append(last + 1) }
        made = []
        counts = []
        return !script.isEmpty
    }
}
