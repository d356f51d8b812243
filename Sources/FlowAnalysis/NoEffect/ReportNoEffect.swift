import FlowGraph
import FlowSpec

/// Findings about transitions and taps that do nothing.
extension Report {
    /// Transitions and action tabs that change nothing. If that depends on the state, a finding
    /// requires a run.
    func noEffects() -> [Finding] {
        let effects = analysis.noEffects
        var replayer = Replayer(analysis, effort: 16_000_000, sharedBy: effects.count)
        return effects.compactMap { effect in
            let name = effect.name
            guard !effect.isAlways else {
                let message =
                    "\(quoted(name.value)) never has an effect: whenever it runs, \(reasons(of: effect)); remove it, or add a step that changes "
                    + "something"
                return Finding(.noEffect, message, at: name.range, verdict: .proved)
            }
            guard let replay = replayer.replay(effect) else { return nil }
            let isTab = if case .tap? = effect.actions.last?.event { true } else { false }
            let remedy = isTab ? "add another step" : "hide its button in these states, or add another step"
            let message = "\(quoted(name.value)) has no effect in some states: \(reasons(of: effect)); \(remedy)"
            return Finding(.sometimesNoEffect, message, at: name.range, by: .run(replay))
        }
    }

    /// Returns the reasons in words, each once.
    private func reasons(of effect: NoEffect) -> String {
        var reasons: [String] = []
        for reason in effect.way.reasons {
            if let words = words(for: reason, quoted(program[effect.top].name.value)), !reasons.contains(words) { reasons.append(words) }
        }
        return reasons.joined(separator: ", and ")
    }

    private func words(for reason: IdleWays.Reason, _ top: String) -> String? {
        switch reason {
        case .isFirst: return "\(top) is already the first screen of its flow"
        case .isOnTop: return "\(top) is already on top"
        case .isMissing(let screen): return "\(quoted(program[screen].name.value)) isn't on the stack"
        case .shows(let flow, let part):
            let flow = program[flow]
            guard !flow.tabs.isEmpty else { return "the child \(quoted(flow.children[part].name.value)) is already visible" }
            return "the \(flow.part) \(quoted(flow.tabs[part].name.value)) is already selected"
        case .nothingIsPresented: return "nothing is presented"
        case .isHandled: return nil
        }
    }
}

extension Replayer {
    /// Returns the machine's run that ends with the steps without an effect.
    mutating func replay(_ effect: NoEffect) -> Replay? {
        guard let move = effect.actions.last?.move else { return nil }
        let ranges = effect.way.steps.map(\.range)
        let goal = Goal.ending([move]) { [analysis] before, steps in
            guard let step = steps.first, step.state == before, step.fault == nil, step.choices.contradictions.isEmpty else { return false }
            let taken = analysis.steps(of: step, from: before).filter { if case .choose = $0.action { false } else { true } }
            return taken.map(\.range) == ranges
        }
        return replay(effect.actions, to: goal, atLeast: effect.distance)
    }
}
