#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The app's closures for views. They are in a class, because SwiftUI can't compare closures:
    /// it would evaluate each view that has one again and again.
    @available(iOS 17.0, *)
    @MainActor
    final class ViewParts<Screen: View, TabLabel: View> {
        let screen: (ShownScreen) -> Screen
        let tab: (String, String) -> TabLabel

        init(screen: @escaping (ShownScreen) -> Screen, tab: @escaping (String, String) -> TabLabel) {
            self.screen = screen
            self.tab = tab
        }
    }

    /// A level with the layer over it, which is a level again.
    @available(iOS 17.0, *)
    struct LevelView<Screen: View, TabLabel: View>: View {
        @Bindable var level: ShownLevel
        let scene: FlowScene
        let parts: ViewParts<Screen, TabLabel>

        var body: some View {
            ZStack { if let content = level.content { ContentView(content: content, scene: scene, parts: parts) } }
                .background { Sentinel(owner: level, scene: scene) }
                .sheet(item: $level.sheet, onDismiss: scene.lookInNextTurn, content: over)
                .fullScreenCover(item: $level.cover, onDismiss: scene.lookInNextTurn, content: over)
                .modifier(AlertModifier(presenter: level))
        }

        /// The view comes from the level itself, not from the binding, which is `nil` while the
        /// layer leaves (P14).
        @MainActor private func over(_ level: ShownLevel) -> some View {
            LayerView(level: level, scene: scene, parts: parts)
        }
    }

    /// A presented level.
    @available(iOS 17.0, *)
    struct LayerView<Screen: View, TabLabel: View>: View {
        let level: ShownLevel
        let scene: FlowScene
        let parts: ViewParts<Screen, TabLabel>

        var body: some View {
            LevelView(level: level, scene: scene, parts: parts)
                .modifier(LayerModifier(presentation: level.presentation, width: scene.width))
        }
    }

    /// Shows an alert. It reads the alert apart from the view of a level, whose content would be
    /// evaluated again.
    @available(iOS 17.0, *)
    struct AlertModifier: ViewModifier {
        @Bindable var presenter: ShownPresenter

        func body(content: _ViewModifier_Content<AlertModifier>) -> some View {
            content
                .alert(
                    presenter.alert?.title ?? "", isPresented: $presenter.isAsking, presenting: presenter.alert, actions: buttons,
                    message: message
                )
                .confirmationDialog(
                    presenter.alert?.title ?? "", isPresented: $presenter.isOffering,
                    titleVisibility: presenter.alert?.title == nil ? .hidden : .visible,
                    presenting: presenter.alert, actions: buttons, message: message)
        }

        @MainActor private func buttons(_ alert: Alert) -> some View {
            ForEach(Array(alert.choices.indices), id: \.self) { index in
                let choice = alert.choices[index]
                Button(choice.title, role: choice.style.role) { presenter.scene?.choose(choice) }
            }
        }

        @MainActor @ViewBuilder private func message(_ alert: Alert) -> some View {
            if let message = alert.message { Text(message) }
        }
    }

    extension AlertActionStyle {
        @available(iOS 15.0, *)
        fileprivate var role: ButtonRole? {
            switch self {
            case .default: nil
            case .cancel: .cancel
            case .destructive: .destructive
            }
        }
    }

    /// Sets how a layer is presented (P12).
    @available(iOS 17.0, *)
    struct LayerModifier: ViewModifier {
        let presentation: Presentation?
        let width: ShownWidth

        private var traits: Presentation.Traits? { width.isRegular ? presentation?.regular : presentation?.compact }

        func body(content: _ViewModifier_Content<LayerModifier>) -> some View {
            content
                .presentationCompactAdaptation(presentation?.coversCompact == true ? .fullScreenCover : .automatic)
                .presentationDetents(detents)
                .presentationDragIndicator(traits?.hasGrabber == true ? .visible : .automatic)
                .interactiveDismissDisabled(traits?.isDismissible == false)
        }

        private var detents: Set<PresentationDetent> {
            let detents = (traits?.detents ?? []).map { detent -> PresentationDetent in
                switch detent {
                case .medium: .medium
                case .large: .large
                case .height(let height): .height(height)
                case .fraction(let fraction): .fraction(fraction)
                }
            }
            return detents.isEmpty ? [.large] : Set(detents)
        }
    }
#endif
