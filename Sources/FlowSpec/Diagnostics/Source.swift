/// A source file in memory.
public struct Source: Sendable {
    /// The path for output: on one line and visible, so a file name can't forge or break a line.
    public let path: String
    /// The path in the file system.
    public let location: String
    /// The last component of the location.
    public let name: String
    /// The bytes of the file.
    public let bytes: [UInt8]

    /// Creates a source from the bytes of a file.
    ///
    /// - Parameters:
    ///   - path: the path in the file system.
    ///   - bytes: the bytes of the file.
    public init(path: String, bytes: [UInt8]) {
        self.path = escaped(path)
        location = path
        name = String(path.split(separator: "/", omittingEmptySubsequences: true).last ?? "")
        self.bytes = bytes
    }

    /// Creates a source from a string, for tests and standard input.
    ///
    /// - Parameters:
    ///   - path: the path, or a name in its place.
    ///   - text: the string.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

/// The files of one run, in the order in which they were added.
public struct SourceTable: Sendable {
    /// The files; a ``SourceID`` is an index into them.
    public private(set) var sources: [Source] = []

    /// Creates an empty table.
    public init() {}

    /// Adds a file.
    ///
    /// - Returns: the id of the file in this table.
    public mutating func add(_ source: Source) -> SourceID {
        sources.append(source)
        return SourceID(index: sources.count - 1)
    }

    /// The ids of all files.
    public var ids: [SourceID] {
        sources.indices.map(SourceID.init)
    }

    /// Accesses the file with an id.
    ///
    /// - Parameter id: an id from this table.
    public subscript(id: SourceID) -> Source {
        sources[id.index]
    }
}
