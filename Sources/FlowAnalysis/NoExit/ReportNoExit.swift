import FlowDiagnostics
import FlowGraph
import FlowRules

/// Layers that nothing leaves.
extension Report {
    func closedLayers() -> [Finding] {
        analysis.closedLayers.map { layer in
            let name = program[layer.flow].name
            guard let needed = layer.needed else {
                let message =
                    "\(quoted(name.value)) can't be left: it is presented, the user can't swipe it away, and nothing in it ends it"
                return Finding(.noExit, message, at: name.range, by: .run(layer.witness.replay))
            }
            let asked = quoted(program[needed.asked].name.value)
            let message = "\(quoted(name.value)) can be left only where \(asked) \(needed.holds ? "holds" : "doesn't hold")"
            var finding = Finding(.noExit, message, at: name.range, by: .run(layer.witness.replay))
            finding.diagnostic.severity = .note
            return finding
        }
    }
}
