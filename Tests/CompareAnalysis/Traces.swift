@testable import FlowAnalysis
import FlowGraph
import PushdownSystems

/// An event that the analysis considers possible, and its shortest trace.
struct ClaimedTrace {
    var name: String
    var distance: Int
    var actions: [WitnessPath.Action]
    var goal: Goal
}

extension Analysis {
    /// Traces to all screens in all lanes, and to all faults.
    var claims: [ClaimedTrace] {
        let route = WitnessPath(analysis: self)
        var claims: [ClaimedTrace] = []
        let nearest = Dictionary(
            screens.map { (WordSlot(lane: $0.lane ?? "", screen: $0.screen, activation: nil), $0.distance ?? 0) }, uniquingKeysWith: min)
        for (_, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let slot = system.slot(of: system.automaton.nodes[node].symbol)
            guard nearest[WordSlot(lane: slot.lane, screen: slot.screen, activation: nil)] == distances.start[node] else { continue }
            let program = program
            let goal = Goal.state { state in
                var speller = WordSpeller(program: program)
                let top = speller.word(of: state).last
                return top?.screen == slot.screen && top?.activation == slot.activation
                    && (top?.lane == slot.lane || slot.lane == SaturatedProgram.anyLayer)
            }
            let name = "\(program.name(of: slot.screen)) in \(slot.lane)"
            claims.append(ClaimedTrace(name: name, distance: distances.start[node], actions: route.actions(to: node), goal: goal))
        }
        for fault in faults {
            // A step of several lists, such as the rest that a guard postpones, can fail earlier.
            let isNearest = !faults.contains { $0.kind == fault.kind && $0.range == fault.range && $0.distance < fault.distance }
            guard case .origin(let origin) = fault.evidence, isNearest else { continue }
            claims.append(
                ClaimedTrace(
                    name: "\(fault.kind.rawValue) at line \(fault.range.start.line)", distance: fault.distance,
                    actions: route.actions(to: origin), goal: .fault(fault.kind, fault.range)))
        }
        return claims
    }

    /// The first trace with a wrong length, or that the machine can't replay. `nil` if there is
    /// none.
    func wrongTrace(_ count: inout Int) -> String? {
        var replayer = Replayer(self)
        var hurried = Replayer(self, effort: 400)
        var writer = TraceWriter(program: program)
        for claim in claims {
            count += 1
            guard claim.actions.count == claim.distance else {
                return "\(claim.name): \(claim.actions.count) actions, not \(claim.distance)"
            }
            guard let run = replay(claim.actions, to: claim.goal, atLeast: claim.distance) else {
                // The machine can need more effort for a run with very many choices.
                var patient = Replayer(self, effort: 100_000_000)
                if patient.replay(claim.actions, to: claim.goal, atLeast: claim.distance) != nil { continue }
                return "\(claim.name): \(claim.actions) doesn't replay"
            }
            // Runs with a common beginning are only replayed and written after it.
            guard let next = replayer.replay(claim.actions, to: claim.goal, atLeast: claim.distance), next.start == run.start,
                next.steps == run.steps,
                writer.trace(of: next) == run.trace(in: program)
            else { return "\(claim.name): replays otherwise after another run" }
            // A preceding run mustn't affect the success of a search with little effort.
            var alone = Replayer(self, effort: 400)
            guard
                hurried.replay(claim.actions, to: claim.goal, atLeast: claim.distance)?.steps
                    == alone.replay(claim.actions, to: claim.goal, atLeast: claim.distance)?.steps
            else { return "\(claim.name): found or not after another run" }
            guard run.steps.count == claim.distance, run.isShortest else {
                return "\(claim.name): replayed in \(run.steps.count) steps, not \(claim.distance)"
            }
            if case .fault(let kind, let range) = claim.goal {
                guard run.steps.last?.fault?.kind == kind, run.steps.last?.fault?.range == range else {
                    return "\(claim.name): ends otherwise"
                }
            }
        }
        return nil
    }
}
