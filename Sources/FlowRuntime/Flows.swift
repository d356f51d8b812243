#if canImport(UIKit)
    import UIKit

    /// A coordinator whose screens stand on a navigation stack: one of its own, or the stack of the flow that pushed it.
    @MainActor
    public protocol StackFlow: ScreenMaking {
        /// The screen that the flow begins with.
        var firstScreen: Screen { get }
    }

    extension StackFlow {
        func firstSlot() -> Slot {
            Slot(firstScreen, of: self)
        }
    }

    /// A coordinator whose flow is a tab bar.
    @MainActor
    public protocol TabsFlow: Coordinator {
        /// The tabs in the order of the bar; a tab's raw value is its name.
        associatedtype Tab: CaseIterable & RawRepresentable<String>

        /// The tab that is selected first.
        var firstTab: Tab { get }

        /// What a tab holds.
        func content(of tab: Tab) -> TabContent

        /// The item that stands for a tab in the bar; nil where the tab's screen supplies its own.
        func makeTabBarItem(for tab: Tab) -> UITabBarItem?
    }

    extension TabsFlow {
        /// Every tab takes its item from its screen.
        public func makeTabBarItem(for tab: Tab) -> UITabBarItem? { nil }

        var allTabs: [Tab] { Array(Tab.allCases) }

        /// The tab that shows.
        public var selectedTab: Tab {
            guard case .tabs(let bar)? = content else { return firstTab }
            return Tab(rawValue: bar.names[bar.selectedIndex]) ?? firstTab
        }

        /// Shows a tab with its screens as they are, as the user's tap does. While a layer covers the bar it does nothing but report a refusal.
        @discardableResult
        public func select(_ tab: Tab) -> Self {
            navigator?.perform("select", from: { [weak navigator] in navigator?.topSlot }) { draft in
                draft.select(tab.rawValue, of: Self.self, stack: nil)
            }
            return self
        }
    }

    /// What a tab holds: a flow, or one bare screen.
    @MainActor
    public struct TabContent {
        let content: Content
        let coordinator: Coordinator?

        /// A tab that is a flow.
        public static func flow(_ coordinator: Coordinator) -> TabContent {
            TabContent(content: coordinator.ownContent(), coordinator: coordinator)
        }

        /// A tab that is one screen of the tabs flow itself.
        public static func screen<Maker: ScreenMaking>(_ screen: Maker.Screen, of maker: Maker) -> TabContent {
            TabContent(content: .screen(Slot(screen, of: maker)), coordinator: nil)
        }
    }

    /// What a list of screens may hold where it builds a stack: a screen, or a flow that continues on the same stack.
    @MainActor
    public enum StackItem<Screen: ScreenValue> {
        /// A screen.
        case screen(Screen)
        /// A flow, with the screens that it begins with.
        case flow(Coordinator)
    }
#endif
