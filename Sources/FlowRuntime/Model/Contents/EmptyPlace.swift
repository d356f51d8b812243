/// A place without a screen: a tab that is never selected, or a child of which steps alone know
/// what it is made with.
@MainActor
final class EmptyPlace {
    /// What the user interface needs there. The place keeps it.
    var shownBy: AnyObject?
}
