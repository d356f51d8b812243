import TestSupport

extension SeededNumbers {
    /// A number below a bound, or 0 if the bound isn't positive.
    mutating func below(_ bound: Int) -> Int {
        bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0
    }
}
