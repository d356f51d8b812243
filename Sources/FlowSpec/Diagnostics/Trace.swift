/// A run of an app that shows a finding: its start and its actions in order.
public struct Trace: Hashable, Sendable {
    /// One action of the user, a screen or the app.
    public struct Action: Hashable, Sendable {
        /// The description: `tap 'me'`, `details: addToCart`, `back`.
        public var text: String
        /// Its conditions, in order of evaluation: `'signedIn' holds`, `the alert's 'delete'`.
        public var needs: [String]
        /// The stacks after the action, as the abstract machine describes a state.
        public var state: String
        /// The location of the transition; `nil` for an action without source, such as back.
        public var range: SourceRange?

        /// Creates an action.
        public init(_ text: String, needs: [String] = [], state: String, at range: SourceRange? = nil) {
            self.text = text
            self.needs = needs
            self.state = state
            self.range = range
        }
    }

    /// The stacks at the start.
    public var start: String
    /// The conditions at the start.
    public var startNeeds: [String]
    /// The actions, in order.
    public var actions: [Action]
    /// The outcome of the last action if it isn't a state, such as a fault.
    public var ending: String?
    /// The run for `flowgen preview`: the start, then one element per action; empty if unknown.
    public var walk: [String] = []
    /// The guards, such as `'signedIn'`, that the run needs both ways without a change in between.
    public var contradictions: [String]

    /// Creates a trace.
    public init(start: String, startNeeds: [String] = [], actions: [Action] = [], ending: String? = nil, contradictions: [String] = []) {
        self.start = start
        self.startNeeds = startNeeds
        self.actions = actions
        self.ending = ending
        self.contradictions = contradictions
    }

    /// Returns the outcome of the action at an index.
    func end(of index: Int) -> String {
        index == actions.count - 1 ? ending ?? actions[index].state : actions[index].state
    }
}
