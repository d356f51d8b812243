/// A place between two characters of a source file.
public struct SourcePosition: Hashable, Comparable, Sendable {
    /// The line, counted from 1. A line ends at a line feed, as the Swift compiler counts.
    public var line: Int
    /// The column, counted from 1 in UTF-8 bytes, as the Swift compiler counts.
    public var column: Int
    /// The byte offset from the start of the file.
    public var offset: Int

    /// Makes a position; `line` and `column` count from 1, `offset` from 0.
    ///
    /// - Parameters:
    ///   - line: the line, from 1.
    ///   - column: the column in UTF-8 bytes, from 1.
    ///   - offset: the byte offset, from 0.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
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
    /// The index of the file in its table.
    public let index: Int

    /// Names the file at `index` of the run's table.
    ///
    /// - Parameter index: the index, from 0.
    public init(index: Int) {
        self.index = index
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

    /// Makes the range of the characters between two positions of a file.
    ///
    /// - Parameters:
    ///   - source: the file.
    ///   - start: the position of the first character.
    ///   - end: the position after the last character.
    public init(source: SourceID, start: SourcePosition, end: SourcePosition) {
        self.source = source
        self.start = start
        self.end = end
    }

    /// The empty range at the first character of a file, for findings about the file as a whole.
    ///
    /// - Parameter source: the file.
    public static func start(of source: SourceID) -> SourceRange {
        SourceRange(source: source, start: .start, end: .start)
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
