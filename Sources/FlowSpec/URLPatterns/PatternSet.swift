/// A set of patterns, by their indices.
struct PatternSet: Hashable {
    private var words: [UInt64] = []

    init(_ indices: some Sequence<Int> = []) {
        for index in indices {
            while words.count <= index / 64 { words.append(0) }
            words[index / 64] |= 1 << UInt64(index % 64)
        }
    }

    var isEmpty: Bool { words.isEmpty }

    /// The cost of comparing the set with another.
    var wordCount: Int { words.count }

    func contains(_ index: Int) -> Bool {
        index / 64 < words.count && words[index / 64] & 1 << UInt64(index % 64) != 0
    }

    func union(_ other: PatternSet) -> PatternSet {
        let (larger, smaller) = words.count < other.words.count ? (other, self) : (self, other)
        var result = larger
        for index in smaller.words.indices { result.words[index] |= smaller.words[index] }
        return result
    }

    func intersection(_ other: PatternSet) -> PatternSet {
        var result = PatternSet()
        result.words = zip(words, other.words).map { $0 & $1 }
        result.trim()
        return result
    }

    func subtracting(_ other: PatternSet) -> PatternSet {
        var result = self
        for index in result.words.indices.prefix(other.words.count) { result.words[index] &= ~other.words[index] }
        result.trim()
        return result
    }

    /// Removes trailing zeros, because equal sets must have equal words.
    private mutating func trim() {
        while words.last == 0 { words.removeLast() }
    }
}
