/// The inputs of a run, and how it shows findings.
package struct RunInputs {
    /// Specs, folders and patterns, as written. If empty, a run uses the configuration's paths, or
    /// the current folder.
    var paths: [String]
    package var files: any FileTree = Disk()
    /// True if the run can read files outside the program's folders and the project.
    var allowOutside: Bool
    /// True if only errors are printed.
    var isQuiet: Bool
    /// True if all findings of a rule are printed, however many there are.
    package var printsAll = false
    var color: ColorMode

    package init(paths: [String], allowOutside: Bool = false, isQuiet: Bool = false, color: ColorMode = .auto) {
        self.paths = paths
        self.allowOutside = allowOutside
        self.isQuiet = isQuiet
        self.color = color
    }
}

/// A module that the own one depends on, and the location of its specs.
package struct OtherModule {
    let name: String
    package let path: String

    /// Parses `module=path`; `nil` if the string has another form.
    package init?(argument: String) {
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else { return nil }
        name = String(argument[..<equals])
        path = String(argument[argument.index(after: equals)...])
        if path.isEmpty { return nil }
    }
}

/// The modules of a run.
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

/// The reason why a run fails, with its exit code.
package enum RunFailure: Int32 {
    /// There are findings of severity error.
    case findings = 1
    /// An input doesn't exist or can't be read (EX_NOINPUT).
    case noInput = 66
    /// Output can't be written (EX_IOERR).
    case inputOutput = 74
}
