import FlowGraph
import FlowSpec

package struct OutputFile: Sendable {
    package let path: String
    package let bytes: [UInt8]

    var folder: String { parentFolder(of: path) }
    var name: String { fileName(of: path) }
}

/// The changes on disk that writing files would make.
package struct OutputChanges {
    /// The new files and the files with changed bytes; the list of outputs is last.
    package private(set) var written: [(file: OutputFile, old: [UInt8]?)] = []
    /// The files with unchanged bytes.
    package private(set) var kept: [OutputFile] = []
    /// The files that flowgen wrote for missing specs, sorted by name.
    package private(set) var removed: [OutputFile] = []
    /// The existing folders of the files, by the bytes of their paths.
    private(set) var folders: [[UInt8]: Folder] = [:]
    private(set) var listIsWritten = false
    private let backend: any Backend
    /// The files with flowgen's header that no known program generates, if the folder has no list.
    private(set) var unlisted: [String] = []

    /// Compares the files with those on disk, and finds files of specs that are gone.
    ///
    /// - Throws: ``WriteError`` if a file to replace isn't flowgen's, or belongs to another
    ///   program.
    init(writing files: [OutputFile], by backend: any Backend, isListed: Bool, of program: String) throws {
        self.backend = backend
        for path in Set(files.map(\.folder.pathBytes)) { folders[path] = try Folder.existing(String(pathBytes: path)) }
        for file in files { try add(file) }
        if isListed, let folder = files.first?.folder { try useList(in: folder, for: files, of: program) }
    }

    /// The number of files that would change.
    package var count: Int { written.count + removed.count }

    private mutating func add(_ file: OutputFile) throws {
        let old = try folders[file.folder.pathBytes]?.content(inPlaceOf: file.name)
        if let old, !old.isEmpty, !old.starts(with: backend.beginning.utf8), file.name != OutputList.fileName {
            throw WriteError(
                "\(quoted(file.path)) would be overwritten, but flowgen didn't generate it; move it, or choose another folder with --output"
            )
        }
        if old == file.bytes { kept.append(file) } else { written.append((file, old)) }
    }

    /// Finds the files to remove in a folder's list, and updates the list.
    private mutating func useList(in path: String, for files: [OutputFile], of program: String) throws {
        let listPath = FlowCompiler.path(of: OutputList.fileName, in: path)
        let folder = folders[path.pathBytes]
        let old = try folder?.content(inPlaceOf: OutputList.fileName).map { try OutputList($0, path: listPath) }
        for file in files {
            guard let other = old?.program(of: file.name), other != program else { continue }
            throw WriteError(
                "\(quoted(file.path)) belongs to the project \(quoted(other)); choose another folder with --output, "
                    + "or delete \(quoted(listPath)) if \(quoted(program)) is its new name")
        }
        var list = old ?? OutputList()
        let names = files.map(\.name)
        if let folder { removed = staleFiles(list.files(of: program), in: folder, of: backend, keeping: names) }
        if let folder, old == nil { unlisted = staleFiles(folder.names.sorted(), in: folder, of: backend, keeping: names).map(\.path) }
        list.set(names, of: program, by: backend)
        try add(OutputFile(path: listPath, bytes: list.bytes))
        listIsWritten = written.last?.file.path == listPath
    }
}

/// The files that flowgen wrote, except the `kept` ones. Skips links: flowgen writes none.
private func staleFiles(_ names: [String], in folder: Folder, of backend: any Backend, keeping kept: [String]) -> [OutputFile] {
    // On a Mac's file system a file's name can differ in case, so compare the files, too. Compare
    // names because another run might be replacing a file.
    let keptNames = Set(kept)
    let keptEntries = Set(kept.compactMap(folder.entry))
    return names.compactMap { name in
        guard name.hasSuffix(backend.ending), !keptNames.contains(name), let entry = folder.entry(name), !keptEntries.contains(entry),
            let content = folder.content(of: name), content.starts(with: backend.beginning.utf8)
        else { return nil }
        return OutputFile(path: folder.path(of: name), bytes: content)
    }
}
