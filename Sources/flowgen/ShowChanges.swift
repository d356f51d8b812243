import ArgumentParser
import FlowCompiler
import FlowSpec
import FlowViews

/// Prints outdated files as a unified diff. If there are any, prints the command to run and fails.
func printDifferences(_ changes: OutputChanges, writtenBy command: String) throws {
    guard changes.count > 0 else { return }
    let written = changes.written.map { unifiedDiff(from: $0.old, to: $0.file.bytes, path: diffPath($0.file.path)) }
    let removed = changes.removed.map { unifiedDiff(from: $0.bytes, to: nil, path: diffPath($0.path)) }
    try printOutput(Array((written + removed).joined()))
    printError("\(count(changes.count, "file")) out of date; run: \(command)")
    throw ExitCode.failure
}

/// The planned change of each file, one per line.
func summary(of changes: OutputChanges) -> String {
    let lines =
        changes.written.map { ("write", $0.file.path) } + changes.kept.map { ("keep", $0.path) }
        + changes.removed.map { ("remove", $0.path) }
    return lines.map { "\($0.0.padded(to: 6)) \(escaped($0.1))\n" }.joined()
}

/// How many files are written, left alone and removed, in one line.
func shortSummary(of changes: OutputChanges) -> String {
    var parts = ["wrote \(count(changes.written.count, "file"))"]
    if !changes.kept.isEmpty { parts.append("left \(count(changes.kept.count, "file")) unchanged") }
    if !changes.removed.isEmpty { parts.append("removed \(count(changes.removed.count, "file"))") }
    return parts.joined(separator: ", ")
}

/// A path for a diff: relative to the current folder, or to the root if it is outside.
private func diffPath(_ path: String) -> String {
    let (whole, current) = (absolutePath(path), absolutePath("."))
    let folder = current.hasSuffix("/") ? current : current + "/"
    return whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : String(whole.drop { $0 == "/" })
}
