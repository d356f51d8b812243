extension UIView {
    /// The way a view resizes with its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits, one for each flexible part.
        public let rawValue: UInt

        /// Creates a mask from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
}
