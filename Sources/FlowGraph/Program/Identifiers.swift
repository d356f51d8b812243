/// The identifier of a flow in a ``Program``.
public struct FlowID: Hashable, Comparable, Sendable {
    /// The index into ``Program/flows``.
    public let index: Int

    /// Creates the identifier of the flow at `index`.
    ///
    /// - Parameter index: an index into ``Program/flows``.
    public init(index: Int) { self.index = index }

    /// Flows are ordered as the program declares them.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The identifier of a screen in a ``Program``.
public struct ScreenID: Hashable, Comparable, Sendable {
    /// The index into ``Program/screens``.
    public let index: Int

    /// Creates the identifier of the screen at `index`.
    ///
    /// - Parameter index: an index into ``Program/screens``.
    public init(index: Int) { self.index = index }

    /// Screens are ordered as the program declares them.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The identifier of a transition in a ``Program``.
public struct TransitionID: Hashable, Comparable, Sendable {
    /// The index into ``Program/transitions``.
    public let index: Int

    /// Creates the identifier of the transition at `index`.
    ///
    /// - Parameter index: an index into ``Program/transitions``.
    public init(index: Int) { self.index = index }

    /// Transitions are ordered as the program declares them.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The identifier of a site in a ``Program``.
public struct SiteID: Hashable, Sendable {
    /// The index into ``Program/sites``.
    public let index: Int

    /// Creates the identifier of the site at `index`.
    ///
    /// - Parameter index: an index into ``Program/sites``.
    public init(index: Int) { self.index = index }
}

/// The identifier of a guard in a ``Program``.
public struct GuardID: Hashable, Sendable {
    /// The index into ``Program/guards``.
    public let index: Int

    /// Creates the identifier of the guard at `index`.
    ///
    /// - Parameter index: an index into ``Program/guards``.
    public init(index: Int) { self.index = index }
}

/// The identifier of an effect in a ``Program``.
public struct EffectID: Hashable, Sendable {
    /// The index into ``Program/effects``.
    public let index: Int

    /// Creates the identifier of the effect at `index`.
    ///
    /// - Parameter index: an index into ``Program/effects``.
    public init(index: Int) { self.index = index }
}

/// The identifier of a link in a ``Program``.
public struct LinkID: Hashable, Comparable, Sendable {
    /// The index into ``Program/links``.
    public let index: Int

    /// Creates the identifier of the link at `index`.
    ///
    /// - Parameter index: an index into ``Program/links``.
    public init(index: Int) { self.index = index }

    /// Links are ordered as the program declares them.
    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}
