/// Content without a screen: a tab that is never selected, or a child that only steps can create.
@MainActor
final class EmptyPlace {
    /// The user interface's object for the place, which the place retains.
    var shownBy: AnyObject?
}
