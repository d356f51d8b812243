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
    public let title: String?
    /// What the choice means.
    public let style: Style
    /// Whether it can be chosen.
    open var isEnabled = true

    let handler: ((UIAlertAction) -> Void)?

    /// Makes a choice. The handler runs when the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
