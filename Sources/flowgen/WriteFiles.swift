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

/// Writes files so that each is whole at any moment, old or new: the new texts are written beside the old ones first, and only when all of them are
/// on the disk they take the old ones' places. A file whose bytes don't change isn't touched.
///
/// Throws ``WriteError`` where a file can't be written, or one that flowgen didn't write stands in its place. Nothing has changed then, unless it is
/// the very last step that fails, the taking of places: each file is whole even so.
func write(_ files: [OutputFile], removingStaleFrom folder: String?) throws {
    let changed = try files.filter { try isChanged($0) }
    var temporary: [(from: String, to: String)] = []
    var current = ""
    do {
        for file in changed {
            current = file.path
            let path = file.path as NSString
            let parent = parentFolder(of: file.path)
            if !parent.isEmpty { try makeFolder(parent) }
            let name = ".\(path.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
            let beside = (parent as NSString).appendingPathComponent(name)
            temporary.append((beside, file.path))
            try Data(file.bytes).write(to: URL(fileURLWithPath: beside))
        }
    } catch {
        for (path, _) in temporary { unlink(path) }
        throw WriteError(description: "can't write \(quoted(current)): \(reason(error))")
    }
    for (index, file) in temporary.enumerated() where rename(file.from, file.to) != 0 {
        let problem = String(cString: strerror(errno))
        for (path, _) in temporary[index...] { unlink(path) }
        throw WriteError(description: "can't write \(quoted(file.to)): \(problem)")
    }
    if let folder { try removeStale(from: folder, keeping: files) }
}

/// Writes a file where none is. Throws ``WriteError`` where one is already, or it can't be written.
func writeNew(_ text: String, to path: String) throws {
    do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
        throw WriteError(description: "can't write \(quoted(path)): a file of that name is there already")
    } catch {
        throw WriteError(description: "can't write \(quoted(path)): \(reason(error))")
    }
}

/// The folder that a path is in; empty for a name alone. Foundation's own trapped on Linux for a name of one character.
func parentFolder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Makes a folder with those that it is in. Throws a reason that a person can act on where a file is in the way, which Foundation doesn't name.
func makeFolder(_ path: String) throws {
    var existing = path
    var isFolder: ObjCBool = false
    while !existing.isEmpty, !FileManager.default.fileExists(atPath: existing, isDirectory: &isFolder) {
        existing = parentFolder(of: existing)
    }
    guard existing.isEmpty || isFolder.boolValue else { throw WriteError(description: "\(quoted(existing)) is a file, not a folder") }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
}

/// Whether the file at the path has other bytes, or isn't there. Throws where it is somebody's own.
private func isChanged(_ file: OutputFile) throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return true }
    if isFolder.boolValue {
        throw WriteError(description: "can't write \(quoted(file.path)): a folder of that name is in its place")
    }
    guard let old = FileManager.default.contents(atPath: file.path) else {
        throw WriteError(description: "can't read \(quoted(file.path)), which would be replaced; check its permissions")
    }
    guard old.isEmpty || isGenerated(old) else {
        throw WriteError(description: "\(quoted(file.path)) wasn't written by flowgen; move it, or choose another folder with --output")
    }
    return Array(old) != file.bytes
}

/// Removes the Swift files in a folder that flowgen wrote for specs that are gone.
private func removeStale(from folder: String, keeping files: [OutputFile]) throws {
    // Files are told apart by what they are, not by name: on a Mac's file system one file answers to names of any case.
    let kept = Set(files.compactMap { fileNumber(at: $0.path) })
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = (folder as NSString).appendingPathComponent(name)
        guard name.hasSuffix(".flow.swift"), let number = fileNumber(at: path), !kept.contains(number) else { continue }
        guard let content = FileManager.default.contents(atPath: path), isGenerated(content) else { continue }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw WriteError(description: "can't remove \(quoted(path)), whose spec is gone: \(reason(error))")
        }
    }
}

/// What tells a file from the others of its file system (`st_ino`).
private func fileNumber(at path: String) -> UInt64? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? UInt64
}

private func isGenerated(_ content: Data) -> Bool {
    content.starts(with: generatedHeader.utf8)
}

/// Why something couldn't be written, in the system's words.
func reason(_ error: any Error) -> String {
    if let error = error as? WriteError { return error.description }
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    return cause.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(cause.code))) : cause.localizedDescription
}
