// The system's C library, for all files of this module. Foundation isn't needed. On Linux it adds
// 50 MB of libraries; loading them costs as much time as validating a small app.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif

/// The system's error for a failed call.
package struct SystemError: Error {
    let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The last error of this thread.
    package static var last: SystemError { SystemError(code: errno) }

    package var reason: String { String(cString: strerror(code)) }
}

/// The system's description of its last error.
func systemReason() -> String {
    SystemError.last.reason
}

/// The value of an environment variable; empty if it isn't set.
package func environment(_ name: String) -> String {
    getenv(name).map { pathText($0) } ?? ""
}

/// The arguments of the program's command line. Paths among them might not be valid text.
package func commandLineArguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { pathText($0) } }
}

/// Writes bytes to an open descriptor of any kind. Throws if not all of them can be written.
package func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
            rest = rest.dropFirst(count)
        } else if errno != EINTR {
            throw .last
        }
    }
}
