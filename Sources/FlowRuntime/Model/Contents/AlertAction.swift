/// The form of an alert.
public enum AlertStyle: Hashable, Sendable {
    /// An alert in the middle of the screen.
    case alert
    /// A list of choices at the bottom of the screen; in wide windows, a popover.
    case actionSheet
}

/// The appearance of a choice in an alert, with UIKit's names.
public enum AlertActionStyle: Hashable, Sendable {
    /// A choice without a special look.
    case `default`
    /// The choice that changes nothing.
    case cancel
    /// A choice that deletes or changes something, in red.
    case destructive
}

/// A choice in an alert, with the steps that it performs.
@MainActor
public struct AlertAction<Owner: Coordinator> {
    let title: String
    let style: AlertActionStyle
    let steps: Change<Owner>.Handler?

    /// Creates a choice. Without steps it only dismisses the alert.
    ///
    /// - Parameters:
    ///   - title: the button's title.
    ///   - style: the button's style.
    ///   - steps: performs the steps of the choice; `nil` for none.
    public init(_ title: String, style: AlertActionStyle = .default, steps: Change<Owner>.Handler? = nil) {
        self.title = title
        self.style = style
        self.steps = steps
    }
}
