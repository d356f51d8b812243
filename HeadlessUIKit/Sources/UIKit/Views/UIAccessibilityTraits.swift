/// The traits of a view for assistive technology, in addition to its label.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits, one for each trait.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// A selected element.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A header.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
