@testable import FlowAnalysis
import FlowGraph

/// Compares what remains after global transitions with all states of a finite program.
struct TransitionEnds {
    private var held = 0, broken = 0

    /// The first difference; `nil` if there is none.
    mutating func difference(_ analysis: Analysis, _ found: Exploration) -> String? {
        let program = analysis.program
        for index in program.links.indices where program.links[index].isTransition {
            let link = LinkID(index: index)
            let all = found.states.indices.flatMap { number in
                ends(of: link, found.states[number], in: found.machine, found.distances[number])
            }
            // Any flow can remain.
            for flow in program.flows.indices {
                let targets: [Target] = [.flow(FlowID(index: flow))] + (flow > 0 && held % 2 == 1 ? [.flow(FlowID(index: flow - 1))] : [])
                let nearest = all.filter { !$0.state.consists(of: targets, program) }.map(\.distance).min()
                if let problem = difference(analysis.verdict(of: targets, after: link), nearest, program, targets) {
                    return "\(program.links[index].name.value) leaves \(targets.map { program.name(of: $0) }): \(problem)"
                }
            }
        }
        return nil
    }

    private func ends(of link: LinkID, _ state: State, in machine: Machine, _ distance: Int) -> [(state: State, distance: Int)] {
        guard machine.isPossible(.link(link), in: state) else { return [] }
        return machine.outcomes(of: .link(link), in: state).compactMap {
            // The fault rules report a transition that fails halfway.
            guard case .settled(let end, let observations) = $0.outcome,
                !observations.contains(where: { if case .fault = $0 { true } else { false } })
            else { return nil }
            return (end, distance + 1)
        }
    }

    private mutating func difference(
        _ verdict: InvariantFact.Verdict, _ nearest: Int?, _ program: Program, _ targets: [Target]
    ) -> String? {
        switch verdict {
        case .holds:
            held += 1
            return nearest.map { "missed an end after \($0) actions" }
        case .unknown:
            return "unknown"
        case .violated(let witness):
            broken += 1
            guard let nearest else { return "no end after \(witness.distance) actions" }
            guard let run = witness.replay else { return "no run" }
            guard run.steps.count >= nearest, !run.isShortest || run.steps.count == nearest else {
                return "\(run.steps.count) actions instead of \(nearest)"
            }
            return run.end.consists(of: targets, program) ? "the run breaks nothing" : nil
        }
    }

    var summary: String { "\(broken) remains after transitions, \(held) clean ends" }
}

extension State {
    /// True if every visible part of every layer is one of some flows, or in one.
    fileprivate func consists(of flows: [Target], _ program: Program) -> Bool {
        func isPart(_ content: FlowGraph.Content) -> Bool {
            switch content {
            case .tabs(let flow, _, _): flows.contains(.flow(flow))
            case .switch(let flow, _, let child): flows.contains(.flow(flow)) || isPart(child)
            default: content.activeSlots.allSatisfy { flows.contains(.flow(program[$0.screen].flow)) }
            }
        }
        return layers.allSatisfy { isPart($0.content) }
    }
}
