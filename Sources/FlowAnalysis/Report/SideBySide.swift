import CThreads

extension Array where Element: Sendable {
    /// What a function makes of slices of the array, in their order, whatever the number of
    /// processors: the slices are worked on side by side.
    ///
    /// - Parameters:
    ///   - mostSlices: how many slices there are at most; a few for each processor unless said.
    ///   - transform: makes the results of a slice.
    /// - Returns: the results of all slices.
    package func mapSlices<Result: Sendable>(
        _ mostSlices: Int = 16, _ transform: @Sendable (ArraySlice<Element>) -> [Result]
    ) -> [Result] {
        let sliceCount = Swift.min(mostSlices, count)
        guard sliceCount > 1 else { return transform(self[...]) }
        let results = UnsafeMutableBufferPointer<[Result]>.allocate(capacity: sliceCount)
        defer {
            results.deinitialize()
            results.deallocate()
        }
        withoutActuallyEscaping(transform) { transform in
            let work = Work { number in
                let slice = self[(number * count / sliceCount)..<((number + 1) * count / sliceCount)]
                results.initializeElement(at: number, to: transform(slice))
            }
            withExtendedLifetime(work) {
                forEachOnThreads(
                    sliceCount, stackSize, { work, number in Unmanaged<Work>.fromOpaque(work).takeUnretainedValue().body(number) },
                    Unmanaged.passUnretained(work).toOpaque())
            }
        }
        return results.flatMap { $0 }
    }
}

/// As much as the main thread has, on Linux and on a Mac: a spec that can be read there can be read
/// anywhere.
private let stackSize = 8 << 20

/// What each thread does, as an object that C can hand on.
private final class Work {
    let body: (Int) -> Void

    init(_ body: @escaping (Int) -> Void) {
        self.body = body
    }
}
