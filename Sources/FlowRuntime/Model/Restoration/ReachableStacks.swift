/// The stacks that a program can reach, as a deterministic automaton that reads a stack from the
/// bottom up: first the flow whose stack it is, then each screen.
///
/// flowgen's analysis has computed it. Whatever it reads is a prefix of a stack that some run has.
public struct ReachableStacks: Hashable, Sendable {
    /// What is read next.
    public enum Letter: Hashable, Sendable {
        /// The flow whose stack it is.
        case flow(String)
        /// A screen, with the flow that begins with it on another flow's stack.
        case screen(String, String, begins: String? = nil)
    }

    /// A state, by what may be read there and where that leads.
    public struct State: Hashable, Sendable {
        let next: [Letter: Int]
        let isWhole: Bool

        /// Makes a state.
        ///
        /// - Parameters:
        ///   - next: what may be read, with the number of the state that it leads to.
        ///   - isWhole: whether what was read is a stack by itself.
        public init(_ next: [Letter: Int], isWhole: Bool = false) {
            self.next = next
            self.isWhole = isWhole
        }
    }

    let states: [State]

    /// Makes an automaton.
    ///
    /// - Parameter states: its states; it begins in the first.
    public init(_ states: [State]) {
        self.states = states
    }

    /// How many screens of a stack, from the bottom, are a stack that can be reached; 0 for none.
    func longestStack(of flow: String, _ entries: [Snapshot.Entry]) -> Int {
        guard var state = next(of: states.first, .flow(flow)) else { return 0 }
        var longest = 0
        for (index, entry) in entries.enumerated() {
            guard let reached = next(of: state, .screen(entry.screen.flow, entry.screen.screen, begins: entry.begins)) else { break }
            state = reached
            if state.isWhole { longest = index + 1 }
        }
        return longest
    }

    private func next(of state: State?, _ letter: Letter) -> State? {
        guard let number = state?.next[letter], states.indices.contains(number) else { return nil }
        return states[number]
    }
}
