import FlowSpec

/// A screen or flow where it is made: how it begins and what it is made with.
public struct Use: Sendable {
    /// The screen or flow.
    public var target: Target
    /// The index of the screen, tab or child that the flow begins with instead of its own start.
    public var start: Int?
    /// What stands above a stack flow's first screen from the beginning.
    public var stack: [Use] = []
    /// The values that the target gets, in the order of its parameters: a screen's own, a flow's
    /// by ``Program/parameters(of:start:)``. A parameter that is left out has its default.
    public var arguments: [Argument] = []
    /// Where its name stands.
    public var range: SourceRange

    /// Makes a use.
    ///
    /// - Parameters:
    ///   - start: the index of the screen, tab or child that the flow begins with; nil for its own
    ///     start.
    ///   - arguments: the values for the parameters, in their order; one that is left out has its
    ///     default.
    init(_ target: Target, start: Int? = nil, stack: [Use] = [], arguments: [Argument] = [], range: SourceRange) {
        self.target = target
        self.start = start
        self.stack = stack
        self.arguments = arguments
        self.range = range
    }
}

/// A value that is given to a parameter.
public struct Argument: Hashable, Sendable {
    /// The parameter's name.
    public var name: String
    /// The value.
    public var value: Value
}

/// A value, by where it comes from.
public enum Value: Hashable, Sendable {
    /// A parameter of the transition's method.
    case method(String)
    /// A parameter of the screen that takes the transition.
    case screen(String)
    /// A parameter of the flow whose steps these are.
    case flow(String)
    /// A value of the result or answer that is being handled, the innermost of that name.
    case result(String)
    /// A Swift literal.
    case literal(String)
}
