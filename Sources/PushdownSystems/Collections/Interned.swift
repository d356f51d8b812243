/// Gives equal values equal indices, from 0 up.
@frozen
public struct Interned<Value: Hashable, Index: TypedIndex> {
    /// The values, by their indices.
    @inlinable public var all: Table<Index, Value> { stored }
    @usableFromInline var stored = Table<Index, Value>()
    @usableFromInline var indices: [Value: Index] = [:]

    /// Nothing yet.
    @inlinable public init() {}

    /// The value of an index.
    ///
    /// - Parameter index: the index, one that was given for a value.
    @inlinable public subscript(index: Index) -> Value { stored[index] }

    /// The index of a value, which is added if it is new.
    ///
    /// - Parameter value: the value to look up.
    @inlinable public mutating func index(of value: Value) -> Index {
        if let index = indices[value] { return index }
        let index = add(value)
        indices[value] = index
        return index
    }

    /// Makes room for values.
    ///
    /// - Parameter count: how many values there will be in all.
    @inlinable public mutating func reserveCapacity(_ count: Int) { stored.elements.reserveCapacity(count) }

    /// Adds a value that isn't there, and that is never looked up by ``index(of:)``.
    ///
    /// - Parameter value: the value.
    /// - Returns: its index.
    @inlinable
    @discardableResult
    public mutating func add(_ value: Value) -> Index { stored.append(value) }
}

extension Interned: Sendable where Value: Sendable {}
