import FlowSpec

/// The origin of reusable steps.
public struct TakenSteps: Hashable, Sendable {
    /// The name of the reusable steps, or of the transition that they belong to.
    public var name: String
    /// The location of the name's declaration.
    public var declaration: SourceRange
    /// The location of the step that uses them.
    public var use: SourceRange

    /// Creates an origin.
    public init(name: String, declaration: SourceRange, use: SourceRange) {
        self.name = name
        self.declaration = declaration
        self.use = use
    }
}
