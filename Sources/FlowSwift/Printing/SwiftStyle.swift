/// How the declarations of a Swift file are written.
public struct SwiftStyle: Sendable {
    /// Who sees them.
    let access: Access
    /// Whether classes may have subclasses.
    let areClassesOpen: Bool
    /// The spaces of a level of indentation.
    let indent: Int

    /// Swift's words for who sees a declaration.
    public enum Access: String, Sendable {
        /// The module.
        case `internal`
        /// The package.
        case `package`
        /// All who import the module.
        case `public`
    }

    /// Makes a style.
    init(access: Access = .internal, areClassesOpen: Bool = false, indent: Int = 4) {
        self.access = access
        self.areClassesOpen = areClassesOpen
        self.indent = indent
    }

    /// What stands before a declaration and the members of a class: `public `, or nothing.
    var prefix: String { access == .internal ? "" : access.rawValue + " " }

    /// What stands before a class.
    var classPrefix: String { areClassesOpen ? overridable : prefix + "final " }

    /// What stands before a member that a subclass may override.
    var overridable: String { areClassesOpen && access == .public ? "open " : prefix }
}
