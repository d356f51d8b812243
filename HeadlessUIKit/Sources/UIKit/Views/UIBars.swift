/// The bar at the top of a navigation controller.
@MainActor open class UINavigationBar: UIView {
    /// True if the screens' titles can be large.
    open var prefersLargeTitles = false
}

/// The bar at the bottom of a tab bar controller.
@MainActor open class UITabBar: UIView {
    weak var tabBarController: UITabBarController?

    private var ownItems: [UITabBarItem]?
    private weak var ownSelectedItem: UITabBarItem?

    /// The items. The bar of a tab bar controller has one for each tab.
    open var items: [UITabBarItem]? {
        get { tabBarController?.viewControllers?.map { $0.tabBarItem } ?? ownItems }
        set { ownItems = newValue }
    }

    /// The item of the selected tab. Setting it doesn't affect the bar of a tab bar controller.
    open var selectedItem: UITabBarItem? {
        get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
        set { ownSelectedItem = newValue }
    }
}
