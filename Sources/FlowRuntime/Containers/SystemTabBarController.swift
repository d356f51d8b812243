#if os(iOS) || os(Linux)
    import UIKit

    /// The system's tab bar controller as a container of tabs. It is its own delegate.
    ///
    /// UIKit tells the delegate only about the user's taps. Overridden properties detect other
    /// changes.
    final class SystemTabBarController: UITabBarController, UITabBarControllerDelegate, TabContainer, ObservableContainer {
        var shouldSelectTab: (@MainActor (Int) -> Bool)?
        var didSelectTab: (@MainActor (Int) -> Void)?
        var didAppear: (@MainActor () -> Void)?
        var didEnd: (@MainActor () -> Void)?
        var tabsOutsideBar: [Int: UIViewController] = [:]
        /// Called after each layout, so also after a change of the window's width.
        var didLayOut: (@MainActor () -> Void)?

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            delegate = self
        }

        convenience init(hasSidebar: Bool) {
            self.init(nibName: nil, bundle: nil)
            if hasSidebar, #available(iOS 18.0, *) { mode = .tabSidebar }
        }

        required init?(coder: NSCoder) {
            nil
        }

        var tabControllers: [UIViewController] {
            get { viewControllers ?? [] }
            set { viewControllers = newValue }
        }

        var selectedTabIndex: Int {
            get { selectedIndex }
            set { selectedIndex = newValue }
        }

        func setBadge(_ text: String?, ofTab index: Int) {
            guard tabControllers.indices.contains(index) else { return }
            tabControllers[index].tabBarItem.badgeValue = text
        }

        override var selectedIndex: Int {
            didSet { if selectedIndex != oldValue { didSelectTab?(selectedIndex) } }
        }

        override var selectedViewController: UIViewController? {
            didSet { if selectedViewController !== oldValue { didSelectTab?(selectedIndex) } }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            didAppear?()
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            didLayOut?()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { didEnd?() }
        }

        // MARK: - UITabBarControllerDelegate

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            tabControllers.firstIndex { $0 === viewController }.flatMap { shouldSelectTab?($0) } ?? true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            didSelectTab?(selectedIndex)
        }
    }
#endif
