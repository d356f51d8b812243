import Foundation
import TestSupport
import Testing

/// Runs a page: writes its files, runs its commands, and compares their output.
struct PageRun {
    private let page: MarkdownPage
    private var sandbox: Sandbox
    /// Files of the folder that no command has used yet, with their lines on the page.
    private var unread: [String: Int] = [:]
    /// The directive for the next fence.
    private var pending: Directive?

    /// The failures, each with its location.
    private(set) var problems: [String]
    /// Fences of commands with different output, and their new content.
    private(set) var changes: [(fence: MarkdownPage.Fence, text: String)] = []

    init(_ page: MarkdownPage) async throws {
        self.page = page
        problems = page.problems
        sandbox = try Sandbox()
        for part in page.parts {
            switch part {
            case .directive(let directive, let line): try follow(directive, line)
            case .fence(let fence): try await check(fence)
            case .prose(let text, let line):
                if pending != nil, !text.isEmpty { take(line) }
            }
        }
        closeFolder()
    }

    private mutating func report(_ line: Int, _ problem: String) {
        problems.append("\(page.name):\(line + 1): \(problem)")
    }

    /// Reports a missing fence after a directive.
    private mutating func take(_ line: Int) {
        report(line, "a fence must follow the comment before this line")
        pending = nil
    }

    private mutating func closeFolder() {
        for (file, line) in unread { report(line, "no command looks at '\(file)'") }
        unread = [:]
    }

    private mutating func follow(_ directive: Directive, _ line: Int) throws {
        if pending != nil { take(line) }
        if directive.belongsToFence {
            pending = directive
            return
        }
        switch directive {
        case .folder:
            closeFolder()
            sandbox = try Sandbox()
        case .copy(let from, let to):
            let target = sandbox.url.appendingPathComponent(to)
            try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: repository.appendingPathComponent(from), to: target)
        case .file(let path, let text):
            try sandbox.write(text ?? "", to: path)
            unread[path] = line
        case .run(let command):
            let run = try shell(command)
            if run.code != 0 { report(line, "this command ended with \(run.code):\n\(run.text)") }
        case .excerpt, .unchecked: break
        }
    }

    private mutating func check(_ fence: MarkdownPage.Fence) async throws {
        let text = page.text(of: fence)
        let line = fence.content.lowerBound - 1
        defer { pending = nil }
        switch (pending, fence.language) {
        case (.file(let path, let frame), _):
            try sandbox.write(frame.map { fill($0, with: text) } ?? text, to: path)
            unread[path] = line
        case (.excerpt(let path), _):
            guard let file = sandbox.text(path) ?? repositoryText(path) else { return report(line, "there is no '\(path)'") }
            if let part = missingPart(of: text, in: file) { report(line, "'\(path)' doesn't have this:\n\(part)") }
        case (.unchecked, let language):
            if let problem = try await syntaxProblem(of: text, language: language) { report(line, problem) }
            try tryCommands(in: text, line)
        case (nil, "yaml") where text.hasPrefix("flowspec: 1\n"):
            try checkSpec(text, line)
        case (nil, "console"):
            try checkTranscript(fence, text)
        default:
            report(line, "nothing checks this fence: see \"Examples in the documentation\" in CONTRIBUTING.md")
        }
    }

    /// Checks a spec that readers can paste by itself: it must be a whole program without findings.
    private mutating func checkSpec(_ text: String, _ line: Int) throws {
        let whole = try Sandbox()
        try whole.write(text, to: "App.flow.yaml")
        let run = try shell("flowgen validate --strict", in: whole)
        if run.code != 0 || run.text.split(separator: "\n").count != 1 { report(line, "this spec isn't right:\n\(run.text)") }
    }

    private mutating func checkTranscript(_ fence: MarkdownPage.Fence, _ text: String) throws {
        var renewed = ""
        let blocks = transcriptBlocks(text)
        if blocks.isEmpty { report(fence.content.lowerBound - 1, "a transcript begins with a command, '$ …'") }
        for block in blocks {
            let output = try shell(block.command).text
            let isSame = isShown(output, as: block.output)
            renewed += block.shownCommand + (isSame ? block.output : output)
            if !isSame {
                report(fence.content.lowerBound + block.line, "'\(block.command)' prints:\n\(output)")
            }
        }
        if renewed != text { changes.append((fence, renewed)) }
    }

    /// Runs each flowgen command of a recipe, which must be valid and use existing files.
    private mutating func tryCommands(in text: String, _ line: Int) throws {
        for match in text.matches(of: /(?m)(?:^|\/)(flowgen (?:validate|generate|how|dump)\b[^\n;&|]*)/) {
            let run = try shell(String(match.1))
            // The folder has no output yet, so `--check` ends with 1.
            let expected: Int32 = match.1.contains("--check") ? 1 : 0
            if run.code != expected { report(line, "'\(match.1)' ended with \(run.code):\n\(run.text)") }
        }
    }

    /// Runs a command as a reader would: in the folder, with flowgen on the path, in a terminal as
    /// wide as the pages.
    private mutating func shell(_ command: String, in other: Sandbox? = nil) throws -> (code: Int32, text: String) {
        let executable: URL = try #require(Sandbox.executable)
        let path = executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
        if other == nil { unread = [:] }
        return try onTerminal(
            ["/bin/sh", "-c", command], in: (other ?? sandbox).url, width: pageWidth, environment: ["PATH": path, "TERM": "dumb"])
    }
}

/// Replaces a text's line `…` with another text at that line's indentation.
private func fill(_ frame: String, with text: String) -> String {
    frame.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        guard line.trimming(" ") == "…" else { return String(line) }
        let indent = String(line.prefix { $0 == " " })
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { $0.isEmpty ? "" : indent + $0 }
            .joined(separator: "\n")
    }.joined(separator: "\n")
}

/// A command of a transcript, with the output that follows it.
private struct TranscriptBlock {
    var line: Int
    var shownCommand: String
    var command: String
    var output: String
}

private func transcriptBlocks(_ text: String) -> [TranscriptBlock] {
    var blocks: [TranscriptBlock] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().enumerated() {
        if line.hasPrefix("$ ") {
            blocks.append(TranscriptBlock(line: index, shownCommand: "\(line)\n", command: String(line.dropFirst(2)), output: ""))
        } else if !blocks.isEmpty {
            blocks[blocks.count - 1].output += "\(line)\n"
        }
    }
    return blocks
}
