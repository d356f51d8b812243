import ArgumentParser
import FlowSwift
import Foundation

struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes the Swift coordinators of specs.",
        discussion: """
            Each X.flow.yaml gives X.flow.swift. Nothing is written if there is an error; a file whose text doesn't change isn't touched.

            Examples:
              $ flowgen generate
              $ flowgen generate Sources/App --output Sources/App/Generated
            """
    )

    @OptionGroup var inputs: Inputs
    @OptionGroup(title: "Modules") var modules: ModuleOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder for the Swift files; made if it isn't there.",
            discussion: "Files in it that flowgen wrote for specs that are gone are removed. Without it, each file goes beside its spec.",
            valueName: "folder"))
    var output: String?

    @OptionGroup var reports: ReportOptions

    func run() throws {
        let compilation = try reports.compile(inputs.paths, modules: modules.inputs, provingSteps: true)
        try reports.report(compilation)
        guard let plan = compilation.plan else { return }
        let files = printSwift(plan).map { file in
            let parent = output ?? parentFolder(of: compilation.sources[file.source].path)
            return OutputFile(path: (parent as NSString).appendingPathComponent(file.name), bytes: file.bytes)
        }
        do {
            try write(files, removingStaleFrom: output)
        } catch let error as WriteError {
            printError(error.description)
            throw ExitCode.inputOutput
        }
    }
}
