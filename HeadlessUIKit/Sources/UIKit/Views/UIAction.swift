/// The handler of an action.
public typealias UIActionHandler = (UIAction) -> Void

/// An action of a button or a menu.
@MainActor open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier with that name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier with that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private var ownIdentifier = Identifier(UUID().uuidString)
    private var handler: UIActionHandler?

    /// The title for buttons that use this action.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// The image for buttons that use this action.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }
    /// The action's identifier. It is unique if none was given.
    open var identifier: Identifier { ownIdentifier }
    /// A longer description of the action than its title.
    open var discoverabilityTitle: String?
    /// The look of the action in a menu.
    open var attributes: Attributes = []
    /// The mark of the action in a menu.
    open var state = State.off

    /// The control or item that triggered the action, while the action runs.
    open private(set) var sender: Any?

    /// Creates an action that calls a closure.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.init()
        ownTitle = title
        ownSubtitle = subtitle
        ownImage = image
        if let identifier { ownIdentifier = identifier }
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
    }

    func perform(sender: Any) {
        self.sender = sender
        handler?(self)
        self.sender = nil
    }
}
