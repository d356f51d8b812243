/// The options in `generate`, for the Swift generated for a file.
public struct OutputOptions: Sendable {
    /// The access level of the generated declarations.
    public var access = Access.internal
    /// The location of `access`; `nil` if not specified.
    public var accessPlace: SourceRange?
    /// True if the app can subclass the coordinators.
    public var areClassesOpen = false
    /// The kind of access that other code has to coordinators.
    public var coordinators = Coordinators.class
    /// The user interface of the file's flows; `nil` if not specified.
    public var interface: Located<Interface>?
    /// The source of FlowRuntime for the program; `nil` if not specified.
    public var runtime: Located<Runtime>?
    /// True if the state of a scene can be saved and restored; `nil` if not specified.
    public var restoration: Located<Bool>?
    /// The bundle of the localized strings.
    public var bundle = StringsBundle.main
    /// The number of spaces per level of indentation.
    public var indent = 4
    /// The templates of the generated names.
    public var names = NameTemplates()

    /// The access level of the generated declarations.
    public enum Access: String, Sendable, CaseIterable {
        case `internal`, `package`, `public`
    }

    /// The kind of access that other code has to coordinators.
    public enum Coordinators: String, Sendable, CaseIterable {
        /// Methods that start and show flows. Only routers have transitions.
        case `class`
        /// Transitions too, through a protocol per coordinator.
        case `protocol`
    }

    /// The framework of a user interface.
    public enum Interface: String, Sendable, CaseIterable {
        /// View controllers, in UIKit's containers.
        case uikit
        /// Views, in SwiftUI's containers.
        case swiftui

        /// The framework's own spelling.
        public var title: String { self == .uikit ? "UIKit" : "SwiftUI" }
    }

    /// The source of FlowRuntime for generated code.
    public enum Runtime: String, Sendable, CaseIterable {
        /// The module `FlowRuntime`.
        case `import`
        /// Its sources, which flowgen writes next to the output.
        case embed
    }

    /// The bundle of the localized strings.
    public enum StringsBundle: String, Sendable, CaseIterable {
        /// The app's main bundle.
        case main
        /// The bundle of the package's target, `Bundle.module`.
        case module
    }

    /// True if the file enables state restoration.
    public var savesState: Bool { restoration?.value == true }

    /// Creates the default options.
    public init() {}
}
