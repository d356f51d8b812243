/// A choice in an alert.
@MainActor open class UIAlertAction: NSObject {
    /// The meaning of a choice.
    public enum Style: Int, Sendable {
        /// A choice without a special meaning.
        case `default` = 0
        /// Cancels. An alert has at most one.
        case cancel = 1
        /// A choice that deletes something.
        case destructive = 2
    }

    /// The title of the button.
    open private(set) var title: String?
    /// The meaning of the choice.
    open private(set) var style = Style.default
    /// True if the user can choose it.
    open var isEnabled = true

    private(set) var handler: ((UIAlertAction) -> Void)?

    /// Creates a choice. The handler runs after the alert is dismissed.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
