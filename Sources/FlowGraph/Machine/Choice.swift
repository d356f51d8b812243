/// A decision that a run leaves to the user or the app.
public enum Choice: Hashable, Sendable {
    /// A guard's answer.
    case asked(GuardID, holds: Bool)
    /// The tapped button of an alert, by its index and name; `nil` if none is tapped.
    case alert(Int?, name: String?)
    /// The app's answer to an effect, by the result's index; `nil` if it doesn't answer.
    case answer(EffectID, result: Int?)
    /// True if the screen on top has the link's values, so the link keeps it.
    case same(Bool)
}

/// A possible course of a move.
public struct Branch: Hashable, Sendable {
    /// The choices, in the order in which they were made.
    public var choices: [Choice]
    /// The outcome of the move.
    public var outcome: Outcome
}

extension Machine {
    /// The maximum number of branches that are explored for a move or start.
    public static let branchLimit = 4_096

    /// The possible outcomes of a move, one for each combination of choices; at most
    /// ``branchLimit``.
    ///
    /// - Returns: the branches; for an impossible move, a single one that changes nothing.
    public func outcomes(of move: Move, in state: State) -> [Branch] {
        isPossible(move, in: state) ? branches(of: move, in: state) : [Branch(choices: [], outcome: .settled(state, []))]
    }

    /// All possible moves in a state with their outcomes.
    ///
    /// - Returns: the moves in the order of ``moves(in:)``, each with at most ``branchLimit``
    ///   branches.
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

    /// Calls a function with one possible outcome of a move after another, until it returns false.
    ///
    /// - Parameters:
    ///   - move: the move, which must be possible in the state.
    ///   - state: the state.
    ///   - body: receives each branch, at most ``branchLimit``; returns true to continue.
    public func forEachOutcome(of move: Move, in state: State, _ body: (Branch) -> Bool) {
        Self.forEachWay {
            let outcome = take(move, from: state, &$0).outcome
            return body(Branch(choices: $0.made, outcome: outcome))
        }
    }

    /// The possible initial states, each with its choices; at most ``branchLimit`` for each start.
    public var initialStates: [(choices: [Choice], state: State)] {
        var states: [(choices: [Choice], state: State)] = []
        forEachInitialState { choices, state in
            states.append((choices, state))
            return true
        }
        return states
    }

    /// Calls a function with one possible initial state after another, until it returns false.
    ///
    /// - Parameter body: receives the choices and the initial state, at most ``branchLimit`` times
    ///   for each start; returns true to continue.
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

    /// Runs repeatedly with all combinations of choices, the last varying fastest, until a run
    /// returns false or the limit is reached.
    private static func forEachWay(_ run: (inout Choices) -> Bool) {
        var choices = Choices()
        var count = 0
        repeat {
            guard run(&choices) else { return }
            count += 1
        } while choices.advance() && count < branchLimit
    }
}

/// The choices of a run. They follow a script, then a callback; by default, the first option.
struct Choices {
    private(set) var made: [Choice] = []
    private let ask: (([Choice]) -> Int)?
    /// The indices of scripted options, and the number of options at each choice.
    private var script: [Int] = []
    private var counts: [Int] = []

    init(asking ask: (([Choice]) -> Int)? = nil) {
        self.ask = ask
    }

    /// Makes the next choice and returns its index.
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

    /// Advances to the next combination; returns false after the last.
    mutating func advance() -> Bool {
        while let last = script.last, last + 1 == counts[script.count - 1] { script.removeLast() }
        if let last = script.popLast() { script.append(last + 1) }
        made = []
        counts = []
        return !script.isEmpty
    }
}
