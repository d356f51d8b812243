/// Summaries by the node and the key. The first keys are those of nearly all nodes, and have a place of their own.
struct SummaryTable: Sendable {
    private var frequent: [Int32] = []
    private var others = PairTable()

    private static let count = 2

    /// The summary of a node with a key; -1 where there is none.
    subscript(node: Int, key: Int) -> Int {
        get {
            guard key < Self.count else { return others[node, key] }
            let place = Self.count * node + key
            return place < frequent.count ? Int(frequent[place]) : -1
        }
        set {
            guard key < Self.count else {
                others[node, key] = newValue
                return
            }
            let place = Self.count * node + key
            while frequent.count <= place { frequent.append(-1) }
            frequent[place] = Int32(truncatingIfNeeded: newValue)
        }
    }
}

/// IndexArray by pairs of small numbers: a hash table with open addressing, since the engine looks up a pair for nearly every edge.
struct PairTable: Sendable {
    private var keys: [UInt64]
    private var values: [Int32]
    private var count = 0

    // No pair has it: numbers are below 2³¹.
    private static let free = UInt64.max

    init() {
        keys = Array(repeating: Self.free, count: 64)
        values = Array(repeating: -1, count: 64)
    }

    /// The number of a pair; -1 where there is none.
    subscript(first: Int, second: Int) -> Int {
        get { Int(values[place(of: Self.key(first, second))]) }
        set {
            if 2 * count >= keys.count { grow() }
            let key = Self.key(first, second)
            let place = place(of: key)
            if keys[place] == Self.free {
                keys[place] = key
                count += 1
            }
            values[place] = Int32(truncatingIfNeeded: newValue)
        }
    }

    /// The numbers of all pairs.
    var numbers: [Int] { zip(keys, values).compactMap { $0 == Self.free ? nil : Int($1) } }

    private static func key(_ first: Int, _ second: Int) -> UInt64 {
        UInt64(UInt32(truncatingIfNeeded: first)) << 32 | UInt64(UInt32(truncatingIfNeeded: second))
    }

    /// Where a key stands, or would.
    private func place(of key: UInt64) -> Int {
        let mask = keys.count - 1
        // Sixteen pairs whose first numbers follow each other and whose second are the same stand together: what is looked up together is. The sixteens are
        // spread by Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4), so that no more than some of them ever stand in each other's way.
        let (sixteen, second) = (key >> 36, key & 0xffff_ffff)
        let spread = (second &* 0xff51_afd7_ed55_8ccd ^ sixteen) &* 0x9e37_79b9_7f4a_7c15
        var place = Int(truncatingIfNeeded: (spread >> 32) &+ (key >> 32 & 15) &* 2) & mask
        while keys[place] != key, keys[place] != Self.free { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
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
