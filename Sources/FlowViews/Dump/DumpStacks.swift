import FlowAnalysis
import FlowGraph
import FlowSpec

/// The results for stacks and invariants.
extension AnalysisDump {
    var stacks: [JSON] {
        // A partial analysis doesn't know the depth of stacks.
        analysis.isCut ? [] : analysis.stacks.map { stack(of: $0.flow, maxDepth: $0.maxDepth, cycle: $0.growth?.cycle ?? []) }
    }

    var invariants: [JSON] {
        let known = Dictionary(uniqueKeysWithValues: analysis.invariants.map { ($0.invariant, $0.verdict) })
        let reaches = analysis.reaches
        return program.invariants.enumerated().compactMap { index, declared in
            let reach: Reach? =
                switch declared.form {
                case .reach(let reach): reaches[reach] ?? .always
                case .folds(let exceptions): analysis.folding(except: exceptions).nearest
                default: nil
                }
            if let reach {
                switch reach {
                case .always: return invariant(index)
                case .trapped(let trap):
                    let replay = trap.isCertain ? analysis.replay(trap) : nil
                    let bound = analysis.isExact ? Distance(trap.distance, .lower) : nil
                    return invariant(index, brokenAfter: replay?.distance ?? bound, by: replay, isKnown: false)
                case .unknown: return invariant(index, isKnown: false)
                }
            }
            return switch known[index] {
            case nil: nil
            case .holds: invariant(index)
            case .violated(let witness): invariant(index, brokenAfter: witness.knownDistance, by: witness.replay)
            case .unknown: invariant(index, isKnown: false)
            }
        }
    }

    /// A flow's stack: its maximum depth, or the repeating actions if it's unbounded.
    func stack(of flow: FlowID, maxDepth: Int?, cycle: [Occasion] = []) -> JSON {
        [
            "flow": .string(program[flow].name.value),
            "maxDepth": maxDepth.map(JSON.integer),
            "unbounded": maxDepth == nil ? .boolean(true) : nil,
            "cycle": maxDepth == nil ? .strings(cycle.map(name)) : nil,
        ]
    }

    /// An invariant: with a trace if one breaks it, with only a distance if it might be broken.
    func invariant(_ index: Int, brokenAfter distance: Distance? = nil, by replay: Replay? = nil, isKnown: Bool = true) -> JSON {
        [
            "name": .string(program.invariants[index].name.value),
            "verdict": .string(replay != nil ? "violated" : distance == nil && isKnown ? "holds" : "possible"),
        ] + self.distance(distance) + ["trace": replay.map { .strings($0.actionTexts(in: program)) }]
    }

    private func name(_ occasion: Occasion) -> String {
        switch occasion {
        case .transition(let transition, _): program[transition].name.value
        case .back: "back"
        case .swipeDown: "dismissal"
        case .tap(let flow, let tab): program[flow].move(to: tab)
        case .link(let link): analysis.machine.program[link].name.value
        }
    }
}
