import FlowSpec

/// An error with a sentence for each path that names no spec.
package struct MissingInputs: Error {
    package let reasons: [String]
}

/// The specs that a run reads, without the specs that these include.
package struct FoundSpecs {
    package let own: [SpecInput]
    /// The specs of other modules, each with its module.
    package let others: [(module: String, input: SpecInput)]
    let files: any FileTree
    /// The folders of all files that a person didn't name; `nil` for any folder.
    let folders: ProgramFolders?

    /// Finds the specs. Throws if there are none, or if the configuration has errors.
    package init(of run: RunInputs, modules: ModuleInputs) throws(MissingInputs) {
        files = run.files
        let configuration = try ConfigurationFile(for: run)
        let written = run.paths.isEmpty ? try configuration.paths() : run.paths
        let paths = written.isEmpty ? [NamedPath(path: ".", isTrusted: true)] : expanded(written, areTrusted: !run.paths.isEmpty, in: files)
        own = try findSpecs(at: paths, in: files, leavingOut: configuration.excludes)
        var others: [(module: String, input: SpecInput)] = []
        for module in modules.others {
            others += try findSpecs(at: [NamedPath(path: module.path, isTrusted: true)], in: files) { _ in false }.map { (module.name, $0) }
        }
        self.others = others
        let named = paths.map(\.path) + modules.others.map(\.path)
        folders = run.allowOutside ? nil : ProgramFolders(of: named, in: files).joined(by: configuration.folders(for: run))
        if let failure = files.failure { throw MissingInputs(reasons: [failure]) }
    }
}

private struct NamedPath {
    let path: String
    /// True if a person wrote this path, rather than a pattern or a file that names it.
    let isTrusted: Bool
}

/// The specs at paths. Folders are searched, except for excluded files.
private func findSpecs(
    at paths: [NamedPath], in files: any FileTree, leavingOut isLeftOut: (String) -> Bool
) throws(MissingInputs) -> [SpecInput] {
    var inputs: [SpecInput] = []
    var reasons: [String] = []
    for named in paths {
        let path = named.path
        guard path != "-" else {
            inputs.append(.standardInput)
            continue
        }
        do throws(MissingSpec) {
            let all = try specs(at: path, in: files, isTrusted: named.isTrusted)
            let kept = all.filter { !$0.isFound || !isLeftOut($0.path) }
            inputs += kept
            guard kept.isEmpty else { continue }
            let specs = all.count == 1 ? "the only spec" : "all \(all.count) specs"
            reasons.append(".flowgen.yml excludes \(specs) in the folder \(quoted(path)) and its subfolders")
        } catch {
            switch error {
            case .nothing where Glob.isPattern(path): reasons.append("no file or folder matches the pattern \(quoted(path))")
            case .nothing: reasons.append("no such file or folder: \(quoted(path))")
            case .emptyFolder: reasons.append("no *.flow.yaml in the folder \(quoted(path)) or its subfolders\(remedy(in: path))")
            }
        }
    }
    guard reasons.isEmpty else { throw MissingInputs(reasons: reasons) }
    return inputs
}

/// Expands the patterns among paths. Returns a pattern without a match unchanged, to be reported.
private func expanded(_ paths: [String], areTrusted: Bool, in files: any FileTree) -> [NamedPath] {
    paths.flatMap { path -> [NamedPath] in
        let found = Glob.isPattern(path) && !files.exists(path) ? Glob(path).found(in: files) : []
        return found.isEmpty
            ? [NamedPath(path: path, isTrusted: areTrusted)] : found.map { NamedPath(path: $0, isTrusted: false) }
    }
}

/// The reason why a path names no spec.
enum MissingSpec: Error {
    case nothing
    case emptyFolder
}

/// The specs that a path names: the file itself, or the specs in a folder, sorted by name.
func specs(at path: String, in files: any FileTree, isTrusted: Bool = false) throws(MissingSpec) -> [SpecInput] {
    guard let kind = files.kind(at: path, followsLinks: true) else { throw .nothing }
    let isFound = kind == .folder && !isSpecName(path)
    let found = isFound ? specs(in: path, of: files) : [path]
    guard !found.isEmpty else { throw .emptyFolder }
    return found.map { SpecInput(path: $0, isFound: isFound, isTrusted: isTrusted && !isFound) }
}

/// The specs in a folder and its subfolders, sorted by name. Skips hidden items, such as `.build`.
package func specs(in folder: String, of files: any FileTree = Disk()) -> [String] {
    files.names(inFolder: folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { name -> [String] in
        guard !name.hasPrefix(".") else { return [] }
        let path = folder == "." ? name : path(of: name, in: folder)
        if isSpecName(name) { return [path] }
        // Don't follow a link to a folder: it can lead back up.
        return files.kind(at: path, followsLinks: false) == .folder ? specs(in: path, of: files) : []
    }
}

/// The folders of the files that a run names, each with the number of its specs that weren't read.
func unreadNeighbors(of run: RunInputs, beside sources: SourceTable) -> [(folder: String, specs: Int)] {
    let read = Set(sources.sources.map { FileIdentity(of: $0.location, in: run.files) })
    var folders: [String] = []
    for path in run.paths where isSpecName(path) {
        let folder = parentFolder(of: path)
        if !folders.contains(folder) { folders.append(folder) }
    }
    return folders.compactMap { folder in
        let place = folder.isEmpty ? "." : folder
        let unread = specs(in: place, of: run.files).count { !read.contains(FileIdentity(of: $0, in: run.files)) }
        return unread == 0 ? nil : (place, unread)
    }
}
