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
        moves(in: state).contains(move) ? branches(of: move, in: state) : [Branch(choices: [], outcome: .settled(state, []))]
    }

    /// All that may happen in a state: every move with all that may become of it.
    public func outcomes(in state: State) -> [(move: Move, branches: [Branch])] {
        moves(in: state).map { (move: $0, branches: branches(of: $0, in: state)) }
    }

    private func branches(of move: Move, in state: State) -> [Branch] {
        Self.branches { choose in take(move, from: state, choosing: choose).outcome }
            .map { Branch(choices: $0, outcome: $1) }
    }

    /// The states in which the app may start, each with the guards that lead to it; at most ``branchLimit``.
    public var initialStates: [(choices: [Choice], state: State)] {
        Self.branches(initial).map { (choices: $0, state: $1) }
    }

    /// Runs again and again, each time with the next choices, the last one changing fastest.
    private static func branches<Result>(_ run: (([Choice]) -> Int) -> Result) -> [([Choice], Result)] {
        var branches: [([Choice], Result)] = []
        var script: [Int] = []
        repeat {
            var choices: [Choice] = []
            var counts: [Int] = []
            let result = run { options in
                if counts.count == script.count { script.append(0) }
                let index = script[counts.count]
                counts.append(options.count)
                choices.append(options[index])
                return index
            }
            branches.append((choices, result))
            while let last = script.last, last + 1 == counts[script.count - 1] { script.removeLast() }
            if let last = script.popLast() { script.append(last + 1) }
        } while !script.isEmpty && branches.count < branchLimit
        return branches
    }
}
