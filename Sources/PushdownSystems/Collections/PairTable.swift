/// Indices by pairs of indices: a hash table with open addressing. The engine looks up a pair for
/// nearly every edge.
public struct PairTable<First: TypedIndex, Second: TypedIndex, Value: TypedIndex>: Sendable {
    @usableFromInline var keys: [UInt64]
    @usableFromInline var values: [Int32]
    @usableFromInline var count = 0

    // The key of a free entry. No pair has it, because numbers are less than 2³¹.
    @usableFromInline static var free: UInt64 { UInt64.max }

    /// Creates an empty table.
    @inlinable
    public init() {
        keys = Array(repeating: Self.free, count: 64)
        values = Array(repeating: -1, count: 64)
    }

    /// The value of a pair, or `nil` if there is none. Setting `nil` has no effect.
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

    /// The values of all pairs, in no particular order.
    @inlinable public var all: [Value] { zip(keys, values).compactMap { $0 == Self.free ? nil : Value(Int($1)) } }

    @inlinable
    static func key(_ first: First, _ second: Second) -> UInt64 {
        UInt64(UInt32(truncatingIfNeeded: first.number)) << 32 | UInt64(UInt32(truncatingIfNeeded: second.number))
    }

    /// Returns the position of a key, or its free position if it is new.
    @inlinable
    func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        // Sixteen pairs with consecutive first numbers and one second number are stored close
        // together, because they are looked up together. Fibonacci hashing (Knuth, The Art of
        // Computer Programming 3, 6.4) spreads these groups, so few of them collide.
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
