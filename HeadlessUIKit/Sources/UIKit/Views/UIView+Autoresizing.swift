extension UIView {
    /// How a view follows its superview's size.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits, one for each part that may change.
        public let rawValue: UInt

        /// Makes a mask from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The width follows.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The height follows.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }
}
