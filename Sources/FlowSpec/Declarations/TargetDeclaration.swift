/// A screen or flow as a step names it.
public struct TargetDeclaration: Sendable {
    /// The name.
    public var name: Located<String>
    /// The kind in `{ screen: name }` or `{ flow: name }`; `nil` if a name alone leaves it open.
    public var kind: Kind?
    /// The arguments of the target.
    public var arguments: [ArgumentDeclaration]

    /// The kind of a target.
    public enum Kind: Sendable {
        /// `{ screen: name }`
        case screen
        /// `{ flow: name }`
        case flow
    }

    /// Creates a target.
    public init(name: Located<String>, kind: Kind? = nil, arguments: [ArgumentDeclaration] = []) {
        self.name = name
        self.kind = kind
        self.arguments = arguments
    }
}

/// A place that starts a flow or shows a screen, with its options.
public struct StartSiteDeclaration: Sendable {
    /// The screen, flow or child.
    public var target: TargetDeclaration
    /// The start of the flow; `nil` for its declared start.
    public var start: Located<String>?
    /// The screens and flows above the flow's first screen when it starts.
    public var stack: [TargetDeclaration]?
    /// The steps for each result of the flow; `nil` without `on`.
    public var handlers: [HandlerDeclaration]?
    /// The presentation at this place.
    public var presentation: PresentationDeclaration?
    /// The parameter that supplies the source of a popover, without the `$`.
    public var anchor: Located<String>?
    /// The steps in place of a `push` if no navigation stack is on top; `nil` without `else`.
    public var otherwise: [StepDeclaration]?

    /// Creates a place for a target without options.
    public init(target: TargetDeclaration) {
        self.target = target
    }
}
