/// A tab bar, which retains its tabs.
///
/// `selectedIndex` is the tab to show. The user interface reports selections by the user or app
/// code. A selection by a transition is set here first, then on screen.
@MainActor
final class TabBar {
    /// The coordinator of the tabs flow, retained by the flow's owner.
    private(set) weak var base: Coordinator?
    weak var navigator: Navigator?
    let names: [String]
    private(set) var contents: [FlowContent]
    private let makeFirstIndex: @MainActor () -> Int
    private(set) var selectedIndex: Int
    /// The indices of the tabs that the app hasn't hidden, in the bar's order.
    private(set) var visible: [Int]
    /// The texts of the badges that were set, by the tabs' names.
    private(set) var badges: [String: String?] = [:]
    /// The user interface's object for the bar, which the bar retains.
    var shownBy: (any TabBarInterface)?
    /// The coordinators of the tabs, which live as long as the bar.
    private let coordinators: [Coordinator?]
    private let popsOnReselect: Bool
    private let hasFixedTabs: Bool
    /// True for each tab with content whose guard is checked before a tap selects it.
    private let checksTaps: [Bool]
    /// The indices of the tabs that are in the bar at only one width: in narrow windows, or in wide
    /// ones.
    private let onlyCompact, onlyRegular: Set<Int>
    /// Runs the steps of an action tab, or the steps that check a tab's guard.
    let act: @MainActor (_ draft: Draft, _ index: Int) -> Void
    /// Runs the container's own steps for a tab's result.
    let finished: @MainActor (_ draft: Draft, _ index: Int, _ result: Any) -> Void

    init<Tabs: TabbedFlow>(of flow: Tabs) {
        let tabs = Array(Tabs.Tab.allCases)
        base = flow
        names = tabs.map(\.rawValue)
        let tabContents = tabs.map { flow.content(of: $0) }
        contents = tabContents.map(\.content)
        coordinators = tabContents.map(\.coordinator)
        checksTaps = tabContents.map(\.checksTaps)
        onlyCompact = Set(tabs.indices.filter { !flow.isInBar(tabs[$0], isCompact: false) })
        onlyRegular = Set(tabs.indices.filter { !flow.isInBar(tabs[$0], isCompact: true) })
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

    /// The index of the tab that the flow starts with.
    var firstIndex: Int { makeFirstIndex() }

    var selected: FlowContent { contents[selectedIndex] }

    /// Sets the tab to show. Doesn't change the screen yet.
    func select(_ index: Int) {
        selectedIndex = index
    }

    /// Replaces a tab's content with its saved flow or screen, before the bar is shown.
    func restore(_ content: FlowContent, at index: Int) {
        contents[index] = content
    }

    /// The index of a visible tab with content; `nil` for other tabs.
    func index(of name: String) -> Int? {
        guard let index = names.firstIndex(of: name), visible.contains(index) else { return nil }
        return if case .action = contents[index] { nil } else { index }
    }

    /// True if the width of the window decides which tabs are in the bar.
    var differsByWidth: Bool { !onlyCompact.isEmpty || !onlyRegular.isEmpty }

    /// The indices of the tabs in the bar of a window, in the bar's order. The selected tab is
    /// always in it.
    func indices(isCompact: Bool) -> [Int] {
        let others = isCompact ? onlyRegular : onlyCompact
        return visible.filter { $0 == selectedIndex || !others.contains($0) }
    }

    /// True if a tab has content. A column with only its placeholder has none.
    func isSelectable(_ index: Int) -> Bool {
        switch contents[index] {
        case .action: false
        case .stack(let stack): !stack.slots.isEmptyColumn
        case .tabs, .child, .single, .screen: true
        }
    }

    // MARK: - Changes by the user and app code

    /// Handles a tap on a tab. Returns true if the user interface should select the tab.
    func userTaps(_ index: Int) -> Bool {
        guard isSelectable(index), !checksTaps[index] || index == selectedIndex else {
            navigator?.act(on: index, of: self)
            return false
        }
        guard index == selectedIndex else {
            navigator?.takeOver { navigator?.interface.load(contents[index]) }
            return true
        }
        if popsOnReselect, case .stack(let stack) = contents[index], stack.slots.count > 1 {
            let steps: @MainActor (Draft) -> Void = { [weak stack] in if let stack { $0.reselect(stack) } }
            if let navigator, navigator.loses(steps) {
                navigator.waiting.append { [weak navigator] in navigator?.performForUser("reselect", steps) }
                return false
            }
            navigator?.takeOver { navigator?.reselect(stack) }
        } else {
            (navigator?.topSlot?.display as? any TabReselecting)?.tabReselected()
        }
        // UIKit would pop the stack.
        return popsOnReselect
    }

    /// Updates the model to a tab selected by the user or app code. Returns false if the tab can't
    /// be selected.
    func takeOverSelection(of index: Int) -> Bool {
        guard index != selectedIndex else { return true }
        guard isSelectable(index) else { return false }
        navigator?.takeOver {
            navigator?.interface.load(contents[index])
            selectedIndex = index
        }
        navigator?.userChanged()
        return true
    }

    /// Selects the tab of a screen that the user continues with. It isn't necessarily the selected
    /// tab if all tabs are on screen.
    func userUses(_ slot: Slot) {
        guard let shownBy, shownBy.showsAllTabs else { return }
        let index = contents.firstIndex { content in
            if case .stack(let stack) = content { stack.slots.last === slot } else { false }
        }
        guard let index, index != selectedIndex, isSelectable(index) else { return }
        selectedIndex = index
        shownBy.showSelection()
        navigator?.userChanged()
    }

    // MARK: - Settings of the app

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
