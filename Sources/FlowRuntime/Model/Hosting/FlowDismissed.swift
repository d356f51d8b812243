/// Thrown when an awaited flow ends without a result. The user dismissed it or went back, or the
/// app removed it.
public struct FlowDismissed: Error, Hashable, Sendable {
    /// Creates the error.
    public init() {}
}
