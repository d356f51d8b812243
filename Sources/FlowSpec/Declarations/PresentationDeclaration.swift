/// The presentation of a flow or screen as declared in a spec.
public struct PresentationDeclaration: Sendable {
    /// The presentation at each width. With a guard, this is the choice if it is true.
    public var presentation: Presentation
    /// The guard that chooses the presentation, if any.
    public var choice: Choice?
    /// The characters of the value.
    public var range: SourceRange
    /// The location of detents or a grabber that no style of the presentation uses, if any.
    public var detentsWithoutSheet: SourceRange?
    /// The style of a width that UIKit can't show there, if any.
    public var unadaptable: Unadaptable?
    /// A style or transition that SwiftUI doesn't have, if any.
    public var onlyInUIKit: Located<String>?
    /// The location of a size that no style of the presentation uses, if any.
    public var sizeWithoutEffect: SourceRange?

    // Indirect because few steps have a choice, and recursive code keeps many steps on its stack.
    /// A guard that chooses the presentation.
    public indirect enum Choice: Sendable {
        /// The guard, and the presentation if it is false.
        case asked(ConditionDeclaration, otherwise: Presentation)
    }

    /// A pair of styles that UIKit can't show, one at each width.
    public struct Unadaptable: Sendable {
        /// The location of one of the styles.
        public var range: SourceRange
        /// The styles.
        public var compact, regular: Presentation.Style
    }

    init(_ presentation: Presentation, range: SourceRange) {
        self.presentation = presentation
        self.range = range
    }
}

/// The presentation of a flow or screen, in compact and in regular width.
public struct Presentation: Hashable, Sendable {
    /// The traits in compact width.
    public var compact: Traits
    /// The traits in regular width.
    public var regular: Traits
    /// The effect on deep links while it is presented; `nil` if unspecified, which dismisses it.
    public var links: Links?

    /// The effect of a presentation on deep links.
    public enum Links: String, Sendable, CaseIterable {
        /// Links act as their `whenModal` says.
        case dismiss
        /// Links wait until it has gone.
        case wait
        /// Links do nothing.
        case refuse
    }

    /// The presentation at one width.
    public struct Traits: Hashable, Sendable {
        /// The style.
        public var style = Style.automatic
        /// The transition animation; `nil` for the style's default.
        public var transition: Transition?
        /// The heights at which a sheet rests.
        public var detents: [Detent] = []
        /// True if a sheet shows a grabber.
        public var hasGrabber = false
        /// The size of a form sheet or a popover; `nil` for the view controller's preferred size.
        public var size: Size?
        /// True if the user can dismiss it interactively, provided the style allows it.
        public var isDismissible = true
    }

    /// The presentation styles, with UIKit's names.
    public enum Style: String, Sendable, CaseIterable {
        case automatic, pageSheet, formSheet, fullScreen, overFullScreen, overCurrentContext, popover, custom

        /// Returns how the user can dismiss the style; `nil` if they can't. All other code uses
        /// this table. UIKit shows a popover as a sheet in compact width.
        func dismissal(at width: Width) -> Dismissal? {
            switch self {
            case .automatic, .pageSheet, .formSheet: .swipe
            case .popover: width == .regular ? .tapOutside : .swipe
            case .custom: .custom
            case .fullScreen, .overFullScreen, .overCurrentContext: nil
            }
        }

        /// True if UIKit can show the style as a sheet, such as a popover at compact width.
        public var isSheet: Bool {
            switch self {
            case .automatic, .pageSheet, .formSheet, .popover: true
            case .fullScreen, .overFullScreen, .overCurrentContext, .custom: false
            }
        }

        /// True if a size has an effect, or can have one in an automatic or custom style.
        var hasSize: Bool {
            switch self {
            case .automatic, .formSheet, .popover, .custom: true
            case .pageSheet, .fullScreen, .overFullScreen, .overCurrentContext: false
            }
        }
    }

    /// How the user can dismiss a presentation without a control on the screen.
    public enum Dismissal: String, Sendable, CaseIterable {
        /// UIKit's swipe down.
        case swipe
        /// A tap outside, as UIKit implements it.
        case tapOutside
        /// A gesture of the app's presentation controller, if it has one.
        case custom
    }

    /// The transition animations, with UIKit's names.
    public enum Transition: String, Sendable, CaseIterable {
        case coverVertical, crossDissolve, flipHorizontal, partialCurl
    }

    /// A height of a sheet.
    public enum Detent: Hashable, Sendable {
        /// A system detent, by its name.
        case system(SystemDetent)
        /// A height in points.
        case height(Int)
        /// A fraction of the largest height, above 0 and at most 1.
        case fraction(Double)

        static let medium = Detent.system(.medium)
        static let large = Detent.system(.large)
    }

    /// UIKit's system detents, by their names.
    public enum SystemDetent: String, Sendable, CaseIterable {
        case medium, large
    }

    /// A size in points.
    public struct Size: Hashable, Sendable {
        /// The width.
        public var width: Int
        /// The height.
        public var height: Int
    }

    /// The traits at a width.
    ///
    /// - Parameter width: the width of the window.
    public subscript(width: Width) -> Traits { width == .compact ? compact : regular }

    /// Creates UIKit's default presentation.
    public init() {
        compact = Traits()
        regular = Traits()
    }

    /// Returns how the user can dismiss the presentation.
    ///
    /// - Parameter width: the width of the window.
    /// - Returns: the kind of dismissal; `nil` if there is none.
    public func dismissal(at width: Width) -> Dismissal? {
        let traits = self[width]
        return traits.isDismissible ? traits.style.dismissal(at: width) : nil
    }

    /// The kinds of dismissal at any width, UIKit's first.
    public var dismissals: [Dismissal] {
        Dismissal.allCases.filter { Width.allCases.map(dismissal).contains($0) }
    }

    /// True if the user can dismiss the presentation at some width.
    public var canBeSwiped: Bool { !dismissals.isEmpty }

    /// True if no deep link opens while it is presented.
    public var holdsLinks: Bool { links == .wait || links == .refuse }
}
