import FlowDiagnostics
import FlowSwift
import Foundation

/// A file to be written.
struct OutputFile {
    let path: String
    let bytes: [UInt8]
}

/// Why the output couldn't be written.
struct WriteError: Error, CustomStringConvertible {
    let description: String
}

/// What writing files would change on the disk.
struct OutputChanges {
    /// The files that have other bytes, or aren't there.
    private(set) var written: [(file: OutputFile, old: [UInt8]?)] = []
    /// The files whose bytes stay.
    private(set) var kept: [OutputFile] = []
    /// The files that flowgen wrote for specs that are gone, by name.
    private(set) var removed: [OutputFile] = []
    /// The folders that the files are in.
    let folders: Set<String>

    /// Looks at what is there, and in `folder` for files of specs that are gone. Throws ``WriteError`` where something that flowgen didn't write is in the way.
    init(writing files: [OutputFile], removingStaleFrom folder: String?) throws {
        folders = Set(files.map { parentFolder(of: $0.path) } + (folder.map { [$0] } ?? []))
        for file in files {
            let old = try content(inPlaceOf: file)
            if old == file.bytes { kept.append(file) } else { written.append((file, old)) }
        }
        if let folder { removed = staleFiles(in: folder, keeping: files) }
    }

    /// How many files would be others than they are.
    var count: Int { written.count + removed.count }
}

/// The bytes of the file that another would replace; nil where there is none. Throws where it is somebody's own.
private func content(inPlaceOf file: OutputFile) throws -> [UInt8]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue {
        throw WriteError(description: "can't write \(quoted(file.path)): a folder of that name is in its place")
    }
    guard let old = FileManager.default.contents(atPath: file.path) else {
        throw WriteError(description: "can't read \(quoted(file.path)), which would be replaced; check its permissions")
    }
    guard old.isEmpty || isGenerated(old) else {
        throw WriteError(description: "\(quoted(file.path)) wasn't written by flowgen; move it, or choose another folder with --output")
    }
    return Array(old)
}

/// The Swift files in a folder that flowgen wrote for specs that are gone. flowgen writes no links, so links are somebody's own.
private func staleFiles(in folder: String, keeping files: [OutputFile]) -> [OutputFile] {
    // On a Mac's file system one file answers to names of any case, so what a file is counts too. Its name counts since another run may be
    // putting a new file in its place.
    let names = Set(files.map { ($0.path as NSString).lastPathComponent })
    let numbers = Set(files.compactMap { regularFile(at: $0.path) })
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return found.sorted().compactMap { name in
        let path = (folder as NSString).appendingPathComponent(name)
        guard name.hasSuffix(".flow.swift"), !names.contains(name), let number = regularFile(at: path), !numbers.contains(number),
            let content = FileManager.default.contents(atPath: path), isGenerated(content)
        else { return nil }
        return OutputFile(path: path, bytes: Array(content))
    }
}

/// What tells a file from the others of its file system (`st_ino`); nil of links, folders and what isn't there.
func regularFile(at path: String) -> UInt64? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    return attributes[.systemFileNumber] as? UInt64
}

private func isGenerated(_ content: Data) -> Bool {
    content.starts(with: generatedHeader.utf8)
}
