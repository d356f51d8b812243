/// What a menu or a button can be made from.
@MainActor open class UIMenuElement: NSObject {
    /// How an element stands in a menu.
    public enum State: Int, Sendable {
        /// Without a mark.
        case off = 0
        /// With a mark.
        case on = 1
        /// With the mark for a part.
        case mixed = 2
    }

    /// How an element looks and reacts.
    public struct Attributes: OptionSet, Sendable {
        /// The bits, one for each attribute.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element can't be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The element takes something away.
        public static let destructive = Attributes(rawValue: 2)
        /// The element isn't shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    var ownTitle = ""
    var ownSubtitle: String?
    var ownImage: UIImage?

    /// The element's text.
    open var title: String { ownTitle }
    /// The text under the title.
    open var subtitle: String? {
        get { ownSubtitle }
        set { ownSubtitle = newValue }
    }
    /// The element's picture.
    open var image: UIImage? { ownImage }
}
