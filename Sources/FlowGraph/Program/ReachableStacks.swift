/// The stacks that a program can reach, as a deterministic automaton that reads a stack from the
/// bottom up: first the flow whose stack it is, then each screen.
///
/// It goes by names, so that it doesn't follow from the order of the files.
public struct ReachableStacks: Hashable, Sendable {
    /// What is read next.
    public enum Letter: Hashable, Comparable, Sendable {
        /// The flow whose stack it is.
        case flow(String)
        /// A screen of a flow, with the flow that begins with it on another flow's stack.
        case screen(flow: String, screen: String, begins: String?)

        /// In the order of the texts.
        public static func < (left: Letter, right: Letter) -> Bool { left.text < right.text }

        /// The letter as the run time reads it: `flow`, `flow.screen`, or `begins:flow.screen`.
        public var text: String {
            switch self {
            case .flow(let flow): flow
            case .screen(let flow, let screen, let begins): (begins.map { $0 + ":" } ?? "") + flow + "." + screen
            }
        }
    }

    /// A state: what may be read there, and whether what was read is a stack by itself.
    public struct State: Hashable, Sendable {
        /// What may be read, in order, each with the state that it leads to.
        public var next: [(letter: Letter, state: Int)]
        /// Whether what was read is a stack that some run has.
        public var isWhole: Bool

        /// Makes a state.
        ///
        /// - Parameters:
        ///   - next: what may be read, in order, each with the state that it leads to.
        ///   - isWhole: whether what was read is a stack that some run has.
        public init(next: [(letter: Letter, state: Int)], isWhole: Bool) {
            self.next = next
            self.isWhole = isWhole
        }

        /// Whether both read the same and lead to the same.
        public static func == (left: State, right: State) -> Bool {
            left.isWhole == right.isWhole && left.next.elementsEqual(right.next, by: ==)
        }

        /// Adds what makes two states equal.
        ///
        /// - Parameter hasher: takes it.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(isWhole)
            for (letter, state) in next {
                hasher.combine(letter)
                hasher.combine(state)
            }
        }
    }

    /// The states; it begins in the first.
    public var states: [State]

    /// Makes an automaton.
    ///
    /// - Parameter states: the states; it begins in the first.
    public init(states: [State]) {
        self.states = states
    }
}
