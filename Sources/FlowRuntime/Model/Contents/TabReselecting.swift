/// A view controller that reacts if the user taps the selected tab again, for example by scrolling
/// to the top.
@MainActor
public protocol TabReselecting: AnyObject {
    /// The user tapped the selected tab while this view controller was on top. The tap popped no
    /// screen: this is the tab's first screen, or the flow has `reselect: none`.
    func tabReselected()
}
