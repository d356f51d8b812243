/// An exception that UIKit would have thrown, which ends the app. Here it is recorded, and the
/// state doesn't change.
public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exception's name, as in a crash report.
    public let name: String
    /// The reason. Names controllers by their types, without addresses.
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
