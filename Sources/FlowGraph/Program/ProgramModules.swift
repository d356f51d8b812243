import FlowSpec

/// The Swift modules of a program's files. One is the program's own module, for which Swift is
/// generated; the others are its dependencies.
public struct ProgramModules: Sendable {
    /// The name of the program's own module; `nil` if not needed.
    public var own: String?
    /// True if the own module can lack a root because apps start its flows.
    var isLibrary: Bool
    /// The modules of the files outside the own module.
    public var others: [SourceID: String]

    /// Creates the modules; by default, all files are in one.
    ///
    /// - Parameters:
    ///   - own: the name of the program's own module; `nil` if not needed.
    ///   - isLibrary: whether the own module can lack a root.
    ///   - others: the modules of the files outside the own module.
    public init(own: String? = nil, isLibrary: Bool = false, others: [SourceID: String] = [:]) {
        self.own = own
        self.isLibrary = isLibrary
        self.others = others
    }

    /// True if a file belongs to the own module.
    public func isOwn(_ source: SourceID) -> Bool {
        others[source] == nil
    }
}
