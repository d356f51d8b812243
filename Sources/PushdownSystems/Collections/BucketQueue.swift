/// A priority queue by small whole numbers that never go down.
@frozen
public struct BucketQueue<Item> {
    @usableFromInline var buckets: [[Item]] = []
    @usableFromInline var level = 0

    /// An empty queue.
    @inlinable public init() {}

    /// Adds an item.
    ///
    /// - Parameters:
    ///   - item: the item.
    ///   - cost: its priority, not below that of the item that was taken last.
    @inlinable public mutating func add(_ item: Item, at cost: Int) {
        while buckets.count <= cost { buckets.append([]) }
        buckets[cost].append(item)
    }

    /// Takes out an item with the least cost; of several the one that was added last.
    ///
    /// - Returns: the item; nil where the queue is empty.
    @inlinable public mutating func next() -> (cost: Int, item: Item)? {
        while level < buckets.count {
            if let item = buckets[level].popLast() { return (level, item) }
            level += 1
        }
        return nil
    }

    /// Takes all out, so that the queue begins anew with the memory that it has.
    @inlinable public mutating func removeAll() {
        for level in level..<buckets.count { buckets[level].removeAll(keepingCapacity: true) }
        level = 0
    }
}

extension BucketQueue: Sendable where Item: Sendable {}
