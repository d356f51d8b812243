/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation isn't known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Rotated to the right.
    case landscapeRight = 3
    /// Rotated to the left.
    case landscapeLeft = 4
}

/// A set of orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits, one for each orientation.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Rotated to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// Rotated to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// Rotated to either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, UIInterfaceOrientationMask(rawValue: 4)]
}
