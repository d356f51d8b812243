import Foundation
import TestSupport
import Testing

/// The form of the pages, and the existence of everything that they name.
@Suite struct PageTests {
    private static let all = writtenPages + generatedPages + ["CHANGELOG.md"]
    /// Pages about the sources. All names of files and declarations on them are in this repository.
    private static let aboutSources = ["Documentation/architecture.md", "CONTRIBUTING.md"]
    /// Pages whose names of declarations are all in this repository.
    private static let namingDeclarations =
        aboutSources
        + ["ownership", "restoration", "runtime", "semantics", "testing", "uikit-facts"].map { "Documentation/\($0).md" }

    @Test(arguments: all)
    func `prose has at most 100 columns`(name: String) throws {
        let long = try prose(of: name).filter { text, _ in
            guard text.count > pageWidth, !text.hasPrefix("|") else { return false }
            // A line with a single link or word can be longer.
            let rest = text.drop { " -*0123456789.".contains($0) }
            return rest.prefix(pageWidth - (text.count - rest.count)).contains(" ")
        }
        #expect(long.map { "\(name):\($0.line + 1)" } == [])
    }

    @Test(arguments: all)
    func `each link leads to a page and a title that are there`(name: String) throws {
        let folder = URL(fileURLWithPath: "/" + name).deletingLastPathComponent()
        for (text, line) in try prose(of: name) {
            for link in text.matches(of: /\]\(([^)#\s]*)(?:#([^)]*))?\)/) where !link.1.contains("://") {
                let path = link.1.isEmpty ? "/" + name : folder.appendingPathComponent(String(link.1)).standardized.path
                let target = repository.path + path
                #expect(FileManager.default.fileExists(atPath: target), "\(name):\(line + 1): \(link.0)")
                guard let anchor = link.2 else { continue }
                let titles = try prose(of: String(path.dropFirst())).map(\.text).filter { $0.hasPrefix("#") }.map(anchorName)
                let isTitle = titles.contains(String(anchor))
                #expect(isTitle, "\(name):\(line + 1): \(link.0)")
            }
        }
    }

    @Test(arguments: writtenPages)
    func `contents at the top of a page have all of its sections`(name: String) throws {
        let lines = try prose(of: name).map(\.text)
        let contents = lines.prefix { !$0.hasPrefix("## ") }.flatMap { $0.matches(of: /\]\(#([^)]+)\)/).map { String($0.1) } }
        guard contents.count > 4 else { return }
        let sections = lines.filter { $0.hasPrefix("## ") }.map(anchorName)
        #expect(sections.filter { !contents.contains($0) } == [])
    }

    @Test(arguments: writtenPages)
    func `each path that a page names is there`(name: String) throws {
        for (code, line) in try codeSpans(of: name) {
            guard let path = code.prefixMatch(of: /(Sources|Tests|Scripts|Plugins|Examples|Schemas|Benchmarks|Documentation)(\/[^ …:]+)+/)
            else { continue }
            // Recipes contain the reader's own folders.
            guard !["Sources/App", "Sources/Shop", "Sources/Basket", "Sources/Notes", "Tests/NotesTests"].contains(where: path.0.hasPrefix)
            else { continue }
            #expect(FileManager.default.fileExists(atPath: repository.path + "/" + path.0), "\(name):\(line + 1): \(path.0)")
        }
    }

    @Test(arguments: aboutSources)
    func `each file that a page about the sources names is there`(name: String) throws {
        for (code, line) in try codeSpans(of: name) where code.hasSuffix(".swift") && !code.hasSuffix(".flow.swift") {
            let parts = code.split(separator: "…", omittingEmptySubsequences: false)
            let found = Repository.files.contains { path in
                let rest = parts.count > 1 ? path.range(of: "/" + parts[0]).map { path[$0.upperBound...] } : path[...]
                return rest?.hasSuffix(parts.count > 1 ? parts[1] : "/" + code) ?? false
            }
            #expect(found, "\(name):\(line + 1): no file is '\(code)'")
        }
    }

    @Test(arguments: namingDeclarations)
    func `each declaration that a page names is there`(name: String) throws {
        for (code, line) in try codeSpans(of: name) {
            guard code.wholeMatch(of: /[A-Z][A-Za-z0-9]+(\.[A-Za-z][A-Za-z0-9]*)*(\(.*\))?/) != nil, !code.hasSuffix(".swift"),
                !code.hasSuffix(".md")
            else { continue }
            for word in code.prefix(while: { $0 != "(" }).split(separator: ".") {
                let isWord = Repository.words.contains(word)
                #expect(isWord, "\(name):\(line + 1): no source has '\(word)'")
            }
        }
    }

    private func prose(of name: String) throws -> [(text: String, line: Int)] {
        MarkdownPage(name: name, text: try #require(repositoryText(name), "\(name)")).parts.compactMap { part in
            guard case .prose(let text, let line) = part else { return nil }
            return (text, line)
        }
    }

    private func codeSpans(of name: String) throws -> [(code: String, line: Int)] {
        try prose(of: name).flatMap { text, line in text.matches(of: /`([^`]+)`/).map { (String($0.1), line) } }
    }
}

/// The sources that pages describe.
private enum Repository {
    /// The paths of all files outside build folders, each with a slash before it.
    static let files: [String] = [
        "Sources", "Tests", "HeadlessUIKit", "Plugins", "Examples/Sources", "Examples/Tests", "Benchmarks/Sources", "Scripts",
    ]
    .flatMap { folder in
        paths(in: folder).map { "/\(folder)/\($0)" }
    }

    /// All words of the Swift sources and the scripts, and all names of folders.
    static let words: Set<Substring> = files.reduce(into: []) { words, path in
        words.formUnion(path.split(separator: "/"))
        guard path.hasSuffix(".swift") || path.hasPrefix("/Scripts/") else { return }
        let text = repositoryText(String(path.dropFirst())) ?? ""
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) { words.insert(word) }
    }
}

/// A title as the end of a link to it.
private func anchorName(of title: String) -> String {
    let words = title.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(words.map { $0 == " " ? "-" : $0 }.filter { "-_".contains($0) || $0.isLetter || $0.isNumber })
}
