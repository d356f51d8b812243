/// An exception that UIKit would have raised, and so ended the app. The stand-in records it and
/// leaves the state as it was.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exception's name, as in a crash report.
    public let name: String
    /// Why it was raised. Controllers are named by their types, without addresses.
    public let reason: String

    /// `name: reason`.
    public var description: String { "\(name): \(reason)" }

    static func invalidArgument(_ reason: String) -> UIKitException {
        UIKitException(name: "NSInvalidArgumentException", reason: reason)
    }

    static func inconsistency(_ reason: String) -> UIKitException {
        UIKitException(name: "NSInternalInconsistencyException", reason: reason)
    }

    static func generic(_ reason: String) -> UIKitException {
        UIKitException(name: "NSGenericException", reason: reason)
    }
}
