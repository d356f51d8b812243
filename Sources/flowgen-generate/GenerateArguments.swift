import FlowCompiler

/// The options of `flowgen generate` that `Plugins/FlowgenPlugin` passes.
struct GenerateArguments {
    var output: String?
    var modules = ModuleInputs()
    var paths: [String] = []

    /// Parses a command line. Ignores a leading `generate`, the name of flowgen's command.
    init(_ arguments: some Sequence<String>) throws(WrongUsage) {
        var rest = Array(arguments)[...]
        if rest.first == "generate" { rest.removeFirst() }
        while let argument = rest.popFirst() {
            switch argument {
            case "--output": output = try Self.value(of: argument, in: &rest)
            case "--module": modules.own = try Self.value(of: argument, in: &rest)
            case "--library": modules.isLibrary = true
            case "--with":
                let text = try Self.value(of: argument, in: &rest)
                guard let other = OtherModule(argument: text) else { throw WrongUsage(reason: "'--with \(text)' isn't 'module=path'") }
                modules.others.append(other)
            case "--":
                paths += rest
                rest = []
            case _ where argument.hasPrefix("-"):
                throw WrongUsage(reason: "there is no option '\(argument)'; use '--output', '--module', '--library' or '--with'")
            default: paths.append(argument)
            }
        }
        if let problem = modules.problem { throw WrongUsage(reason: problem) }
    }

    private static func value(of option: String, in rest: inout ArraySlice<String>) throws(WrongUsage) -> String {
        guard let value = rest.popFirst() else { throw WrongUsage(reason: "'\(option)' needs a value") }
        return value
    }
}

/// An error that says why a command line is invalid.
struct WrongUsage: Error {
    let reason: String
}
