/// The options of the Swift output of a file: `generate`.
public struct OutputOptions: Sendable {
    /// Who may use the generated declarations.
    public var access = Access.internal
    /// Where the file says so; nil where it doesn't.
    public var accessPlace: SourceRange?
    /// Whether the app may subclass the coordinators.
    public var areClassesOpen = false
    /// What other code may call on the coordinators.
    public var coordinators = Coordinators.class
    /// Where the program has FlowRuntime from; nil where the file doesn't say.
    public var runtime: Located<Runtime>?
    /// Whether the state of a scene can be saved and restored; nil where the file doesn't say.
    public var restoration: Located<Bool>?
    /// The bundle of the localised texts.
    public var bundle = StringsBundle.main
    /// The spaces of one level of indentation.
    public var indent = 4
    /// The templates of the names.
    public var names = NameTemplates()

    /// Who may use the generated declarations.
    public enum Access: String, Sendable, CaseIterable {
        case `internal`, `package`, `public`
    }

    /// What other code may call on the coordinators.
    public enum Coordinators: String, Sendable, CaseIterable {
        /// What starts and shows them. Transitions are called on routers alone.
        case `class`
        /// The transitions too, by a protocol for each.
        case `protocol`
    }

    /// Where generated code has FlowRuntime from.
    public enum Runtime: String, Sendable, CaseIterable {
        /// The module of that name.
        case `import`
        /// Its sources, which are written beside the output.
        case embed
    }

    /// The bundle of the localised texts.
    public enum StringsBundle: String, Sendable, CaseIterable {
        /// The app's own bundle.
        case main
        /// The bundle of the package's target, `Bundle.module`.
        case module
    }

    /// Whether the file asks for a state that can be saved and restored.
    public var savesState: Bool { restoration?.value == true }

    /// As they are without a `generate`.
    public init() {}
}
