/// A property that isn't compared by value. Its changes reach the view by another mechanism, such
/// as observation.
@MainActor protocol UncomparedProperty {
    func isSame(as other: Any) -> Bool
}

/// Returns true if two values of a view match, so SwiftUI doesn't reevaluate the body.
///
/// Objects match if they are identical, and `Equatable` values match if they are equal. Other
/// values match if all their parts match. Closures never match.
@MainActor func areSame(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    if let one = one as? any UncomparedProperty { return one.isSame(as: other) }
    if type(of: one) is AnyClass { return one as AnyObject === other as AnyObject }
    if let one = one as? any Equatable { return isEqual(one, other) }
    let (mine, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
    let parts = (Array(mine.children), Array(others.children))
    switch mine.displayStyle {
    case .struct, .tuple, .optional, .enum, .collection, .dictionary, .set:
        guard parts.0.count == parts.1.count else { return false }
        if parts.0.isEmpty, mine.displayStyle == .enum { return "\(one)" == "\(other)" }
        return zip(parts.0, parts.1).allSatisfy { $0.label == $1.label && areSame($0.value, $1.value) }
    default: return false
    }
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { (other as? Value) == one }
