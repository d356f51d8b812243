/// A coordinator whose values are saved, and which may require something.
@MainActor
public protocol RestorableFlow: Coordinator {
    /// What the coordinator is made with, beside its first screen and what all coordinators hand
    /// on.
    var savedValues: [String: any Encodable] { get }
    /// Whether what the flow requires holds now.
    var mayStart: Bool { get }
}

extension RestorableFlow {
    /// There are no values.
    public var savedValues: [String: any Encodable] { [:] }

    /// Nothing is required.
    public var mayStart: Bool { true }
}

/// The root coordinator of an app whose state is saved and restored.
@MainActor
public protocol RestorableApp: RestorableFlow {
    /// Says which program this is: the same names and steps have the same fingerprint.
    static var fingerprint: String { get }

    /// The stacks that the program can reach; nil where that isn't known.
    static var reachableStacks: ReachableStacks? { get }

    /// Where the program puts screens and starts flows; nil where that isn't known.
    static var placements: Placements? { get }

    /// Makes the coordinator of a flow that was saved.
    ///
    /// - Parameter flow: what it is made with.
    /// - Returns: the coordinator; nil where the app has no such flow.
    /// - Throws: that a value can't be read.
    func makeCoordinator(of flow: SavedFlow) throws -> Coordinator?
}

extension RestorableApp {
    /// Nothing is known of the stacks.
    public static var reachableStacks: ReachableStacks? { nil }

    /// Nothing is known of the steps.
    public static var placements: Placements? { nil }
}
