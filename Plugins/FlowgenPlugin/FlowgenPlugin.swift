import Foundation
import PackagePlugin

/// Compiles each `X.flow.yaml` of a target to `X.flow.swift`. The specs of a target are one program.
@main
struct FlowgenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let specs = target.sourceFiles.map(\.url).filter(isSpec).sorted { $0.path < $1.path }
        // SwiftPM doesn't ask again when a file's content changes, so the outputs follow from the inputs' names alone.
        guard !specs.isEmpty else { return [] }
        let folder = context.pluginWorkDirectoryURL
        let outputs = specs.map { spec in
            folder.appending(path: spec.deletingPathExtension().lastPathComponent + ".swift")
        }
        if let problem = clash(specs) {
            Diagnostics.error(problem)
            return []
        }
        return [
            .buildCommand(
                displayName: "Compiling the navigation of \(target.name)",
                executable: try context.tool(named: "flowgen").url,
                arguments: ["generate", "--output", folder.path] + specs.map(\.path),
                inputFiles: specs,
                outputFiles: outputs
            )
        ]
    }

    private func isSpec(_ file: URL) -> Bool {
        file.lastPathComponent.hasSuffix(".flow.yaml") || file.lastPathComponent.hasSuffix(".flow.yml")
    }

    /// Two specs of one base name, which would be generated to one file.
    private func clash(_ specs: [URL]) -> String? {
        var taken: [String: URL] = [:]
        for spec in specs {
            let name = spec.deletingPathExtension().lastPathComponent.lowercased()
            if let first = taken.updateValue(spec, forKey: name) {
                return "\(first.path) and \(spec.path) would be generated to files of one name; rename one of them"
            }
        }
        return nil
    }
}
