/// A position between two characters of a source file.
///
/// A spec has many positions, so each number uses only four bytes, enough for every file.
public struct SourcePosition: Hashable, Comparable, Sendable {
    @usableFromInline var storedLine: UInt32
    @usableFromInline var storedColumn: UInt32
    @usableFromInline var storedOffset: UInt32

    /// The line, counted from 1. A line ends at a line feed, as the Swift compiler counts.
    @inlinable public var line: Int {
        get { Int(storedLine) }
        set { storedLine = UInt32(newValue) }
    }
    /// The column, counted from 1 in UTF-8 bytes, as the Swift compiler counts.
    @inlinable public var column: Int {
        get { Int(storedColumn) }
        set { storedColumn = UInt32(newValue) }
    }
    /// The byte offset from the start of the file.
    @inlinable public var offset: Int {
        get { Int(storedOffset) }
        set { storedOffset = UInt32(newValue) }
    }

    /// Creates a position.
    ///
    /// - Parameters:
    ///   - line: the line, from 1.
    ///   - column: the column in UTF-8 bytes, from 1.
    ///   - offset: the byte offset, from 0.
    @inlinable public init(line: Int, column: Int, offset: Int) {
        (storedLine, storedColumn, storedOffset) = (UInt32(line), UInt32(column), UInt32(offset))
    }

    /// The first character of a file.
    public static let start = SourcePosition(line: 1, column: 1, offset: 0)

    /// Compares positions of one file by their offsets.
    public static func < (left: Self, right: Self) -> Bool {
        left.offset < right.offset
    }
}

/// The id of a source file: its index in the ``SourceTable`` of the run.
public struct SourceID: Hashable, Comparable, Sendable {
    @usableFromInline let number: UInt32

    /// The index of the file in its table.
    @inlinable public var index: Int { Int(number) }

    /// Creates the id of a file in the table of the run.
    ///
    /// - Parameter index: the index, from 0.
    @inlinable public init(index: Int) {
        number = UInt32(index)
    }

    /// Compares files by their order in the run.
    public static func < (left: Self, right: Self) -> Bool {
        left.index < right.index
    }
}

/// The characters of a source file from `start` up to, but not including, `end`.
public struct SourceRange: Hashable, Sendable {
    /// The file that contains the range.
    public var source: SourceID
    /// The first character.
    public var start: SourcePosition
    /// The position after the last character.
    public var end: SourcePosition

    /// Hashes the file and the offsets, which determine the lines and columns.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source.number)
        hasher.combine(UInt64(start.storedOffset) << 32 | UInt64(end.storedOffset))
    }

    /// Returns the empty range at the start of a file, for findings about the whole file.
    public static func start(of source: SourceID) -> SourceRange {
        SourceRange(source: source, start: .start, end: .start)
    }

    /// Returns true if this range begins before another, by file and offset.
    package func isBefore(_ other: SourceRange) -> Bool {
        (source.index, start.offset) < (other.source.index, other.start.offset)
    }

    /// Returns true if this range contains another.
    public func contains(_ other: SourceRange) -> Bool {
        source == other.source && start <= other.start && other.end <= end
    }
}

/// A value and its characters in the source.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// The characters of the value.
    public var range: SourceRange

    /// Creates a value with its location.
    public init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
