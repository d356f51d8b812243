/// A button in a navigation bar.
///
/// Targets with selectors need the Objective-C run time, so items only have a `primaryAction`.
@MainActor open class UIBarButtonItem: UIBarItem {
    /// The look of an item.
    public enum Style: Int, Sendable {
        /// A normal button.
        case plain = 0
        /// The button that finishes a task.
        case done = 2
    }

    /// The system's standard buttons.
    public enum SystemItem: Int, Sendable {
        /// Finishes and keeps the changes.
        case done = 0
        /// Cancels and discards the changes.
        case cancel = 1
        /// Starts editing.
        case edit = 2
        /// Saves.
        case save = 3
        /// Adds something.
        case add = 4
        /// Shares.
        case action = 9
        /// Searches.
        case search = 12
        /// Refreshes.
        case refresh = 13
        /// Deletes.
        case trash = 16
        /// Closes a presented screen.
        case close = 24
    }

    /// The look of the item.
    open var style = Style.plain
    /// A view that replaces the title and the image.
    open var customView: UIView?
    /// The action of the button.
    open var primaryAction: UIAction?

    /// Creates an item with a title or an image.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Creates a system button.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.title = primaryAction?.title
        self.primaryAction = primaryAction
        self.style = systemItem == .done ? .done : .plain
    }

    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}
