/// A run of an app that shows what was found: where it starts, and what is done one after the
/// other.
public struct Trace: Hashable, Sendable {
    /// One move of the user, a screen or the app.
    public struct Action: Hashable, Sendable {
        /// What is done: `tap 'me'`, `details: addToCart`, `back`.
        public var text: String
        /// What must be so for it, in the order in which it is asked: `'signedIn' holds`, `the
        /// alert's 'delete'`.
        public var needs: [String]
        /// The stacks after it, as the abstract machine describes a state.
        public var state: String
        /// Where the transition is written; nil for what no text says, such as back.
        public var range: SourceRange?

        /// Makes an action.
        ///
        /// - Parameters:
        ///   - text: what is done.
        ///   - needs: what must be so for it, in the order in which it is asked.
        ///   - state: the stacks after it.
        ///   - range: where the transition is written; nil for what no text says.
        public init(_ text: String, needs: [String] = [], state: String, at range: SourceRange? = nil) {
            self.text = text
            self.needs = needs
            self.state = state
            self.range = range
        }
    }

    /// The stacks at the start.
    public var start: String
    /// What must be so at the start.
    public var startNeeds: [String]
    /// What is done, in order.
    public var actions: [Action]
    /// What the last action ends in instead of a state, such as a fault; nil where it ends in the
    /// state.
    public var ending: String?
    /// The run in the form that `flowgen preview` plays: the start, then an action each; empty
    /// where it isn't known.
    public var walk: [String] = []
    /// The guards, as `'signedIn'`, that the run needs both ways with nothing between that could
    /// change them.
    public var contradictions: [String]

    /// Makes a trace.
    ///
    /// - Parameters:
    ///   - start: the stacks at the start.
    ///   - startNeeds: what must be so at the start.
    ///   - actions: what is done, in order.
    ///   - ending: what the last action ends in instead of a state; nil where it ends in the state.
    ///   - contradictions: the guards that the run needs both ways.
    public init(start: String, startNeeds: [String] = [], actions: [Action] = [], ending: String? = nil, contradictions: [String] = []) {
        self.start = start
        self.startNeeds = startNeeds
        self.actions = actions
        self.ending = ending
        self.contradictions = contradictions
    }

    /// What an action ends in, by its index.
    func end(of index: Int) -> String {
        index == actions.count - 1 ? ending ?? actions[index].state : actions[index].state
    }
}
