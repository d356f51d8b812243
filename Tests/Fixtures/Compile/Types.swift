import UIKit

// What the parameters of the specs are made of: the app's own types, none of them asked to be more than a type. They are public, since the output
// is compiled with each access level.

/// A value.
public struct User {
    /// An enumeration inside a type.
    public enum Kind { case guest, member }
}

/// An enumeration.
public enum Color { case red, green }

/// A generic type.
public struct Box<Value> {
    var value: Value
}

/// A generic type whose argument may be a protocol's.
public struct Weak<Value> {
    var value: Value?
}

/// An object that can't be sent.
public final class NonSendable {
    var count = 0
}

// Types that FlowRuntime has too.

/// Not FlowRuntime's.
public protocol Coordinator {}
/// Not FlowRuntime's.
public enum Router {}
/// Not FlowRuntime's.
public struct Slot {}

/// An alias of a function's type.
public typealias Completion = (User) -> Void

/// A protocol.
public protocol Storing {
    /// A requirement.
    func store()
}

/// A protocol of objects.
public protocol Naming: AnyObject {
    /// A requirement.
    var name: String { get }
}
