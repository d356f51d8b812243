/// An error that says why a file can't be read.
package struct UnreadableFile: Error {
    let reason: String

    package init(reason: String) {
        self.reason = reason
    }
}

/// The maximum number of bytes to read: one more than the parser accepts, to detect larger files.
package let readingLimit = 64 << 20 + 1

/// The bytes of a file at a path. Doesn't wait for a pipe or a device, which might never end.
package func readRegular(atPath path: String) throws(UnreadableFile) -> [UInt8] {
    let file = open(cPath(path), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw UnreadableFile(reason: "the file can't be read; check its permissions, or the target of its link") }
    defer { close(file) }
    return try readRegular(file)
}

/// The bytes of an open file. Throws if it is a folder, a pipe or a device.
func readRegular(_ file: Int32) throws(UnreadableFile) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw UnreadableFile(reason: "the file can't be read: \(systemReason())") }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return try read(file, size: Int(status.st_size))
    case S_IFDIR: throw UnreadableFile(reason: "the path is a folder, not a YAML file; rename the folder")
    default: throw UnreadableFile(reason: "the path is a pipe or a device, not a file; use '-' to read standard input")
    }
}

/// The bytes of an open descriptor of any kind; `size` is the expected number.
package func read(_ file: Int32, size: Int = 0) throws(UnreadableFile) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < readingLimit {
        let room = min(max(size - bytes.count, 1 << 16), readingLimit - bytes.count)
        let chunk = try readChunk(file, room: room)
        if chunk.isEmpty { break }
        bytes = bytes.isEmpty ? chunk : bytes + chunk
    }
    return bytes
}

/// The next available bytes of an open descriptor, at most `room`; empty at its end.
package func readChunk(_ file: Int32, room: Int) throws(UnreadableFile) -> [UInt8] {
    while true {
        var (got, code) = (0, Int32(0))
        let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            got = read(file, buffer.baseAddress, buffer.count)
            code = errno
            count = max(0, got)
        }
        if got >= 0 { return chunk }
        guard code == EINTR else { throw UnreadableFile(reason: "the file can't be read: \(SystemError(code: code).reason)") }
    }
}
