import FlowSpec

/// The origin of steps that are written once and used by name.
public struct TakenSteps: Hashable, Sendable {
    /// The name of the steps, or of the transition that they belong to.
    public var name: String
    /// Where the name is declared.
    public var declaration: SourceRange
    /// The step that takes them.
    public var use: SourceRange

    /// Makes an origin.
    ///
    /// - Parameters:
    ///   - name: the name of the steps, or of the transition that they belong to.
    ///   - declaration: where the name is declared.
    ///   - use: the step that takes them.
    public init(name: String, declaration: SourceRange, use: SourceRange) {
        self.name = name
        self.declaration = declaration
        self.use = use
    }
}
