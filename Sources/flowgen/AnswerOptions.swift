import ArgumentParser
import FlowCompiler
import FlowSwift
import FlowViews

/// The format of an answer.
struct AnswerOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Choose the output format.", valueName: "format"))
    var format = AnswerFormat.text

    func print(_ answer: any Answer) throws {
        switch format {
        case .text: try printOutput(Array(answer.text(width: terminalWidth(of: STDOUT_FILENO)).utf8))
        case .json: try printOutput(answer.document(version: flowgenVersion))
        }
    }
}

enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
    case text, json
}
