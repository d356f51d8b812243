#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// Shows a root coordinator's flow. Generated code puts it into the app's root view.
    @available(iOS 17.0, *)
    public struct FlowView<Root: Coordinator, Screen: View, TabLabel: View>: View {
        @State private var kept: FlowRoot<Root, Screen, TabLabel>
        @Environment(\.scenePhase) private var phase
        @SceneStorage("flowgen") private var saved: Data?

        /// Creates the view of a scene. The coordinator and the closures are used as long as the
        /// scene lives.
        ///
        /// - Parameters:
        ///   - root: creates the root coordinator, once for each scene (O3).
        ///   - screen: creates the view of a screen.
        ///   - tab: creates the label of a tab, by the names of the flow and the tab in the spec.
        @MainActor public init(
            _ root: @escaping () -> Root, @ViewBuilder screen: @escaping (ShownScreen) -> Screen,
            @ViewBuilder tab: @escaping (_ flow: String, _ tab: String) -> TabLabel
        ) {
            _kept = State(initialValue: FlowRoot(root, ViewParts(screen: screen, tab: tab)))
        }

        /// The window's content.
        public var body: some View {
            LevelView(level: kept.level(restoring: saved), scene: kept.scene, parts: kept.parts)
                .onOpenURL { kept.open($0) }
                .onChange(of: phase) { _, new in if new == .background { saved = kept.savedState } }
        }
    }

    /// The root coordinator of a scene, created when the scene is first shown.
    @available(iOS 17.0, *)
    @MainActor
    final class FlowRoot<Root: Coordinator, Screen: View, TabLabel: View> {
        private let make: () -> Root
        private var root: Root?
        let scene = FlowScene()
        let parts: ViewParts<Screen, TabLabel>

        init(_ make: @escaping () -> Root, _ parts: ViewParts<Screen, TabLabel>) {
            self.make = make
            self.parts = parts
        }

        /// Starts the scene, restored from saved data if there is any.
        func level(restoring data: Data?) -> ShownLevel {
            if root == nil {
                let root = make()
                self.root = root
                scene.makeView = { [unowned scene, parts] in
                    AnyView(LayerView(level: $0, scene: scene, parts: parts))
                }
                root.start(in: scene, restoring: data)
            }
            return scene.base
        }

        var savedState: Data? { root?.savedState.flatMap { try? JSONEncoder().encode($0) } }

        func open(_ url: URL) { (root as? any LinkedFlow)?.open(url) }
    }

    extension Coordinator {
        /// Starts the flow as the root of a scene in SwiftUI.
        @available(iOS 17.0, *)
        fileprivate func start(in scene: FlowScene, restoring data: Data?) {
            guard navigator == nil else { return }
            let navigator = Navigator(root: self, interface: scene)
            scene.navigator = navigator
            navigator.change {
                let state = data.flatMap { $0.count <= SavedState.mostBytes ? try? JSONDecoder().decode(SavedState.self, from: $0) : nil }
                let content = state.map { begin(navigator, restoring: $0).content } ?? begin(navigator)
                scene.load(content)
                for layer in navigator.layers { scene.load(layer.content) }
                scene.begin(stacks: [], bars: [], switches: [], alert: nil)
            }
        }
    }
#endif
