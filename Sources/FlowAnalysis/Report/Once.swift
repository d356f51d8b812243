import CThreads

/// A value that is computed when it is first asked for, once, whichever thread asks.
final class Once<Value: Sendable>: @unchecked Sendable {
    private let mutex = createMutex()
    private var known: Value?

    deinit { destroyMutex(mutex) }

    func value(_ compute: () -> Value) -> Value {
        lockMutex(mutex)
        defer { unlockMutex(mutex) }
        if let known { return known }
        let value = compute()
        known = value
        return value
    }
}
