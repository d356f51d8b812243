import FlowDiagnostics
import FlowSpec

/// Why there is nothing to read: a sentence for each path that names no spec.
package struct MissingInputs: Error {
    package let reasons: [String]
}

/// The specs at the paths of a command line. Folders are searched, except for what is left out.
package func findSpecs(at paths: [String], leavingOut isLeftOut: (String) -> Bool = { _ in false }) throws(MissingInputs) -> [SpecInput] {
    var inputs: [SpecInput] = []
    var reasons: [String] = []
    for path in paths.isEmpty ? ["."] : paths {
        guard path != "-" else {
            inputs.append(.standardInput)
            continue
        }
        do throws(MissingSpec) {
            let all = try specs(at: path)
            let kept = all.filter { !$0.isFound || !isLeftOut($0.path) }
            guard !kept.isEmpty else { throw .emptyFolder }
            inputs += kept
        } catch {
            switch error {
            case .nothing where Glob.isPattern(path): reasons.append("nothing matches the pattern \(quoted(path))")
            case .nothing: reasons.append("no such file or folder: \(quoted(path))")
            case .emptyFolder: reasons.append("no *.flow.yaml in the folder \(quoted(path)) or in those inside it")
            }
        }
    }
    guard reasons.isEmpty else { throw MissingInputs(reasons: reasons) }
    return inputs
}

/// Expands the patterns among paths. A pattern that matches nothing stays, to be reported; a path
/// that exists is never a pattern.
package func expanded(_ paths: [String]) -> [String] {
    paths.flatMap { path -> [String] in
        guard Glob.isPattern(path), !exists(path) else { return [path] }
        let found = Glob(path).found()
        return found.isEmpty ? [path] : found
    }
}

/// The specs of other modules, each with its module.
package func findSpecs(of modules: [OtherModule]) throws(MissingInputs) -> [(module: String, input: SpecInput)] {
    var found: [(module: String, input: SpecInput)] = []
    for module in modules { found += try findSpecs(at: [module.path]).map { (module.name, $0) } }
    return found
}

/// Why a path names no spec.
enum MissingSpec: Error {
    /// There is no file and no folder.
    case nothing
    /// There is a folder without specs.
    case emptyFolder
}

/// The specs that a path names: a file as it is, or those in a folder by name.
func specs(at path: String) throws(MissingSpec) -> [SpecInput] {
    guard let kind = fileKind(at: path) else { throw .nothing }
    let found = kind == .folder && !isSpecName(path) ? specs(in: path) : [path]
    guard !found.isEmpty else { throw .emptyFolder }
    return found.map { SpecInput(path: $0, isFound: kind == .folder) }
}

/// The specs in a folder and those inside it, by name. Hidden folders, such as build folders, are
/// left out.
package func specs(in folder: String) -> [String] {
    names(inFolder: folder).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.flatMap { name -> [String] in
        guard !name.hasPrefix(".") else { return [] }
        let path = folder == "." ? name : path(of: name, in: folder)
        if isSpecName(name) { return [path] }
        // A link to a folder is not followed: it may lead back up.
        return fileKind(at: path, followsLinks: false) == .folder ? specs(in: path) : []
    }
}

/// The folders of the files that a run names and how many specs in each weren't read.
func unreadNeighbours(of paths: [String], beside sources: SourceTable) -> [(folder: String, specs: Int)] {
    let read = Set(sources.sources.map { FileIdentity(of: $0.location) })
    var folders: [String] = []
    for path in paths where isSpecName(path) {
        let folder = parentFolder(of: path)
        if !folders.contains(folder) { folders.append(folder) }
    }
    return folders.compactMap { folder in
        let place = folder.isEmpty ? "." : folder
        let unread = specs(in: place).count { !read.contains(FileIdentity(of: $0)) }
        return unread == 0 ? nil : (place, unread)
    }
}
