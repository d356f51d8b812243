import TestSupport

extension SeededNumbers {
    /// A number below a bound; 0 where there is none.
    mutating func below(_ bound: Int) -> Int {
        bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0
    }
}
