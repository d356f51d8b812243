// The system's C library, for all files of this module. Foundation isn't needed: on Linux it brings
// 50 MB of libraries, which take as long to load as a small app takes to validate.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
#endif

/// What the system says of a call that failed.
package struct SystemError: Error {
    /// The number that tells failures apart.
    let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    /// The last failure of this thread.
    package static var last: SystemError { SystemError(code: errno) }

    /// The system's words for it.
    package var reason: String { String(cString: strerror(code)) }
}

/// What the system says of its last failure.
func systemReason() -> String {
    SystemError.last.reason
}

/// The value of an environment variable; empty where it isn't set.
package func environment(_ name: String) -> String {
    getenv(name).map { pathText($0) } ?? ""
}

/// What the program is given on its command line. Paths among it may be no text.
package func commandLineArguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { pathText($0) } }
}

/// Writes bytes to whatever is open. Throws where not all of them can be written.
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
