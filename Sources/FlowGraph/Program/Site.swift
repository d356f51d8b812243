import FlowSpec

/// A handler for a flow's result or the app's answer.
public struct Handler: Sendable {
    /// The index of the result among the flow's or effect's results.
    public var result: Int
    /// The steps, possibly none.
    public var steps: [Step]

    /// Creates a handler.
    public init(result: Int, steps: [Step]) {
        self.result = result
        self.steps = steps
    }
}

/// A location in the spec that starts a flow on a stack or in a layer, or presents a bare screen.
public struct Site: Sendable {
    /// The flow or screen to start or present.
    public var target: Target
    /// The flow that the handlers belong to.
    public var owner: FlowID
    /// The handlers of the flow's results, in the order of the results.
    public var handlers: [Handler]
    /// The steps if the target is removed without a result; `[]` for nothing, `nil` if unspecified.
    public var dismissed: [Step]?
    /// The presentation, from the step or else from the target. Meaningless for a push.
    public var presentation: Presentation
    /// True if the step specifies the presentation.
    public var hasOwnPresentation: Bool
    /// The location in the spec.
    public var range: SourceRange
}

/// An alert.
public struct Alert: Sendable {
    /// The title.
    public var title: Text?
    /// The text below it.
    public var message: Text?
    /// True if it is an action sheet.
    public var isActionSheet: Bool
    /// The method parameter with an action sheet's anchor on iPad.
    public var anchor: String?
    /// The buttons.
    public var actions: [Action]

    /// A button of an alert.
    public struct Action: Sendable {
        /// The action's name in the spec.
        public var name: String
        /// The button's text.
        public var title: Text
        /// The button's style.
        public var style: AlertDeclaration.Action.Style
        /// The steps that run when the user taps the button.
        public var steps: [Step]
    }
}
