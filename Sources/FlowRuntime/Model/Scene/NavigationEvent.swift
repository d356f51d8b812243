/// An event in a scene, for logging and analytics.
public enum NavigationEvent: Hashable, Sendable {
    /// A transition was performed.
    case transition(String, from: ScreenName?)
    /// A call was ignored: its screen isn't on top, or the topmost screen doesn't have the
    /// transition. Nothing changed.
    case ignored(transition: String, screen: ScreenName?)
    /// A transition was refused because a step failed. Nothing changed.
    case refused(transition: String, fault: Fault)
    /// A link waits, was opened or was dropped. An opened link is also reported as a transition
    /// with its name.
    case link(String, LinkOutcome)
    /// The state changed, by a transition or by the user.
    case changed(Snapshot)
    /// The scene has started from a saved state, or from the parts that could be restored.
    case restored(Restoration)
}
