import FlowGraph
import FlowSpec
import FlowSwift
import FlowViews
import RawLibYAML

/// A stage of the pipeline and its duration in milliseconds.
struct Stage {
    let name: String
    var milliseconds: Double
}

/// Measures the duration of each stage.
struct StageTimer {
    private(set) var stages: [Stage] = []
    private let clock = ContinuousClock()

    mutating func time<Result>(_ name: String, _ body: () -> Result) -> Result {
        let start = clock.now
        let result = body()
        let elapsed = (clock.now - start).components
        stages.append(Stage(name: name, milliseconds: Double(elapsed.seconds) * 1000 + Double(elapsed.attoseconds) / 1e15))
        return result
    }
}

/// Times each stage on one text. Returns `nil` if a stage finds an error.
func timeStages(on text: String) -> [Stage]? {
    var timer = StageTimer()
    var sources = SourceTable()
    var diagnostics = Diagnostics()
    let id = sources.add(Source(path: "Synthetic.flow.yaml", text: text))
    timer.time("libyaml alone") { scan(sources[id].bytes) }
    guard let node = timer.time("YAML to nodes", { parseYAML(sources[id], id: id, into: &diagnostics) }),
        let file = timer.time("nodes to spec", { readSpec(node, source: id, into: &diagnostics) }),
        let program = timer.time("names to graph", { link([file], into: &diagnostics) }),
        let plan = timer.time("graph to plan", { planSwift(for: program, sources: sources, into: &diagnostics) })
    else {
        print(renderText(diagnostics.sorted, sources: sources))
        return nil
    }
    _ = timer.time("plan to Swift") { printSwift(plan) }
    return timer.stages
}

/// Times the findings in a text whose flow names are all wrong, and the diff between the text and
/// its reversed lines.
func timeMistakes(in text: String) -> [Stage]? {
    var timer = StageTimer()
    var sources = SourceTable()
    var diagnostics = Diagnostics()
    let id = sources.add(Source(path: "Synthetic.flow.yaml", text: text.replacing("{ push: flow", with: "{ push: wrong")))
    let file = readSpec(id, in: sources, into: &diagnostics)
    timer.time("wrong names to findings") { _ = link([file], into: &diagnostics) }
    _ = timer.time("findings to text") { renderText(diagnostics.sorted, sources: sources) }
    let lines = text.split(separator: "\n")
    let (old, new) = (Array(text.utf8), Array(lines.reversed().joined(separator: "\n").utf8))
    _ = timer.time("difference of lines reversed") { unifiedDiff(from: old, to: new, path: "Synthetic.flow.yaml") }
    return timer.stages
}

/// Parses a text with libyaml and discards the result, as a lower bound for reading YAML.
func scan(_ bytes: [UInt8]) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { return }
    defer { yaml_parser_delete(&parser) }
    bytes.withUnsafeBufferPointer { buffer in
        yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
        var event = yaml_event_t()
        while yaml_parser_parse(&parser, &event) == 1 {
            let isEnd = event.type == YAML_STREAM_END_EVENT
            yaml_event_delete(&event)
            if isEnd { break }
        }
    }
}
