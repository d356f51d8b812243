#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// The view that a popover or an action sheet points at. Pass it to the transition that
    /// presents, and attach it to the view:
    ///
    /// ```swift
    /// @State private var anchor = FlowAnchor()
    ///
    /// Button("Filter") { router.filter(from: anchor) }.flowAnchor(anchor)
    /// ```
    @available(iOS 17.0, *)
    @MainActor
    public final class FlowAnchor: PopoverSource {
        /// The presentations at the view.
        final class Shown: ShownPresenter {
            /// True once a view has the anchor.
            var isAttached = false
        }

        let shown = Shown()

        /// Creates an anchor for a view.
        public init() {}
    }

    @available(iOS 17.0, *)
    extension View {
        /// Makes the view the source of the popovers and action sheets of an anchor.
        ///
        /// - Parameter source: the anchor that the view passes to transitions.
        public func flowAnchor(_ source: FlowAnchor) -> some View {
            modifier(AnchorModifier(anchor: source.shown))
        }
    }

    @available(iOS 17.0, *)
    struct AnchorModifier: ViewModifier {
        @Bindable var anchor: FlowAnchor.Shown

        func body(content: _ViewModifier_Content<AnchorModifier>) -> some View {
            content
                .popover(item: $anchor.popover) { $0.scene?.makeView?($0) }
                .modifier(AlertModifier(presenter: anchor))
                .onAppear { anchor.isAttached = true }
        }
    }
#endif
