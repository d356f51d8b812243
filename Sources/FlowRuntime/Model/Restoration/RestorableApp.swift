/// A coordinator with saved values and, optionally, required guards.
@MainActor
public protocol RestorableFlow: Coordinator {
    /// The values that the coordinator is created with. Excludes its first screen and the values
    /// that all coordinators pass on.
    var savedValues: [String: any Encodable] { get }
    /// True if the guards that the flow requires are true.
    var mayStart: Bool { get }
}

extension RestorableFlow {
    /// Default implementation: there are no values.
    public var savedValues: [String: any Encodable] { [:] }

    /// Default implementation: requires nothing.
    public var mayStart: Bool { true }
}

/// The root coordinator of an app with state restoration.
@MainActor
public protocol RestorableApp: RestorableFlow {
    /// Identifies the program. Programs with equal names and steps have equal fingerprints.
    static var fingerprint: String { get }

    /// The stacks that the program can reach; `nil` if unknown.
    static var reachableStacks: ReachableStacks? { get }

    /// The places of the program's screens and starts; `nil` if unknown.
    static var placements: Placements? { get }

    /// Creates the coordinator of a saved flow.
    ///
    /// - Parameter flow: the flow's saved values.
    /// - Returns: the coordinator; `nil` if the app has no such flow.
    /// - Throws: an error if a value can't be decoded.
    func makeCoordinator(of flow: SavedFlow) throws -> Coordinator?
}

extension RestorableApp {
    /// Default implementation: the stacks are unknown.
    public static var reachableStacks: ReachableStacks? { nil }

    /// Default implementation: the places are unknown.
    public static var placements: Placements? { nil }
}
