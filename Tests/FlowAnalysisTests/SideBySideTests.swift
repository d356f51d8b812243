import FlowAnalysis
import Testing

@Suite
struct SideBySideTests {
    @Test("what comes of slices is in their order, however many there are", arguments: [0, 1, 2, 15, 16, 1_000], [1, 3, 16, 100])
    func keepsTheOrder(count: Int, slices: Int) {
        let numbers = Array(0..<count)
        #expect(numbers.mapSlices(slices) { $0.map { $0 * 2 } } == numbers.map { $0 * 2 })
    }

    @Test("slices may be worked on in slices")
    func nests() {
        let sums = Array(0..<20).mapSlices(20) { outer in
            outer.map { number in Array(0..<10).mapSlices(5) { $0.map { $0 * number } }.reduce(0, +) }
        }
        #expect(sums == (0..<20).map { $0 * 45 })
    }

    @Test("each slice has as much stack as a deeply nested spec needs")
    func hasAMainThreadsStack() {
        @Sendable func depth(_ left: Int) -> Int {
            guard left > 0 else { return 0 }
            return withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 8) { bytes in
                bytes[0] = 1
                return Int(bytes[0]) + depth(left - 1)
            }
        }
        let depths = Array(repeating: 4_000, count: 8).mapSlices(8) { $0.map(depth) }
        #expect(depths == Array(repeating: 4_000, count: 8))
    }
}
