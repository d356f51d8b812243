#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// A stack as SwiftUI shows it.
    @available(iOS 17.0, *)
    final class ShownStack: Shown {
        private weak var stack: NavigationStack?
        private weak var scene: FlowScene?
        private var first: ShownScreen?
        private var above: [ShownScreen] = []

        init(of stack: NavigationStack, in scene: FlowScene?) {
            self.stack = stack
            self.scene = scene
        }

        /// The first screen. It is replaced inside the stack's root view: a stack whose root view
        /// changes its identity can lose the path (S11).
        var root: ShownScreen? {
            read(\ShownStack.root)
            return first
        }

        /// The screens above it. The setter is the user going back (S6).
        var path: [ShownScreen] {
            get {
                read(\ShownStack.path)
                return above
            }
            set { written(newValue) }
        }

        /// The screens that SwiftUI shows, bottom first.
        var screens: [ShownScreen] { [first].compactMap { $0 } + above }

        /// The navigation controller behind the stack, once a screen has appeared in it.
        var controller: UINavigationController? {
            screens.lazy.reversed().compactMap { $0.sentinel?.navigationController }.first
        }

        /// Accepts a beginning of the path. SwiftUI must read anything else again (S15, S17).
        private func written(_ new: [ShownScreen]) {
            guard new.count < above.count, above.starts(with: new) else {
                if new != above { change(\ShownStack.path, animated: false) {} }
                return
            }
            change(\ShownStack.path, animated: true) { above = new }
            if let stack { scene?.userChanged(stack) }
        }

        /// Pops the screens above a screen, after the user has been asked about unsaved work.
        private func userGoesBack(to screen: ShownScreen?) {
            guard let stack, let slot = stack.slots.first(where: { $0.display === screen }) else { return }
            stack.navigator?.performForUser("back") { $0.leave(stack, above: slot) }
        }

        /// Shows the stack's screens. Returns false if that changes nothing.
        @discardableResult
        func settle(animated: Bool) -> Bool {
            let new = (stack?.slots ?? []).compactMap { $0.display as? ShownScreen }
            guard !new.elementsEqual(screens, by: ===) else { return false }
            var hidesTabBar = false
            for screen in new.dropFirst() {
                hidesTabBar = hidesTabBar || screen.attributes.hidesTabBar
                screen.hidesTabBar = hidesTabBar
            }
            for (screen, below) in zip(new.dropFirst(), new) {
                screen.goBack = { [weak self, weak below] in self?.userGoesBack(to: below) }
            }
            if new.first !== first { change(\ShownStack.root, animated: false) { first = new.first } }
            if !new.dropFirst().elementsEqual(above, by: ===) {
                change(\ShownStack.path, animated: animated) { above = Array(new.dropFirst()) }
            }
            return true
        }
    }

    /// A tab bar as SwiftUI shows it.
    @available(iOS 17.0, *)
    final class ShownTabs: Shown, TabBarInterface {
        /// A tab with its content. Its views are created when it is first selected, whenever
        /// SwiftUI would create them (T2).
        struct Tab {
            let name: String
            let badge: String?
            let content: FlowContent
            let isLoaded: Bool
        }

        private weak var bar: TabBar?
        /// The name of the tab that SwiftUI shows.
        private var name: String
        private var loaded: Set<String>

        init(of bar: TabBar) {
            self.bar = bar
            name = bar.names[bar.selectedIndex]
            loaded = [name]
        }

        /// The selected tab. The setter is the user's tap, also on the selected tab (T1). For a tab
        /// that can't be selected, the getter never changes (T3).
        var selection: String {
            get {
                read(\ShownTabs.selection)
                return name
            }
            set {
                guard let bar, let index = bar.names.firstIndex(of: newValue), bar.userTaps(index), newValue != name else { return }
                load(newValue)
                change(\ShownTabs.selection, animated: true) { name = newValue }
                if !bar.takeOverSelection(of: index) { settle() }
            }
        }

        /// The tabs in the bar of a window of compact or regular width, in its order.
        func tabs(isCompact: Bool) -> [Tab] {
            read(\ShownTabs.loaded)
            guard let bar else { return [] }
            // The selected tab is in the bar at each width.
            if bar.differsByWidth { read(\ShownTabs.selection) }
            return bar.indices(isCompact: isCompact).map { index in
                let name = bar.names[index]
                return Tab(name: name, badge: bar.badge(of: name), content: bar.contents[index], isLoaded: loaded.contains(name))
            }
        }

        /// The name of the flow in the spec.
        var flow: String { bar?.base?.flowName ?? "" }

        private func load(_ name: String) {
            if !loaded.contains(name) { change(\ShownTabs.loaded, animated: false) { loaded.insert(name) } }
        }

        /// Selects the bar's tab.
        func settle() {
            guard let bar, case let new = bar.names[bar.selectedIndex], new != name else { return }
            load(new)
            change(\ShownTabs.selection, animated: false) { name = new }
        }

        var isLoaded: Bool { true }
        var showsAllTabs: Bool { false }
        func showSelection() { settle() }

        func showTabs() {
            if let bar { bar.navigator?.interface.load(bar.selected) }
            change(\ShownTabs.loaded, animated: true) {}
            settle()
        }

        func showBadge(of name: String) { change(\ShownTabs.loaded, animated: false) {} }
    }

    /// A switch as SwiftUI shows it.
    @available(iOS 17.0, *)
    final class ShownSwitch: Shown {
        private weak var children: ChildSwitch?
        private var current: FlowContent

        init(of children: ChildSwitch) {
            self.children = children
            current = children.current.content
        }

        /// The visible child.
        var child: FlowContent {
            read(\ShownSwitch.child)
            return current
        }

        /// Shows the switch's current child.
        func settle() {
            guard let children else { return }
            change(\ShownSwitch.child, animated: children.isAnimated) { current = children.current.content }
        }
    }

    @available(iOS 17.0, *)
    extension NavigationStack {
        func shown(in scene: FlowScene?) -> ShownStack {
            if let shown = shownBy as? ShownStack { return shown }
            let shown = ShownStack(of: self, in: scene)
            shownBy = shown
            return shown
        }
    }

    @available(iOS 17.0, *)
    extension TabBar {
        var shown: ShownTabs {
            if let shown = shownBy as? ShownTabs { return shown }
            let shown = ShownTabs(of: self)
            shownBy = shown
            return shown
        }
    }

    @available(iOS 17.0, *)
    extension ChildSwitch {
        var shown: ShownSwitch {
            if let shown = shownBy as? ShownSwitch { return shown }
            let shown = ShownSwitch(of: self)
            shownBy = shown
            return shown
        }
    }

    extension FlowContent {
        /// Identifies the instance of the content.
        var id: ObjectIdentifier {
            switch self {
            case .stack(let stack): ObjectIdentifier(stack)
            case .tabs(let bar): ObjectIdentifier(bar)
            case .child(let children): ObjectIdentifier(children)
            case .single(let slot), .screen(let slot): ObjectIdentifier(slot)
            case .action(let place): ObjectIdentifier(place)
            }
        }
    }
#endif
