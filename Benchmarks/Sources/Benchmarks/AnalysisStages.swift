import FlowAnalysis
import FlowGraph
import FlowSpec

/// Times the analysis on one text, with libyaml alone on the same text beside it. Where the text
/// isn't linked there is nothing to time, and nil comes back.
func timeAnalysis(of text: String) -> [Stage]? {
    var timer = StageTimer()
    var sources = SourceTable()
    var diagnostics = Diagnostics()
    let id = sources.add(Source(path: "Modular.flow.yaml", text: text))
    timer.time("libyaml alone") { scan(sources[id].bytes) }
    let file = readSpec(id, in: sources, into: &diagnostics)
    guard let program = link([file], into: &diagnostics) else {
        print(renderText(diagnostics.sorted, sources: sources))
        return nil
    }
    let analysis = timer.time("stacks with their distances") { Analysis(of: program) }
    var findings = Diagnostics()
    timer.time("all rules, with traces") { analysis.report(into: &findings) }
    return timer.stages
}
