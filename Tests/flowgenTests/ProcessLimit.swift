/// Limits the number of concurrent processes; the others wait in turn.
///
/// All tests start at once, and each process needs open files. With some 1,360 of them open,
/// Foundation on Linux reads past the end of a buffer when it starts the next process, and crashes.
actor ProcessLimit {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) {
        free = count
    }

    /// Runs `body` while occupying one of the places.
    nonisolated func run<Result: Sendable>(_ body: @Sendable () async throws -> Result) async throws -> Result {
        await enter()
        do {
            let result = try await body()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
