/// One choice in an alert.
@MainActor open class UIAlertAction: NSObject {
    /// What a choice means.
    public enum Style: Int, Sendable {
        /// A choice among others.
        case `default` = 0
        /// Leaves without choosing. An alert has one at most.
        case cancel = 1
        /// A choice that takes something away.
        case destructive = 2
    }

    /// The text of the button.
    open private(set) var title: String?
    /// What the choice means.
    open private(set) var style = Style.default
    /// Whether it can be chosen.
    open var isEnabled = true

    private(set) var handler: ((UIAlertAction) -> Void)?

    /// Makes a choice. The handler runs when the alert is gone.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        self.title = title
        self.style = style
        self.handler = handler
    }
}
