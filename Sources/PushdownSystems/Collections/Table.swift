/// An array by typed indices.
@frozen
public struct Table<Index: TypedIndex, Element> {
    /// The elements, in order.
    public var elements: [Element]

    /// An empty table.
    @inlinable public init() { elements = [] }

    /// A table with the same element in every place.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - count: how many places there are.
    @inlinable public init(repeating element: Element, count: Int) { elements = Array(repeating: element, count: count) }

    /// How many elements there are.
    @inlinable public var count: Int { elements.count }

    /// The indices, in order.
    @inlinable public var indices: IndexRange<Index> { IndexRange(count: elements.count) }

    /// The element at an index.
    ///
    /// - Parameter index: an index of the table.
    @inlinable public subscript(index: Index) -> Element {
        get { elements[index.number] }
        _modify { yield &elements[index.number] }
    }

    /// The elements with their indices, in order.
    @inlinable public func indexed() -> some Sequence<(Index, Element)> {
        elements.enumerated().lazy.map { (Index($0.offset), $0.element) }
    }

    /// Adds an element at the end.
    ///
    /// - Parameter element: the element to add.
    /// - Returns: its index.
    @inlinable
    @discardableResult
    public mutating func append(_ element: Element) -> Index {
        elements.append(element)
        return Index(elements.count - 1)
    }

    /// Adds an element at the end as often as an index needs to be there.
    ///
    /// - Parameters:
    ///   - index: the index that the table is to have.
    ///   - element: what to add, computed anew each time.
    @inlinable
    public mutating func grow(toHold index: Index, with element: @autoclosure () -> Element) {
        while elements.count <= index.number { elements.append(element()) }
    }
}

extension Table: Sendable where Element: Sendable {}

/// Indices by indices, some of which aren't there. They take 32 bits each: it is memory that takes
/// the time.
@frozen
public struct IndexTable<Key: TypedIndex, Value: TypedIndex>: Sendable {
    @usableFromInline var stored: [Int32]

    /// An empty table.
    @inlinable public init() { stored = [] }

    /// A table of as many keys without values.
    ///
    /// - Parameter count: how many keys there are, from 0 up.
    @inlinable public init(count: Int) { stored = Array(repeating: -1, count: count) }

    /// How many keys there are, with a value or without.
    @inlinable public var count: Int { stored.count }

    /// The value of a key that the table has; nil where there is none.
    ///
    /// - Parameter key: the key, below ``count``. To set its value to nil takes the value away.
    @inlinable public subscript(key: Key) -> Value? {
        get {
            let number = stored[key.number]
            return number < 0 ? nil : Value(Int(number))
        }
        set { stored[key.number] = newValue.map { Int32(truncatingIfNeeded: $0.number) } ?? -1 }
    }

    /// The value of a key, also of one that the table doesn't have.
    ///
    /// - Parameter key: the key.
    /// - Returns: its value; nil where it has none or isn't in the table.
    @inlinable public func value(of key: Key) -> Value? { key.number < stored.count ? self[key] : nil }

    /// Sets the value of a key, which may be new.
    ///
    /// - Parameters:
    ///   - key: the key. All keys up to it are in the table from now on.
    ///   - value: its value.
    @inlinable
    public mutating func set(_ key: Key, to value: Value) {
        grow(toHold: key)
        self[key] = value
    }

    /// Adds keys without values, until the table has a key.
    ///
    /// - Parameter key: the key that the table is to have.
    @inlinable
    public mutating func grow(toHold key: Key) {
        while stored.count <= key.number { stored.append(-1) }
    }

    /// The keys that have a value, in order, with it.
    @inlinable public var pairs: some Sequence<(Key, Value)> {
        stored.enumerated().lazy.filter { $0.element >= 0 }.map { (Key($0.offset), Value(Int($0.element))) }
    }
}
