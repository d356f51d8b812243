/// A priority queue with small integer priorities. The priority of removed items never decreases.
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
    ///   - cost: the item's priority. It must not be less than the last removed item's priority.
    @inlinable public mutating func add(_ item: Item, at cost: Int) {
        while buckets.count <= cost { buckets.append([]) }
        buckets[cost].append(item)
    }

    /// Removes and returns an item with the lowest cost, the newest if there are several.
    ///
    /// - Returns: the item, or `nil` if the queue is empty.
    @inlinable public mutating func next() -> (cost: Int, item: Item)? {
        while level < buckets.count {
            if let item = buckets[level].popLast() { return (level, item) }
            level += 1
        }
        return nil
    }

    /// Removes all items, keeping the memory, and restarts the queue.
    @inlinable public mutating func removeAll() {
        for level in level..<buckets.count { buckets[level].removeAll(keepingCapacity: true) }
        level = 0
    }
}

extension BucketQueue: Sendable where Item: Sendable {}
