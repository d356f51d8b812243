/// The indices of a table, from first to last.
@frozen
public struct IndexRange<Index: TypedIndex>: Sequence, Sendable {
    @usableFromInline let count: Int

    /// Creates a range of the first indices.
    ///
    /// - Parameter count: the number of indices, from 0 up.
    @inlinable public init(count: Int) { self.count = count }

    /// Returns an iterator over the indices, in order.
    @inlinable public func makeIterator() -> Iterator { Iterator(number: 0, count: count) }

    /// The number of indices.
    @inlinable public var underestimatedCount: Int { count }

    /// An iterator over indices.
    @frozen
    public struct Iterator: IteratorProtocol {
        @usableFromInline var number: Int
        @usableFromInline let count: Int

        @inlinable
        init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

        /// Returns the next index, or `nil` after the last.
        @inlinable
        public mutating func next() -> Index? {
            guard number < count else { return nil }
            defer { number += 1 }
            return Index(number)
        }
    }
}
