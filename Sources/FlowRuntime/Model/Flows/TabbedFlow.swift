/// A coordinator whose flow is a tab bar, in any user interface. Generated coordinators conform to
/// `TabsFlow`, which adds UIKit's requirements.
@MainActor
public protocol TabbedFlow: Coordinator {
    /// The tabs in the order of the bar; a tab's raw value is its name.
    associatedtype Tab: CaseIterable & RawRepresentable<String>
    /// The coordinator's own class.
    associatedtype Owner: Coordinator = Self

    /// The tab that is selected first.
    var firstTab: Tab { get }

    /// True if a tap on the selected tab pops its stack to the first screen.
    var popsOnReselect: Bool { get }

    /// True if all tabs are always visible, so the app can't hide any.
    var hasFixedTabs: Bool { get }

    /// Returns true if a tab is in the bar at a width even if it isn't selected.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - isCompact: true for a narrow window, with a compact horizontal size class.
    func isInBar(_ tab: Tab, isCompact: Bool) -> Bool

    /// Returns the content of a tab.
    func content(of tab: Tab) -> TabContent

    /// Performs the steps of an action tab after a tap.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - change: the change that the steps belong to.
    func act(on tab: Tab, _ change: Change<Owner>)

    /// Performs the steps for a result of a tab's flow.
    ///
    /// - Parameters:
    ///   - tab: the tab.
    ///   - result: the result, of the type that the tab's flow declares.
    ///   - change: the change that the steps belong to.
    func tab(_ tab: Tab, finishedWith result: Any, _ change: Change<Owner>)
}

extension TabbedFlow {
    /// True by default: a tap on the selected tab pops its stack to the first screen.
    public var popsOnReselect: Bool { true }

    /// False by default: the app can hide tabs.
    public var hasFixedTabs: Bool { false }

    /// True by default: each tab is in the bar at every width.
    public func isInBar(_ tab: Tab, isCompact: Bool) -> Bool { true }

    /// Default implementation: does nothing.
    public func act(on tab: Tab, _ change: Change<Owner>) {}

    /// Default implementation: does nothing.
    public func tab(_ tab: Tab, finishedWith result: Any, _ change: Change<Owner>) {}
}

extension TabbedFlow {
    private var bar: TabBar? {
        if case .tabs(let bar) = ownContent() { bar } else { nil }
    }

    /// The selected tab.
    public var selectedTab: Tab {
        guard case .tabs(let bar)? = content else { return firstTab }
        return Tab(rawValue: bar.names[bar.selectedIndex]) ?? firstTab
    }

    /// Selects a tab and keeps its screens, as the user's tap does. If a modal covers the tab bar,
    /// the call only reports a refusal.
    ///
    /// - Returns: the coordinator itself, for chaining.
    @discardableResult
    public func select(_ tab: Tab) -> Self {
        navigator?.perform("select", from: { [weak navigator] in navigator?.topSlot }, anywhere: true) { draft in
            draft.select(tab.rawValue, of: Self.self, stack: nil)
        }
        return self
    }

    /// Returns the text of a tab's badge.
    ///
    /// - Returns: the text; `nil` if the tab has no badge.
    public func badge(of tab: Tab) -> String? {
        bar?.badge(of: tab.rawValue)
    }

    /// Sets or removes the text of a tab's badge.
    ///
    /// - Parameters:
    ///   - text: the text; `nil` removes the badge.
    ///   - tab: the tab.
    public func setBadge(_ text: String?, of tab: Tab) {
        bar?.setBadge(text, of: tab.rawValue)
    }

    /// The visible tabs, in the bar's order. Some of them might be in the bar at only one width.
    public var visibleTabs: [Tab] {
        bar?.visible.compactMap { Tab(rawValue: bar?.names[$0] ?? "") } ?? []
    }

    /// Sets which of the flow's tabs are visible, and in which order. A hidden tab keeps its
    /// screens and can't be selected.
    ///
    /// If the selected tab is hidden, the first tab that isn't an action is selected. Does nothing
    /// if no such tab remains, or if the flow is a split view, which always shows all columns.
    ///
    /// - Parameter tabs: the tabs in the order of the bar, each at most once.
    public func setVisibleTabs(_ tabs: [Tab]) {
        bar?.setVisible(tabs.map(\.rawValue))
    }
}

/// The content of a tab: a flow, one bare screen, or only an action.
@MainActor
public struct TabContent {
    let content: FlowContent
    let coordinator: Coordinator?
    let checksTaps: Bool

    /// A tab that is a flow.
    ///
    /// - Parameters:
    ///   - coordinator: the flow's coordinator.
    ///   - checksTaps: true if a tap performs the steps of ``TabbedFlow/act(on:_:)`` instead of
    ///     selecting the tab. They check a guard.
    public static func flow(_ coordinator: Coordinator, checksTaps: Bool = false) -> TabContent {
        TabContent(content: coordinator.ownContent(), coordinator: coordinator, checksTaps: checksTaps)
    }

    /// A tab that is one screen of the tabs flow itself.
    ///
    /// - Parameters:
    ///   - screen: the screen with its parameters.
    ///   - maker: the coordinator that makes the screen.
    ///   - checksTaps: true if a tap performs the steps of ``TabbedFlow/act(on:_:)``, which check a
    ///     guard.
    public static func screen<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker, checksTaps: Bool = false) -> TabContent {
        TabContent(content: .screen(Slot(screen, of: maker)), coordinator: nil, checksTaps: checksTaps)
    }

    /// A tab that is never selected: a tap performs the steps of ``TabbedFlow/act(on:_:)``.
    public static var action: TabContent {
        TabContent(content: .action(EmptyPlace()), coordinator: nil, checksTaps: false)
    }
}
