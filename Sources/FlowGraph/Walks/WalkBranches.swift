import FlowSpec

/// One possible result of a move on a walk. During a move, a guard or an effect always makes the
/// same choice.
public struct WalkBranch: Sendable {
    /// The choices, in the order in which they were made.
    public var choices: [Choice]
    /// The state after the move; after a fault, the state in which the move stopped.
    public var state: State
    /// The performed steps, in their order.
    public var steps: [Step]
    /// Everything observable besides the state. A fault is the last one.
    public var observations: [Observation]
    /// The locations of the `popTo` steps whose screen wasn't on the stack.
    public var missedPops: [SourceRange]
    /// The location of the step that asked for each choice; `nil` if the move itself did.
    public var askers: [SourceRange?]

    /// The fault that the move ended in, if any.
    public var fault: Fault? { if case .fault(let fault)? = observations.last { fault } else { nil } }
}

extension Machine {
    /// The maximum number of branches of one move.
    private static let mostWalkBranches = 128

    /// The branches of a move on a walk. The last choice changes fastest.
    ///
    /// - Parameters:
    ///   - move: the move, which must be possible in the state.
    ///   - state: the state.
    ///   - tapsAlerts: true if the user taps a button of each alert, false if alerts are only
    ///     dismissed.
    public func walkBranches(of move: Move, in state: State, tapsAlerts: Bool = true) -> [WalkBranch] {
        var branches: [WalkBranch] = []
        var script = ChoiceScript(program: program, tapsAlerts: tapsAlerts)
        repeat {
            branches.append(branch(of: move, in: state) { script.index(in: $0) })
        } while script.advance() && branches.count < Self.mostWalkBranches
        return branches
    }

    private func branch(of move: Move, in state: State, choosing choose: ([Choice]) -> Int) -> WalkBranch {
        withoutActuallyEscaping(choose) { choose in
            var choices = Choices(asking: choose)
            let (outcome, record) = take(move, from: state, &choices)
            let (next, observations) = outcome.result(from: state)
            return WalkBranch(
                choices: choices.made, state: next, steps: record.steps, observations: observations, missedPops: record.missedPops,
                askers: record.askers)
        }
    }
}

extension [Choice] {
    /// The index of the option that repeats a guard's or an effect's earlier choice, by its name;
    /// `nil` for an alert, or if the guard or effect wasn't asked.
    ///
    /// - Parameters:
    ///   - options: the options of the new choice.
    ///   - program: the program that asks.
    public func indexOfRepeated(in options: [Choice], of program: Program) -> Int? {
        switch options.first {
        case .asked: lazy.compactMap { options.firstIndex(of: $0) }.first
        case .answer(let id, _):
            lazy.compactMap { choice in
                guard case .answer(let other, let result) = choice, program[other].name.value == program[id].name.value else { return nil }
                return options.firstIndex(of: .answer(id, result: result))
            }.first
        case .alert, .same, nil: nil
        }
    }
}

/// The choices of a run, and of the runs that follow it until every choice has been made.
private struct ChoiceScript {
    let program: Program
    let tapsAlerts: Bool
    /// The choices of this run so far.
    private var choices: [Choice] = []
    /// The free choices: the chosen index, and the number of options.
    private var free: [(index: Int, count: Int)] = []
    /// The number of free choices that this run has made.
    private var made = 0

    init(program: Program, tapsAlerts: Bool) {
        self.program = program
        self.tapsAlerts = tapsAlerts
    }

    mutating func index(in options: [Choice]) -> Int {
        let index = choices.indexOfRepeated(in: options, of: program) ?? freeIndex(count(of: options), options)
        choices.append(options[index])
        return index
    }

    private mutating func freeIndex(_ count: Int, _ options: [Choice]) -> Int {
        if case .alert = options.first, !tapsAlerts { return options.count - 1 }
        if made == free.count { free.append((0, count)) }
        defer { made += 1 }
        return free[made].index
    }

    /// The number of options on a walk: an alert never stays.
    private func count(of options: [Choice]) -> Int {
        if case .alert = options.first { max(options.count - 1, 1) } else { options.count }
    }

    /// Advances to the next run. Returns false after the last.
    mutating func advance() -> Bool {
        while let last = free.last, last.index + 1 == last.count { free.removeLast() }
        guard let last = free.popLast() else { return false }
        free.append((last.index + 1, last.count))
        choices = []
        made = 0
        return true
    }
}
