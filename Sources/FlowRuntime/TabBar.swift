#if canImport(UIKit)
    import UIKit

    /// The owner of a UITabBarController: its only delegate, and the keeper of its tabs.
    ///
    /// `selectedIndex` is the tab that should show. UIKit reports the user's taps only, so a selection by code is set here and in UIKit alike.
    @MainActor
    final class TabBar: NSObject, UITabBarControllerDelegate {
        /// The coordinator of the tabs flow; whoever shows the flow keeps it.
        private(set) weak var base: Coordinator?
        private(set) weak var navigator: Navigator?
        let names: [String]
        let contents: [Content]
        let firstIndex: Int
        private(set) var selectedIndex: Int
        private(set) var isLoaded = false
        let tabBarController: UITabBarController
        private let items: [UITabBarItem?]
        /// The coordinators of the tabs, which live as long as the bar.
        private let coordinators: [Coordinator?]

        init<Tabs: TabsFlow>(of flow: Tabs) {
            let tabs = flow.allTabs
            base = flow
            names = tabs.map(\.rawValue)
            let tabContents = tabs.map { flow.content(of: $0) }
            contents = tabContents.map(\.content)
            coordinators = tabContents.map(\.coordinator)
            items = tabs.map { flow.makeTabBarItem(for: $0) }
            firstIndex = tabs.firstIndex { $0.rawValue == flow.firstTab.rawValue } ?? 0
            selectedIndex = firstIndex
            tabBarController = EndingTabBarController(nibName: nil, bundle: nil)
            super.init()
            tabBarController.delegate = self
        }

        func attach(to navigator: Navigator) {
            self.navigator = navigator
            base?.attach(to: navigator)
            for content in contents {
                content.attach(to: navigator)
            }
        }

        /// The tab that shows.
        var selected: Content { contents[selectedIndex] }

        /// Sets which tab should show. Nothing happens in UIKit yet.
        func select(_ index: Int) {
            selectedIndex = index
        }

        /// Makes the bar and the tab that shows. A tab without an item of its own is made too: UIKit takes the item from its screen.
        func load() -> UIViewController {
            if !isLoaded {
                isLoaded = true
                tabBarController.viewControllers = zip(contents, items).map { content, item in
                    guard let item else { return content.load() }
                    let controller = content.container
                    controller.tabBarItem = item
                    return controller
                }
                tabBarController.selectedIndex = selectedIndex
                (tabBarController as? EndingTabBarController)?.didSelect = { [weak self] in self?.takeOverSelection() }
            }
            selected.load()
            return tabBarController
        }

        /// Whether UIKit shows the tab that should show.
        var isSettled: Bool {
            !isLoaded || tabBarController.selectedIndex == selectedIndex
        }

        // MARK: - UITabBarControllerDelegate

        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
            if let index = index(of: viewController) { load(contents[index]) }
            return true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            takeOverSelection()
        }

        /// The tab that UIKit shows is the one that should show, whether the user chose it or app code.
        private func takeOverSelection() {
            let index = tabBarController.selectedIndex
            guard index != selectedIndex, contents.indices.contains(index) else { return }
            load(contents[index])
            selectedIndex = index
            navigator?.userChanged()
        }

        private func load(_ content: Content) {
            navigator?.change { _ = content.load() }
        }

        private func index(of viewController: UIViewController) -> Int? {
            contents.firstIndex { $0.viewController === viewController }
        }
    }

    extension Content {
        /// The container, with nothing in it yet where it is a stack or a tab bar. A bare screen is its own container.
        fileprivate var container: UIViewController {
            viewController ?? load()
        }
    }

    /// Says when it has left the screen for good, see ``EndingNavigationController``, and when a tab was selected: by code, no delegate is called.
    final class EndingTabBarController: UITabBarController {
        var didEnd: (@MainActor () -> Void)?
        var didSelect: (@MainActor () -> Void)?

        override var selectedIndex: Int {
            didSet { if selectedIndex != oldValue { didSelect?() } }
        }

        override var selectedViewController: UIViewController? {
            didSet { if selectedViewController !== oldValue { didSelect?() } }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { didEnd?() }
        }
    }
#endif
