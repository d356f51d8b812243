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

    /// What tells the file from others, however it is named.
    var identity: String {
        isStandardInput ? "-" : realPath(path) ?? path
    }

    /// The folder that its includes are relative to; nil where it has none.
    var folder: String? {
        isStandardInput ? nil : parentFolder(of: path)
    }

    /// Whether it is a file or folder, and not a pipe or a device, which might never end.
    var isRegular: Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: identity)[.type] as? FileAttributeType
        return type == .typeRegular || type == .typeDirectory
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

/// The path of what is there, without links, `.` and `..`; nil where nothing is.
func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
}
