/// Thrown when an awaited flow has left without a result: the user dismissed it or went back, or
/// the app removed its place.
public struct FlowDismissed: Error, Hashable, Sendable {
    /// Makes the error.
    public init() {}
}
