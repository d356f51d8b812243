import Foundation
import PackagePlugin

/// What a command line asks for.
struct Request {
    /// A command of flowgen.
    let command: String
    /// The targets that are named; none for all.
    let targets: [String]
    /// What flowgen is told beside.
    let options: [String]

    /// Takes a command with its options apart: `--target` names targets, and the rest is flowgen's.
    init(_ command: String, _ arguments: [String]) {
        var extractor = ArgumentExtractor(arguments)
        self.command = command
        targets = extractor.extractOption(named: "target")
        options = extractor.remainingArguments
    }
}

extension Request {
    /// What a command is about.
    enum Subject {
        /// Each target by itself.
        case everyTarget
        /// The app that one target is.
        case oneTarget
        /// No target.
        case nothing
    }

    /// What the command is about. One that flowgen doesn't know is for it to refuse.
    var subject: Subject {
        switch command {
        case "generate", "validate": .everyTarget
        // The id of a rule has a dash, and no screen's name has.
        case "explain": options.first?.contains("-") == true ? .nothing : .oneTarget
        case "how", "links", "open", "graph", "preview", "strings", "dump": .oneTarget
        default: .nothing
        }
    }
}

/// Why nothing, or not all, was done.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension URL {
    /// The path as a person in a folder writes it: relative where the file is in it.
    func path(below folder: URL) -> String {
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
