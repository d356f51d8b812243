import CThreads

extension Array where Element: Sendable {
    /// Returns the results of a function on slices of the array, in their order. Slices run in
    /// parallel; the result doesn't depend on the number of processors.
    ///
    /// - Parameters:
    ///   - mostSlices: the maximum number of slices.
    ///   - transform: returns the results of a slice.
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

/// The main thread's stack size on Linux and macOS: threads can read every spec that it can read.
private let stackSize = 8 << 20

/// The work of each thread, as an object that C can pass on.
private final class Work {
    let body: (Int) -> Void

    init(_ body: @escaping (Int) -> Void) {
        self.body = body
    }
}
