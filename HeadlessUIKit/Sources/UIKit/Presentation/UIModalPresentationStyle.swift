/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice, a sheet.
    case automatic = -2
    /// No adaptation. An app can't choose this.
    case none = -1
    /// Over the whole screen. The controller below disappears.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A smaller sheet if there is room for one.
    case formSheet = 2
    /// Over the content of the nearest controller that defines the context, which disappears.
    case currentContext = 3
    /// Shown by the app's custom presentation controller.
    case custom = 4
    /// Over the whole screen. The controller below stays visible.
    case overFullScreen = 5
    /// Over the content of the nearest controller that defines the context, which stays visible.
    case overCurrentContext = 6
    /// A popover if there is room for one, otherwise a sheet.
    case popover = 7

    /// True if the user can dismiss it by swiping down, or by tapping outside a popover.
    var isDismissedByUser: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet, .popover: true
        default: false
        }
    }

    /// True if the presenter is removed from the screen and gets the disappearance callbacks.
    var coversPresenter: Bool {
        self == .fullScreen || self == .currentContext
    }

    /// True if a controller that defines the context can present instead of the outermost.
    var isInContext: Bool {
        self == .currentContext || self == .overCurrentContext
    }
}

/// The animation of a presentation. It is stored, but has no visible effect.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides in from below.
    case coverVertical = 0
    /// Flips horizontally.
    case flipHorizontal = 1
    /// Fades in.
    case crossDissolve = 2
    /// Curls a corner of the page.
    case partialCurl = 3
}
