import FlowSpec

/// The moves that a program doesn't allow, to find the runs without them.
public struct MoveLimits: Hashable, Sendable {
    /// The screens on which no move is possible.
    public var stops: Set<ScreenID> = []
    /// True if users only tap: they don't dismiss modals themselves, use the back button's menu, or
    /// go back from a screen that hides its navigation bar.
    public var excludesGestures = false
    /// The width that the window always has; `nil` if it can become narrow and wide.
    public var width: Width?

    /// Allows all moves.
    public init() {}
}

extension Program {
    /// Returns the program with some limits.
    ///
    /// - Parameter limits: the moves that it doesn't allow.
    public func limited(to limits: MoveLimits) -> Program {
        var program = self
        program.limits = limits
        return program
    }

    /// True if the user can go back from a screen.
    ///
    /// - Parameter screen: the screen.
    public func allowsBack(from screen: ScreenID) -> Bool {
        let attributes = self[screen].attributes
        return attributes.allowsBack && !(limits.excludesGestures && attributes.hidesNavigationBar)
    }
}
