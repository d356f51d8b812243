@testable import FlowAnalysis
import FlowGraph

/// Compares `via` invariants with all runs of a finite program.
struct SkippedScreens {
    private var held = 0, broken = 0, unknown = 0, longer = 0

    /// The first difference; `nil` if there is none.
    mutating func difference(_ analysis: Analysis, _ found: Exploration, hasTabs: Bool) -> String? {
        let screens = found.tops.sorted { $0.index < $1.index }
        guard screens.count > 2 else { return nil }
        var next = Array(repeating: [Int](), count: found.states.count)
        for edge in found.edges { next[edge.from].append(edge.to) }
        for (index, screen) in screens.enumerated() {
            let shift = 1 + (index + held) % (screens.count - 2)
            let (via, since) = (screens[(index + shift) % screens.count], screens[(index + shift + 1) % screens.count])
            for via in [Invariant.Via(screen: screen, via: via), Invariant.Via(screen: screen, via: via, since: since)] {
                if let problem = difference(via, analysis, found, next, hasTabs) {
                    let name = [via.screen, via.via, via.since].map { $0.map { analysis.program[$0].name.value } ?? "start" }
                    return "\(name[0]) via \(name[1]) since \(name[2]): \(problem)"
                }
            }
        }
        return nil
    }

    private mutating func difference(
        _ via: Invariant.Via, _ analysis: Analysis, _ found: Exploration, _ next: [[Int]], _ hasTabs: Bool
    ) -> String? {
        func shows(_ screen: ScreenID, _ state: State) -> Bool { state.topScreen.map { analysis.program.means(screen, $0) } ?? false }
        let nearest = distance(of: via, found, next, shows)
        switch analysis.verdict(of: via) {
        case .holds:
            held += 1
            return nearest.map { "missed a run of \($0) actions" }
        case .unknown:
            unknown += 1
            return hasTabs ? nil : "unknown without tabs"
        case .violated(let witness):
            broken += 1
            guard let nearest else { return "no run of \(witness.distance) actions" }
            guard let run = witness.replay else { return "no run" }
            longer += run.steps.count > nearest ? 1 : 0
            guard run.steps.count >= nearest, !run.isShortest || run.steps.count == nearest else {
                return "\(run.steps.count) actions instead of \(nearest)"
            }
            let states = [run.start] + run.steps.map(\.state)
            let first = via.since.map { since in states.lastIndex { shows(since, $0) } ?? states.count } ?? 0
            let isBroken = first < states.count && shows(via.screen, run.end) && !states[first...].contains { shows(via.via, $0) }
            return isBroken ? nil : "the run breaks nothing"
        }
    }

    /// The fewest actions of a run that breaks an invariant; `nil` if none does.
    private func distance(
        of via: Invariant.Via, _ found: Exploration, _ next: [[Int]], _ shows: (ScreenID, State) -> Bool
    ) -> Int? {
        /// A state, and whether the required screen is missing.
        struct Place: Hashable {
            var state: Int
            var isMissing: Bool
        }
        func place(_ state: Int, after isMissing: Bool) -> Place {
            let (state, top) = (state, found.states[state])
            // A screen that begins runs can also end them, if both names mean it.
            return Place(state: state, isMissing: (isMissing || via.since.map { shows($0, top) } ?? false) && !shows(via.via, top))
        }
        var level = found.arrivals.indices.filter { found.arrivals[$0] == nil }.map { place($0, after: via.since == nil) }
        var (seen, distance) = (Set(level), 0)
        while !level.isEmpty {
            if level.contains(where: { $0.isMissing && shows(via.screen, found.states[$0.state]) }) { return distance }
            level = level.flatMap { from in next[from.state].map { place($0, after: from.isMissing) } }.filter { seen.insert($0).inserted }
            distance += 1
        }
        return nil
    }

    var summary: String { "\(broken) skipped screens (\(longer) by longer runs, \(unknown) unknown), \(held) never skipped" }
}
