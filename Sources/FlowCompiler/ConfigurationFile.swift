import FlowDiagnostics
import FlowSpec

/// The nearest `.flowgen.yml`, from the current folder up to that of the repository.
package struct ConfigurationFile {
    /// Its content; empty if there is no such file.
    private let configuration: Configuration
    /// The file's folder, as a path from the current one; empty for that itself.
    private let folder: String

    /// Finds and reads the file. Throws its mistakes, each with its place.
    package init() throws(MissingInputs) {
        guard let folder = Self.folder() else {
            (self.folder, configuration) = ("", Configuration())
            return
        }
        self.folder = folder
        let path = folder.isEmpty ? Self.name : "\(folder)/\(Self.name)"
        let bytes: [UInt8]
        do throws(UnreadableFile) {
            bytes = try readRegular(atPath: path)
        } catch {
            throw MissingInputs(reasons: ["\(path):1:1: \(error.reason)"])
        }
        guard !isBlank(bytes) else {
            configuration = Configuration()
            return
        }
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        let source = sources.add(Source(path: path, bytes: bytes))
        configuration = readConfiguration(source, in: sources, into: &diagnostics)
        guard !diagnostics.hasErrors else {
            throw MissingInputs(
                reasons: diagnostics.sorted.map { "\(path):\($0.range.start.line):\($0.range.start.column): \($0.message)" })
        }
    }

    /// The specs and folders to read if a command names none.
    package var paths: [String] { configuration.paths.map(fromHere) }

    /// Whether warnings are errors; nil if not given.
    package var isStrict: Bool? { configuration.isStrict }

    /// The baseline file.
    package var baseline: String? { configuration.baseline.map(fromHere) }

    /// Whether a file that was found in a folder is left out.
    package func excludes(_ path: String) -> Bool {
        guard !configuration.exclusions.isEmpty, let root = realPath(folder.isEmpty ? "." : folder),
            let parent = realPath(parentFolder(of: path).isEmpty ? "." : parentFolder(of: path))
        else { return false }
        let whole = "\(parent)/\(fileName(of: path))"
        guard whole.hasPrefix("\(root)/") else { return false }
        let relative = String(whole.dropFirst(root.count + 1))
        return configuration.exclusions.contains { Glob($0).coversPath(relative) }
    }

    private func fromHere(_ path: String) -> String {
        folder.isEmpty || path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }

    private static let name = ".flowgen.yml"

    /// The folder of the nearest file; nil where there is none. Outside a repository it is the
    /// current one or none, since what lies above belongs to something else.
    private static func folder() -> String? {
        if exists(name) { return "" }
        var found: String?
        var folder = ""
        for _ in (realPath(".") ?? "/").split(separator: "/") {
            if exists(folder.isEmpty ? ".git" : "\(folder)/.git") { return found }
            folder = folder.isEmpty ? ".." : "../\(folder)"
            if found == nil, exists("\(folder)/\(name)") { found = folder }
        }
        return nil
    }
}

/// Whether a file is empty but for comments.
private func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).allSatisfy { line in
        line.first { $0 != UInt8(ascii: " ") }.map { $0 == UInt8(ascii: "#") } ?? true
    }
}
