import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowViews

/// Prints what is out of date as a unified diff, and fails where there is something, with the
/// command that writes it.
func printDifferences(_ changes: OutputChanges, writtenBy command: String) throws {
    guard changes.count > 0 else { return }
    let written = changes.written.map { unifiedDiff(from: $0.old, to: $0.file.bytes, path: diffPath($0.file.path)) }
    let removed = changes.removed.map { unifiedDiff(from: $0.bytes, to: nil, path: diffPath($0.path)) }
    try printOutput(Array((written + removed).joined()))
    printError("\(count(changes.count, "file")) out of date; run: \(command)")
    throw ExitCode.failure
}

/// What would happen to each file, one a line.
func summary(of changes: OutputChanges) -> String {
    let lines =
        changes.written.map { ("write", $0.file.path) } + changes.kept.map { ("keep", $0.path) }
        + changes.removed.map { ("remove", $0.path) }
    return lines.map { "\($0.0)\(String(repeating: " ", count: 6 - $0.0.count)) \(escaped($0.1))\n" }.joined()
}

/// A path as a diff has it, from the current folder; from the file system's root where it isn't
/// inside.
private func diffPath(_ path: String) -> String {
    let (whole, current) = (absolutePath(path), absolutePath("."))
    let folder = current.hasSuffix("/") ? current : current + "/"
    return whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : String(whole.drop { $0 == "/" })
}
