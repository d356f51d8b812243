/// Whether Swift reserves a word, so that it can't be a name without backticks or has a meaning of
/// its own after a dot.
///
/// Found by compiling each word as a method, an enumeration case, a property and a parameter with
/// Swift 6.3.
package func isReserved(_ word: String) -> Bool {
    guard let first = word.utf8.first, first < 0x80 else { return false }
    return reservedByFirstLetter[Int(first)].contains(word)
}

/// The reserved words at the place of their first letter in ASCII: names are looked up so often
/// that hashing them would show.
private let reservedByFirstLetter: [[String]] = {
    var words: [[String]] = Array(repeating: [], count: 0x80)
    for word in reservedWords { words[Int(word.utf8.first ?? 0)].append(word) }
    return words
}()

/// Words that mean something else after a dot; every other keyword may be the name of a case there.
package let wordsAfterDot: Set<String> = ["init", "self", "Type", "Protocol"]

/// Keywords that can't be the names of methods and parameters even in backticks: `self` in
/// backticks is the value itself.
let wordsThatNameNothing: Set<String> = ["self"]

/// Words that can't be names without backticks.
let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unsafe", "var", "where", "while",
]
