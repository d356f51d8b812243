#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The content of a window, a layer, a tab or a switch.
    @available(iOS 17.0, *)
    struct ContentView<Screen: View, TabLabel: View>: View {
        let content: FlowContent
        let scene: FlowScene
        let parts: ViewParts<Screen, TabLabel>

        var body: some View {
            switch content {
            case .stack(let stack): StackView(shown: stack.shown(in: scene), scene: scene, parts: parts)
            case .tabs(let bar): TabsView(shown: bar.shown, scene: scene, parts: parts)
            case .child(let children): SwitchView(shown: children.shown, scene: scene, parts: parts)
            case .single(let slot), .screen(let slot):
                if let shown = slot.display as? ShownScreen { ScreenView(shown: shown, scene: scene, parts: parts) }
            case .action: EmptyView()
            }
        }
    }

    @available(iOS 17.0, *)
    struct StackView<Screen: View, TabLabel: View>: View {
        @Bindable var shown: ShownStack
        let scene: FlowScene
        let parts: ViewParts<Screen, TabLabel>

        var body: some View {
            SwiftUI.NavigationStack(path: $shown.path) {
                RootView(shown: shown, scene: scene, parts: parts)
                    .navigationDestination(for: ShownScreen.self) { ScreenView(shown: $0, scene: scene, parts: parts) }
            }
        }
    }

    /// A stack's first screen, which is replaced in here.
    @available(iOS 17.0, *)
    struct RootView<Screen: View, TabLabel: View>: View {
        let shown: ShownStack
        let scene: FlowScene
        let parts: ViewParts<Screen, TabLabel>

        var body: some View {
            ZStack { if let root = shown.root { ScreenView(shown: root, scene: scene, parts: parts).id(root.id) } }
        }
    }

    @available(iOS 17.0, *)
    struct TabsView<Screen: View, TabLabel: View>: View {
        @Bindable var shown: ShownTabs
        let scene: FlowScene
        let parts: ViewParts<Screen, TabLabel>
        @Environment(\.horizontalSizeClass) private var width

        var body: some View {
            TabView(selection: $shown.selection) {
                ForEach(shown.tabs(isCompact: width != .regular), id: \.name) { tab in
                    ZStack { if tab.isLoaded { ContentView(content: tab.content, scene: scene, parts: parts).id(tab.content.id) } }
                        .tabItem { parts.tab(shown.flow, tab.name) }
                        .badge(tab.badge)
                        .tag(tab.name)
                }
            }
        }
    }

    @available(iOS 17.0, *)
    struct SwitchView<Screen: View, TabLabel: View>: View {
        let shown: ShownSwitch
        let scene: FlowScene
        let parts: ViewParts<Screen, TabLabel>

        var body: some View {
            ContentView(content: shown.child, scene: scene, parts: parts).id(shown.child.id)
        }
    }

    @available(iOS 17.0, *)
    struct ScreenView<Screen: View, TabLabel: View>: View {
        let shown: ShownScreen
        let scene: FlowScene
        let parts: ViewParts<Screen, TabLabel>

        var body: some View {
            parts.screen(shown)
                .environment(\.shownScreen, shown)
                .modifier(ScreenModifier(attributes: shown.attributes, hidesTabBar: shown.hidesTabBar))
                .background { Sentinel(owner: shown, scene: scene) }
        }
    }

    /// Sets the bars of a screen. The screen's own view sets everything else.
    @available(iOS 17.0, *)
    struct ScreenModifier: ViewModifier {
        let attributes: ScreenAttributes
        let hidesTabBar: Bool

        func body(content: _ViewModifier_Content<ScreenModifier>) -> some View {
            content
                .applying(if: attributes.title != nil) { $0.navigationTitle(attributes.title ?? "") }
                .applying(if: attributes.largeTitle != nil) {
                    $0.navigationBarTitleDisplayMode(attributes.largeTitle == true ? .large : .inline)
                }
                .applying(if: !attributes.allowsBack) { $0.navigationBarBackButtonHidden() }
                .applying(if: !attributes.dismissible) { $0.interactiveDismissDisabled() }
                .toolbar(attributes.hidesNavigationBar ? .hidden : .automatic, for: .navigationBar)
                .toolbar(hidesTabBar ? .hidden : .automatic, for: .tabBar)
        }
    }

    extension View {
        /// Applies a change if a condition is true. The condition must be constant: the view's
        /// state would be lost when it changes.
        @MainActor @ViewBuilder func applying<Changed: View>(if isNeeded: Bool, _ change: (Self) -> Changed) -> some View {
            if isNeeded { change(self) } else { self }
        }
    }
#endif
