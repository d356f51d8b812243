import FlowSpec

/// A pattern for paths: `*` matches any characters of a name, `?` one, `[a-z]` and `[!a]` one of a
/// set, and `**` any number of folders, even none.
///
/// Shells expand such patterns too, but not all of them know `**`, and none expands a quoted
/// pattern or one in a file.
struct Glob {
    private let parts: [[Character]]

    /// Parses a pattern.
    init(_ text: String) {
        parts = text.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }.map(Array.init)
    }

    /// Whether a text has any of a pattern's special characters.
    static func isPattern(_ text: String) -> Bool {
        text.contains { "*?[".contains($0) }
    }

    /// Whether the pattern matches a path, or a folder that contains it.
    func coversPath(_ path: String) -> Bool {
        let names = path.split(separator: "/").map(String.init)
        return names.indices.contains { matches(names[...$0].joined(separator: "/")) }
    }

    /// Whether the pattern matches a path.
    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/", omittingEmptySubsequences: false).filter { $0 != "." }.map(Array.init)
        // How many leading parts of the pattern may match the names so far.
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

    /// The counts that are reached as well, since `**` also matches no folder.
    private func closure(_ indices: Set<Int>) -> Set<Int> {
        var all = indices
        for index in parts.indices where all.contains(index) && parts[index] == ["*", "*"] { all.insert(index + 1) }
        return all
    }

    /// The specs and folders that the pattern matches, sorted by name. Hidden ones and folders
    /// behind symbolic links are left out.
    func found(in files: any FileTree) -> [String] {
        found(inFolder: start, of: files)
    }

    /// The folder where all is that the pattern matches; empty for the current one.
    var start: String {
        let fixed = parts.prefix { !Glob.isPattern(String($0)) }.map { String($0) }
        return fixed == [""] ? "/" : fixed.joined(separator: "/")
    }

    private func found(inFolder folder: String, of files: any FileTree) -> [String] {
        let names = files.names(inFolder: folder.isEmpty ? "." : folder).filter { !$0.hasPrefix(".") }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { name in
            let path = path(of: name, in: folder)
            guard files.kind(at: path, followsLinks: false) == .folder else { return isSpecName(name) && matches(path) ? [path] : [] }
            // A folder that matches stands for everything in it.
            return matches(path) ? [path] : found(inFolder: path, of: files)
        }
    }
}

/// Whether a pattern matches a name. Only the last star is ever retried, so that the time stays
/// within the product of both lengths.
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

/// The rest of a pattern whose first part matches a letter; nil if it doesn't.
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
