import FlowSpec

/// How the declarations of a file are written.
struct StyleOutput: Sendable {
    let access: OutputOptions.Access
    let areClassesOpen: Bool
    let indent: Int

    init(_ options: OutputOptions = OutputOptions()) {
        access = options.access
        areClassesOpen = options.areClassesOpen
        indent = options.indent
    }

    /// What stands before a declaration and the members of a class: `public `, or nothing.
    var prefix: String { access == .internal ? "" : access.rawValue + " " }

    /// What stands before a class.
    var classPrefix: String { areClassesOpen ? overridable : prefix + "final " }

    /// What stands before a member that a subclass may override.
    var overridable: String { areClassesOpen && access == .public ? "open " : prefix }
}
