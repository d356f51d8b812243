import ArgumentParser
import FlowDiagnostics
import Foundation

/// Lays out a graph with Graphviz's `dot`. Prints what is wrong and throws an exit code where there
/// is no `dot`, or where it fails.
///
/// - Parameter graph: the graph in DOT.
/// - Returns: the SVG.
func svg(ofDOT graph: String) throws -> String {
    guard let dot = program(named: "dot") else {
        printError(
            "an SVG needs Graphviz, whose 'dot' isn't found; install it with 'brew install graphviz' or 'apt-get install graphviz', or use "
                + "'--format mermaid'")
        throw ExitCode.noInput
    }
    let drawn: (svg: Data?, complaint: String)
    do {
        drawn = try output(of: dot, for: graph)
    } catch {
        printError("Graphviz's 'dot' can't be run: \(reason(error))")
        throw ExitCode.inputOutput
    }
    guard let svg = drawn.svg else {
        printError("Graphviz's 'dot' couldn't draw the map\(drawn.complaint)")
        throw ExitCode.failure
    }
    return String(decoding: svg, as: UTF8.self)
}

/// What `dot` draws of a graph; nil where it fails, with what it complains of first. Throws where
/// files for it can't be written, or it can't be run.
private func output(of dot: URL, for graph: String) throws -> (svg: Data?, complaint: String) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flowgen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // By files, so that no pipe can fill up.
    let (input, output, errors) = (folder.appending(path: "map.dot"), folder.appending(path: "map.svg"), folder.appending(path: "errors"))
    try Data(graph.utf8).write(to: input)
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = dot
    process.arguments = ["-Tsvg", "-o", output.path, input.path]
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let complaint = (try? String(contentsOf: errors, encoding: .utf8))?.split(separator: "\n").first.map { ": \($0)" } ?? ""
    return (process.terminationStatus == 0 ? try? Data(contentsOf: output) : nil, complaint)
}

/// The first program of a name in the folders of PATH.
func program(named name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/\(name)") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
