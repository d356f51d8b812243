/// A set of small numbers, as bits. Sets with the same elements are always equal.
public struct BitSet: Hashable, Sendable {
    /// The numbers below 64. Most sets have no others, and so don't allocate memory.
    @usableFromInline var first: UInt64 = 0
    // The other numbers. The last word isn't 0.
    @usableFromInline var rest: [UInt64] = []

    /// The empty set.
    @inlinable public init() {}

    /// A set of one number.
    ///
    /// - Parameter number: the number, from 0 up.
    public init(_ number: Int) { insert(number) }

    /// True if the set is empty.
    @inlinable public var isEmpty: Bool { first == 0 && rest.isEmpty }

    /// The number of elements.
    public var count: Int { rest.reduce(first.nonzeroBitCount) { $0 + $1.nonzeroBitCount } }

    /// Returns true if a number is in the set.
    ///
    /// - Parameter number: the number, from 0 up.
    @inlinable public func contains(_ number: Int) -> Bool {
        guard number >= 64 else { return first & (1 << UInt64(number)) != 0 }
        let index = number / 64 - 1
        return index < rest.count && rest[index] & (1 << UInt64(number % 64)) != 0
    }

    /// Adds a number.
    ///
    /// - Parameter number: the number, from 0 up.
    public mutating func insert(_ number: Int) {
        guard number >= 64 else {
            first |= 1 << UInt64(number)
            return
        }
        let index = number / 64 - 1
        grow(to: index + 1)
        rest[index] |= 1 << UInt64(number % 64)
    }

    /// Adds the numbers of another set, except the numbers in two more sets.
    ///
    /// - Parameters:
    ///   - other: the numbers to add.
    ///   - one: numbers to exclude.
    ///   - two: more numbers to exclude.
    /// - Returns: true if a number was new.
    @discardableResult
    public mutating func formUnion(_ other: BitSet, without one: BitSet = BitSet(), _ two: BitSet = BitSet()) -> Bool {
        var added = other.first & ~first & ~one.first & ~two.first
        first |= added
        guard !other.rest.isEmpty else { return added != 0 }
        let (others, ones, twos) = (other.rest, one.rest, two.rest)
        grow(to: others.count)
        // Sets of thousands of numbers go up hundreds of thousands of edges. The buffer avoids a
        // uniqueness check for each word.
        rest.withUnsafeMutableBufferPointer { words in
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

    /// Removes the numbers of another set.
    ///
    /// - Parameter other: the numbers to remove. Numbers that aren't in the set have no effect.
    public mutating func subtract(_ other: BitSet) {
        first &= ~other.first
        guard !rest.isEmpty, !other.rest.isEmpty else { return }
        let others = other.rest
        rest.withUnsafeMutableBufferPointer { words in
            for index in 0..<min(words.count, others.count) { words[index] &= ~others[index] }
        }
        trim()
    }

    /// Returns the numbers that are in both sets.
    public func intersection(_ other: BitSet) -> BitSet {
        var common = BitSet()
        common.first = first & other.first
        guard !rest.isEmpty, !other.rest.isEmpty else { return common }
        common.rest = zip(rest, other.rest).map { $0 & $1 }
        common.trim()
        return common
    }

    /// Calls a closure with each number, in ascending order.
    public func forEach(_ body: (Int) -> Void) {
        BitSet.forEach(first, from: 0, body)
        for (index, word) in rest.enumerated() { BitSet.forEach(word, from: 64 * (index + 1), body) }
    }

    private static func forEach(_ word: UInt64, from start: Int, _ body: (Int) -> Void) {
        var word = word
        while word != 0 {
            body(start + word.trailingZeroBitCount)
            word &= word - 1
        }
    }

    /// Reserves all words at once, rather than one at a time.
    private mutating func grow(to count: Int) {
        if rest.count < count { rest += repeatElement(0, count: count - rest.count) }
    }

    private mutating func trim() {
        while rest.last == 0 { rest.removeLast() }
    }
}
