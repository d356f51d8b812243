/// A screen's content in the navigation bar.
@MainActor open class UINavigationItem: NSObject {
    /// The conditions for a large title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Like the screen below.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// The title.
    open var title: String?
    /// A line above the title.
    open var prompt: String?
    /// A view that replaces the title.
    open var titleView: UIView?
    /// True if the back button is hidden. Hiding it also disables the edge swipe.
    open var hidesBackButton = false
    /// The title of the back button that leads to this screen.
    open var backButtonTitle: String?
    /// The item for this screen in the back button of the screen above.
    open var backBarButtonItem: UIBarButtonItem?
    /// Replaces the back button's action. (iOS 16)
    open var backAction: UIAction?
    /// The condition for a large title.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// True if the buttons on the left are next to the back button. If not, they replace it.
    open var leftItemsSupplementBackButton = false
    /// The buttons on the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public override init() {
        super.init()
    }

    /// Returns `nil`: archives aren't supported.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The first button on the left. Setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button on the right. Setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Hides or shows the back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Sets the button on the left.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the button on the right.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// True if this screen has a back button when there is a screen below.
    var showsBackButton: Bool {
        guard !hidesBackButton else { return false }
        return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
    }
}
