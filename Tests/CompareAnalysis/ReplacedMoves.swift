@testable import FlowAnalysis
import FlowGraph
import FlowSpec

extension Exploration {
    /// The steps after which the machine performs a caller's `dismissed` steps instead of the rest
    /// of the list. Flows that the same action has started don't count. A handler that begins with
    /// a reusable step, or with the rest that a guard has postponed, is only possible.
    fileprivate var replacedSteps: (certain: Set<SourceRange>, possible: Set<SourceRange>) {
        let program = machine.program
        let (followed, own) = program.followed
        guard !followed.isEmpty else { return ([], []) }
        // The handlers by their first steps.
        var handlers: [SourceRange: [SiteID]] = [:]
        for (index, site) in program.sites.enumerated() {
            if let first = site.dismissed?.first { handlers[first.range, default: []].append(SiteID(index: index)) }
        }
        var (certain, possible): (Set<SourceRange>, Set<SourceRange>) = ([], [])
        for (state, distance) in zip(states, distances) where isComplete || distance < depth {
            for (move, branches) in machine.outcomes(in: state) {
                for branch in branches {
                    var script = branch.choices[...]
                    let taken = machine.trace(move, from: state) { options in
                        script.popFirst().flatMap { options.firstIndex(of: $0) } ?? 0
                    }.steps
                    for (index, (step, next)) in zip(taken, taken.dropFirst()).enumerated() where followed.contains(step.range) {
                        let begun = taken[..<index].compactMap(\.action.site)
                        guard handlers[next.range]?.contains(where: { state.starts($0) && !begun.contains($0) }) ?? false else { continue }
                        possible.insert(step.range)
                        if !own.contains(next.range) { certain.insert(step.range) }
                    }
                }
            }
        }
        return (certain, possible)
    }
}

extension State {
    /// True if a visible flow or layer was started at the site.
    fileprivate func starts(_ site: SiteID) -> Bool {
        layers.contains { $0.site == site || $0.content.activeSlots.contains { $0.mark?.site == site } }
    }
}

extension Program {
    /// The `dismiss` and `pop` steps that other steps follow, and all steps outside of handlers.
    fileprivate var followed: (steps: Set<SourceRange>, own: Set<SourceRange>) {
        var (inside, last, own): (Set<SourceRange>, Set<SourceRange>, Set<SourceRange>) = ([], [], [])
        func look(_ steps: [Step], _ isInside: Bool, isHandler: Bool = false) {
            for (place, step) in steps.enumerated() {
                if !isHandler { own.insert(step.range) }
                let isInside = isInside || place + 1 < steps.count
                for list in step.action.lists(in: self) {
                    switch list.owner {
                    case .result, .dismissed: look(list.steps, false, isHandler: true)
                    case .answer, .button, .branch: look(list.steps, isInside, isHandler: isHandler)
                    }
                }
                guard step.action.keyword == .dismiss || step.action.keyword == .pop else { continue }
                if isInside { inside.insert(step.range) } else { last.insert(step.range) }
            }
        }
        transitions.forEach { look($0.steps, false) }
        links.forEach { look($0.steps, false) }
        for flow in flows {
            flow.childHandlers.forEach { look($0.handler.steps, false) }
            for steps in flow.tabs.compactMap(\.steps) { look(steps, false) }
        }
        return (inside.subtracting(last), own)
    }
}

extension Comparison {
    /// The difference in lists that don't continue because a caller's steps replace them.
    var replacedDifference: String? {
        let (said, tried) = (Set(analysis.replacedSteps.map(\.range)), found.replacedSteps)
        if let missed = tried.certain.subtracting(said).first {
            return "the step at line \(missed.start.line) is replaced, and isn't named"
        }
        guard found.isComplete, analysis.isExact, let more = said.subtracting(tried.possible).first else { return nil }
        return "the step at line \(more.start.line) isn't replaced"
    }
}
