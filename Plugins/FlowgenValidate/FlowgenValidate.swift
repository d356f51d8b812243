import PackagePlugin

/// `swift package flowgen-validate` checks each target's specs. It writes nothing, so it needs no
/// permission.
@main
struct FlowgenValidate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Request("validate", arguments).run(in: context)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension FlowgenValidate: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            try Request("validate", arguments).run(in: context)
        }
    }
#endif
