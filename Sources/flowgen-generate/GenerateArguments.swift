import FlowCompiler

/// What the build plugin says: a part of the options of `flowgen generate`, which
/// `Plugins/FlowgenPlugin` writes.
struct GenerateArguments {
    var output: String?
    var modules = ModuleInputs()
    var paths: [String] = []

    /// Reads a command line; a leading `generate` is that of flowgen's own.
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
            case _ where argument.hasPrefix("-"): throw WrongUsage(reason: "there is no option '\(argument)'; flowgen has others")
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

/// Why a command line can't be followed.
struct WrongUsage: Error {
    let reason: String
}
