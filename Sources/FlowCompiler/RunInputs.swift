/// What a run reads, and how it shows what it finds.
package struct RunInputs {
    /// Specs, folders and patterns, as they were written; none for the configuration's, or else the
    /// current folder.
    var paths: [String]
    /// Where the files come from.
    package var files: any FileTree = Disk()
    /// Whether files may be read that lie outside the program's folders or the project.
    var allowOutside: Bool
    /// Whether nothing but errors is printed.
    var isQuiet: Bool
    /// Whether findings are coloured.
    var color: ColorMode

    package init(paths: [String], allowOutside: Bool = false, isQuiet: Bool = false, color: ColorMode = .auto) {
        self.paths = paths
        self.allowOutside = allowOutside
        self.isQuiet = isQuiet
        self.color = color
    }
}

/// A module that the own one depends on, and where specs of it are.
package struct OtherModule {
    let name: String
    package let path: String

    /// Reads `module=path`; nil where a text isn't that.
    package init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
        name = String(argument[..<equals])
        path = String(argument[argument.index(after: equals)...])
        if path.isEmpty { return nil }
    }
}

/// What a run says of modules.
package struct ModuleInputs {
    package var own: String?
    package var isLibrary: Bool
    package var others: [OtherModule]

    package init(own: String? = nil, isLibrary: Bool = false, others: [OtherModule] = []) {
        self.own = own
        self.isLibrary = isLibrary
        self.others = others
    }
}

/// Why a run fails, with the exit code.
package enum RunFailure: Int32 {
    /// There are findings of severity error.
    case findings = 1
    /// An input isn't there or can't be read (EX_NOINPUT).
    case noInput = 66
    /// Output can't be written (EX_IOERR).
    case inputOutput = 74
}
