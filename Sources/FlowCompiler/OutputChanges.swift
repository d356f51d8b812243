import FlowGraph
import FlowSpec

/// A file to be written.
package struct OutputFile: Sendable {
    package let path: String
    package let bytes: [UInt8]

    /// The folder that it is in.
    var folder: String { parentFolder(of: path) }
    /// Its name in the folder.
    var name: String { fileName(of: path) }
}

/// What writing files would change on the disk.
package struct OutputChanges {
    /// The files that have other bytes, or aren't there; the list of outputs last.
    package private(set) var written: [(file: OutputFile, old: [UInt8]?)] = []
    /// The files whose bytes stay.
    package private(set) var kept: [OutputFile] = []
    /// The files that flowgen wrote for specs that are gone, by name.
    package private(set) var removed: [OutputFile] = []
    /// The folders that the files are in, by the bytes of their paths, as far as they are there.
    private(set) var folders: [[UInt8]: Folder] = [:]
    /// Whether the list of outputs is among the files that are written.
    private(set) var listIsWritten = false
    /// What makes the files.
    private let backend: any Backend
    /// The files with flowgen's header that are nobody's output, as far as is known, in a folder
    /// that has no list yet.
    private(set) var unlisted: [String] = []

    /// Looks at what is there, and for files of specs that are gone.
    ///
    /// - Throws: ``WriteError`` where something that flowgen didn't write, or wrote for another
    ///   program, is in the way.
    init(writing files: [OutputFile], by backend: any Backend, isListed: Bool, of program: String) throws {
        self.backend = backend
        for path in Set(files.map(\.folder.pathBytes)) { folders[path] = try Folder.existing(String(pathBytes: path)) }
        for file in files { try add(file) }
        if isListed, let folder = files.first?.folder { try useList(in: folder, for: files, of: program) }
    }

    /// How many files would be others than they are.
    package var count: Int { written.count + removed.count }

    private mutating func add(_ file: OutputFile) throws {
        let old = try folders[file.folder.pathBytes]?.content(inPlaceOf: file.name)
        if let old, !old.isEmpty, !old.starts(with: backend.beginning.utf8), file.name != OutputList.fileName {
            throw WriteError("\(quoted(file.path)) wasn't written by flowgen; move it, or choose another folder with --output")
        }
        if old == file.bytes { kept.append(file) } else { written.append((file, old)) }
    }

    /// Finds what is to be removed by the list of a folder, and brings the list up to date.
    private mutating func useList(in path: String, for files: [OutputFile], of program: String) throws {
        let listPath = FlowCompiler.path(of: OutputList.fileName, in: path)
        let folder = folders[path.pathBytes]
        let old = try folder?.content(inPlaceOf: OutputList.fileName).map { try OutputList($0, path: listPath) }
        for file in files {
            guard let other = old?.program(of: file.name), other != program else { continue }
            throw WriteError(
                "\(quoted(file.path)) is an output of the program \(quoted(other)); choose another folder with --output, "
                    + "or remove \(quoted(listPath)) if \(quoted(program)) is its new name")
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

/// Those of the files in a folder that flowgen wrote and that aren't to be kept. flowgen writes no
/// links, so links are somebody's own.
private func staleFiles(_ names: [String], in folder: Folder, of backend: any Backend, keeping kept: [String]) -> [OutputFile] {
    // On a Mac's file system one file answers to names of any case, so what a file is counts too.
    // Its name counts since another run may be putting a new file in its place.
    let keptNames = Set(kept)
    let keptEntries = Set(kept.compactMap(folder.entry))
    return names.compactMap { name in
        guard name.hasSuffix(backend.ending), !keptNames.contains(name), let entry = folder.entry(name), !keptEntries.contains(entry),
            let content = folder.content(of: name), content.starts(with: backend.beginning.utf8)
        else { return nil }
        return OutputFile(path: folder.path(of: name), bytes: content)
    }
}
