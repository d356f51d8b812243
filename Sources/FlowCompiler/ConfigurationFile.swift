import FlowSpec

/// The nearest `.flowgen.yml`, from the current folder up to the repository's.
package struct ConfigurationFile {
    /// The configuration; empty if there is no file.
    private let configuration: Configuration
    /// The file's folder, as a path from the current folder; empty for the current folder itself.
    private let folder: String
    private let files: any FileTree
    /// The folders whose files it can name; `nil` for any.
    private let project: ProgramFolders?

    /// Finds and reads the file. Throws its errors, each with its location.
    package init(for run: RunInputs) throws(MissingInputs) {
        files = run.files
        guard let place = Self.place(in: files) else {
            (folder, configuration, project) = ("", Configuration(), nil)
            return
        }
        folder = place.folder
        project = run.allowOutside ? nil : ProgramFolders(project: place.project.isEmpty ? "." : place.project, in: files)
        let path = FlowCompiler.path(of: Self.name, in: folder)
        let file = FileIdentity(of: path, in: files)
        let isLink = files.kind(at: path, followsLinks: false) == .other
        if isLink, let project, !project.contain(file, isOwn: true) { throw Self.mistake(in: path, "the link \(outsideOfProject)") }
        let bytes: [UInt8]
        do throws(UnreadableFile) {
            bytes = try files.read(path)
        } catch {
            throw Self.mistake(in: path, error.reason)
        }
        guard !isBlank(bytes) else {
            configuration = Configuration()
            return
        }
        var sources = SourceTable()
        var diagnostics = Diagnostics()
        configuration = readConfiguration(sources.add(Source(path: path, bytes: bytes)), in: sources, into: &diagnostics)
        guard !diagnostics.hasErrors else {
            // A link can lead to any file of the project, such as a file with passwords.
            guard project == nil || file.parts.last == Array(Self.name.utf8) else {
                throw Self.mistake(
                    in: path, "the target of the link isn't a valid configuration; link to a file called '\(Self.name)' to see the errors")
            }
            throw MissingInputs(reasons: diagnostics.sorted.map { Self.reason(in: path, $0.message, at: $0.range.start) })
        }
    }

    /// The specs and folders to read if a command names none. Throws if one is outside the project.
    func paths() throws(MissingInputs) -> [String] {
        // Only the fixed beginning of a pattern is checked.
        try checked(configuration.paths) { Glob.isPattern($0) && !files.exists($0) ? Glob($0).start : $0 }
    }

    /// The project, if a run reads the files that the configuration names; otherwise `nil`.
    func folders(for run: RunInputs) -> ProgramFolders? {
        run.paths.isEmpty && !configuration.paths.isEmpty ? project : nil
    }

    /// True if warnings are errors; `nil` if not given.
    package var isStrict: Bool? { configuration.isStrict }

    /// The baseline file. Throws if it is outside the project.
    package func baseline() throws(MissingInputs) -> String? {
        guard let baseline = configuration.baseline else { return nil }
        return try checked([baseline], areOwn: true) { $0 }.first
    }

    /// The paths from the current folder. Throws if `start` of a path is outside the project.
    private func checked(_ paths: [Located<String>], areOwn: Bool = false, start: (String) -> String) throws(MissingInputs) -> [String] {
        let path = FlowCompiler.path(of: Self.name, in: folder)
        let reasons = paths.compactMap { written -> String? in
            let file = FileIdentity(of: start(fromHere(written.value)), in: files)
            guard let project, !project.contain(file, isOwn: areOwn) else { return nil }
            return Self.reason(in: path, "\(quoted(written.value)) \(outsideOfProject)", at: written.range.start)
        }
        guard reasons.isEmpty else { throw MissingInputs(reasons: reasons) }
        return paths.map { fromHere($0.value) }
    }

    /// True if a file found in a folder is excluded.
    func excludes(_ path: String) -> Bool {
        guard !configuration.exclusions.isEmpty, let root = files.realPath(folder.isEmpty ? "." : folder),
            let parent = files.realPath(parentFolder(of: path).isEmpty ? "." : parentFolder(of: path))
        else { return false }
        let whole = "\(parent)/\(fileName(of: path))"
        guard whole.utf8.starts(with: "\(root)/".utf8) else { return false }
        let relative = String(Substring(whole.utf8.dropFirst(root.utf8.count + 1)))
        return configuration.exclusions.contains { Glob($0).coversPath(relative) }
    }

    /// A path from the current folder. In a configuration, `-` is a file.
    private func fromHere(_ written: String) -> String {
        if written == "-" { return path(of: written, in: folder.isEmpty ? "." : folder) }
        return written.hasPrefix("/") ? written : path(of: written, in: folder)
    }

    private static let name = ".flowgen.yml"

    private static func mistake(in path: String, _ message: String) -> MissingInputs {
        MissingInputs(reasons: [reason(in: path, message, at: .start)])
    }

    private static func reason(in path: String, _ message: String, at place: SourcePosition) -> String {
        "\(path):\(place.line):\(place.column): \(message)"
    }

    /// The folder of the nearest file and the root of its project; `nil` if there is no file.
    /// Outside a repository, the file must be in the current folder, because parents belong to
    /// other projects.
    private static func place(in files: any FileTree) -> (folder: String, project: String)? {
        var found: String?
        var folder = ""
        for _ in 0...pathParts(files.realPath(".") ?? "/").count {
            if found == nil, files.kind(at: FlowCompiler.path(of: name, in: folder), followsLinks: false) != nil { found = folder }
            if files.exists(FlowCompiler.path(of: ".git", in: folder)) { return found.map { ($0, folder) } }
            folder = folder.isEmpty ? ".." : "../\(folder)"
        }
        return found == "" ? ("", "") : nil
    }
}

private let outsideOfProject =
    "leads outside the project or to a hidden file; move the file into the project, or trust it with '--allow-outside'"

/// True if a file is empty except for comments.
private func isBlank(_ bytes: [UInt8]) -> Bool {
    bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).allSatisfy { line in
        line.first { $0 != UInt8(ascii: " ") }.map { $0 == UInt8(ascii: "#") } ?? true
    }
}
