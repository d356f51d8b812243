/// An alert as declared in a spec.
public struct AlertDeclaration: Sendable {
    /// The title.
    public var title: Located<TextDeclaration>?
    /// The text below the title.
    public var message: Located<TextDeclaration>?
    /// True if it is an action sheet.
    public var isActionSheet = false
    /// The parameter with the source view or item of an action sheet on iPad, without the `$`.
    public var anchor: Located<String>?
    /// The buttons.
    public var actions: [Action] = []

    /// A button of an alert.
    public struct Action: Sendable {
        /// The action's name.
        public var name: Located<String>
        /// The button's title; `nil` if it follows from the name.
        public var title: Located<TextDeclaration>?
        /// The kind of button.
        public var style: Style = .default
        /// The steps that a tap runs.
        public var steps: [StepDeclaration] = []

        /// The kind of a button, as UIKit's `UIAlertAction.Style`.
        public enum Style: String, Sendable, CaseIterable {
            /// A regular action.
            case `default`
            /// The action that cancels the alert.
            case cancel
            /// An action that changes or deletes data.
            case destructive
        }
    }
}
