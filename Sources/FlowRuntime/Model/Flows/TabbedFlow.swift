/// A coordinator whose flow is a tab bar, whatever shows that. Generated coordinators conform to
/// `TabsFlow`, which adds what UIKit needs.
@MainActor
public protocol TabbedFlow: Coordinator {
    /// The tabs in the order of the bar; a tab's raw value is its name.
    associatedtype Tab: CaseIterable & RawRepresentable<String>
    /// The coordinator's own class.
    associatedtype Owner: Coordinator = Self

    /// The tab that is selected first.
    var firstTab: Tab { get }

    /// Whether a tap on the selected tab takes its stack back to the first screen.
    var popsOnReselect: Bool { get }

    /// Whether all tabs are always there, so that the app can't choose which are.
    var hasFixedTabs: Bool { get }

    /// What a tab holds.
    ///
    /// - Parameter tab: the tab.
    func content(of tab: Tab) -> TabContent

    /// Takes the steps of an action tab, which was tapped.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - change: the change in which the steps are taken.
    func act(on tab: Tab, _ change: Change<Owner>)

    /// Takes the steps for a result with which a tab's flow has ended.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - result: the result, of the type that the tab's flow declares.
    ///   - change: the change in which the steps are taken.
    func tab(_ tab: Tab, finishedWith result: Any, _ change: Change<Owner>)
}

extension TabbedFlow {
    /// A tap on the selected tab takes its stack back to the first screen.
    public var popsOnReselect: Bool { true }

    /// The app may choose.
    public var hasFixedTabs: Bool { false }

    /// Nothing happens.
    public func act(on tab: Tab, _ change: Change<Owner>) {}

    /// Nothing happens.
    public func tab(_ tab: Tab, finishedWith result: Any, _ change: Change<Owner>) {}
}

extension TabbedFlow {
    private var bar: TabBar? {
        if case .tabs(let bar) = ownContent() { bar } else { nil }
    }

    /// The tab that shows.
    public var selectedTab: Tab {
        guard case .tabs(let bar)? = content else { return firstTab }
        return Tab(rawValue: bar.names[bar.selectedIndex]) ?? firstTab
    }

    /// Shows a tab with its screens as they are, as the user's tap does. While a layer covers the
    /// bar it does nothing but report a refusal.
    ///
    /// - Parameter tab: the tab.
    /// - Returns: the coordinator itself, for the next call.
    @discardableResult
    public func select(_ tab: Tab) -> Self {
        navigator?.perform("select", from: { [weak navigator] in navigator?.topSlot }, anywhere: true) { draft in
            draft.select(tab.rawValue, of: Self.self, stack: nil)
        }
        return self
    }

    /// The text in a tab's badge.
    ///
    /// - Parameter tab: the tab.
    /// - Returns: the text; nil where the badge has none.
    public func badge(of tab: Tab) -> String? {
        bar?.badge(of: tab.rawValue)
    }

    /// Shows a text in a tab's badge, or none.
    ///
    /// - Parameters:
    ///   - text: the text; nil means none.
    ///   - tab: the tab.
    public func setBadge(_ text: String?, of tab: Tab) {
        bar?.setBadge(text, of: tab.rawValue)
    }

    /// The tabs that the bar has, in its order.
    public var visibleTabs: [Tab] {
        bar?.visible.compactMap { Tab(rawValue: bar?.names[$0] ?? "") } ?? []
    }

    /// Sets which of the flow's tabs the bar has, and in which order. A tab that is left out keeps
    /// its screens and can't be selected.
    ///
    /// Where the selected tab is left out, the first is selected. At least one tab that isn't an
    /// action must remain, and a split view keeps all its columns; else nothing happens.
    ///
    /// - Parameter tabs: the tabs in the order of the bar, each at most once.
    public func setVisibleTabs(_ tabs: [Tab]) {
        bar?.setVisible(tabs.map(\.rawValue))
    }
}

/// What a tab holds: a flow, one bare screen, or nothing but an action.
@MainActor
public struct TabContent {
    let content: Content
    let coordinator: Coordinator?

    /// A tab that is a flow.
    ///
    /// - Parameter coordinator: the flow's coordinator.
    public static func flow(_ coordinator: Coordinator) -> TabContent {
        TabContent(content: coordinator.ownContent(), coordinator: coordinator)
    }

    /// A tab that is one screen of the tabs flow itself.
    ///
    /// - Parameters:
    ///   - screen: the screen with its parameters.
    ///   - maker: the coordinator that makes the screen.
    public static func screen<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) -> TabContent {
        TabContent(content: .screen(Slot(screen, of: maker)), coordinator: nil)
    }

    /// A tab that is never selected: a tap takes the steps of ``TabbedFlow/act(on:_:)``.
    public static var action: TabContent {
        TabContent(content: .action(EmptyPlace()), coordinator: nil)
    }
}
