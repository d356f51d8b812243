#if canImport(UIKit)
    import UIKit

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
            #if os(Linux)
                guard hasAsyncEffects else { return take(count, seed: seed) }
                return await HeadlessUIKit.withOwnState {
                    var progress = WalkProgress(of: self, actions: count, seed: seed)
                    while progress.continues() { await HeadlessUIKit.finishTasks() }
                    // Don't shrink: each replay would have to be awaited.
                    return progress.end(shrinking: false)
                }
            #else
                await withCheckedContinuation { continuation in
                    RunLoop.main.perform {
                        MainActor.assumeIsolated { continuation.resume(returning: take(count, seed: seed)) }
                    }
                }
            #endif
        }
    }
#endif
