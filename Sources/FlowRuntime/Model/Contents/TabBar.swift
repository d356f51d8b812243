/// A tab bar: the keeper of its tabs.
///
/// `selectedIndex` is the tab that should show. The user interface reports what the user or app
/// code selects; a selection by a transition is set here first and there afterwards.
@MainActor
final class TabBar {
    /// The coordinator of the tabs flow; whoever shows the flow keeps it.
    private(set) weak var base: Coordinator?
    weak var navigator: Navigator?
    let names: [String]
    private(set) var contents: [Content]
    private let makeFirstIndex: @MainActor () -> Int
    private(set) var selectedIndex: Int
    /// The tabs that the bar has, by index, in its order.
    private(set) var visible: [Int]
    /// The badges that were set, by the tabs' names, with their texts.
    private(set) var badges: [String: String?] = [:]
    /// What shows the bar: the user interface's own, which the bar keeps.
    var shownBy: (any TabBarInterface)?
    /// The coordinators of the tabs, which live as long as the bar.
    private let coordinators: [Coordinator?]
    private let popsOnReselect: Bool
    private let hasFixedTabs: Bool
    /// Takes an action tab's steps.
    let act: @MainActor (_ draft: Draft, _ index: Int) -> Void
    /// Takes the container's own steps for a tab's result.
    let finished: @MainActor (_ draft: Draft, _ index: Int, _ result: Any) -> Void

    init<Tabs: TabbedFlow>(of flow: Tabs) {
        let tabs = Array(Tabs.Tab.allCases)
        base = flow
        names = tabs.map(\.rawValue)
        let tabContents = tabs.map { flow.content(of: $0) }
        contents = tabContents.map(\.content)
        coordinators = tabContents.map(\.coordinator)
        makeFirstIndex = { [weak flow] in
            let first = flow?.firstTab.rawValue
            return tabs.firstIndex { $0.rawValue == first } ?? 0
        }
        selectedIndex = makeFirstIndex()
        visible = Array(tabs.indices)
        popsOnReselect = flow.popsOnReselect
        hasFixedTabs = flow.hasFixedTabs
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

    /// Sets which tab should show. Nothing happens on screen yet.
    func select(_ index: Int) {
        selectedIndex = index
    }

    /// Sets what a tab holds before the bar is shown: the same flow or screen as it was saved.
    func restore(_ content: Content, at index: Int) {
        contents[index] = content
    }

    /// The index of a tab that can be selected.
    func selectableIndex(of name: String) -> Int? {
        guard let index = names.firstIndex(of: name), visible.contains(index), isSelectable(index) else { return nil }
        return index
    }

    /// The place of a tab in the bar; nil where the bar hasn't got it.
    func place(of name: String) -> Int? {
        names.firstIndex(of: name).flatMap(visible.firstIndex)
    }

    /// The place of the tab that should show.
    var selectedPlace: Int? { visible.firstIndex(of: selectedIndex) }

    private func isSelectable(_ index: Int) -> Bool {
        if case .action = contents[index] { false } else { true }
    }

    // MARK: - What the user and app code do

    /// The answer to a tap: whether the user interface goes on to select the tab.
    func userTaps(_ place: Int) -> Bool {
        guard visible.indices.contains(place) else { return false }
        let index = visible[place]
        guard isSelectable(index) else {
            navigator?.act(on: index, of: self)
            return false
        }
        if index != selectedIndex {
            navigator?.takeOver { navigator?.interface.load(contents[index]) }
        } else if !popsOnReselect {
            // Such a tap would pop by itself.
            return false
        } else if case .stack(let stack) = contents[index] {
            navigator?.takeOver { navigator?.reselect(stack) }
        }
        return true
    }

    /// The tab that shows is the one that should show, whether the user chose it or app code. False
    /// for one that can't be selected.
    func takeOverSelection(of place: Int) -> Bool {
        guard visible.indices.contains(place), visible[place] != selectedIndex else { return true }
        let index = visible[place]
        guard isSelectable(index) else { return false }
        navigator?.takeOver {
            navigator?.interface.load(contents[index])
            selectedIndex = index
        }
        navigator?.userChanged()
        return true
    }

    /// The user goes on with a screen, perhaps of another tab than the selected one, where all are
    /// on screen.
    func userUses(_ slot: Slot) {
        guard let shownBy, shownBy.showsAllTabs else { return }
        let index = contents.firstIndex { content in
            if case .stack(let stack) = content { stack.slots.last === slot } else { false }
        }
        guard let index, index != selectedIndex else { return }
        selectedIndex = index
        shownBy.showSelection()
        navigator?.userChanged()
    }

    // MARK: - What the app sets

    func setVisible(_ names: [String]) {
        let new = names.compactMap(self.names.firstIndex)
        guard !hasFixedTabs, let first = new.first(where: isSelectable), Set(new).count == new.count, new != visible else { return }
        visible = new
        if !new.contains(selectedIndex) { selectedIndex = first }
        guard let shownBy, shownBy.isLoaded else { return }
        guard let navigator else { return shownBy.showTabs() }
        navigator.change {
            shownBy.showTabs()
            navigator.userChanged()
        }
    }

    func badge(of name: String) -> String? {
        badges[name] ?? nil
    }

    func setBadge(_ text: String?, of name: String) {
        badges[name] = .some(text)
        shownBy?.showBadge(of: name)
    }
}
