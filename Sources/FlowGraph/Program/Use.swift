import FlowSpec

/// An occurrence of a screen or flow: how it begins, and its arguments.
public struct Use: Sendable {
    /// The screen or flow.
    public var target: Target
    /// The index of the screen, tab or child to begin with; `nil` for the flow's own start.
    public var start: Int?
    /// The initial screens above a stack flow's first screen.
    public var stack: [Use] = []
    /// The arguments, in the order of the parameters: a screen's own, or a flow's according to
    /// ``Program/parameters(of:start:)``. Omitted parameters use their defaults.
    public var arguments: [Argument] = []
    /// The location of the name.
    public var range: SourceRange

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - start: the index of the first screen, tab or child; `nil` for the flow's own start.
    ///   - arguments: the arguments in the order of the parameters, without defaulted ones.
    init(_ target: Target, start: Int? = nil, stack: [Use] = [], arguments: [Argument] = [], range: SourceRange) {
        self.target = target
        self.start = start
        self.stack = stack
        self.arguments = arguments
        self.range = range
    }
}

/// An argument for a parameter.
public struct Argument: Hashable, Sendable {
    /// The parameter's name.
    public var name: String
    /// The value.
    public var value: Value
}

/// A value, by its source.
public enum Value: Hashable, Sendable {
    /// A parameter of the transition's method.
    case method(String)
    /// A parameter of the screen that performs the transition.
    case screen(String)
    /// A parameter of the flow that the steps belong to.
    case flow(String)
    /// A value of the innermost result or answer of that name being handled.
    case result(String)
    /// A Swift literal.
    case literal(String)
}
