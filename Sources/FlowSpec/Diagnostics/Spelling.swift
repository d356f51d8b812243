/// The candidate that a misspelt name most probably means.
///
/// A candidate is near where few letters are added, missing, wrong or swapped: one, or a third of
/// the name's letters where that is more. Case doesn't count. Among equally near names the one that
/// keeps more of the written letters wins, `home2` for `hom2` rather than `home`, then the first.
/// The name itself is never the answer.
///
/// - Parameters:
///   - name: the name as it was written.
///   - candidates: the names that exist.
/// - Returns: a candidate as it is spelt; nil where none is near.
public func nearest(_ name: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(name.lowercased())
    // Longer names aren't slips of the pen, and the comparison takes time by the square of their
    // length.
    guard !letters.isEmpty, letters.count <= 100 else { return nil }
    let mostSlips = max(1, letters.count / 3)
    var bound = mostSlips * Slips.one + letters.count
    var best: String?
    for candidate in candidates where candidate != name && candidate.utf8.count <= 800 {
        let others = Array(candidate.lowercased())
        guard abs(others.count - letters.count) * Slips.one <= bound else { continue }
        let distance = slips(letters, others)
        // Two names without a letter in common aren't near, however short they are.
        if distance <= bound, distance / Slips.one < max(letters.count, others.count) {
            best = candidate
            bound = distance - 1
            if distance == 0 { break }
        }
    }
    return best
}

/// The end of a message that proposes the nearest candidate, `; did you mean 'push'?`, or nothing
/// where none is near.
///
/// - Parameters:
///   - name: the name as it was written.
///   - candidates: the names that exist.
/// - Returns: a text that begins with its semicolon, or an empty one.
public func didYouMean(_ name: String, in candidates: some Sequence<String>) -> String {
    didYouMean(nearest(name, in: candidates))
}

/// The end of a message that proposes a name, `; did you mean 'push'?`, or nothing where there is
/// none.
///
/// - Parameter near: the name to propose; nil where there is none.
/// - Returns: a text that begins with its semicolon, or an empty one.
public func didYouMean(_ near: String?) -> String {
    near.map { "; did you mean \(quoted($0))?" } ?? ""
}

/// The allowed values in a sentence: `push, pop or dismiss`.
///
/// - Parameter values: the values, in the order in which they are named.
/// - Returns: a text on one line; empty where there are no values.
public func alternatives(_ values: some Sequence<String>) -> String {
    var rest = values.map(escaped)
    guard let last = rest.popLast() else { return "" }
    return rest.isEmpty ? last : rest.joined(separator: ", ") + " or " + last
}

/// The weights of typing errors. All count as one; a lost letter only breaks ties.
private enum Slips {
    static let one = 1000
    static let losingALetter = one + 1
}

/// How many letters must be added, taken away, replaced, or swapped with their neighbour to make
/// one text of the other (Damerau and Levenshtein's distance, in the form that touches no letter
/// twice), by weight.
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
