import FlowDiagnostics

/// The folders in which a program's files lie: those that the run names, or that have the files
/// which it names; and the current one, where one of them lies in it.
///
/// What a spec includes, and what a search of folders finds, must lead to a file in them, so that
/// no spec has other files of the machine read.
struct ProgramFolders {
    private let roots: [[Substring]]

    /// The folders of the paths that a run names. The file system's root is no program's.
    init(of paths: [String]) {
        let named = paths.filter { $0 != "-" }.compactMap { path -> [Substring]? in
            let folder = isFolder(path) ? path : parentFolder(of: path)
            return realPath(folder.isEmpty ? "." : folder).map(parts)
        }
        let current = realPath(".").map(parts) ?? []
        roots = (named + (named.contains { $0.starts(with: current) } ? [current] : [])).filter { !$0.isEmpty }
    }

    /// Whether a path leads into one of the folders, without anything hidden on the way. What isn't
    /// there leads nowhere.
    func contain(_ path: String) -> Bool {
        guard let real = realPath(path).map(parts) else { return true }
        return roots.contains { root in
            real.starts(with: root) && !real.dropFirst(root.count).contains { $0.hasPrefix(".") }
        }
    }
}

/// Why a file isn't read, with the remedy.
func outsideReason(_ path: String) -> String {
    "\(quoted(path)) leads out of the program's folder, or to what is hidden; move the file into it, or trust the specs with '--allow-outside'"
}

private func parts(of path: String) -> [Substring] {
    path.split(separator: "/")
}
