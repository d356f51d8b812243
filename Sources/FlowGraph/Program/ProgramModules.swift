import FlowSpec

/// How the files of a program lie in Swift modules. A program is looked at from one of them, its
/// own, whose Swift is written; the others are those that it depends on.
public struct ProgramModules: Sendable {
    /// The name of the program's own module; nil where nobody asks.
    public var own: String?
    /// Whether the own module may have no root: apps start its flows.
    var isLibrary: Bool
    /// The modules of the files that aren't the own module's.
    public var others: [SourceID: String]

    /// Files of one module, unless others are given.
    ///
    /// - Parameters:
    ///   - own: the name of the program's own module; nil where nobody asks.
    ///   - isLibrary: whether the own module may have no root.
    ///   - others: the modules of the files that aren't the own module's.
    public init(own: String? = nil, isLibrary: Bool = false, others: [SourceID: String] = [:]) {
        self.own = own
        self.isLibrary = isLibrary
        self.others = others
    }

    /// Whether a file is of the own module.
    ///
    /// - Parameter source: the file.
    public func isOwn(_ source: SourceID) -> Bool {
        others[source] == nil
    }
}
