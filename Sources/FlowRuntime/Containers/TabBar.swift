#if os(iOS) || os(Linux)
    import UIKit

    /// The owner of a tab container, and the keeper of its tabs.
    ///
    /// `selectedIndex` is the tab that should show. A container reports what the user or app code selects; a selection by a transition is set here
    /// first and in the container afterwards.
    @MainActor
    final class TabBar {
        /// The coordinator of the tabs flow; whoever shows the flow keeps it.
        private(set) weak var base: Coordinator?
        weak var navigator: Navigator?
        let names: [String]
        let contents: [Content]
        private let makeFirstIndex: @MainActor () -> Int
        private(set) var selectedIndex: Int
        /// The tabs that the bar has, by index, in its order.
        private(set) var visible: [Int]
        /// The badges that were set, by the tabs' names, with their texts.
        private var badges: [String: String?] = [:]
        private(set) var isLoaded = false
        let container: any TabContainer
        private let items: [UITabBarItem?]
        /// The coordinators of the tabs, which live as long as the bar.
        private let coordinators: [Coordinator?]
        private let popsOnReselect: Bool
        /// Takes an action tab's steps.
        let act: @MainActor (_ draft: Draft, _ index: Int) -> Void
        /// Takes the container's own steps for a tab's result.
        let finished: @MainActor (_ draft: Draft, _ index: Int, _ result: Any) -> Void

        init<Tabs: TabsFlow>(of flow: Tabs) {
            let tabs = Array(Tabs.Tab.allCases)
            base = flow
            names = tabs.map(\.rawValue)
            let tabContents = tabs.map { flow.content(of: $0) }
            contents = tabContents.map(\.content)
            coordinators = tabContents.map(\.coordinator)
            items = tabs.map { flow.makeTabBarItem(for: $0) }
            makeFirstIndex = { [weak flow] in
                let first = flow?.firstTab.rawValue
                return tabs.firstIndex { $0.rawValue == first } ?? 0
            }
            selectedIndex = makeFirstIndex()
            visible = Array(tabs.indices)
            popsOnReselect = flow.popsOnReselect
            container = flow.makeTabBar()
            act = { [weak flow] draft, index in
                guard let flow, let owner = flow as? Tabs.Owner else { return }
                flow.act(on: tabs[index], Change(draft, owner: owner))
            }
            finished = { [weak flow] draft, index, result in
                guard let flow, let owner = flow as? Tabs.Owner else { return }
                flow.tab(tabs[index], finishedWith: result, Change(draft, owner: owner))
            }
        }

        /// The tab that the flow begins with.
        var firstIndex: Int { makeFirstIndex() }

        /// The tab that shows.
        var selected: Content { contents[selectedIndex] }

        /// Sets which tab should show. Nothing happens in UIKit yet.
        func select(_ index: Int) {
            selectedIndex = index
        }

        /// The index of a tab that can be selected.
        func selectableIndex(of name: String) -> Int? {
            guard let index = names.firstIndex(of: name), visible.contains(index), isSelectable(index) else { return nil }
            return index
        }

        private func isSelectable(_ index: Int) -> Bool {
            if case .action = contents[index] { false } else { true }
        }

        // MARK: - The container

        /// Makes the bar and the tab that shows. A tab without an item of its own is made too: UIKit takes the item from its screen.
        func load() -> UIViewController {
            if !isLoaded {
                isLoaded = true
                container.tabControllers = visible.map(makeController)
                // Said in any case: a container may have a first tab of its own.
                if let index = visible.firstIndex(of: selectedIndex) { container.selectedTabIndex = index }
                for name in badges.keys { showBadge(of: name) }
                container.shouldSelectTab = { [weak self] in self?.userTaps($0) ?? true }
                container.didSelectTab = { [weak self] _ in self?.takeOverSelection() }
            }
            selected.load()
            return container
        }

        private func makeController(of index: Int) -> UIViewController {
            guard let item = items[index] else { return contents[index].load() }
            // Empty where it is a container; a bare screen is its own.
            let controller = contents[index].viewController ?? contents[index].load()
            if controller.tabBarItem !== item { controller.tabBarItem = item }
            return controller
        }

        /// Whether UIKit shows the tab that should show.
        var isSettled: Bool {
            !isLoaded || container.selectedTabIndex == visible.firstIndex(of: selectedIndex)
        }

        /// Makes the container show the tab that should show.
        func settle() {
            guard !isSettled, let index = visible.firstIndex(of: selectedIndex) else { return }
            container.selectedTabIndex = index
        }

        // MARK: - What the user and app code do

        /// The answer to a tap: whether the container goes on to select the tab.
        private func userTaps(_ place: Int) -> Bool {
            guard visible.indices.contains(place) else { return false }
            let index = visible[place]
            guard isSelectable(index) else {
                navigator?.act(on: index, of: self)
                return false
            }
            if index != selectedIndex {
                navigator?.change { _ = contents[index].load() }
            } else if !popsOnReselect {
                // UIKit would pop by itself.
                return false
            } else if case .stack(let stack) = contents[index] {
                navigator?.reselect(stack)
            }
            return true
        }

        /// The tab that the container shows is the one that should show, whether the user chose it or app code.
        private func takeOverSelection() {
            let place = container.selectedTabIndex
            guard visible.indices.contains(place), visible[place] != selectedIndex else { return }
            let index = visible[place]
            guard isSelectable(index) else { return settle() }
            navigator?.change { _ = contents[index].load() }
            selectedIndex = index
            navigator?.userChanged()
        }

        // MARK: - What the app sets

        func setVisible(_ names: [String]) {
            let new = names.compactMap(self.names.firstIndex)
            guard let first = new.first(where: isSelectable), Set(new).count == new.count, new != visible else { return }
            visible = new
            if !new.contains(selectedIndex) { selectedIndex = first }
            guard isLoaded else { return }
            let show = {
                _ = self.selected.load()
                // Replacing the tabs may select another one, which isn't the user's doing.
                let didSelect = self.container.didSelectTab
                self.container.didSelectTab = nil
                self.container.tabControllers = new.map(self.makeController)
                self.settle()
                self.container.didSelectTab = didSelect
                for name in self.badges.keys { self.showBadge(of: name) }
            }
            guard let navigator else { return show() }
            navigator.change(show)
            navigator.userChanged()
        }

        func badge(of name: String) -> String? {
            badges[name] ?? nil
        }

        func setBadge(_ text: String?, of name: String) {
            badges[name] = .some(text)
            if isLoaded { showBadge(of: name) }
        }

        private func showBadge(of name: String) {
            guard let index = names.firstIndex(of: name), let place = visible.firstIndex(of: index) else { return }
            container.setBadge(badge(of: name), ofTab: place)
        }
    }
#endif
