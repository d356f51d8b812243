/// An element of a menu, or the content of a button.
@MainActor open class UIMenuElement: NSObject {
    /// The mark of an element in a menu.
    public enum State: Int, Sendable {
        /// No mark.
        case off = 0
        /// A mark.
        case on = 1
        /// A mark for a mixed state.
        case mixed = 2
    }

    /// The look of an element.
    public struct Attributes: OptionSet, Sendable {
        /// The bits, one for each attribute.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element is disabled.
        public static let disabled = Attributes(rawValue: 1)
        /// The element deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// The element is hidden.
        public static let hidden = Attributes(rawValue: 4)
    }

    var ownTitle = ""
    var ownSubtitle: String?
    var ownImage: UIImage?

    /// The element's title.
    open var title: String { ownTitle }
    /// The text below the title.
    open var subtitle: String? {
        get { ownSubtitle }
        set { ownSubtitle = newValue }
    }
    /// The element's image.
    open var image: UIImage? { ownImage }
}
