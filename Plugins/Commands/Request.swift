import Foundation
import PackagePlugin

/// A parsed command line.
struct Request {
    let command: String
    /// The named targets; empty for all targets.
    let targets: [String]
    /// The other options, which are passed to flowgen.
    let options: [String]

    /// Separates `--target` from a command's options; the rest is passed to flowgen.
    init(_ command: String, _ arguments: [String]) {
        var extractor = ArgumentExtractor(arguments)
        self.command = command
        targets = extractor.extractOption(named: "target")
        options = extractor.remainingArguments
    }
}

extension Request {
    enum Subject {
        /// Each target on its own.
        case everyTarget
        /// The app that is built by one target.
        case oneTarget
        /// No target.
        case nothing
    }

    /// The command's subject. flowgen itself rejects unknown commands.
    var subject: Subject {
        switch command {
        case "generate", "validate": .everyTarget
        // The id of a rule contains a dash, and a screen's name can't.
        case "explain": options.first?.contains("-") == true ? .nothing : .oneTarget
        case "how", "links", "open", "graph", "preview", "strings", "dump": .oneTarget
        default: .nothing
        }
    }
}

/// An error that says why a command failed, at least for some targets.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension URL {
    /// The path relative to a folder if the file is inside it; otherwise the absolute path.
    func path(below folder: URL) -> String {
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
