import Foundation
import PackagePlugin

/// What a command line asks for.
struct Request {
    /// A command of flowgen: `generate` or `validate`.
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
