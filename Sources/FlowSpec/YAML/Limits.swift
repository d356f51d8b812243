/// Limits that prevent any input from exhausting memory or the stack.
struct Limits: Sendable {
    /// The maximum size of a file in bytes.
    var bytes = 64 << 20
    /// The maximum nesting depth of lists and mappings, including values of aliases.
    var depth = 200
    /// The maximum number of keys and values in a file, including values of aliases.
    var nodes = 1_000_000
    /// The maximum number of keys and values from aliases, so a short file can't be a large app.
    var repeated = 100_000
}

/// Returns a number with thousands separators, for messages.
func grouped(_ number: Int) -> String {
    var digits = String(number)
    var index = digits.endIndex
    while let next = digits.index(index, offsetBy: -3, limitedBy: digits.startIndex), next > digits.startIndex {
        digits.insert(",", at: next)
        index = next
    }
    return digits
}
