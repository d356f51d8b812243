/// A page of the documentation for tests: fenced blocks, the directives before them, and prose.
struct MarkdownPage {
    struct Fence {
        /// The word after the opening fence, or an empty string.
        var language: String
        /// The indices of the lines between the fences.
        var content: Range<Int>
        /// The columns before each line, as in a list.
        var indent: Int
    }

    enum Part {
        case directive(Directive, line: Int)
        case fence(Fence)
        case prose(String, line: Int)
    }

    let name: String
    private(set) var lines: [String]
    private(set) var parts: [Part] = []
    /// Comments that aren't directives, and unclosed comments and fences.
    private(set) var problems: [String] = []

    init(name: String, text: String) {
        self.name = name
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var line = 0
        while line < lines.count {
            let bare = lines[line].drop { $0 == " " }
            if bare.hasPrefix("```") {
                line = readFence(at: line, bare)
            } else if bare.hasPrefix("<!--") {
                line = readComment(at: line)
            } else {
                parts.append(.prose(lines[line], line: line))
                line += 1
            }
        }
    }

    private mutating func readFence(at start: Int, _ bare: Substring) -> Int {
        guard let end = lines[(start + 1)...].firstIndex(where: { $0.drop { $0 == " " } == "```" }) else {
            problems.append("\(name):\(start + 1): this fence isn't closed")
            return lines.count
        }
        parts.append(
            .fence(Fence(language: String(bare.dropFirst(3)), content: start + 1..<end, indent: lines[start].count - bare.count)))
        return end + 1
    }

    private mutating func readComment(at start: Int) -> Int {
        guard let end = lines[start...].firstIndex(where: { $0.hasSuffix("-->") }) else {
            problems.append("\(name):\(start + 1): this comment isn't closed")
            return lines.count
        }
        var text = lines[start...end].map { $0 }
        text[0] = String(text[0].drop { $0 == " " }.dropFirst(4))
        text[text.count - 1] = String(text[text.count - 1].dropLast(3))
        if let directive = Directive(text) {
            parts.append(.directive(directive, line: start))
        } else {
            problems.append("\(name):\(start + 1): this comment is no directive of CONTRIBUTING.md")
        }
        return end + 1
    }

    func text(of fence: Fence) -> String {
        lines[fence.content].map { "\($0.dropFirst(min(fence.indent, $0.prefix { $0 == " " }.count)))\n" }.joined()
    }

    /// The page's text with some fences replaced.
    func text(replacing changes: [(fence: Fence, text: String)]) -> String {
        var lines = lines
        for (fence, text) in changes.sorted(by: { $0.fence.content.lowerBound > $1.fence.content.lowerBound }) {
            let indent = String(repeating: " ", count: fence.indent)
            let content = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            lines.replaceSubrange(fence.content, with: content.map { $0.isEmpty ? "" : indent + $0 })
        }
        return lines.joined(separator: "\n")
    }
}

/// An instruction to the tests in a page's comment.
enum Directive: Equatable {
    /// An empty folder for the following directives and fences.
    case folder
    /// Files or folders of the repository to copy into the folder.
    case copy(from: String, to: String)
    /// A file in the folder. The next fence replaces a line `…`, or a missing text.
    case file(String, text: String?)
    /// Commands hidden from readers. They must succeed.
    case run(String)
    /// The next fence shows parts of this file, separated by `…`.
    case excerpt(String)
    /// The reason why the next fence isn't run.
    case unchecked(String)

    /// True if it applies to the following fence.
    var belongsToFence: Bool {
        switch self {
        case .folder, .copy, .run: false
        case .file(_, let text): text.map(Self.hasGap) ?? true
        case .excerpt, .unchecked: true
        }
    }

    /// The directive in a comment; `nil` if there is none.
    init?(_ comment: [String]) {
        let words = comment[0].split(separator: ":", maxSplits: 1).map { $0.trimming(" ") }
        let argument = words.count == 2 ? words[1] : ""
        let rest = comment.count == 1 ? nil : comment.dropFirst().dropLast().map { "\($0)\n" }.joined()
        switch (words.first, rest) {
        case ("folder", nil) where argument.isEmpty: self = .folder
        case ("copy", nil):
            let paths = argument.split(separator: " to ", maxSplits: 1)
            guard let from = paths.first else { return nil }
            self = .copy(from: String(from), to: String(paths.last ?? from))
        case ("file", _) where !argument.isEmpty: self = .file(argument, text: rest)
        case ("run", _): self = .run(argument + (rest.map { "\n\($0)" } ?? ""))
        case ("excerpt", nil): self = .excerpt(argument)
        case ("unchecked", nil): self = .unchecked(argument)
        default: return nil
        }
    }

    static func hasGap(_ text: String) -> Bool {
        text.split(separator: "\n").contains { $0.trimming(" ") == "…" }
    }
}

extension StringProtocol {
    /// Removes a character from both ends.
    func trimming(_ character: Character) -> String {
        var text = drop { $0 == character }[...]
        while text.last == character { text = text.dropLast() }
        return String(text)
    }
}
