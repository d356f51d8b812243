/// A set of indices. Sets of all kinds of indices are one type at run time, so that a program that
/// makes a few of each starts quickly.
@frozen
public struct IndexSet<Index: TypedIndex>: Sendable {
    @usableFromInline var numbers: Set<Int> = []

    /// The empty set.
    @inlinable public init() {}

    /// The set of some indices.
    ///
    /// - Parameter indices: the indices, in any order. One may be there several times.
    @inlinable public init(_ indices: some Sequence<Index>) {
        for index in indices { numbers.insert(index.number) }
    }

    /// Whether there are none.
    @inlinable public var isEmpty: Bool { numbers.isEmpty }

    /// Whether an index is in the set.
    ///
    /// - Parameter index: the index.
    @inlinable public func contains(_ index: Index) -> Bool { numbers.contains(index.number) }

    /// Adds an index.
    ///
    /// - Parameter index: the index to add.
    /// - Returns: whether it is new.
    @inlinable
    @discardableResult
    public mutating func insert(_ index: Index) -> Bool { numbers.insert(index.number).inserted }

    /// Adds all indices of another set.
    ///
    /// - Parameter other: the set whose indices are added.
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

/// Values by indices of which few have one. As for ``IndexSet``, there is one type of them at run
/// time for each type of values.
@frozen
public struct IndexMap<Index: TypedIndex, Value> {
    @usableFromInline var values: [Int: Value] = [:]

    /// No values.
    @inlinable public init() {}

    /// The value of an index; nil where there is none.
    ///
    /// - Parameter index: the index. To set its value to nil takes the value away.
    @inlinable public subscript(index: Index) -> Value? {
        get { values[index.number] }
        _modify { yield &values[index.number] }
    }

    /// The value of an index, or a default.
    ///
    /// - Parameters:
    ///   - index: the index.
    ///   - value: the default, computed only where the index has no value.
    @inlinable public subscript(index: Index, default value: @autoclosure () -> Value) -> Value {
        get { values[index.number] ?? value() }
        _modify { yield &values[index.number, default: value()] }
    }

    /// Whether there are none.
    @inlinable public var isEmpty: Bool { values.isEmpty }

    /// The indices that have values, in ascending order.
    @inlinable public var indices: [Index] { values.keys.sorted().map { Index($0) } }

    /// The values, in no order.
    @inlinable public var all: some Collection<Value> { values.values }

    /// The values with their indices, in ascending order of these.
    @inlinable public var pairs: [(Index, Value)] { values.sorted { $0.key < $1.key }.map { (Index($0.key), $0.value) } }

    /// Adds the values of another map.
    ///
    /// - Parameters:
    ///   - other: the values to add, by their indices.
    ///   - combine: gives the value of an index that both maps have, from the value here and the
    ///     other one.
    @inlinable public mutating func merge(_ other: Self, uniquingKeysWith combine: (Value, Value) -> Value) {
        values.merge(other.values, uniquingKeysWith: combine)
    }
}

extension IndexMap: Sendable where Value: Sendable {}

extension IndexSet: ExpressibleByArrayLiteral {
    /// The set of some indices.
    @inlinable public init(arrayLiteral elements: Index...) { self.init(elements) }
}

extension IndexMap: ExpressibleByDictionaryLiteral {
    /// Some values by their indices.
    @inlinable public init(dictionaryLiteral elements: (Index, Value)...) {
        for (index, value) in elements { values[index.number] = value }
    }
}
