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
}

extension Machine {
    /// The number of ways that are looked at where a run can go many.
    public static let branchLimit = 4_096

    /// All that may become of a move, for every combination of choices; at most ``branchLimit``.
    ///
    /// - Parameters:
    ///   - move: the move.
    ///   - state: the state.
    /// - Returns: the ways in which the move can go; for a move that isn't possible there, one that
    ///   changes nothing.
    public func outcomes(of move: Move, in state: State) -> [Branch] {
        isPossible(move, in: state) ? branches(of: move, in: state) : [Branch(choices: [], outcome: .settled(state, []))]
    }

    /// All that may happen in a state: every move with all that may become of it.
    ///
    /// - Parameter state: the state.
    /// - Returns: the moves in the order of ``moves(in:)``, each with at most ``branchLimit`` ways.
    public func outcomes(in state: State) -> [(move: Move, branches: [Branch])] {
        moves(in: state).map { (move: $0, branches: branches(of: $0, in: state)) }
    }

    private func branches(of move: Move, in state: State) -> [Branch] {
        var branches: [Branch] = []
        forEachOutcome(of: move, in: state) { branch in
            branches.append(branch)
            return true
        }
        return branches
    }

    /// Takes a possible move in one way after the other, so that whoever has seen enough needn't
    /// wait for the rest.
    ///
    /// - Parameters:
    ///   - move: the move, which is possible in the state.
    ///   - state: the state.
    ///   - body: takes what may become of the move; gives whether it wants more. At most
    ///     ``branchLimit`` ways are taken.
    public func forEachOutcome(of move: Move, in state: State, _ body: (Branch) -> Bool) {
        Self.forEachWay {
            let outcome = take(move, from: state, &$0).outcome
            return body(Branch(choices: $0.made, outcome: outcome))
        }
    }

    /// The states in which the app may start, each with the guards that lead to it; at most
    /// ``branchLimit``.
    public var initialStates: [(choices: [Choice], state: State)] {
        var states: [(choices: [Choice], state: State)] = []
        forEachInitialState { choices, state in
            states.append((choices, state))
            return true
        }
        return states
    }

    /// Starts the app in one way after the other, as ``forEachOutcome(of:in:_:)`` takes a move.
    ///
    /// - Parameter body: takes the choices and the state in which the app starts after them; gives
    ///   whether it wants more. At most ``branchLimit`` ways are taken.
    public func forEachInitialState(_ body: ([Choice], State) -> Bool) {
        var wantsMore = true
        let starts = program.starts.isEmpty ? [program.root] : program.starts
        for use in starts where wantsMore {
            Self.forEachWay {
                let state = initial(with: use, &$0)
                wantsMore = body($0.made, state)
                return wantsMore
            }
        }
    }

    /// Runs again and again, each time with the next choices, the last one changing fastest, until
    /// a run wants no more.
    private static func forEachWay(_ run: (inout Choices) -> Bool) {
        var choices = Choices()
        var count = 0
        repeat {
            guard run(&choices) else { return }
            count += 1
        } while choices.advance() && count < branchLimit
    }
}

/// What a run chooses: as it was told, and beyond that as someone who is asked says, else the first
/// option.
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
