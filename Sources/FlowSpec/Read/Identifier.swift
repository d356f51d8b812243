/// Why a text can't be the name of a flow, screen, tab, transition or parameter; nil where it can.
///
/// Such a name becomes a method, an enumeration case or a parameter in Swift, in backticks where it
/// is a keyword.
func problem(inName text: String) -> String? {
    if wordsThatNameNothing.contains(text) {
        return "is the value itself in Swift, in backticks too"
    }
    guard let first = text.utf8.first, isLowercase(first) else {
        return "doesn't begin with a lowercase letter"
    }
    guard text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else {
        return "has other characters than letters and digits of ASCII"
    }
    return isTooLong(text) ? tooLong : nil
}

/// Why a text can't be the name of an app; nil where it can. It begins the names of types.
func problem(inAppName text: String) -> String? {
    if isReserved(text) {
        return "is a keyword of Swift"
    }
    guard let first = text.utf8.first, isLetter(first) else {
        return "doesn't begin with a letter"
    }
    guard text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else {
        return "has other characters than letters and digits of ASCII"
    }
    return isTooLong(text) ? tooLong : nil
}

/// Why a text can't be the name of a module; nil where it can.
func problem(inModuleName text: String) -> String? {
    if isReserved(text) {
        return "is a keyword of Swift"
    }
    guard let first = text.utf8.first, isLetter(first) || first == UInt8(ascii: "_"), text != "_" else {
        return "doesn't begin with a letter"
    }
    guard text.utf8.allSatisfy({ isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }) else {
        return "has other characters than letters, digits and '_' of ASCII"
    }
    return isTooLong(text) ? tooLong : nil
}

/// Why a text can't be the name of a type, with dots between those of what it stands in; nil where
/// it can.
func problem(inTypeName text: String) -> String? {
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
        if let problem = problem(inModuleName: String(part)) {
            return part.isEmpty ? "has an empty part" : problem
        }
    }
    return isTooLong(text) ? tooLong : nil
}

/// Why a text can't be the name of a case or a static member, as it stands after a dot; nil where
/// it can.
func problem(inMemberName text: String) -> String? {
    if wordsAfterDot.contains(text) {
        return "means something else after a dot"
    }
    // Other keywords may stand there.
    return isReserved(text) ? nil : problem(inModuleName: text)
}

/// A text turned into a name, as a proposal: words joined in camel case, other characters left out;
/// nil where nothing comes of it.
func nameProposal(for text: String, capitalized: Bool) -> String? {
    // What is left of a word without its other letters is no proposal.
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

// Names of files and symbols are made of names; linkers and file systems have limits.
private let longest = 100
private let tooLong = "is longer than \(longest) characters"

private func isTooLong(_ text: String) -> Bool {
    text.utf8.count > longest
}
