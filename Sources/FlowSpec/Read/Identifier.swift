/// Returns why a string can't name a flow, screen, tab, transition or parameter; `nil` if it can.
///
/// It becomes a method, an enumeration case or a parameter in Swift, in backticks if a keyword.
func problem(inName text: String) -> String? {
    if wordsThatNameNothing.contains(text) {
        return "means the current instance in Swift, even in backticks"
    }
    guard let first = text.utf8.first, isLowercase(first) else {
        return "must begin with a lowercase letter"
    }
    guard text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else {
        return "must have only ASCII letters and digits"
    }
    return isTooLong(text) ? tooLong : nil
}

/// Returns why a string can't be the name of an app, a prefix of type names; `nil` if it can.
func problem(inAppName text: String) -> String? {
    if isReserved(text) {
        return "is a Swift keyword"
    }
    guard let first = text.utf8.first, isLetter(first) else {
        return "must begin with a letter"
    }
    guard text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else {
        return "must have only ASCII letters and digits"
    }
    return isTooLong(text) ? tooLong : nil
}

/// Returns why a string can't be the name of a module; `nil` if it can.
func problem(inModuleName text: String) -> String? {
    if isReserved(text) {
        return "is a Swift keyword"
    }
    guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "_"), text != "_" else {
        return "must begin with a letter"
    }
    guard text.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }) else {
        return "must have only ASCII letters, digits and '_'"
    }
    return isTooLong(text) ? tooLong : nil
}

/// Returns why a string can't be the name of a type, possibly qualified with dots; `nil` if it can.
func problem(inTypeName text: String) -> String? {
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
        if let problem = problem(inModuleName: String(part)) {
            return part.isEmpty ? "has an empty part" : problem
        }
    }
    return isTooLong(text) ? tooLong : nil
}

/// Returns why a string can't be the name of a case or static member, after a dot; `nil` if it can.
func problem(inMemberName text: String) -> String? {
    if wordsAfterDot.contains(text) {
        return "has another meaning in Swift after a dot"
    }
    // Other keywords are allowed there.
    return isReserved(text) ? nil : problem(inModuleName: text)
}

/// Returns a suggested name for a string: words joined in camel case, without other characters.
/// Returns `nil` if no valid name remains.
func nameProposal(for text: String, capitalized: Bool) -> String? {
    // A word without its non-ASCII letters isn't a useful suggestion.
    guard !isTooLong(text), text.utf8.allSatisfy({ $0 < 0x80 }) else {
        return nil
    }
    var result: [UInt8] = []
    var isWordStart = false
    for byte in text.utf8 {
        guard isLetter(byte) || isDigit(byte) && !result.isEmpty else {
            isWordStart = !result.isEmpty
            continue
        }
        if result.isEmpty {
            result.append(!capitalized && isUppercase(byte) ? byte + 32 : byte)
        } else {
            result.append(isWordStart && isLowercase(byte) ? byte - 32 : byte)
        }
        isWordStart = false
    }
    let name = String(decoding: result, as: UTF8.self)
    let problem = capitalized ? problem(inAppName: name) : problem(inName: name)
    return problem == nil && name != text ? name : nil
}

// Names of files and symbols consist of these names; linkers and file systems have limits.
private let longest = 100
private let tooLong = "is longer than \(longest) characters"

private func isTooLong(_ text: String) -> Bool {
    text.utf8.count > longest
}
