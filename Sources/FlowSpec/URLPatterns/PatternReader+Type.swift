extension PatternReader {
    /// Reads the element of `[T]`.
    mutating func element(_ range: Range<Int>) -> URLPattern.ValueType? {
        guard bytes[range].last == UInt8(ascii: "]") else {
            report("\(shown(text(range))) isn't closed; add ']'", at: range)
            return nil
        }
        let inner = range.lowerBound + 1..<range.upperBound - 1
        if inner.isEmpty {
            report("the type between '[' and ']' is missing; write it, as in '[String]'", at: range)
            return nil
        }
        if bytes[inner].first == UInt8(ascii: "[") {
            report("\(shown(text(range))) is a list of lists; write a list of values, such as '[String]'", at: range)
            return nil
        }
        if bytes[inner].last == UInt8(ascii: "?") {
            report("the values of a list can't be optional; remove '?'", at: inner.upperBound - 1..<inner.upperBound)
            return nil
        }
        return plainType(inner)
    }

    /// Reads a type without `?`, `[]` and a default; reports a mistake and returns `nil` otherwise.
    mutating func plainType(_ range: Range<Int>) -> URLPattern.ValueType? {
        guard !range.isEmpty else {
            report(
                "the type after ':' is missing; write it, as in '{id:Int}', or remove ':' for a String",
                at: range.lowerBound - 1..<range.upperBound)
            return nil
        }
        if let space = firstScalar(in: range, where: LinkURL.isForbidden) {
            report("a type can't contain a space; remove it", at: space)
            return nil
        }
        if bytes[range].contains(UInt8(ascii: "|")) { return enumeration(range) }
        let name = text(range)
        if let type = URLPattern.ValueType.named.first(where: { $0.name == name })?.type { return type }
        if let meant = URLPattern.ValueType.named.first(where: { $0.name.lowercased() == name.lowercased() }) {
            report("\(shown(name)) isn't a type; did you mean \(shown(meant.name))?", at: range)
            return nil
        }
        guard isTypeName(bytes[range]) else {
            let types = URLPattern.ValueType.named.map(\.name).joined(separator: ", ")
            report("\(shown(name)) isn't a type; write one of \(types), a type of your app, or an enumeration such as 'new|old'", at: range)
            return nil
        }
        return .app(name)
    }

    private mutating func enumeration(_ range: Range<Int>) -> URLPattern.ValueType? {
        let count = mistakes.count
        var words: [String] = []
        for piece in pieces(of: range, at: "|") {
            let word = text(piece)
            if piece.isEmpty {
                report("a word is missing next to '|'; add it or remove '|'", at: range)
                return nil
            } else if !isWord(bytes[piece]) {
                report("\(shown(word)) isn't a valid word of an enumeration; use an ASCII letter, then letters, digits and '_'", at: piece)
            } else if words.contains(word) {
                report("the word \(shown(word)) appears twice; remove one", at: piece)
            }
            words.append(word)
        }
        return mistakes.count == count ? .enumeration(words) : nil
    }
}

/// Returns true for an ASCII letter or digit.
func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
}

private func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, isLetterOrDigit(first), first > UInt8(ascii: "9") else { return false }
    return bytes.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "_") }
}

/// Returns true for names with an initial capital, joined by dots.
private func isTypeName(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { name in
        isWord(name) && name.first.map { $0 <= UInt8(ascii: "Z") } == true
    }
}
