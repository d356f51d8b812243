/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system's choice, a sheet.
    case automatic = -2
    /// No adaptation; as an app's choice it isn't valid.
    case none = -1
    /// Over the whole screen. What is under it disappears.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A smaller sheet where there is room for one.
    case formSheet = 2
    /// Over the content of the nearest controller that defines the context. That one disappears.
    case currentContext = 3
    /// As the app's own presentation controller does it.
    case custom = 4
    /// Over the whole screen. What is under it stays visible.
    case overFullScreen = 5
    /// Over the content of the nearest controller that defines the context, which stays visible.
    case overCurrentContext = 6
    /// In a bubble that points at something where there is room for one, else a sheet.
    case popover = 7

    /// Whether the user can end it by swiping down, or by tapping beside a popover.
    var isDismissedByUser: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet, .popover: true
        default: false
        }
    }

    /// Whether the controller underneath is taken off the screen, and so gets the callbacks of
    /// disappearing.
    var coversPresenter: Bool {
        self == .fullScreen || self == .currentContext
    }

    /// Whether a controller that defines the context may take the place of the outermost one.
    var isInContext: Bool {
        self == .currentContext || self == .overCurrentContext
    }
}

/// How a presentation moves. The stand-in shows nothing, so it is only kept.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// By turning around.
    case flipHorizontal = 1
    /// By fading.
    case crossDissolve = 2
    /// By curling a corner.
    case partialCurl = 3
}
