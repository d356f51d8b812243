/// What assistive technology says of a view beside its label.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits, one for each trait.
    public let rawValue: UInt64

    /// Makes a set from its bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// It is a button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It is a headline.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
