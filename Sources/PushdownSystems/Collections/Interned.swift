/// A table that assigns equal indices to equal values, from 0 up.
@frozen
public struct Interned<Value: Hashable, Index: TypedIndex> {
    /// The values, by their indices.
    @inlinable public var all: Table<Index, Value> { stored }
    @usableFromInline var stored = Table<Index, Value>()
    @usableFromInline var indices: [Value: Index] = [:]

    /// Creates an empty table.
    @inlinable public init() {}

    /// The value of an index.
    ///
    /// - Parameter index: an index that this table has returned.
    @inlinable public subscript(index: Index) -> Value { stored[index] }

    /// Returns the index of a value, adding the value if it is new.
    ///
    /// - Parameter value: the value to look up.
    @inlinable public mutating func index(of value: Value) -> Index {
        if let index = indices[value] { return index }
        let index = add(value)
        indices[value] = index
        return index
    }

    /// Reserves memory for values.
    ///
    /// - Parameter count: the total number of values.
    @inlinable public mutating func reserveCapacity(_ count: Int) { stored.elements.reserveCapacity(count) }

    /// Adds a new value that ``index(of:)`` never looks up.
    ///
    /// - Returns: the value's index.
    @inlinable
    @discardableResult
    public mutating func add(_ value: Value) -> Index { stored.append(value) }
}

extension Interned: Sendable where Value: Sendable {}
