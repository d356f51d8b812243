import FlowSpec

/// A pattern for paths: `*` matches any characters of a name, `?` one, `[a-z]` and `[!a]` one of a
/// set, and `**` any number of folders, even none.
///
/// Shells expand such patterns too, but not all support `**`, and none expands a quoted pattern.
struct Glob {
    private let parts: [[Character]]

    init(_ text: String) {
        parts = text.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }.map(Array.init)
    }

    /// True if a string has any of a pattern's special characters.
    static func isPattern(_ text: String) -> Bool {
        text.contains { "*?[".contains($0) }
    }

    /// True if the pattern matches a path, or a folder that contains it.
    func coversPath(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        return names.indices.contains { matches(names[...$0].joined(separator: "/")) }
    }

    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }.map(Array.init)
        // The numbers of leading parts of the pattern that match the names so far.
        var reached = closure([0])
        for name in names {
            var next: Set<Int> = []
            for index in reached where index < parts.count {
                if parts[index] == ["*", "*"] {
                    next.insert(index)
                } else if matchesName(parts[index][...], name[...]) {
                    next.insert(index + 1)
                }
            }
            reached = closure(next)
        }
        return reached.contains(parts.count)
    }

    /// Adds the numbers reached because `**` also matches no folder.
    private func closure(_ indices: Set<Int>) -> Set<Int> {
        var all = indices
        for index in parts.indices where all.contains(index) && parts[index] == ["*", "*"] { all.insert(index + 1) }
        return all
    }

    /// The matching specs and folders, sorted by name. Skips hidden ones and folders behind links.
    func found(in files: any FileTree) -> [String] {
        found(inFolder: start, of: files)
    }

    /// The folder that contains all matches of the pattern; empty for the current folder.
    var start: String {
        let fixed = parts.prefix { !Glob.isPattern(String($0)) }.map { String($0) }
        return fixed == [""] ? "/" : fixed.joined(separator: "/")
    }

    private func found(inFolder folder: String, of files: any FileTree) -> [String] {
        let names = files.names(inFolder: folder.isEmpty ? "." : folder).filter { !$0.hasPrefix(".") }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { name in
            let path = path(of: name, in: folder)
            guard files.kind(at: path, followsLinks: false) == .folder else { return isSpecName(name) && matches(path) ? [path] : [] }
            // A matching folder covers everything in it.
            return matches(path) ? [path] : found(inFolder: path, of: files)
        }
    }
}

/// True if a pattern matches a name. Only retries the last star, so the time is at most
/// proportional to the product of both lengths.
private func matchesName(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    var (rest, left) = (pattern, name)
    var retry: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
    while true {
        if rest.first == "*" {
            rest.removeFirst()
            retry = (rest, left)
        } else if let letter = left.first, let after = matchingFirst(rest, letter) {
            (rest, left) = (after, left.dropFirst())
        } else if rest.isEmpty, left.isEmpty {
            return true
        } else if let last = retry, !last.name.isEmpty {
            (rest, left) = (last.pattern, last.name.dropFirst())
            retry = (rest, left)
        } else {
            return false
        }
    }
}

/// The rest of a pattern whose first part matches a letter; `nil` if it doesn't match.
private func matchingFirst(_ pattern: ArraySlice<Character>, _ letter: Character) -> ArraySlice<Character>? {
    guard let first = pattern.first else { return nil }
    if first == "?" { return pattern.dropFirst() }
    guard first == "[", let end = pattern.dropFirst(2).firstIndex(of: "]") else { return first == letter ? pattern.dropFirst() : nil }
    var letters = pattern[pattern.index(after: pattern.startIndex)..<end]
    let isNegated = letters.first == "!"
    if isNegated { letters.removeFirst() }
    var isThere = false
    while let start = letters.popFirst() {
        if letters.first == "-", let last = letters.dropFirst().first {
            letters.removeFirst(2)
            isThere = isThere || start <= last && (start...last).contains(letter)
        } else {
            isThere = isThere || start == letter
        }
    }
    return isThere != isNegated ? pattern[pattern.index(after: end)...] : nil
}
