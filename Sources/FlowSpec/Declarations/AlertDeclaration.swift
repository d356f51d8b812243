/// An alert as it was written.
public struct AlertDeclaration: Sendable {
    /// The title.
    public var title: Located<TextDeclaration>?
    /// The text below it.
    public var message: Located<TextDeclaration>?
    /// Whether it is an action sheet.
    public var isActionSheet = false
    /// The parameter that supplies what an action sheet comes from on iPad.
    public var anchor: Located<String>?
    /// The buttons.
    public var actions: [Action] = []

    /// A button of an alert.
    public struct Action: Sendable {
        /// The action's name.
        public var name: Located<String>
        /// The button's text; nil for the name in words.
        public var title: Located<TextDeclaration>?
        /// What the button stands for.
        public var style: Style = .default
        /// What a tap does.
        public var steps: [StepDeclaration] = []

        /// What a button stands for.
        public enum Style: String, Sendable, CaseIterable {
            /// An action like others.
            case `default`
            /// The way out.
            case cancel
            /// An action that destroys something.
            case destructive
        }
    }
}
