/// A set of indices. Sets of all kinds of indices are one type at run time, so a program that
/// creates a few of each starts quickly.
@frozen
public struct IndexSet<Index: TypedIndex>: Sendable {
    @usableFromInline var numbers: Set<Int> = []

    /// The empty set.
    @inlinable public init() {}

    /// Creates a set of some indices.
    ///
    /// - Parameter indices: the indices, in any order, with or without duplicates.
    @inlinable public init(_ indices: some Sequence<Index>) {
        for index in indices { numbers.insert(index.number) }
    }

    /// True if the set is empty.
    @inlinable public var isEmpty: Bool { numbers.isEmpty }

    /// Returns true if an index is in the set.
    @inlinable public func contains(_ index: Index) -> Bool { numbers.contains(index.number) }

    /// Adds an index.
    ///
    /// - Returns: true if the index is new.
    @inlinable
    @discardableResult
    public mutating func insert(_ index: Index) -> Bool { numbers.insert(index.number).inserted }

    /// Adds all indices of another set.
    @inlinable public mutating func formUnion(_ other: Self) { numbers.formUnion(other.numbers) }

    /// Adds some indices.
    ///
    /// - Parameter other: the indices to add, in any order.
    @inlinable public mutating func formUnion(_ other: some Sequence<Index>) {
        for index in other { numbers.insert(index.number) }
    }

    /// The indices, in ascending order.
    @inlinable public var sorted: [Index] { numbers.sorted().map { Index($0) } }
}

/// Values by index, for tables in which few indices have a value. Like ``IndexSet``, it is one type
/// at run time for each type of values.
@frozen
public struct IndexMap<Index: TypedIndex, Value> {
    @usableFromInline var values: [Int: Value] = [:]

    /// Creates an empty map.
    @inlinable public init() {}

    /// The value of an index, or `nil` if there is none.
    ///
    /// - Parameter index: the index. Setting its value to `nil` removes the value.
    @inlinable public subscript(index: Index) -> Value? {
        get { values[index.number] }
        _modify { yield &values[index.number] }
    }

    /// The value of an index, or a default.
    ///
    /// - Parameters:
    ///   - index: the index.
    ///   - value: the default, computed only if the index has no value.
    @inlinable public subscript(index: Index, default value: @autoclosure () -> Value) -> Value {
        get { values[index.number] ?? value() }
        _modify { yield &values[index.number, default: value()] }
    }

    /// True if the map is empty.
    @inlinable public var isEmpty: Bool { values.isEmpty }

    /// The indices that have values, in ascending order.
    @inlinable public var indices: [Index] { values.keys.sorted().map { Index($0) } }

    /// The values, in no particular order.
    @inlinable public var all: some Collection<Value> { values.values }

    /// The values with their indices, in ascending order of the indices.
    @inlinable public var pairs: [(Index, Value)] { values.sorted { $0.key < $1.key }.map { (Index($0.key), $0.value) } }

    /// Adds the values of another map.
    ///
    /// - Parameters:
    ///   - other: the map to add.
    ///   - combine: returns the value of an index that both maps have, from this map's value and
    ///     the other's.
    @inlinable public mutating func merge(_ other: Self, uniquingKeysWith combine: (Value, Value) -> Value) {
        values.merge(other.values, uniquingKeysWith: combine)
    }
}

extension IndexMap: Sendable where Value: Sendable {}

extension IndexSet: ExpressibleByArrayLiteral {
    /// Creates a set of some indices.
    @inlinable public init(arrayLiteral elements: Index...) { self.init(elements) }
}

extension IndexMap: ExpressibleByDictionaryLiteral {
    /// Creates a map of some values by their indices.
    @inlinable public init(dictionaryLiteral elements: (Index, Value)...) {
        for (index, value) in elements { values[index.number] = value }
    }
}
