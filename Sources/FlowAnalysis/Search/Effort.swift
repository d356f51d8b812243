import FlowGraph

/// How much is looked at before something is given up. It counts what is looked at and never time,
/// so that every machine gives the same answer.
struct Effort {
    private(set) var left: Int

    init(_ amount: Int) { left = amount }

    /// Whether there is none left.
    var isSpent: Bool { left <= 0 }

    /// Counts so many screens and choices.
    mutating func spend(_ amount: Int) { left -= amount }

    /// Counts a way that the machine has gone: the state that it ended in was made, and each choice
    /// on the way.
    mutating func spend(on choices: [Choice], _ state: State) { spend(1 + choices.count + state.size) }
}
