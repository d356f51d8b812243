import CountedMemory
import UIKit

/// The costs of an act in an app, one figure for each run.
struct Costs {
    var nanoseconds: [Int64] = []
    var allocations: [UInt] = []

    /// Measures an act once, and goes back.
    @MainActor
    mutating func add(_ act: Act, in app: any MeasuredApp) {
        let (count, start) = (counted_allocations(), clock.now)
        measured(app, act)
        let (time, newCount) = (clock.now - start, counted_allocations())
        nanoseconds.append(time.nanoseconds)
        allocations.append(newCount - count)
        app.goBack()
    }

    private let clock = ContinuousClock()
}

extension Duration {
    var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}

extension Array where Element: Comparable {
    var median: Element? { isEmpty ? nil : sorted()[count / 2] }
}
