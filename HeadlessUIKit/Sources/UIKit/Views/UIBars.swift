/// The bar at the top of a navigation controller.
@MainActor open class UINavigationBar: UIView {
    /// Whether titles are shown large where the screens allow it.
    open var prefersLargeTitles = false
}

/// The bar at the bottom of a tab bar controller.
@MainActor open class UITabBar: UIView {
    weak var tabBarController: UITabBarController?

    private var ownItems: [UITabBarItem]?
    private weak var ownSelectedItem: UITabBarItem?

    /// The items, one for each tab. A tab bar controller supplies them from its controllers.
    open var items: [UITabBarItem]? {
        get { tabBarController?.viewControllers?.map { $0.tabBarItem } ?? ownItems }
        set { ownItems = newValue }
    }

    /// The item of the selected tab. The bar of a tab bar controller has its controller's, whatever
    /// is set.
    open var selectedItem: UITabBarItem? {
        get { tabBarController.map { $0.selectedViewController?.tabBarItem } ?? ownSelectedItem }
        set { ownSelectedItem = newValue }
    }
}
