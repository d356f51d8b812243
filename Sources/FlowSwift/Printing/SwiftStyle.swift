/// The style of declarations in a generated Swift file.
public struct SwiftStyle: Sendable {
    /// The access level of declarations.
    let access: Access
    let areClassesOpen: Bool
    /// The number of spaces per indentation level.
    let indent: Int

    /// The access level of a declaration.
    public enum Access: String, Sendable {
        /// Visible in the module.
        case `internal`
        /// Visible in the package.
        case `package`
        /// Visible to all modules that import the module.
        case `public`
    }

    init(access: Access = .internal, areClassesOpen: Bool = false, indent: Int = 4) {
        self.access = access
        self.areClassesOpen = areClassesOpen
        self.indent = indent
    }

    /// The modifier of a declaration or a member: `public `, or empty.
    var prefix: String { access == .internal ? "" : access.rawValue + " " }

    /// The modifiers of a class.
    var classPrefix: String { areClassesOpen ? overridable : prefix + "final " }

    /// The modifier of a member that subclasses can override.
    var overridable: String { areClassesOpen && access == .public ? "open " : prefix }
}
