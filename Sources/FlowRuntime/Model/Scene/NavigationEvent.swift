/// What happens in a scene, for logging and analytics.
public enum NavigationEvent: Hashable, Sendable {
    /// A transition was taken.
    case transition(String, from: ScreenName?)
    /// A transition was called by a screen that isn't on top, or by none that has it; nothing
    /// happened.
    case ignored(transition: String, screen: ScreenName?)
    /// A transition couldn't be taken; nothing happened.
    case refused(transition: String, fault: Fault)
    /// A link came, waits, was opened or was given up. One that was opened is a transition too,
    /// with the link's name.
    case link(String, LinkOutcome)
    /// The state changed, by a transition or by the user's own doing.
    case changed(Snapshot)
    /// The scene has begun with a saved state, or with what could be kept of it.
    case restored(Restoration)
}
