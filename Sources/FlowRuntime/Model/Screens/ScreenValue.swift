/// The name of a screen in the spec.
public struct ScreenName: Hashable, Sendable, CustomStringConvertible {
    /// The flow that declares the screen.
    public let flow: String
    /// The screen's name in its flow.
    public let screen: String

    /// Creates the name of a flow's screen.
    public init(flow: String, screen: String) {
        self.flow = flow
        self.screen = screen
    }

    /// The name, as `flow.screen`.
    public var description: String { "\(flow).\(screen)" }
}

/// A screen with its parameters, as data. The generated enumeration of a flow's screens conforms.
///
/// The parameters' types have no requirements: instances of a screen differ by their slots, not by
/// their parameters.
public protocol ScreenValue {
    /// The names of the flow's screens.
    associatedtype Name: RawRepresentable<String>

    /// The name of the flow in the spec.
    static var flowName: String { get }

    /// The name of the screen, without its parameters.
    var screenName: Name { get }
}

extension ScreenValue {
    /// The screen's name together with its flow's.
    var qualifiedName: ScreenName { ScreenName(flow: Self.flowName, screen: screenName.rawValue) }

    /// True if another screen has the same name and equal values.
    func isSame(as other: any ScreenValue) -> Bool {
        qualifiedName == other.qualifiedName && areEqual(self, other)
    }
}

/// Compares two values. Enumerations and tuples are equal if their parts are; other values are
/// compared by `==`, and differ if they aren't `Equatable`.
private func areEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return first.equals(second) }
    let mirrors = (Mirror(reflecting: first), Mirror(reflecting: second))
    let (parts, others) = (Array(mirrors.0.children), Array(mirrors.1.children))
    switch mirrors.0.displayStyle {
    // Cases without values differ only by their names.
    case .enum? where parts.isEmpty: return "\(first)" == "\(second)"
    case .enum?, .tuple?:
        return parts.count == others.count && zip(parts, others).allSatisfy { $0.label == $1.label && areEqual($0.value, $1.value) }
    default: return false
    }
}

extension Equatable {
    fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
