import PackagePlugin

/// `swift package flowgen generate` writes the Swift of each target's specs beside them; `swift
/// package flowgen validate` checks them.
@main
struct FlowgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try request(arguments).run(in: context)
    }

    private func request(_ arguments: [String]) throws(CommandError) -> Request {
        guard let command = arguments.first, ["generate", "validate"].contains(command) else {
            throw CommandError("write 'generate' or 'validate' after 'flowgen', then '--target NAME' or options of that command")
        }
        return Request(command, Array(arguments.dropFirst()))
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension FlowgenCommand: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try request(arguments).run(in: context)
        }
    }
#endif
