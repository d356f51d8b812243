/// What an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that a button does.
@MainActor open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier with that name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier with that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private var ownIdentifier = Identifier(UUID().uuidString)
    private var handler: UIActionHandler?

    /// The text of a button that takes it from its action.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// The picture of a button that takes it from its action.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }
    /// The action's name, its own where it was given none.
    open var identifier: Identifier { ownIdentifier }
    /// What the action does, in more words than its title.
    open var discoverabilityTitle: String?
    /// How the action looks and reacts in a menu.
    open var attributes: Attributes = []
    /// How the action stands in a menu.
    open var state = State.off

    /// What the user touched, while the action is done.
    open private(set) var sender: Any?

    /// Makes an action that calls a closure.
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
