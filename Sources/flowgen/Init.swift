import ArgumentParser
import FlowCompiler
import FlowSpec

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a first spec, which works as it is.",
        discussion: """
            The spec is App.flow.yaml, for an app with the folder's name. A folder that already has specs is left alone.

            Examples:
              $ flowgen init
              $ flowgen init Sources/Shop --schema
            """
    )

    @Argument(help: ArgumentHelp("The folder for the spec, created if it doesn't exist.", valueName: "folder"))
    var folder = "."

    @Flag(help: "Also write the JSON Schema into the folder, and a first line by which editors find it.")
    var schema = false

    func run() throws {
        try reportingWriteErrors {
            try makeFolder(folder)
            if let spec = specs(in: folder).first {
                throw WriteError("there is a spec already, \(quoted(spec)); 'flowgen validate' checks it")
            }
            var text = firstSpec(forFolder: folder)
            if schema {
                try writeNew(flowSpecSchema(), to: inFolder(schemaName))
                text = "# yaml-language-server: $schema=\(schemaName)\n" + text
            }
            try writeNew(text, to: inFolder(firstSpecName))
            let wrote = schema ? "Wrote \(escaped(inFolder(schemaName))): the JSON Schema of specs, for editors.\n" : ""
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

// SwiftPM warns of files in a target that nothing handles, but for hidden ones.
private let schemaName = ".flowspec.schema.json"
