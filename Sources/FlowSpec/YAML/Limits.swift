/// How much a file may ask of the reader, so that no input can exhaust memory or the stack.
struct Limits: Sendable {
    /// The size of a file in bytes.
    var bytes = 64 << 20
    /// How many lists and mappings may stand inside each other, with those that aliases bring.
    var depth = 200
    /// How many keys and values a file may have, with those that aliases bring.
    var nodes = 1_000_000
    /// How many keys and values aliases may bring, so that a short file isn't a large app.
    var repeated = 100_000
}

/// A number with its thousands set apart, as messages show it.
func grouped(_ number: Int) -> String {
    var digits = String(number)
    var index = digits.endIndex
    while let next = digits.index(index, offsetBy: -3, limitedBy: digits.startIndex), next > digits.startIndex {
        digits.insert(",", at: next)
        index = next
    }
    return digits
}
