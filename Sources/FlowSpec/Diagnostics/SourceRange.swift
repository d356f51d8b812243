/// A place between two characters of a source file.
///
/// There are two for each key and value of a spec, so each number takes four bytes: no file is
/// larger than they can count.
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

    /// Makes a position; `line` and `column` count from 1, `offset` from 0.
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

    /// Positions of one file are ordered by where they stand in it.
    public static func < (left: Self, right: Self) -> Bool {
        left.offset < right.offset
    }
}

/// Names a source file of a run by its number in the run's ``SourceTable``.
public struct SourceID: Hashable, Comparable, Sendable {
    @usableFromInline let number: UInt32

    /// The index of the file in its table.
    @inlinable public var index: Int { Int(number) }

    /// Names the file at `index` of the run's table.
    ///
    /// - Parameter index: the index, from 0.
    @inlinable public init(index: Int) {
        number = UInt32(index)
    }

    /// Files are ordered as they were given to the run.
    public static func < (left: Self, right: Self) -> Bool {
        left.index < right.index
    }
}

/// The characters of a source file from `start` up to, and not with, `end`.
public struct SourceRange: Hashable, Sendable {
    /// The file that the range lies in.
    public var source: SourceID
    /// The first character.
    public var start: SourcePosition
    /// The place after the last character.
    public var end: SourcePosition

    /// Where a range lies in its file says all about it: the lines and columns follow.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source.number)
        hasher.combine(UInt64(start.storedOffset) << 32 | UInt64(end.storedOffset))
    }

    /// The empty range at the first character of a file, for findings about the file as a whole.
    ///
    /// - Parameter source: the file.
    public static func start(of source: SourceID) -> SourceRange {
        SourceRange(source: source, start: .start, end: .start)
    }

    /// Whether this range begins before another, in the order of the files and of their text.
    ///
    /// - Parameter other: the other range.
    package func isBefore(_ other: SourceRange) -> Bool {
        (source.index, start.offset) < (other.source.index, other.start.offset)
    }

    /// Whether another range lies in this one.
    ///
    /// - Parameter other: the other range.
    public func contains(_ other: SourceRange) -> Bool {
        source == other.source && start <= other.start && other.end <= end
    }
}

/// A value as it was written, with the characters that wrote it.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// Where it was written.
    public var range: SourceRange

    /// Joins a value to its place.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - range: the characters that wrote it.
    public init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
