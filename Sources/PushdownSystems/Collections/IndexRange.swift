/// The indices of a table, from its first place to its last.
@frozen
public struct IndexRange<Index: TypedIndex>: Sequence, Sendable {
    @usableFromInline let count: Int

    /// The first so many indices.
    ///
    /// - Parameter count: how many indices there are, from 0 up.
    @inlinable public init(count: Int) { self.count = count }

    /// Gives the indices in order.
    @inlinable public func makeIterator() -> Iterator { Iterator(number: 0, count: count) }

    /// How many indices there are.
    @inlinable public var underestimatedCount: Int { count }

    /// Counts through indices.
    @frozen
    public struct Iterator: IteratorProtocol {
        @usableFromInline var number: Int
        @usableFromInline let count: Int

        @inlinable
        init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

        /// The next index; nil after the last.
        @inlinable
        public mutating func next() -> Index? {
            guard number < count else { return nil }
            defer { number += 1 }
            return Index(number)
        }
    }
}
