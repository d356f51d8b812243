#if canImport(UIKit)
    import UIKit

    /// A walk that continues part by part, so the app's tasks can run between two parts.
    @MainActor
    protocol WalkParts {
        /// Runs the next part. Returns false if the walk is over.
        mutating func continues() -> Bool
    }

    extension RandomWalk {
        /// Performs a number of random actions, in an async test. One seed always produces the same
        /// actions.
        ///
        /// On Apple platforms, an async test runs on the main queue. The queue does nothing else
        /// until the test suspends or ends, so even animations don't finish. This method suspends
        /// the test and runs the walk from the run loop.
        ///
        /// - Parameters:
        ///   - count: the maximum number of actions.
        ///   - seed: the seed of all random decisions.
        /// - Returns: the report of the walk.
        public func run(actions count: Int, seed: UInt64) async -> Report {
            await suspending {
                WalkProgress(of: self, actions: count, seed: seed)
            } end: {
                // Without the app's tasks, a replay of an app with async effects would differ.
                $0.end(shrinking: shrinks && !hasAsyncEffects)
            }
        }

        /// Performs the parts of a walk while the test is suspended, if its app needs that.
        func suspending<Parts: WalkParts, Result: Sendable>(
            _ begin: @escaping @MainActor () -> Parts, end: @escaping @MainActor (Parts) -> Result
        ) async -> Result {
            #if os(Linux)
                guard hasAsyncEffects else {
                    var parts = begin()
                    while parts.continues() {}
                    return end(parts)
                }
                return await HeadlessUIKit.withOwnState {
                    var parts = begin()
                    while parts.continues() { await HeadlessUIKit.finishTasks() }
                    return end(parts)
                }
            #else
                await withCheckedContinuation { continuation in
                    RunLoop.main.perform {
                        MainActor.assumeIsolated {
                            var parts = begin()
                            while parts.continues() {}
                            continuation.resume(returning: end(parts))
                        }
                    }
                }
            #endif
        }
    }
#endif
