import Foundation
import PackagePlugin

/// Compiles each `X.flow.yaml` of a target to `X.flow.swift`. The specs of the target and its
/// dependencies form one program.
@main
struct FlowgenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let program = TargetProgram(of: target) else { return warn((target as? any SourceModuleTarget)?.specs) }
        return commands(for: program, in: context.pluginWorkDirectoryURL, with: try context.tool(named: "flowgen-generate").url)
    }

    /// Warns of a target without specs.
    private func warn(_ target: TargetSpecs?) -> [Command] {
        if let warning = target?.unused { Diagnostics.warning(warning) }
        return []
    }

    private func commands(for program: TargetProgram, in folder: URL, with flowgen: URL) -> [Command] {
        if let clash = program.own.clash {
            Diagnostics.error(clash)
            return []
        }
        if let warning = program.missingRuntime { Diagnostics.warning(warning) }
        return [
            .buildCommand(
                displayName: "Compiling the navigation of \(program.own.module)", executable: flowgen,
                arguments: ["generate", "--output", folder.path] + program.arguments(), inputFiles: program.inputs,
                outputFiles: program.outputs(in: folder))
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension FlowgenPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            guard let program = TargetProgram(of: target) else { return warn(target.specs) }
            return commands(for: program, in: context.pluginWorkDirectoryURL, with: try context.tool(named: "flowgen-generate").url)
        }
    }
#endif
