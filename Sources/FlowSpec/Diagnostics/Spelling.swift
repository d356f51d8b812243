/// Returns the candidate that a misspelled name most probably means.
///
/// A candidate is near if one letter, or at most a third of the name's letters, is added, missing,
/// wrong or swapped. Case is ignored. Among equally near candidates, the winner keeps more of the
/// written letters: `home2` for `hom2` rather than `home`. The first candidate wins the remaining
/// ties. The result is never the name itself.
///
/// - Parameters:
///   - name: the name as written.
///   - candidates: the existing names.
///   - limit: the number of wrong letters to allow; `nil` for a third of the name's letters.
/// - Returns: the nearest candidate; `nil` if none is near.
public func nearest(_ name: String, in candidates: some Sequence<String>, limit: Int? = nil) -> String? {
    let letters = Array(name.lowercased())
    // Longer names aren't typing errors, and the comparison needs quadratic time.
    guard !letters.isEmpty, letters.count <= 100 else { return nil }
    let mostSlips = limit ?? max(1, letters.count / 3)
    var bound = mostSlips * Slips.one + letters.count
    var best: String?
    for candidate in candidates where candidate != name && candidate.utf8.count <= 800 {
        let others = Array(candidate.lowercased())
        guard abs(others.count - letters.count) * Slips.one <= bound else { continue }
        let distance = slips(letters, others)
        // Two names without a common letter aren't near, even if they are short.
        if distance <= bound, distance / Slips.one < max(letters.count, others.count) {
            best = candidate
            bound = distance - 1
            if distance == 0 { break }
        }
    }
    return best
}

/// Returns the end of a message with the nearest candidate, such as `; did you mean 'push'?`.
///
/// - Parameters:
///   - name: the name as written.
///   - candidates: the existing names.
/// - Returns: a string that begins with its semicolon; empty if no candidate is near.
public func didYouMean(_ name: String, in candidates: some Sequence<String>) -> String {
    didYouMean(nearest(name, in: candidates))
}

/// Returns the end of a message with a suggested name, such as `; did you mean 'push'?`.
///
/// - Parameter near: the name to suggest; `nil` if there is none.
/// - Returns: a string that begins with its semicolon; empty without a name.
public func didYouMean(_ near: String?) -> String {
    near.map { "; did you mean \(quoted($0))?" } ?? ""
}

/// Returns the allowed values for a sentence: `push, pop or dismiss`.
///
/// - Parameter values: the values, in order.
/// - Returns: a string on one line; empty if there are no values.
public func alternatives(_ values: some Sequence<String>) -> String {
    var rest = values.map(escaped)
    guard let last = rest.popLast() else { return "" }
    return rest.isEmpty ? last : rest.joined(separator: ", ") + " or " + last
}

/// The weights of typing errors. All count as one, except that a lost letter breaks ties.
private enum Slips {
    static let one = 1000
    static let losingALetter = one + 1
}

/// Returns the weighted number of letters to add, remove, replace or swap with their neighbor to
/// turn one string into another. This restricted Damerau–Levenshtein distance edits each letter
/// once.
private func slips(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = (0...right.count).map { $0 * Slips.one }
    for i in left.indices {
        var row = [(i + 1) * Slips.losingALetter]
        row.reserveCapacity(right.count + 1)
        for j in right.indices {
            let replaced = last[j] + (left[i] == right[j] ? 0 : Slips.losingALetter)
            var cost = min(replaced, last[j + 1] + Slips.losingALetter, row[j] + Slips.one)
            if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                cost = min(cost, beforeLast[j - 1] + Slips.one)
            }
            row.append(cost)
        }
        (beforeLast, last) = (last, row)
    }
    return last[right.count]
}
