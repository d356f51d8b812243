/// A source file in memory.
public struct Source: Sendable {
    /// The path as every kind of output shows it: on one line, nothing in it invisible, so that no
    /// file's name can forge or break a line.
    public let path: String
    /// The path as the file system knows it.
    public let location: String
    /// The last component of the location.
    public let name: String
    /// The file's bytes, as they were read.
    public let bytes: [UInt8]

    /// Makes a source from the bytes of a file.
    ///
    /// - Parameters:
    ///   - path: the path as the file system knows it.
    ///   - bytes: the bytes as they were read.
    public init(path: String, bytes: [UInt8]) {
        self.path = escaped(path)
        location = path
        name = String(path.split(separator: "/", omittingEmptySubsequences: true).last ?? "")
        self.bytes = bytes
    }

    /// Makes a source from text, for tests and standard input.
    ///
    /// - Parameters:
    ///   - path: the path, or a name that stands for one.
    ///   - text: the text.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

/// The files of one run, in the order in which they were given.
public struct SourceTable: Sendable {
    /// The files; a ``SourceID`` is an index into them.
    public private(set) var sources: [Source] = []

    /// Makes a table of no files.
    public init() {}

    /// Adds a file and gives its number.
    ///
    /// - Parameter source: the file.
    /// - Returns: the number by which the table knows the file.
    public mutating func add(_ source: Source) -> SourceID {
        sources.append(source)
        return SourceID(index: sources.count - 1)
    }

    /// The numbers of all files.
    public var ids: [SourceID] {
        sources.indices.map(SourceID.init)
    }

    /// The file with a number.
    ///
    /// - Parameter id: a number that this table gave.
    public subscript(id: SourceID) -> Source {
        sources[id.index]
    }
}
