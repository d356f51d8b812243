/// What a screen shows in the navigation bar.
@MainActor open class UINavigationItem: NSObject {
    /// When the title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the screen below does.
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
    /// A view in place of the title.
    open var titleView: UIView?
    /// Whether the bar leaves the back button out. That also turns the swipe from the edge off.
    open var hidesBackButton = false
    /// The text of the back button that leads here.
    open var backButtonTitle: String?
    /// The item that stands for this screen in the back button of the screen above.
    open var backBarButtonItem: UIBarButtonItem?
    /// When the title is shown large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Whether buttons on the left stand beside the back button. If not, they replace it.
    open var leftItemsSupplementBackButton = false
    /// The buttons on the left.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item without a title.
    public override init() {
        super.init()
    }

    /// Archives aren't supported: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The first button on the left. Setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button on the right. Setting it replaces them all.
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

    /// Whether a back button is shown for this screen when there is one below.
    var showsBackButton: Bool {
        guard !hidesBackButton else { return false }
        return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
    }
}
