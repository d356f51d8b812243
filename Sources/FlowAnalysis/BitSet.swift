/// A set of small numbers, as bits. Two sets of the same numbers are equal, however they were made.
struct BitSet: Hashable, Sendable {
    // The last word isn't 0.
    private var words: [UInt64] = []

    init() {}

    init(_ number: Int) { insert(number) }

    var isEmpty: Bool { words.isEmpty }

    /// How many numbers there are.
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    func contains(_ number: Int) -> Bool {
        number / 64 < words.count && words[number / 64] & (1 << UInt64(number % 64)) != 0
    }

    mutating func insert(_ number: Int) {
        grow(to: number / 64 + 1)
        words[number / 64] |= 1 << UInt64(number % 64)
    }

    /// Adds the numbers of another set that aren't in two more, and says whether one of them was new.
    @discardableResult
    mutating func formUnion(_ other: BitSet, without one: BitSet = BitSet(), _ two: BitSet = BitSet()) -> Bool {
        let (others, ones, twos) = (other.words, one.words, two.words)
        grow(to: others.count)
        var added: UInt64 = 0
        // Sets of thousands of numbers go up hundreds of thousands of edges: each word of an array would be looked at whether it is shared.
        words.withUnsafeMutableBufferPointer { words in
            for index in others.indices {
                var new = others[index] & ~words[index]
                if index < ones.count { new &= ~ones[index] }
                if index < twos.count { new &= ~twos[index] }
                words[index] |= new
                added |= new
            }
        }
        trim()
        return added != 0
    }

    mutating func subtract(_ other: BitSet) {
        let others = other.words
        words.withUnsafeMutableBufferPointer { words in
            for index in 0..<min(words.count, others.count) { words[index] &= ~others[index] }
        }
        trim()
    }

    func intersection(_ other: BitSet) -> BitSet {
        var common = BitSet()
        common.words = zip(words, other.words).map { $0 & $1 }
        common.trim()
        return common
    }

    /// Makes room at once, rather than a word at a time.
    private mutating func grow(to count: Int) {
        if words.count < count { words += repeatElement(0, count: count - words.count) }
    }

    private mutating func trim() {
        while words.last == 0 {
            words.removeLast()
        }
    }

    func forEach(_ body: (Int) -> Void) {
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                body(index * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }
}
