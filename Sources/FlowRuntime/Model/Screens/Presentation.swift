/// How a flow or a screen is presented, on iPhone and on iPad.
public struct Presentation: Hashable, Sendable {
    /// The styles, by UIKit's names.
    public enum Style: String, Hashable, Sendable {
        /// The system's choice, or what the view controller has been set to.
        case automatic
        /// A sheet.
        case pageSheet
        /// A smaller sheet where there is room for one.
        case formSheet
        /// Over the whole screen; what is under it disappears.
        case fullScreen
        /// Over the whole screen; what is under it stays visible.
        case overFullScreen
        /// Over the nearest controller that defines the context.
        case overCurrentContext
        /// In a bubble that points at something; a sheet where there is no room for one.
        case popover
        /// As the view controller's own transitioning delegate does it.
        case custom
    }

    /// The ways of moving, by UIKit's names.
    public enum Transition: String, Hashable, Sendable {
        /// From below.
        case coverVertical
        /// By fading.
        case crossDissolve
        /// By turning around.
        case flipHorizontal
        /// By curling a corner.
        case partialCurl
    }

    /// The heights at which a sheet rests.
    public enum Detent: Hashable, Sendable {
        /// About half of the screen.
        case medium
        /// Nearly all of the screen.
        case large
        /// So many points. Before iOS 16 it is `medium`.
        case height(Double)
        /// A part of the largest height that a sheet can have, such as 0.4. Before iOS 16 it is
        /// `medium`.
        case fraction(Double)
    }

    /// A size in points.
    public struct Size: Hashable, Sendable {
        /// The width.
        public var width: Double
        /// The height.
        public var height: Double

        /// Makes a size.
        ///
        /// - Parameters:
        ///   - width: the width in points.
        ///   - height: the height in points.
        public init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    /// How it is presented on one kind of device.
    public struct Traits: Hashable, Sendable {
        /// The style.
        public var style: Style
        /// How it moves; nil leaves that to the view controller.
        public var transition: Transition?
        /// The heights at which a sheet rests; none leaves that to the system.
        public var detents: [Detent]
        /// Whether a sheet shows a grabber.
        public var hasGrabber: Bool
        /// Whether the user may end it by a swipe down or a tap beside it.
        public var isDismissible: Bool
        /// How large a form sheet or a popover is, where there is room for it; nil leaves that to
        /// the view controller.
        public var size: Size?

        /// Says how something is presented on one kind of device.
        ///
        /// - Parameters:
        ///   - style: the style.
        ///   - transition: how it moves; nil leaves that to the view controller.
        ///   - detents: the heights at which a sheet rests; none leaves that to the system.
        ///   - grabber: whether a sheet shows a grabber.
        ///   - dismissible: whether the user may end it by a swipe down or a tap beside it.
        ///   - size: how large a form sheet or a popover is; nil leaves that to the view
        ///     controller.
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

    /// On iPhone, and on every other device that isn't an iPad.
    public var phone: Traits
    /// On iPad.
    public var pad: Traits

    /// The same on all devices.
    ///
    /// - Parameters:
    ///   - style: the style.
    ///   - transition: how it moves; nil leaves that to the view controller.
    ///   - detents: the heights at which a sheet rests; none leaves that to the system.
    ///   - grabber: whether a sheet shows a grabber.
    ///   - dismissible: whether the user may end it by a swipe down or a tap beside it.
    ///   - size: how large a form sheet or a popover is; nil leaves that to the view controller.
    public init(
        _ style: Style = .automatic, transition: Transition? = nil, detents: [Detent] = [], grabber: Bool = false,
        dismissible: Bool = true, size: Size? = nil
    ) {
        let traits = Traits(style, transition: transition, detents: detents, grabber: grabber, dismissible: dismissible, size: size)
        self.init(phone: traits, pad: traits)
    }

    /// Different on iPhone and iPad.
    ///
    /// - Parameters:
    ///   - phone: how on iPhone, and on every other device that isn't an iPad.
    ///   - pad: how on iPad.
    public init(phone: Traits, pad: Traits) {
        self.phone = phone
        self.pad = pad
    }
}
