/// What bar buttons and tab items have in common.
@MainActor open class UIBarItem: NSObject {
    /// The text of the item.
    open var title: String?
    /// The picture of the item.
    open var image: UIImage?
    /// A number by which the app finds the item.
    open var tag = 0
    /// Whether the item reacts to taps.
    open var isEnabled = true
    /// The name by which UI tests find the item.
    open var accessibilityIdentifier: String?

    /// Makes an item without content.
    public override init() {
        super.init()
    }

    /// Archives aren't supported: always nil.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// What a tab shows in the tab bar.
@MainActor open class UITabBarItem: UIBarItem {
    /// The picture when the tab is selected.
    open var selectedImage: UIImage?
    /// The text in the badge, if there is one.
    open var badgeValue: String?

    /// Makes an item with a text, a picture and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with a text and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
