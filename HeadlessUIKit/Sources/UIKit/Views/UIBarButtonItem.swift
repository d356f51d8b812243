/// A button in a navigation bar.
///
/// Targets with selectors need the Objective-C run time, so an item acts by its `primaryAction`.
@MainActor open class UIBarButtonItem: UIBarItem {
    /// The look of an item.
    public enum Style: Int, Sendable {
        /// A normal button.
        case plain = 0
        /// The button that finishes a task.
        case done = 2
    }

    /// The system's own buttons.
    public enum SystemItem: Int, Sendable {
        /// Finishes and keeps.
        case done = 0
        /// Leaves without keeping.
        case cancel = 1
        /// Starts editing.
        case edit = 2
        /// Keeps.
        case save = 3
        /// Adds something.
        case add = 4
        /// Shares.
        case action = 9
        /// Searches.
        case search = 12
        /// Updates.
        case refresh = 13
        /// Deletes.
        case trash = 16
        /// Leaves a presented screen.
        case close = 24
    }

    /// The look of the item.
    open var style = Style.plain
    /// A view shown in place of the text and the picture.
    open var customView: UIView?
    /// What a tap does.
    open var primaryAction: UIAction?

    /// Makes an item with a text or a picture.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Makes one of the system's buttons.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.title = primaryAction?.title
        self.primaryAction = primaryAction
        self.style = systemItem == .done ? .done : .plain
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}
