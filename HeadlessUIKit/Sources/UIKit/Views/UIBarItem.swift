/// The common properties of bar buttons and tab items.
@MainActor open class UIBarItem: NSObject {
    /// The title of the item.
    open var title: String?
    /// The image of the item.
    open var image: UIImage?
    /// A number that identifies the item.
    open var tag = 0
    /// True if the item reacts to taps.
    open var isEnabled = true
    /// The identifier for UI tests.
    open var accessibilityIdentifier: String?

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Returns `nil`: archives aren't supported.
    public required init?(coder: NSCoder) {
        nil
    }
}

/// The item of a tab in the tab bar.
@MainActor open class UITabBarItem: UIBarItem {
    /// The image while the tab is selected.
    open var selectedImage: UIImage?
    /// The text of the badge. `nil` if there is none.
    open var badgeValue: String?

    /// Creates an item with a title, an image and a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and two images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
