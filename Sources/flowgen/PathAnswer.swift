import FlowAnalysis
import FlowCompiler
import FlowGraph
import FlowSpec
import FlowViews

/// The path from the app's start or a screen to another screen, or why there is none.
struct PathAnswer: Answer {
    private let analysis: Analysis
    private let sources: SourceTable
    private let from: ScreenID?
    private let to: ScreenID
    /// The path from the app's start to the first screen.
    private var lead: Replay?
    /// The screen that the path leads to: the target, or the first screen if that is never on top.
    private let sought: ScreenID
    private let way: Way

    init(from first: ScreenID?, to target: ScreenID, _ analysis: Analysis, sources: SourceTable) {
        self.analysis = analysis
        self.sources = sources
        from = first
        to = target
        // An unreachable screen needs no search for the first.
        let start = analysis.isCut || analysis.screenDistances[target.index] != nil ? first.map { analysis.way(to: $0) } : nil
        switch start {
        case .found(let replay)?: (lead, sought, way) = (replay, target, analysis.way(to: target, from: replay.end))
        case let way?: (sought, self.way) = (first ?? target, way)
        case nil: (sought, way) = (target, analysis.way(to: target))
        }
    }

    private var program: Program { analysis.program }

    func text(width: Int) -> String {
        let name = quoted(program.name(of: sought))
        func steps(of replay: Replay, start: String = "start") -> String {
            renderTrace(replay.trace(in: program), start: start, width: width)
        }
        guard let from, let lead else {
            switch way {
            case .found(let replay) where replay.steps.isEmpty: return "\(name) is on top at the start:\n\(steps(of: replay))"
            case .found(let replay): return "\(name) needs \(actions(of: replay)):\n\(steps(of: replay))"
            case .never: return "\(name) is never on top.\n"
            case .none(let states): return "\(name) is never on top\(searched(states)).\n"
            case .unknown(let actions, let states):
                return "No path to \(name) found within \(count(actions, "action")), \(count(states, "state")).\n"
            }
        }
        let place = "\(quoted(program.name(of: from))) is on top \(time(after: lead.distance))"
        let stacks = lead.end.description(in: program)
        switch way {
        case .found(let replay):
            let path = replay.isShortest ? "The shortest path" : "A path"
            return "\(place). \(path) to \(name) has \(actions(of: replay)):\n\(steps(of: replay, start: "from"))"
        case .never: return "\(name) is never on top.\n"
        case .none(let states): return "\(place): \(stacks)\nNo path leads from there to \(name)\(searched(states)).\n"
        case .unknown(let actions, let states):
            let searched = "\(count(actions, "action")), \(count(states, "state"))"
            return "\(place): \(stacks)\nNo path from there to \(name) found within \(searched).\n"
        }
    }

    private func searched(_ states: Int?) -> String {
        states.map { " (searched all states that follow: \($0))" } ?? ""
    }

    var json: (key: String, value: JSON) {
        let ends: JSON = ["from": from.map { .string(program.name(of: $0)) }, "to": .string(program.name(of: to))]
        let missing = JSON.string(program.name(of: sought))
        let result: JSON =
            switch way {
            case .found(let replay):
                [
                    "result": .string("found"), "lead": lead.map { sources.json(of: $0.trace(in: program)) },
                    "trace": sources.json(of: replay.trace(in: program)), "shortest": replay.isShortest ? nil : .boolean(false),
                    "moves": .array(replay.possibleMoves(in: analysis.machine).map(JSON.strings)),
                    "controls": .strings(replay.controls(in: program)),
                ]
            case .never: ["result": .string("never"), "missing": missing]
            case .none(let states):
                ["result": .string(lead == nil ? "never" : "none"), "missing": missing, "states": states.map(JSON.integer)]
            case .unknown(let actions, let states):
                ["result": .string("unknown"), "missing": missing, "actions": .integer(actions), "states": .integer(states)]
            }
        return ("path", ends + result)
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
