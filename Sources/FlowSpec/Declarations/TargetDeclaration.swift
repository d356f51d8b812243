/// A screen or flow as a step names it.
public struct TargetDeclaration: Sendable {
    /// The name.
    public var name: Located<String>
    /// Whether it was written as a screen's or a flow's, `{ screen: name }`; nil where either may
    /// be meant.
    public var kind: Kind?
    /// What it is made with.
    public var arguments: [ArgumentDeclaration]

    /// What a name is said to be.
    public enum Kind: Sendable {
        /// `{ screen: name }`
        case screen
        /// `{ flow: name }`
        case flow
    }

    /// Names a target.
    ///
    /// - Parameters:
    ///   - name: the name of a screen or flow.
    ///   - kind: what the name is said to be; nil where a screen or a flow may be meant.
    ///   - arguments: what the target is made with.
    public init(name: Located<String>, kind: Kind? = nil, arguments: [ArgumentDeclaration] = []) {
        self.name = name
        self.kind = kind
        self.arguments = arguments
    }
}

/// A step that starts a flow or shows a screen, with all that may be said of it there.
public struct StartSiteDeclaration: Sendable {
    /// The screen, flow or child.
    public var target: TargetDeclaration
    /// What the flow begins with instead of its own start.
    public var start: Located<String>?
    /// What stands above the flow's first screen from the beginning.
    public var stack: [TargetDeclaration]?
    /// What happens when the flow ends; nil without `on`.
    public var handlers: [HandlerDeclaration]?
    /// How it is presented here.
    public var presentation: PresentationDeclaration?
    /// The parameter that supplies what a popover comes from, without the `$`.
    public var anchor: Located<String>?

    /// Starts or shows a target.
    ///
    /// - Parameter target: the screen, flow or child.
    public init(target: TargetDeclaration) {
        self.target = target
    }
}
