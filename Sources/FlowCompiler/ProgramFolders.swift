import FlowSpec

/// The folders whose files a run can read because a spec, a configuration or a link names them. The
/// limit prevents its author from making a run read other files on the machine.
///
/// Included and found specs must be in the **program's folders**: the folders that the run names,
/// the folders of the files that it names, and the current folder if it contains one of these.
/// Files that a configuration names must be in its **project**: its repository or its folder.
struct ProgramFolders {
    private var roots: [[[UInt8]]]

    /// The folders of the paths that a run names. The file system's root is never included.
    init(of paths: [String], in files: any FileTree) {
        let named = paths.filter { $0 != "-" }.compactMap { path -> [[UInt8]]? in
            let folder = files.kind(at: path, followsLinks: true) == .folder ? path : parentFolder(of: path)
            return files.realPath(folder.isEmpty ? "." : folder).map(pathParts)
        }
        let current = files.realPath(".").map(pathParts) ?? []
        roots = (named + (named.contains { $0.starts(with: current) } ? [current] : [])).filter { !$0.isEmpty }
    }

    /// The project with the given root folder.
    init(project folder: String, in files: any FileTree) {
        roots = [files.realPath(folder).map(pathParts) ?? []].filter { !$0.isEmpty }
    }

    /// These folders and the others.
    func joined(by others: ProgramFolders?) -> ProgramFolders {
        var all = self
        all.roots += others?.roots ?? []
        return all
    }

    /// True if one of the folders contains a file, existing or not, with no hidden name on the
    /// path. flowgen's own files can be hidden, but not in a `.git` folder.
    func contain(_ file: FileIdentity, isOwn: Bool = false) -> Bool {
        let parts = file.parts
        return roots.contains { root in
            parts.starts(with: root)
                && !parts.dropFirst(root.count).contains { name in
                    name.first == UInt8(ascii: ".") && (!isOwn || String(pathBytes: name).lowercased() == ".git")
                }
        }
    }
}

/// The reason why a file isn't read, with a fix.
func outsideReason(_ path: String) -> String {
    "\(quoted(path)) leads outside the project's folder or to a hidden file; move the file into the folder, or trust the specs with '--allow-outside'"
}

/// True if a file without a spec's name says that it is one. A spec's author can't add that line to
/// a file on another person's machine.
func claimsToBeSpec(_ bytes: [UInt8]) -> Bool {
    let key = Array("flowspec".utf8)
    return bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).contains { line in
        line.drop { " \t{'\"\u{FEFF}".utf8.contains($0) }.starts(with: key)
    }
}
