/// Returns true if a word needs backticks as a name, or has another meaning after a dot.
///
/// Determined by compiling each word as a method, case, property and parameter with Swift 6.3.
package func isReserved(_ word: String) -> Bool {
    guard let first = word.utf8.first, first < 0x80 else { return false }
    return reservedByFirstLetter[Int(first)].contains(word)
}

/// The reserved words by their first ASCII letter. Lookups are too frequent for hashing.
private let reservedByFirstLetter: [[String]] = {
    var words: [[String]] = Array(repeating: [], count: 0x80)
    for word in reservedWords { words[Int(word.utf8.first ?? 0)].append(word) }
    return words
}()

/// Words with another meaning after a dot. Every other keyword can be the name of a case there.
package let wordsAfterDot: Set<String> = ["init", "self", "Type", "Protocol"]

/// Keywords that aren't names even in backticks: `self` in backticks is the value itself.
let wordsThatNameNothing: Set<String> = ["self"]

/// Words that need backticks as names.
let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unsafe", "var", "where", "while",
]
