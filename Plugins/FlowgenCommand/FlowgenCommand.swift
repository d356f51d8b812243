import PackagePlugin

/// `swift package flowgen generate` writes the Swift of each target's specs beside them. flowgen's
/// other commands are also available.
@main
struct FlowgenCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try request(arguments).run(in: context)
    }

    private func request(_ arguments: [String]) throws(CommandError) -> Request {
        guard let command = arguments.first, !command.hasPrefix("-") else {
            throw CommandError("write a command of flowgen, such as 'generate' or 'how', then '--target NAME' or options of that command")
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
