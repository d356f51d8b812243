import Foundation

/// Why a file can't be read.
struct UnreadableFile: Error {
    let reason: String
}

/// The most that is read of a file: one byte past what parsing accepts, so that a larger file is
/// found to be too large.
private let limit = 64 << 20 + 1

/// The bytes of a file at a path. A pipe or a device, which might never end, isn't waited for.
func readRegular(atPath path: String) throws(UnreadableFile) -> [UInt8] {
    let file = path.utf8.contains(0) ? -1 : open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw UnreadableFile(reason: "the file can't be read; check its permissions, or where it links to") }
    return try readRegular(FileHandle(fileDescriptor: file, closeOnDealloc: true))
}

/// The bytes of an open file, unless it is a folder, a pipe or a device.
func readRegular(_ file: FileHandle) throws(UnreadableFile) -> [UInt8] {
    var status = stat()
    guard fstat(file.fileDescriptor, &status) == 0 else { throw UnreadableFile(reason: "the file can't be read: \(systemReason())") }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return try read(file)
    case S_IFDIR: throw UnreadableFile(reason: "this is a folder, not a file; a spec is a YAML file")
    default: throw UnreadableFile(reason: "this is a pipe or a device, not a file; '-' reads standard input")
    }
}

/// The bytes of whatever is open.
func read(_ file: FileHandle) throws(UnreadableFile) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
        while bytes.count < limit, let chunk = try file.read(upToCount: min(1 << 20, limit - bytes.count)), !chunk.isEmpty {
            bytes += chunk
        }
    } catch {
        throw UnreadableFile(reason: "the file can't be read: \(reason(error))")
    }
    return bytes
}

/// What the system says of its last failure.
func systemReason() -> String {
    String(cString: strerror(errno))
}
