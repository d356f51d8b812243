/// Whether a value of a type evidently can't be given to a parameter of another; false where only the Swift compiler can tell.
///
/// Only types that everyone knows are evident: a name of the app's may be an alias, a subclass or a protocol.
public func isEvidentlyUnfit(_ type: SwiftType, for parameter: SwiftType) -> Bool {
    guard let given = WellKnown(type), let taken = WellKnown(parameter) else {
        return false
    }
    return given.name != taken.name || given.optionals > taken.optionals
}

/// A well-known type, with how often it is optional.
private struct WellKnown {
    var name: String
    var optionals = 0

    init?(_ type: SwiftType) {
        var form = type.form
        while case .optional(let wrapped) = form {
            form = wrapped
            optionals += 1
        }
        guard case .named(let components) = form, components.count == 1, components[0].arguments.isEmpty, isWellKnown(components[0].name)
        else {
            return nil
        }
        // Swift takes each of these for the others.
        name = ["CGFloat", "TimeInterval"].contains(components[0].name) ? "Double" : components[0].name
    }
}
