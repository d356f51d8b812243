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

/// A set of widths.
public struct Widths: Hashable, Sendable {
    private let compact: Bool
    private let regular: Bool

    /// Creates the set of the widths that meet a condition.
    public init(where isContained: (Width) -> Bool) {
        (compact, regular) = (isContained(.compact), isContained(.regular))
    }

    /// True if the set contains a width; without one, if it contains any.
    public func contains(_ width: Width?) -> Bool {
        switch width {
        case .compact: compact
        case .regular: regular
        case nil: compact || regular
        }
    }
}
