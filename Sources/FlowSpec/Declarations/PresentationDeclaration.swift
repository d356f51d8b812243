import FlowDiagnostics

/// How a flow or screen is presented, as it was written.
public struct PresentationDeclaration: Sendable {
    /// How it is presented on each kind of device, with what was said for all laid under.
    public var presentation: Presentation
    /// The characters of the value.
    public var range: SourceRange
    /// Where detents or a grabber stand beside a style that has none, if anywhere.
    public var detentsWithoutSheet: SourceRange?

    /// Makes a presentation's content.
    ///
    /// - Parameters:
    ///   - presentation: how it is presented on each kind of device.
    ///   - range: the characters of the value.
    ///   - detentsWithoutSheet: where detents or a grabber stand beside a style that has none; nil
    ///     where they don't.
    public init(_ presentation: Presentation, range: SourceRange, detentsWithoutSheet: SourceRange? = nil) {
        self.presentation = presentation
        self.range = range
        self.detentsWithoutSheet = detentsWithoutSheet
    }
}

/// How a flow or screen is presented, on iPhone and on iPad.
public struct Presentation: Hashable, Sendable {
    /// On iPhone.
    public var phone: Traits
    /// On iPad.
    public var pad: Traits

    /// How something is presented on one kind of device.
    public struct Traits: Hashable, Sendable {
        /// The style.
        public var style = Style.automatic
        /// How it moves in and out; nil for the style's own way.
        public var transition: Transition?
        /// The heights at which a sheet rests.
        public var detents: [Detent] = []
        /// Whether a sheet shows a grabber.
        public var hasGrabber = false
        /// Whether the user may swipe it away, where the style allows it.
        public var isDismissible = true

        /// As UIKit does it.
        public init() {}

        /// Whether the user can swipe it away.
        public var canBeSwiped: Bool { isDismissible && style.canBeSwiped }
    }

    /// The styles, named as UIKit's.
    public enum Style: String, Sendable, CaseIterable {
        case automatic, pageSheet, formSheet, fullScreen, overFullScreen, overCurrentContext, popover, custom

        /// Whether UIKit lets the user swipe or tap it away. A custom one may.
        public var canBeSwiped: Bool {
            switch self {
            case .automatic, .pageSheet, .formSheet, .popover, .custom: true
            case .fullScreen, .overFullScreen, .overCurrentContext: false
            }
        }

        /// Whether UIKit shows it as a sheet somewhere; a popover is one where the width is
        /// compact.
        public var isSheet: Bool {
            switch self {
            case .automatic, .pageSheet, .formSheet, .popover: true
            case .fullScreen, .overFullScreen, .overCurrentContext, .custom: false
            }
        }
    }

    /// The ways to move in and out, named as UIKit's.
    public enum Transition: String, Sendable, CaseIterable {
        case coverVertical, crossDissolve, flipHorizontal, partialCurl
    }

    /// The heights of a sheet, named as UIKit's.
    public enum Detent: String, Sendable, CaseIterable {
        case medium, large
    }

    /// As UIKit does it.
    public init() {
        phone = Traits()
        pad = Traits()
    }

    /// Whether the user can swipe it away on some device.
    public var canBeSwiped: Bool { phone.canBeSwiped || pad.canBeSwiped }
}
