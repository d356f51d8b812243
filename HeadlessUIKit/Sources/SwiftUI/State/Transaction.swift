/// The context of a change, such as its animation.
@MainActor @preconcurrency public struct Transaction {
    /// True if the change isn't animated.
    public var disablesAnimations = false

    static var current = Transaction()

    /// Creates a transaction with animations.
    public nonisolated init() {}
}

/// Makes changes in a transaction.
///
/// - Parameters:
///   - transaction: The transaction.
///   - body: Makes the changes.
/// - Returns: The result of the closure.
/// - Throws: The error that the closure throws.
@MainActor @preconcurrency public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let old = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = old }
    return try body()
}
