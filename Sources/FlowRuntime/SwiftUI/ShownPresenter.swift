#if os(iOS) || os(Linux)
    import SwiftUI
    import UIKit

    /// Something that presents: a level, or the view that a popover points at.
    @available(iOS 17.0, *)
    class ShownPresenter: Shown {
        weak var scene: FlowScene?
        private var above: ShownLevel?
        private var question: Alert?

        /// The layer that it presents, if that is a sheet. The setter is the user, who dismisses
        /// it. The setter never accepts another layer (P8).
        var sheet: ShownLevel? {
            get { next(.sheet) }
            set { if newValue == nil { userDismisses(.sheet) } }
        }

        /// The layer that it presents, if that covers the screen.
        var cover: ShownLevel? {
            get { next(.cover) }
            set { if newValue == nil { userDismisses(.cover) } }
        }

        /// The layer that it presents, if that is a popover.
        var popover: ShownLevel? {
            get { next(.popover) }
            set { if newValue == nil { userDismisses(.popover) } }
        }

        private func next(_ kind: ShownLevel.Kind) -> ShownLevel? {
            read(\ShownPresenter.presented)
            return above?.kind == kind ? above : nil
        }

        /// The layer that SwiftUI is to present.
        var presented: ShownLevel? { above }

        /// The alert that it shows.
        var alert: Alert? {
            read(\ShownPresenter.alert)
            return question
        }

        /// True while an alert is shown in the middle. The setter is the user's choice (A1).
        var isAsking: Bool {
            get { alert?.style == .alert }
            set { if !newValue { userAnswers() } }
        }

        /// True while a list of choices is shown.
        var isOffering: Bool {
            get { alert?.style == .actionSheet }
            set { if !newValue { userAnswers() } }
        }

        /// Does nothing after FlowRuntime has dismissed the layer itself.
        private func userDismisses(_ kind: ShownLevel.Kind) {
            guard let above, above.kind == kind else { return }
            change(\ShownPresenter.presented, animated: true) { self.above = nil }
            scene?.lookInNextTurn()
        }

        private func userAnswers() {
            guard question != nil else { return }
            change(\ShownPresenter.alert, animated: true) { question = nil }
            scene?.alertHasGone()
        }

        func present(_ level: ShownLevel?, animated: Bool) {
            change(\ShownPresenter.presented, animated: animated) { above = level }
        }

        func show(_ alert: Alert?, animated: Bool) {
            change(\ShownPresenter.alert, animated: animated) { question = alert }
        }
    }

    extension Presentation {
        /// True if it covers the screen in narrow windows.
        var coversCompact: Bool { compact.style.isCover }

        /// The kind of presentation. In SwiftUI, a sheet can become a cover when the window becomes
        /// narrow, but not when it becomes wide.
        @available(iOS 17.0, *)
        fileprivate func kind(isRegular: Bool, hasAnchor: Bool) -> ShownLevel.Kind {
            let style = isRegular ? regular.style : compact.style
            // Only a view that a popover points at can present it.
            if style == .popover, hasAnchor { return .popover }
            return style.isCover && regular.style.isCover ? .cover : .sheet
        }
    }

    extension Presentation.Style {
        fileprivate var isCover: Bool {
            switch self {
            case .fullScreen, .overFullScreen, .overCurrentContext, .custom: true
            case .automatic, .pageSheet, .formSheet, .popover: false
            }
        }
    }

    /// The window's content or a presented layer. It presents the next one.
    ///
    /// A view presents one thing at a time, so each layer is presented by the view of the layer
    /// below it (P5), and not by the screen that asked for it (P10).
    @available(iOS 17.0, *)
    final class ShownLevel: ShownPresenter, Identifiable, SentinelOwner {
        enum Kind { case sheet, cover, popover }

        /// Its presenter; `nil` for the window's content.
        private(set) weak var presenter: ShownPresenter?
        /// The content; `nil` after the level has gone, because SwiftUI can keep the level (O4).
        private(set) var content: FlowContent?
        /// How the layer is presented; `nil` for the window's content.
        let presentation: Presentation?
        let kind: Kind
        weak var sentinel: UIViewController?

        init(_ content: FlowContent?, as presentation: Presentation?, by presenter: ShownPresenter?, in scene: FlowScene?) {
            self.content = content
            self.presentation = presentation
            kind = presentation?.kind(isRegular: scene?.width.isRegular == true, hasAnchor: presenter is FlowAnchor.Shown) ?? .sheet
            self.presenter = presenter
            super.init()
            self.scene = scene
        }

        /// True if SwiftUI is to show the level.
        var isWanted: Bool { presenter?.presented === self }

        /// Releases the content after the level has gone.
        func end() { content = nil }

        /// The presented controller, once it has appeared; for the window's content, the root.
        var controller: UIViewController? { sentinel.map(outermostContainer) }

        /// True if the level has appeared and is no longer presented.
        var hasLeft: Bool { presenter != nil && sentinel?.presentingViewController == nil }
    }

    extension Layer {
        /// The level that shows it in SwiftUI, once it has been presented.
        @available(iOS 17.0, *)
        var level: ShownLevel? { shownBy as? ShownLevel }
    }
#endif
