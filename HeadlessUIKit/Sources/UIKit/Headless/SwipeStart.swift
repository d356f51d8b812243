/// The starting point of a swipe back.
public enum SwipeStart: Sendable {
    /// At the edge of the screen.
    case edge
    /// Anywhere in the content, as from iOS 26.
    case content
}
