/// Indices by pairs of indices: a hash table with open addressing, since the engine looks up a pair
/// for nearly every edge.
public struct PairTable<First: TypedIndex, Second: TypedIndex, Value: TypedIndex>: Sendable {
    @usableFromInline var keys: [UInt64]
    @usableFromInline var values: [Int32]
    @usableFromInline var count = 0

    // No pair has it: numbers are below 2³¹.
    @usableFromInline static var free: UInt64 { UInt64.max }

    /// An empty table.
    @inlinable
    public init() {
        keys = Array(repeating: Self.free, count: 64)
        values = Array(repeating: -1, count: 64)
    }

    /// The value of a pair; nil where there is none. A value is never taken away.
    ///
    /// - Parameters:
    ///   - first: the first index of the pair.
    ///   - second: the second index of the pair.
    @inlinable public subscript(first: First, second: Second) -> Value? {
        get {
            let value = values[place(of: Self.key(first, second))]
            return value < 0 ? nil : Value(Int(value))
        }
        set {
            guard let newValue else { return }
            if 2 * count >= keys.count { grow() }
            let key = Self.key(first, second)
            let place = place(of: key)
            if keys[place] == Self.free {
                keys[place] = key
                count += 1
            }
            values[place] = Int32(truncatingIfNeeded: newValue.number)
        }
    }

    /// The values of all pairs, in no order.
    @inlinable public var all: [Value] { zip(keys, values).compactMap { $0 == Self.free ? nil : Value(Int($1)) } }

    @inlinable
    static func key(_ first: First, _ second: Second) -> UInt64 {
        UInt64(UInt32(truncatingIfNeeded: first.number)) << 32 | UInt64(UInt32(truncatingIfNeeded: second.number))
    }

    /// Where a key stands, or would.
    @inlinable
    func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        // Sixteen pairs whose first numbers follow each other and whose second are the same stand
        // together: what is looked up together is. The sixteens are spread by Fibonacci hashing
        // (Knuth, The Art of Computer Programming 3, 6.4), so that no more than some of them ever
        // stand in each other's way.
        let (sixteen, second) = (key >> 36, key & 0xffff_ffff)
        let spread = (second &* 0xff51_afd7_ed55_8ccd ^ sixteen) &* 0x9e37_79b9_7f4a_7c15
        var place = Int(truncatingIfNeeded: (spread >> 32) &+ (key >> 32 & 15) &* 2) & mask
        while keys[place] != key, keys[place] != Self.free { place = (place + 1) & mask }
        return place
    }

    @inlinable
    mutating func grow() {
        let (oldKeys, oldValues) = (keys, values)
        keys = Array(repeating: Self.free, count: 2 * oldKeys.count)
        values = Array(repeating: -1, count: keys.count)
        for (key, value) in zip(oldKeys, oldValues) where key != Self.free {
            let place = place(of: key)
            keys[place] = key
            values[place] = value
        }
    }
}
