import FlowDiagnostics

/// The options of the Swift output of a file: `generate`.
public struct OutputOptions: Sendable {
    /// Who may use the generated declarations.
    public var access = Access.internal
    /// Where the file says so; nil where it doesn't.
    public var accessPlace: SourceRange?
    /// Whether the app may subclass the coordinators.
    public var areClassesOpen = false
    /// Where the program has FlowRuntime from; nil where the file doesn't say.
    public var runtime: Located<Runtime>?
    /// Whether the state of a scene can be saved and restored; nil where the file doesn't say.
    public var restoration: Located<Bool>?
    /// The spaces of one level of indentation.
    public var indent = 4
    /// The templates of the names.
    public var names = NameTemplates()

    /// Who may use the generated declarations.
    public enum Access: String, Sendable, CaseIterable {
        case `internal`, `package`, `public`
    }

    /// Where generated code has FlowRuntime from.
    public enum Runtime: String, Sendable, CaseIterable {
        /// The module of that name.
        case `import`
        /// Its sources, which are written beside the output.
        case embed
    }

    /// Whether the file asks for a state that can be saved and restored.
    public var savesState: Bool { restoration?.value == true }

    /// As they are without a `generate`.
    public init() {}
}

/// The templates of the generated names, over `{App}`, `{Flow}`, `{Screen}` and `{Tab}`; nil for
/// the usual name.
public struct NameTemplates: Sendable {
    /// The concrete class: `{Flow}Coordinator`.
    public var coordinator: Located<String>?
    /// The protocol for callers outside the flow: `{Flow}Coordinating`.
    public var coordinatorProtocol: Located<String>?
    /// The protocol of a screen's ways out: `{Flow}{Screen}Routing`. The flow's name isn't repeated
    /// where the screen's begins with it.
    public var router: Located<String>?
    /// The protocol of what makes the flow's view controllers: `{Flow}Screens`.
    public var screens: Located<String>?

    /// As they are without templates.
    public init() {}
}
