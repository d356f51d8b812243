import FlowAnalysis
import FlowCompiler
import FlowGraph
import FlowSpec

extension Analysis {
    /// The path from the app's start to a screen in words, or why there is none.
    func answer(to target: ScreenID) -> String {
        text(of: way(to: target), to: target)
    }

    /// The path from one screen to another in words, or why there is none.
    func answer(from first: ScreenID, to target: ScreenID) -> String {
        let other = quoted(program.name(of: target))
        // An unreachable screen needs no search.
        guard isCut || screenDistances[target.index] != nil else { return text(of: .never, to: target) }
        let start = way(to: first)
        guard case .found(let lead) = start else { return text(of: start, to: first) }
        let place = "\(quoted(program.name(of: first))) is on top \(time(after: lead.distance))"
        let stacks = lead.end.description(in: program)
        switch way(to: target, from: lead.end) {
        case .found(let replay):
            let path = replay.isShortest ? "The shortest path" : "A path"
            return "\(place). \(path) to \(other) has \(actions(of: replay)):\n\(text(of: replay, start: "from"))"
        case .never: return text(of: .never, to: target)
        case .none(let states):
            return "\(place): \(stacks)\nNo path leads from there to \(other)\(searched(states)).\n"
        case .unknown(let actions, let states):
            let searched = "\(count(actions, "action")), \(count(states, "state"))"
            return "\(place): \(stacks)\nNo path from there to \(other) found within \(searched).\n"
        }
    }

    private func searched(_ states: Int?) -> String {
        states.map { " (searched all states that follow: \($0))" } ?? ""
    }

    /// A trace as numbered actions.
    func text(of replay: Replay, start: String = "start") -> String {
        renderTrace(replay.trace(in: program), start: start, width: terminalWidth(of: STDOUT_FILENO))
    }

    private func text(of way: Way, to target: ScreenID) -> String {
        let name = quoted(program.name(of: target))
        switch way {
        case .found(let replay) where replay.steps.isEmpty: return "\(name) is on top at the start:\n\(text(of: replay))"
        case .found(let replay): return "\(name) needs \(actions(of: replay)):\n\(text(of: replay))"
        case .never: return "\(name) is never on top.\n"
        case .none(let states): return "\(name) is never on top\(searched(states)).\n"
        case .unknown(let actions, let states):
            return "No path to \(name) found within \(count(actions, "action")), \(count(states, "state")).\n"
        }
    }
}

private func actions(of replay: Replay) -> String {
    count(replay.steps.count, "action") + (replay.isShortest ? "" : "; a shorter path might exist")
}

/// The time of an event: `at the start`, `after 2 actions`, `after at least 2 actions`.
func time(after distance: Distance?) -> String {
    switch (distance?.actions ?? 0, distance?.bound ?? .exact) {
    case (0, .exact): "at the start"
    case (let actions, .exact): "after \(count(actions, "action"))"
    case (let actions, .lower): "after at least \(count(actions, "action"))"
    case (let actions, .upper): "after at most \(count(actions, "action"))"
    }
}
