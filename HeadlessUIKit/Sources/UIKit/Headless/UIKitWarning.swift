/// Something that UIKit only writes to the log, although it means a fault in the app.
public struct UIKitWarning: Hashable, Sendable, CustomStringConvertible {
    /// The faults that are told apart.
    public enum Kind: String, Sendable {
        /// Something is presented over a controller that presents already: ignored.
        case alreadyPresenting = "already presenting"
        /// Something is presented from a controller that isn't on screen: ignored.
        case notInWindowHierarchy = "not in the window hierarchy"
        /// Something is presented from a controller whose view is in a window but which has no
        /// place among the controllers: done.
        case detachedPresenter = "detached presenter"
        /// Something is presented or dismissed while the same layer slides in or out: ignored.
        case presentationInProgress = "presentation in progress"
        /// A stack is changed while its last change is still being shown: put off until that is
        /// over.
        case nestedTransition = "nested transition"
        /// The swipe from the edge was let through at the root, after which a device no longer
        /// reacts to taps.
        case swipeBackAtRoot = "swipe back at the root"
        /// A storyboard names a class that isn't in the app: the system's class is taken.
        case unknownClass = "unknown class"
        /// The completion of each transition starts another, without end.
        case endlessTransitions = "endless transitions"
    }

    /// Which fault it is.
    public let kind: Kind
    /// What is logged. Controllers are named by their types, without addresses.
    public let message: String

    /// `kind: message`.
    public var description: String { "\(kind.rawValue): \(message)" }
}
