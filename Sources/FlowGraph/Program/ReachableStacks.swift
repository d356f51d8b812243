/// A deterministic automaton that accepts a program's reachable stacks. It reads the flow that owns
/// the stack, then each screen from the bottom up.
///
/// It consists of names, so it doesn't depend on the order of the files.
public struct ReachableStacks: Hashable, Sendable {
    /// An input letter.
    public enum Letter: Hashable, Comparable, Sendable {
        /// The flow that owns the stack.
        case flow(String)
        /// A screen of a flow, and the flow that begins with it on another flow's stack.
        case screen(flow: String, screen: String, begins: String?)

        /// Letters are ordered by their text.
        public static func < (left: Letter, right: Letter) -> Bool { left.text < right.text }

        /// The letter as FlowRuntime reads it: `flow`, `flow.screen`, or `begins:flow.screen`.
        public var text: String {
            switch self {
            case .flow(let flow): flow
            case .screen(let flow, let screen, let begins): (begins.map { $0 + ":" } ?? "") + flow + "." + screen
            }
        }
    }

    /// A state: its transitions, and whether it accepts.
    public struct State: Hashable, Sendable {
        /// The possible letters, in order, each with its target state.
        public var next: [(letter: Letter, state: Int)]
        /// True if the input so far is a reachable stack.
        public var isWhole: Bool

        /// Creates a state.
        public init(next: [(letter: Letter, state: Int)], isWhole: Bool) {
            self.next = next
            self.isWhole = isWhole
        }

        /// True if both states accept alike and have equal transitions.
        public static func == (left: State, right: State) -> Bool {
            left.isWhole == right.isWhole && left.next.elementsEqual(right.next, by: ==)
        }

        /// Feeds the properties that define equality into a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(isWhole)
            for (letter, state) in next {
                hasher.combine(letter)
                hasher.combine(state)
            }
        }
    }

    /// The states; the first is the initial state.
    public var states: [State]

    /// Creates an automaton.
    public init(states: [State]) {
        self.states = states
    }
}
