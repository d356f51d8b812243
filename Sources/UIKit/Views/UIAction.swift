/// Something that a button does.
@MainActor open class UIAction: NSObject {
    /// The text of a button that takes it from its action.
    open var title: String
    /// The picture of a button that takes it from its action.
    open var image: UIImage?

    /// What the user touched, while the action is done.
    open private(set) var sender: Any?

    private let handler: @MainActor (UIAction) -> Void

    /// Makes an action that calls a closure.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
        super.init()
    }

    func perform(sender: Any) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
