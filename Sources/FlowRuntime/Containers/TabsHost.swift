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
        /// The indices of the tabs that the container has.
        private var shown: [Int] = []

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
                set(tabs, in: bar)
                // Always set, because a container can have a different first tab.
                showSelection()
                container.shouldSelectTab = { [weak self] in self?.userTaps($0) ?? true }
                container.didSelectTab = { [weak self] _ in self?.takeOverSelection() }
                if bar.differsByWidth { system?.didLayOut = { [weak self] in self?.update() } }
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

        private var system: SystemTabBarController? { container as? SystemTabBarController }

        /// The indices of the tabs that belong in the bar of this window.
        private var tabs: [Int] {
            let traits = container.viewIfLoaded?.window?.traitCollection ?? container.traitCollection
            return bar?.indices(isCompact: traits.horizontalSizeClass != .regular) ?? []
        }

        private var selectedPlace: Int? { bar.flatMap { shown.firstIndex(of: $0.selectedIndex) } }

        /// True if UIKit shows the selected tab.
        var isSettled: Bool { !isLoaded || selectedPlace == container.selectedTabIndex }

        /// Shows the selected tab in the container. A tab that leaves the bar stays until then.
        func settle() {
            guard isLoaded, let bar else { return }
            let (new, old) = (tabs, shown)
            set(isSettled ? new : bar.visible.filter { new.contains($0) || old.contains($0) }, in: bar)
            if !isSettled { showSelection() }
        }

        /// Replaces the tabs. If UIKit then selects another tab, that isn't the choice of the user.
        private func set(_ tabs: [Int], in bar: TabBar) {
            guard tabs != shown else { return }
            let didSelect = container.didSelectTab
            container.didSelectTab = nil
            shown = tabs
            let others = bar.visible.enumerated().filter { !tabs.contains($0.element) }
            container.tabsOutsideBar = Dictionary(uniqueKeysWithValues: others.map { ($0.offset, controller(of: $0.element, in: bar)) })
            container.tabControllers = tabs.map { controller(of: $0, in: bar) }
            container.didSelectTab = didSelect
            for name in bar.badges.keys { showBadge(of: name) }
        }

        /// Adds and removes tabs after a change of the width or the selection, when nothing moves.
        private func update() {
            guard isSettled, shown != tabs, let bar, let settling = bar.navigator?.settling else { return }
            if !settling.progress.bars.contains(where: { $0 === bar }) { settling.progress.bars.append(bar) }
            settling.lookInNextTurn()
        }

        private func userTaps(_ place: Int) -> Bool {
            defer { bar?.navigator?.settling?.lookInNextTurn() }
            guard shown.indices.contains(place) else { return false }
            return bar?.userTaps(shown[place]) ?? true
        }

        /// Waiting calls run after the container has returned, because they can select another tab.
        private func takeOverSelection() {
            let place = container.selectedTabIndex
            if shown.indices.contains(place), bar?.takeOverSelection(of: shown[place]) == false { settle() }
            update()
            bar?.navigator?.settling?.lookInNextTurn()
        }

        // MARK: - Columns

        var split: SplitController? { container as? SplitController }

        /// True if the container is a split view that shows its columns side by side.
        var showsAllTabs: Bool { isLoaded && split?.isCollapsed == false }

        func showSelection() {
            if let selectedPlace { container.selectedTabIndex = selectedPlace }
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
            settle()
        }

        func showBadge(of name: String) {
            guard isLoaded, let bar, let place = shown.firstIndex(where: { bar.names[$0] == name }) else { return }
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
