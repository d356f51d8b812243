import FlowSpec

/// The folders whose files a run may read because a file says so, be it a spec, a configuration or
/// a link: whoever wrote that has no other files of the machine read.
///
/// What specs include and searches find must be in the **program's folders**: those that the run
/// names, or that have the files which it names, and the current one if one of these is in it. What
/// a configuration names must be in its **project**: the repository that it is in, or its folder.
struct ProgramFolders {
    private var roots: [[[UInt8]]]

    /// The folders of the paths that a run names. The file system's root is no program's.
    init(of paths: [String], in files: any FileTree) {
        let named = paths.filter { $0 != "-" }.compactMap { path -> [[UInt8]]? in
            let folder = files.kind(at: path, followsLinks: true) == .folder ? path : parentFolder(of: path)
            return files.realPath(folder.isEmpty ? "." : folder).map(pathParts)
        }
        let current = files.realPath(".").map(pathParts) ?? []
        roots = (named + (named.contains { $0.starts(with: current) } ? [current] : [])).filter { !$0.isEmpty }
    }

    /// The project that a folder is the root of.
    init(project folder: String, in files: any FileTree) {
        roots = [files.realPath(folder).map(pathParts) ?? []].filter { !$0.isEmpty }
    }

    /// These folders and others.
    func joined(by others: ProgramFolders?) -> ProgramFolders {
        var all = self
        all.roots += others?.roots ?? []
        return all
    }

    /// Whether a file is in one of the folders, be it there or not, with nothing hidden on the way.
    /// flowgen's own files may be hidden, but git's are nobody's.
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

/// Why a file isn't read, with the remedy.
func outsideReason(_ path: String) -> String {
    "\(quoted(path)) leads out of the program's folder, or to what is hidden; move the file into it, or trust the specs with '--allow-outside'"
}

/// Whether a file with another name than a spec's says that it is one. Whoever has it read without
/// seeing it can't make it say so.
func claimsToBeSpec(_ bytes: [UInt8]) -> Bool {
    let key = Array("flowspec".utf8)
    return bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).contains { line in
        line.drop { " \t{'\"\u{FEFF}".utf8.contains($0) }.starts(with: key)
    }
}
