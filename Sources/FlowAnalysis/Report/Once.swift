import CThreads

/// A value that is computed once, on first access, from any thread.
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
