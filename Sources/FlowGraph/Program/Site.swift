import FlowSpec

/// What happens when a flow ends with a result, or when the app answers with it.
public struct Handler: Sendable {
    /// The index of the result among the flow's or the effect's.
    public var result: Int
    /// The steps, of which there may be none.
    public var steps: [Step]

    /// Makes a handler.
    ///
    /// - Parameters:
    ///   - result: the index of the result among the flow's or the effect's.
    ///   - steps: the steps, of which there may be none.
    public init(result: Int, steps: [Step]) {
        self.result = result
        self.steps = steps
    }
}

/// A place that starts a flow on a stack or in a layer, or presents a bare screen.
public struct Site: Sendable {
    /// What is started or presented.
    public var target: Target
    /// The flow whose steps the handlers are.
    public var owner: FlowID
    /// What happens at each result of the flow, in the order of its results.
    public var handlers: [Handler]
    /// What happens when it leaves without a result; nil where nothing was said, `[]` where nothing
    /// shall happen.
    public var dismissed: [Step]?
    /// How it is presented: as the step says, else the target. Of a push it has no meaning.
    public var presentation: Presentation
    /// Whether the step gives the presentation.
    public var hasOwnPresentation: Bool
    /// Where the site stands.
    public var range: SourceRange
}

/// An alert.
public struct Alert: Sendable {
    /// The title.
    public var title: Text?
    /// The text below it.
    public var message: Text?
    /// Whether it is an action sheet.
    public var isActionSheet: Bool
    /// The method's parameter that an action sheet comes from on iPad.
    public var anchor: String?
    /// The buttons.
    public var actions: [Action]

    /// A button of an alert.
    public struct Action: Sendable {
        /// The action's name in the spec.
        public var name: String
        /// The button's text.
        public var title: Text
        /// What the button stands for.
        public var style: AlertDeclaration.Action.Style
        /// What a tap does.
        public var steps: [Step]
    }
}
