import FlowGraph

/// One way that a move can go on a walk, where guards and effects say the same however often they
/// are asked meanwhile.
struct MoveBranch {
    let choices: [Choice]
    let state: State
    let steps: [Step]
}

extension Machine {
    /// The number of ways that are looked at where a move can go many.
    private static let largestNumberOfBranches = 128

    /// The ways that a move can go on a walk; the last choice changes fastest.
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

/// What is chosen in a run, and in the runs that follow it until every choice has been made.
private struct ChoiceScript {
    let program: Program
    let tapsAlerts: Bool
    /// What was chosen so far in this run.
    private(set) var choices: [Choice] = []
    /// The choices that were free: the index that is taken, and the number of options.
    private var free: [(index: Int, count: Int)] = []
    /// How many of them this run has made.
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

    /// The number of options that a walk takes: an alert never stays.
    private func count(of options: [Choice]) -> Int {
        if case .alert = options.first { max(options.count - 1, 1) } else { options.count }
    }

    /// Goes on to the next run; false after the last.
    mutating func advance() -> Bool {
        while let last = free.last, last.index + 1 == last.count { free.removeLast() }
        guard let last = free.popLast() else { return false }
        free.append((last.index + 1, last.count))
        choices = []
        made = 0
        return true
    }
}
