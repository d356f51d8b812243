import FlowAnalysis
import FlowGraph
import FlowSpec

/// Times the analysis of one text, and libyaml alone for comparison. Returns `nil` if the text
/// doesn't link.
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
