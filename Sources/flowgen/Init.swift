import ArgumentParser
import FlowCompiler
import FlowSpec

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a first spec that works as it is.",
        discussion: """
            Writes App.flow.yaml for an app with the folder's name. Fails if the folder already has a spec.

            Example:
              $ flowgen init Sources/Shop --schema
            """
    )

    @Argument(help: ArgumentHelp("Folder for the spec, created if it doesn't exist.", valueName: "folder"))
    var folder = "."

    @Option(help: "Framework of the app's screens and containers.")
    var interface = OutputOptions.Interface.uikit

    @Flag(help: "Also write the JSON Schema, and refer editors to it.")
    var schema = false

    func run() throws {
        try reportingWriteErrors {
            try makeFolder(folder)
            if let spec = specs(in: folder).first {
                throw WriteError("the folder already has the spec \(quoted(spec)); check it with 'flowgen validate'")
            }
            var text = firstSpec(forFolder: folder, interface: interface)
            if schema {
                try writeNew(flowSpecSchema(), to: inFolder(schemaName))
                text = "# yaml-language-server: $schema=\(schemaName)\n" + text
            }
            try writeNew(text, to: inFolder(firstSpecName))
            let wrote = schema ? "Wrote \(escaped(inFolder(schemaName))): the JSON Schema for editors.\n" : ""
            try printOutput(Array((wrote + nextSteps(path: inFolder(firstSpecName))).utf8))
        }
    }

    private func inFolder(_ name: String) -> String {
        folder == "." ? name : path(of: name, in: folder)
    }

    private func nextSteps(path: String) -> String {
        """
        Wrote \(escaped(path)): two tabs, each with a stack of screens. Next:
          flowgen validate \(shellWord(path))
          flowgen generate \(shellWord(path))

        """
    }
}

extension OutputOptions.Interface: ExpressibleByArgument {}

// SwiftPM warns about unhandled files in a target, except hidden ones.
private let schemaName = ".flowspec.schema.json"
