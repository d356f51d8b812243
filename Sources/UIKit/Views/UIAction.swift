/// Something that a button does.
@MainActor open class UIAction: NSObject {
    /// The text of a button that takes it from its action.
    open var title: String
    /// The picture of a button that takes it from its action.
    open var image: UIImage?

    let handler: @MainActor (UIAction) -> Void

    /// Makes an action that calls a closure.
    public init(title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
        super.init()
    }
}
