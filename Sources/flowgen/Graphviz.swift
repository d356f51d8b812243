import ArgumentParser
import FlowCompiler
import FlowDiagnostics

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
    let drawn: (svg: [UInt8]?, complaint: String)
    do throws(SystemError) {
        drawn = try output(of: dot, for: graph)
    } catch {
        printError("Graphviz's 'dot' can't be run: \(error.reason)")
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
private func output(of dot: String, for graph: String) throws(SystemError) -> (svg: [UInt8]?, complaint: String) {
    // By files, so that no pipe can fill up.
    let folder = try temporaryFolder()
    let (input, output, errors) = ("\(folder)/map.dot", "\(folder)/map.svg", "\(folder)/errors")
    defer {
        for file in [input, output, errors] { unlink(file) }
        rmdir(folder)
    }
    try create(input, Array(graph.utf8))
    let isDrawn = try RunningProgram(dot, ["-Tsvg", "-o", output, input], errors: errors).succeeds()
    let words = (try? readRegular(atPath: errors)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return (isDrawn ? try? readRegular(atPath: output) : nil, words.split(separator: "\n").first.map { ": \($0)" } ?? "")
}
