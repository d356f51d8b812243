/// A warning that UIKit only logs, although it indicates a bug in the app.
public struct UIKitWarning: Hashable, Sendable, CustomStringConvertible {
    /// The kinds of warning.
    public enum Kind: String, Sendable {
        /// A controller that already presents another presents again. Ignored.
        case alreadyPresenting = "already presenting"
        /// A controller presents while it isn't on screen. Ignored.
        case notInWindowHierarchy = "not in the window hierarchy"
        /// A controller outside the controller hierarchy presents, with its view in a window.
        /// Performed.
        case detachedPresenter = "detached presenter"
        /// A presentation or dismissal occurs while the same layer slides in or out. Ignored.
        case presentationInProgress = "presentation in progress"
        /// A stack changes while its last change is still running. Deferred until that ends.
        case nestedTransition = "nested transition"
        /// The edge swipe was allowed at the root. A device no longer reacts to touches after that.
        case swipeBackAtRoot = "swipe back at the root"
        /// A storyboard names a class that the app doesn't have. UIKit's class is used instead.
        case unknownClass = "unknown class"
        /// The completion of each transition starts another one, endlessly.
        case endlessTransitions = "endless transitions"
    }

    /// The kind of warning.
    public let kind: Kind
    /// The logged message. Names controllers by their types, without addresses.
    public let message: String

    /// `kind: message`.
    public var description: String { "\(kind.rawValue): \(message)" }
}
