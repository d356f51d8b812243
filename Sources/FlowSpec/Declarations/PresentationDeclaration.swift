/// How a flow or screen is presented, as it was written.
public struct PresentationDeclaration: Sendable {
    /// How it is presented on each kind of device, with what was said for all laid under; where a
    /// guard chooses, how it is if that holds.
    public var presentation: Presentation
    /// The guard that chooses, if one does.
    public var choice: Choice?
    /// The characters of the value.
    var range: SourceRange
    /// Where detents or a grabber stand beside a style that has none, if anywhere.
    public var detentsWithoutSheet: SourceRange?
    /// Where a size stands beside a style that has none, if anywhere.
    public var sizeWithoutEffect: SourceRange?

    // Few steps have one, and what goes through steps within steps has each on its stack.
    /// A guard that chooses how something is presented.
    public indirect enum Choice: Sendable {
        /// What is asked, and how it is presented if that doesn't hold.
        case asked(ConditionDeclaration, otherwise: Presentation)
    }

    /// Makes a presentation's content.
    init(_ presentation: Presentation, range: SourceRange) {
        self.presentation = presentation
        self.range = range
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
        /// How large a form sheet or a popover is; nil for the view controller's own size.
        public var size: Size?
        /// Whether the user may swipe it away, where the style allows it.
        public var isDismissible = true
    }

    /// The styles, named as UIKit's.
    public enum Style: String, Sendable, CaseIterable {
        case automatic, pageSheet, formSheet, fullScreen, overFullScreen, overCurrentContext, popover, custom

        /// How the user can end it: the table that everything else goes by. A popover is a sheet at
        /// a compact width, which is an iPhone's, and else points at something.
        ///
        /// - Returns: the way; nil if there is none.
        func dismissal(onPad isPad: Bool) -> Dismissal? {
            switch self {
            case .automatic, .pageSheet, .formSheet: .swipe
            case .popover: isPad ? .tapOutside : .swipe
            case .custom: .custom
            case .fullScreen, .overFullScreen, .overCurrentContext: nil
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

        /// Whether a size may have an effect: a view controller's own style, and a custom one, may
        /// go by it.
        var hasSize: Bool {
            switch self {
            case .automatic, .formSheet, .popover, .custom: true
            case .pageSheet, .fullScreen, .overFullScreen, .overCurrentContext: false
            }
        }
    }

    /// How the user ends what is presented, without a control of its own.
    public enum Dismissal: String, Sendable, CaseIterable {
        /// By UIKit's swipe down.
        case swipe
        /// By a tap beside it, as UIKit has it.
        case tapOutside
        /// As the app's own presentation controller lets them, which may be not at all.
        case custom
    }

    /// The ways to move in and out, named as UIKit's.
    public enum Transition: String, Sendable, CaseIterable {
        case coverVertical, crossDissolve, flipHorizontal, partialCurl
    }

    /// A height of a sheet.
    public enum Detent: Hashable, Sendable {
        /// UIKit's, by its name.
        case system(SystemDetent)
        /// So many points.
        case height(Int)
        /// A part of the largest height, above 0 and at most 1.
        case fraction(Double)

        /// About half of the screen.
        static let medium = Detent.system(.medium)
        /// Nearly all of the screen.
        static let large = Detent.system(.large)
    }

    /// The heights that UIKit has, by its names.
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

    /// As UIKit does it.
    public init() {
        phone = Traits()
        pad = Traits()
    }

    /// How the user can end it on a device.
    ///
    /// - Parameter isPad: whether the device is an iPad.
    /// - Returns: the way; nil if there is none.
    public func dismissal(onPad isPad: Bool) -> Dismissal? {
        let traits = isPad ? pad : phone
        return traits.isDismissible ? traits.style.dismissal(onPad: isPad) : nil
    }

    /// How the user can end it on some device; UIKit's way comes first.
    public var dismissals: [Dismissal] {
        Dismissal.allCases.filter { [dismissal(onPad: false), dismissal(onPad: true)].contains($0) }
    }

    /// Whether the user can end it on some device.
    public var canBeSwiped: Bool { !dismissals.isEmpty }
}
