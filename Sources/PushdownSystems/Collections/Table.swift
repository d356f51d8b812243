/// An array with typed indices.
@frozen
public struct Table<Index: TypedIndex, Element> {
    /// The elements, in order.
    public var elements: [Element]

    /// Creates an empty table.
    @inlinable public init() { elements = [] }

    /// Creates a table that repeats one element.
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - count: the number of elements.
    @inlinable public init(repeating element: Element, count: Int) { elements = Array(repeating: element, count: count) }

    /// The number of elements.
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
    /// - Returns: the element's index.
    @inlinable
    @discardableResult
    public mutating func append(_ element: Element) -> Index {
        elements.append(element)
        return Index(elements.count - 1)
    }

    /// Adds elements at the end until the table has an index.
    ///
    /// - Parameters:
    ///   - index: the required index.
    ///   - element: the element to add, computed again each time.
    @inlinable
    public mutating func grow(toHold index: Index, with element: @autoclosure () -> Element) {
        while elements.count <= index.number { elements.append(element()) }
    }
}

extension Table: Sendable where Element: Sendable {}

/// A table from indices to optional indices. It stores 32 bits for each, because memory access
/// dominates the running time.
@frozen
public struct IndexTable<Key: TypedIndex, Value: TypedIndex>: Sendable {
    @usableFromInline var stored: [Int32]

    /// Creates an empty table.
    @inlinable public init() { stored = [] }

    /// Creates a table of keys without values.
    ///
    /// - Parameter count: the number of keys, from 0 up.
    @inlinable public init(count: Int) { stored = Array(repeating: -1, count: count) }

    /// The number of keys, with or without a value.
    @inlinable public var count: Int { stored.count }

    /// The value of a key in the table, or `nil` if it has none.
    ///
    /// - Parameter key: the key, less than ``count``. Setting its value to `nil` removes the value.
    @inlinable public subscript(key: Key) -> Value? {
        get {
            let number = stored[key.number]
            return number < 0 ? nil : Value(Int(number))
        }
        set { stored[key.number] = newValue.map { Int32(truncatingIfNeeded: $0.number) } ?? -1 }
    }

    /// Returns the value of any key.
    ///
    /// - Parameter key: the key. It doesn't need to be in the table.
    /// - Returns: the key's value, or `nil` if it has none or isn't in the table.
    @inlinable public func value(of key: Key) -> Value? { key.number < stored.count ? self[key] : nil }

    /// Sets the value of a key, adding keys if necessary.
    ///
    /// - Parameters:
    ///   - key: the key. All keys up to it are then in the table.
    ///   - value: the key's value.
    @inlinable
    public mutating func set(_ key: Key, to value: Value) {
        grow(toHold: key)
        self[key] = value
    }

    /// Adds keys without values until the table has a key.
    ///
    /// - Parameter key: the required key.
    @inlinable
    public mutating func grow(toHold key: Key) {
        while stored.count <= key.number { stored.append(-1) }
    }

    /// The keys that have a value, in order, with their values.
    @inlinable public var pairs: some Sequence<(Key, Value)> {
        stored.enumerated().lazy.filter { $0.element >= 0 }.map { (Key($0.offset), Value(Int($0.element))) }
    }
}
