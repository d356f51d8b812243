import FlowGraph

/// The amount of work before a search is given up. It counts visits, never time, so every machine
/// gets the same result.
struct Effort {
    private(set) var left: Int

    init(_ amount: Int) { left = amount }

    var isSpent: Bool { left <= 0 }

    /// Counts screens and choices.
    mutating func spend(_ amount: Int) { left -= amount }

    /// Counts a branch of the machine: its end state, and each choice.
    mutating func spend(on choices: [Choice], _ state: State) { spend(1 + choices.count + state.size) }
}
