import ArgumentParser
import FlowDiagnostics
import FlowSpec
import Foundation

/// A spec that was found, not yet read.
struct SpecInput {
    /// The path as it is shown.
    let path: String
    private let isStandardInput: Bool

    /// The most that is read of a file: one byte past what parsing accepts, so that a larger file is found to be too large.
    private static let limit = 64 << 20 + 1

    static let standardInput = SpecInput(path: "stdin.flow.yaml", isStandardInput: true)

    private init(path: String, isStandardInput: Bool) {
        self.path = path
        self.isStandardInput = isStandardInput
    }

    /// A file at a path that exists.
    init(path: String) {
        self.init(path: path, isStandardInput: false)
    }

    /// The file's bytes.
    func read() throws(UnreadableFile) -> [UInt8] {
        var isFolder: ObjCBool = false
        if !isStandardInput, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw UnreadableFile(reason: "this is a folder, not a file; a spec is a YAML file")
        }
        guard isStandardInput || FileManager.default.isReadableFile(atPath: path) else {
            throw UnreadableFile(reason: "the file can't be read; check its permissions, or where it links to")
        }
        do {
            return try Self.read(isStandardInput ? .standardInput : FileHandle(forReadingFrom: URL(fileURLWithPath: path)))
        } catch {
            throw UnreadableFile(reason: "the file can't be read: \(error.localizedDescription)")
        }
    }

    private static func read(_ handle: FileHandle) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < limit, let chunk = try handle.read(upToCount: min(1 << 20, limit - bytes.count)), !chunk.isEmpty {
            bytes += chunk
        }
        return bytes
    }
}

/// Why a spec can't be read.
struct UnreadableFile: Error {
    let reason: String
}

/// The specs that paths name: files as they are, folders searched; each once, those of a folder by name.
///
/// Prints what is missing and throws ``ExitCode/noInput`` where a path doesn't exist or nothing is found at all.
func findSpecs(at paths: [String]) throws -> [SpecInput] {
    var inputs: [SpecInput] = []
    var seen: Set<String> = []
    var isMissing = false
    for path in paths.isEmpty ? ["."] : paths {
        if path == "-" {
            if seen.insert(path).inserted { inputs.append(.standardInput) }
            continue
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            printError("no such file or folder: \(quoted(path))")
            isMissing = true
            continue
        }
        let found = isFolder.boolValue && !isSpecName(path) ? specs(in: path) : [path]
        for file in found where seen.insert(URL(fileURLWithPath: file).standardizedFileURL.path).inserted {
            inputs.append(SpecInput(path: file))
        }
        if found.isEmpty {
            printError("no *.flow.yaml in the folder \(quoted(path)) or in those inside it")
            isMissing = true
        }
    }
    if isMissing { throw ExitCode.noInput }
    return inputs
}

/// The specs in a folder and those inside it, by name. Hidden folders, such as build folders, are left out.
private func specs(in folder: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.sorted().flatMap { name -> [String] in
        guard !name.hasPrefix(".") else { return [] }
        let path = folder == "." ? name : (folder as NSString).appendingPathComponent(name)
        if isSpecName(name) { return [path] }
        // A link to a folder is not followed: it may lead back up.
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        return type == .typeDirectory ? specs(in: path) : []
    }
}
