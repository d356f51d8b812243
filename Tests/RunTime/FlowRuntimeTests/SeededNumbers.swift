import Foundation

/// Reproducible random numbers from a seed (Steele, Lea, Flood: SplitMix64, 2014).
public struct SeededNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The seed for random tests: the environment variable `SEED`, which `make nightly` draws. By
    /// default it is fixed, so only a change can cause a failure.
    public static func seed() -> UInt64 {
        ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1
    }

    /// Creates a generator with a seed.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns true with a probability in percent.
    public mutating func chance(_ percent: Int) -> Bool {
        Int.random(in: 0..<100, using: &self) < percent
    }

    /// Returns a random element of a nonempty array.
    public mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &self)]
    }
}
