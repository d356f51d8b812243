import FlowGraph

/// One possible result of a move on a walk. During a move, a guard or an effect always makes the
/// same choice.
struct MoveBranch {
    let choices: [Choice]
    let state: State
    let steps: [Step]
}

extension Machine {
    /// The maximum number of branches of one move.
    private static let largestNumberOfBranches = 128

    /// The branches of a move on a walk. The last choice changes fastest.
    func walkBranches(of move: Move, in state: State, tapsAlerts: Bool) -> [MoveBranch] {
        var branches: [MoveBranch] = []
        var script = ChoiceScript(program: program, tapsAlerts: tapsAlerts)
        repeat {
            let (outcome, steps) = trace(move, from: state) { script.index(in: $0) }
            let next = if case .settled(let next, _) = outcome { next } else { state }
            branches.append(MoveBranch(choices: script.choices, state: next, steps: steps))
        } while script.advance() && branches.count < Self.largestNumberOfBranches
        return branches
    }
}

/// The choices of a run, and of the runs that follow it until every choice has been made.
private struct ChoiceScript {
    let program: Program
    let tapsAlerts: Bool
    /// The choices of this run so far.
    private(set) var choices: [Choice] = []
    /// The free choices: the chosen index, and the number of options.
    private var free: [(index: Int, count: Int)] = []
    /// The number of free choices that this run has made.
    private var made = 0

    init(program: Program, tapsAlerts: Bool) {
        self.program = program
        self.tapsAlerts = tapsAlerts
    }

    mutating func index(in options: [Choice]) -> Int {
        let index = Luck.index(in: options, asIn: choices, of: program) ?? freeIndex(count(of: options), options)
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
