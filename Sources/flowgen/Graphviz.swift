import ArgumentParser
import FlowCompiler
import FlowSpec

/// Lays out a graph with Graphviz's `dot`. If that fails, prints why and throws an exit code.
func svg(ofDOT graph: String) throws -> String {
    guard let dot = program(named: "dot") else {
        printError(
            "an SVG requires Graphviz, but 'dot' isn't in PATH; install it with 'brew install graphviz' or 'apt-get install graphviz', or use "
                + "'--format mermaid'")
        throw ExitCode.noInput
    }
    let drawn: (bytes: [UInt8], succeeds: Bool, complaint: String)
    do throws(SystemError) {
        drawn = try output(of: dot, ["-Tsvg"], for: Array(graph.utf8))
    } catch {
        printError("Graphviz's 'dot' can't be run: \(error.reason)")
        throw ExitCode.inputOutput
    }
    guard drawn.succeeds else {
        printError("Graphviz's 'dot' couldn't draw the map\(drawn.complaint)")
        throw ExitCode.failure
    }
    return String(decoding: drawn.bytes, as: UTF8.self)
}
