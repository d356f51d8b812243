#if canImport(UIKit)
    import UIKit

    extension RandomWalk {
        /// Takes so many random actions, from a test that may suspend. The same seed takes the same
        /// ones.
        ///
        /// On Apple's systems such a test is taken from the main queue, which then does nothing
        /// else until the test suspends or ends: not even an animation would end. So the walk is
        /// taken from the run loop, while the test is suspended.
        ///
        /// - Parameters:
        ///   - count: the most actions that are taken.
        ///   - seed: decides all that is left to chance.
        /// - Returns: what came of the walk.
        public func run(actions count: Int, seed: UInt64) async -> Report {
            #if os(Linux)
                guard hasAsyncEffects else { return take(count, seed: seed) }
                return await HeadlessUIKit.withOwnState {
                    var progress = WalkProgress(of: self, actions: count, seed: seed)
                    while progress.goesOn() { await progress.run.serveTasks() }
                    // To look for a shorter list, each would have to be awaited.
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
