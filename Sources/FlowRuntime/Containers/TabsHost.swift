#if os(iOS) || os(Linux)
    import UIKit

    /// Shows a tab bar in a ``TabContainer``, and reports the tabs that the user or app code
    /// selects.
    @MainActor
    final class TabsHost: TabBarInterface {
        private weak var bar: TabBar?
        private(set) var isLoaded = false
        let container: any TabContainer
        private let items: [UITabBarItem?]

        convenience init(of bar: TabBar) {
            if let flow = bar.base as? any TabsFlow {
                self.init(of: bar, flow)
            } else {
                self.init(of: bar, items: bar.names.map { _ in nil }, in: SystemTabBarController(hasSidebar: false))
            }
        }

        private convenience init<Tabs: TabsFlow>(of bar: TabBar, _ flow: Tabs) {
            self.init(of: bar, items: Tabs.Tab.allCases.map { flow.makeTabBarItem(for: $0) }, in: flow.makeTabBar())
        }

        private init(of bar: TabBar, items: [UITabBarItem?], in container: any TabContainer) {
            self.bar = bar
            self.items = items
            self.container = container
        }

        /// Makes the bar and the visible tab. Also makes every tab without its own item, because
        /// UIKit uses the item of the tab's screen.
        func load() -> UIViewController {
            guard let bar else { return container }
            if !isLoaded {
                isLoaded = true
                container.tabControllers = bar.visible.map { controller(of: $0, in: bar) }
                // Always set, because a container can have a different first tab.
                if let index = bar.selectedPlace { container.selectedTabIndex = index }
                for name in bar.badges.keys { showBadge(of: name) }
                container.shouldSelectTab = { [weak self] in self?.userTaps($0) ?? true }
                container.didSelectTab = { [weak self] _ in self?.takeOverSelection() }
                split?.didShowColumn = { [weak self] in self?.touchColumns() }
            }
            bar.selected.load()
            return container
        }

        private func controller(of index: Int, in bar: TabBar) -> UIViewController {
            guard let item = items[index] else { return bar.contents[index].load() }
            // A container is still empty here; a bare screen is the tab itself.
            let controller = bar.contents[index].viewController ?? bar.contents[index].load()
            if controller.tabBarItem !== item { controller.tabBarItem = item }
            return controller
        }

        /// True if UIKit shows the selected tab.
        var isSettled: Bool {
            !isLoaded || container.selectedTabIndex == bar?.selectedPlace
        }

        /// Shows the selected tab in the container.
        func settle() {
            guard !isSettled, let index = bar?.selectedPlace else { return }
            container.selectedTabIndex = index
        }

        private func userTaps(_ place: Int) -> Bool {
            defer { bar?.navigator?.settling?.lookInNextTurn() }
            return bar?.userTaps(place) ?? true
        }

        /// Waiting calls run after the container has returned, because they can select another tab.
        private func takeOverSelection() {
            if bar?.takeOverSelection(of: container.selectedTabIndex) == false { settle() }
            bar?.navigator?.settling?.lookInNextTurn()
        }

        // MARK: - Columns

        var split: SplitController? { container as? SplitController }

        /// True if the container is a split view that shows its columns side by side.
        var showsAllTabs: Bool { isLoaded && split?.isCollapsed == false }

        func showSelection() {
            if let index = bar?.selectedPlace { container.selectedTabIndex = index }
        }

        /// App code has shown a column while the columns are stacked. UIKit might change the
        /// primary's stack without a callback.
        private func touchColumns() {
            guard case .stack(let primary)? = bar?.contents.first, let settling = bar?.navigator?.settling else { return }
            settling.touch(primary)
            settling.lookInNextTurn()
        }

        /// The controller that moves when another tab is shown.
        var moving: UIViewController { split?.stackOfColumns ?? container }

        // MARK: - Tabs and badges

        func showTabs() {
            guard let bar else { return }
            bar.selected.load()
            // Replacing the tabs can select another tab, which isn't the user's choice.
            let didSelect = container.didSelectTab
            container.didSelectTab = nil
            container.tabControllers = bar.visible.map { controller(of: $0, in: bar) }
            settle()
            container.didSelectTab = didSelect
            for name in bar.badges.keys { showBadge(of: name) }
        }

        func showBadge(of name: String) {
            guard isLoaded, let bar, let place = bar.place(of: name) else { return }
            container.setBadge(bar.badge(of: name), ofTab: place)
        }
    }

    extension TabBar {
        var host: TabsHost {
            if let host = shownBy as? TabsHost { return host }
            let host = TabsHost(of: self)
            shownBy = host
            return host
        }
    }
#endif
