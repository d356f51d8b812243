import FlowAnalysis
import FlowDiagnostics
import FlowGraph

/// What is known of stacks and invariants.
extension AnalysisDump {
    var stacks: [JSON] {
        analysis.stacks.map { stack(of: $0.flow, maxDepth: $0.maxDepth, cycle: $0.growth?.cycle ?? []) }
    }

    var invariants: [JSON] {
        analysis.invariants.map { fact in
            switch fact.verdict {
            case .holds: invariant(fact.invariant, brokenAfter: nil, by: nil)
            case .violated(let witness): invariant(fact.invariant, brokenAfter: witness.distance, by: witness.replay)
            }
        }
    }

    /// A flow's stack: its greatest depth, or else what is done again and again where it grows without end.
    func stack(of flow: FlowID, maxDepth: Int?, cycle: [Occasion] = []) -> JSON {
        [
            "flow": .string(program[flow].name.value),
            "maxDepth": maxDepth.map(JSON.integer),
            "unbounded": maxDepth == nil ? .boolean(true) : nil,
            "cycle": maxDepth == nil ? .strings(cycle.map(name)) : nil,
        ]
    }

    /// An invariant: with a run where one breaks it, with a distance alone where that may be.
    func invariant(_ index: Int, brokenAfter distance: Int?, by replay: Replay?) -> JSON {
        [
            "name": .string(program.invariants[index].name.value),
            "verdict": .string(distance == nil ? "holds" : replay == nil ? "possible" : "violated"),
            "distance": distance.map(JSON.integer),
            "trace": replay.map { .strings($0.trace(in: program).actions.map(\.text)) },
        ]
    }

    private func name(_ occasion: Occasion) -> String {
        switch occasion {
        case .transition(let transition, _): program[transition].name.value
        case .back: "back"
        case .swipeDown: "swipe down"
        case .tap(let flow, let tab): "tap \(quoted(program[flow].tabs[tab].name.value))"
        case .entry(let index): analysis.machine.entries[index].name
        }
    }
}
