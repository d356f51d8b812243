/// A window's horizontal size class, with UIKit's names. The user's options can differ: a modal can
/// only be swiped away at one width, or a split view's columns are stacked or side by side.
public enum Width: String, Sendable, CaseIterable {
    /// A narrow window: an iPhone, or part of an iPad's or a folding phone's screen.
    case compact
    /// A wide window.
    case regular

    /// The width in UIKit's words.
    public var name: String { "\(rawValue) width" }
}
