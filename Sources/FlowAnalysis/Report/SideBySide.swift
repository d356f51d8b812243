import Dispatch

extension Array where Element: Sendable {
    /// What a function makes of slices of the array, in their order, whatever the number of
    /// processors: the slices are worked on side by side.
    func mapSlices<Result: Sendable>(_ mostSlices: Int, _ transform: @Sendable (ArraySlice<Element>) -> [Result]) -> [Result] {
        let sliceCount = Swift.min(mostSlices, count)
        guard sliceCount > 1 else { return transform(self[...]) }
        let results = Results<[Result]>()
        DispatchQueue.concurrentPerform(iterations: sliceCount) { number in
            results.add(transform(self[(number * count / sliceCount)..<((number + 1) * count / sliceCount)]), at: number)
        }
        return results.all.flatMap { $0 }
    }
}

/// What comes from several threads, each of which waits for its turn to add to it.
private final class Results<Result: Sendable>: @unchecked Sendable {
    private let queue = DispatchQueue(label: "results")
    private var results: [Int: Result] = [:]

    func add(_ result: Result, at number: Int) {
        queue.sync { results[number] = result }
    }

    /// The results by their numbers.
    var all: [Result] {
        queue.sync { results.sorted { $0.key < $1.key }.map(\.value) }
    }
}
