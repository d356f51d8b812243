/// How a flow or a screen is presented, in compact and in regular width.
public struct Presentation: Hashable, Sendable {
    /// The presentation styles, with UIKit's names.
    public enum Style: String, Hashable, Sendable {
        /// The system's choice, or the style set on the view controller.
        case automatic
        /// A sheet.
        case pageSheet
        /// A smaller sheet, if there is room for one.
        case formSheet
        /// Covers the whole screen; the content below disappears.
        case fullScreen
        /// Covers the whole screen; the content below stays visible.
        case overFullScreen
        /// Covers the nearest view controller that defines the presentation context.
        case overCurrentContext
        /// A popover that points at its source; a sheet if there is no room for one.
        case popover
        /// The style of the view controller's transitioning delegate.
        case custom
    }

    /// The transition animations, with UIKit's names.
    public enum Transition: String, Hashable, Sendable {
        /// Slides up from the bottom.
        case coverVertical
        /// Cross-fades.
        case crossDissolve
        /// Flips horizontally.
        case flipHorizontal
        /// Curls up a corner.
        case partialCurl
    }

    /// The heights at which a sheet rests.
    public enum Detent: Hashable, Sendable {
        /// About half of the screen.
        case medium
        /// Nearly all of the screen.
        case large
        /// A height in points. `medium` before iOS 16.
        case height(Double)
        /// A fraction of a sheet's maximum height, such as 0.4. `medium` before iOS 16.
        case fraction(Double)
    }

    /// The effect on deep links while something is presented.
    public enum Links: Hashable, Sendable {
        /// Links act as their own condition says.
        case dismiss
        /// Links wait until it has gone.
        case wait
        /// Links are refused.
        case refuse
    }

    /// A size in points.
    public struct Size: Hashable, Sendable {
        /// The width.
        public var width: Double
        /// The height.
        public var height: Double

        /// Creates a size.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// The presentation at one width.
    public struct Traits: Hashable, Sendable {
        /// The presentation style.
        public var style: Style
        /// The transition animation; `nil` leaves it to the view controller.
        public var transition: Transition?
        /// The heights at which a sheet rests; if empty, the system decides.
        public var detents: [Detent]
        /// True if a sheet shows a grabber.
        public var hasGrabber: Bool
        /// True if the user can dismiss it by swiping down or tapping outside.
        public var isDismissible: Bool
        /// The size of a form sheet or a popover, if there is room for it; `nil` leaves it to the
        /// view controller.
        public var size: Size?

        /// Describes the presentation at one width.
        ///
        /// - Parameters:
        ///   - style: the presentation style.
        ///   - transition: the transition animation; `nil` leaves it to the view controller.
        ///   - detents: the heights at which a sheet rests; if empty, the system decides.
        ///   - grabber: true if a sheet shows a grabber.
        ///   - dismissible: true if the user can dismiss it by swiping down or tapping outside.
        ///   - size: the size of a form sheet or a popover; `nil` leaves it to the view controller.
        public init(
            _ style: Style = .automatic, transition: Transition? = nil, detents: [Detent] = [], grabber: Bool = false,
            dismissible: Bool = true, size: Size? = nil
        ) {
            self.style = style
            self.transition = transition
            self.detents = detents
            hasGrabber = grabber
            isDismissible = dismissible
            self.size = size
        }
    }

    /// The presentation in windows of compact width, as on iPhone.
    public var compact: Traits
    /// The presentation in windows of regular width, as on iPad.
    public var regular: Traits
    /// The effect on deep links while it is presented.
    public var links: Links

    /// Creates a presentation for all widths.
    ///
    /// - Parameters:
    ///   - style: the presentation style.
    ///   - transition: the transition animation; `nil` leaves it to the view controller.
    ///   - detents: the heights at which a sheet rests; if empty, the system decides.
    ///   - grabber: true if a sheet shows a grabber.
    ///   - dismissible: true if the user can dismiss it by swiping down or tapping outside.
    ///   - size: the size of a form sheet or a popover; `nil` leaves it to the view controller.
    ///   - links: the effect on deep links while it is presented.
    public init(
        _ style: Style = .automatic, transition: Transition? = nil, detents: [Detent] = [], grabber: Bool = false,
        dismissible: Bool = true, size: Size? = nil, links: Links = .dismiss
    ) {
        let traits = Traits(style, transition: transition, detents: detents, grabber: grabber, dismissible: dismissible, size: size)
        self.init(compact: traits, regular: traits, links: links)
    }

    /// Creates different presentations for compact and regular width. The width of the window
    /// decides, also while the flow or screen is presented.
    public init(compact: Traits, regular: Traits, links: Links = .dismiss) {
        self.compact = compact
        self.regular = regular
        self.links = links
    }
}
