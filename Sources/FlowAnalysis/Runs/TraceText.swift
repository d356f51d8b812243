import FlowGraph
import FlowSpec

extension Replay {
    /// The run as people read it: numbered actions, what they need, and the stacks after each.
    ///
    /// - Parameter program: the program that the run is of.
    public func trace(in program: Program) -> Trace {
        var writer = TraceWriter(program: program)
        return writer.trace(of: self)
    }

    /// What is done, each action in words.
    ///
    /// - Parameter program: the program that the run is of.
    /// - Returns: a text for each step, in their order.
    public func actionTexts(in program: Program) -> [String] {
        let words = MoveWords(program: program)
        return steps.indices.map { words.text(steps[$0].move, in: $0 == 0 ? start : steps[$0 - 1].state) }
    }

    /// The run as a recorded walk: its start, then an action each.
    func walk(in program: Program) -> [String] {
        [program.walkStart(in: start, choosing: startChoices)] + steps.map { program.walkText(of: $0.move, choosing: $0.choices) }
    }

    /// The guards that are needed both ways, with nothing between that could have changed the app's
    /// mind: no other action and no effect.
    fileprivate func contradictions(in program: Program) -> [String] {
        var found: [String] = []
        for asked in startChoices.contradictions + steps.flatMap(\.choices.contradictions) {
            let name = quoted(program[asked].name.value)
            if !found.contains(name) { found.append(name) }
        }
        return found
    }
}

extension [Choice] {
    /// The guards that answer in both ways.
    var contradictions: [GuardID] {
        var answers: [GuardID: Bool] = [:]
        return compactMap { choice in
            guard case .asked(let asked, let holds) = choice, let other = answers.updateValue(holds, forKey: asked) else { return nil }
            return other == holds ? nil : asked
        }
    }
}

/// Writes runs. What a run has in common with the one before it isn't written again.
struct TraceWriter {
    private let words: MoveWords
    private var last: (replay: Replay, trace: Trace)?

    init(program: Program) {
        words = MoveWords(program: program)
    }

    mutating func trace(of replay: Replay) -> Trace {
        var trace = Trace(start: replay.start.description(in: words.program), startNeeds: replay.startChoices.map { words.need($0) })
        if let last, last.replay.start == replay.start {
            let known = zip(last.replay.steps, replay.steps).prefix { $0 == $1 }.count
            trace.actions += last.trace.actions.prefix(known)
        }
        for index in trace.actions.count..<replay.steps.count {
            trace.actions.append(action(replay.steps[index], from: index == 0 ? replay.start : replay.steps[index - 1].state))
        }
        if let last = replay.steps.last {
            if let fault = last.fault {
                trace.ending = words.ending(fault.kind)
            } else if last.state == replay.steps.dropLast().last?.state ?? replay.start {
                trace.ending = "nothing changes"
            }
        }
        trace.walk = replay.walk(in: words.program)
        trace.contradictions = replay.contradictions(in: words.program)
        last = (replay, trace)
        return trace
    }

    private func action(_ step: Replay.Step, from before: State) -> Trace.Action {
        let range: SourceRange? = if case .transition(let id) = step.move { words.program[id].name.range } else { nil }
        return Trace.Action(
            words.text(step.move, in: before), needs: step.choices.compactMap { words.needed($0) },
            state: step.state.description(in: words.program), at: range)
    }
}

extension LayerEnd {
    /// How the layer under a screen ends, in words.
    ///
    /// - Parameter screen: the screen's name.
    public func words(of screen: String) -> String {
        switch self {
        case .swipe: "swipe down"
        case .custom: "the custom presentation's way out"
        case .itself: "\(quoted(screen)) dismisses itself"
        case .around: "the app's way out"
        }
    }
}

/// Moves and choices in words.
struct MoveWords {
    let program: Program

    func text(_ move: Move, in state: State) -> String {
        switch move {
        case .transition(let id):
            if case .screen(let screen) = program[id].owner, program.isExternal(screen) {
                return "the app ends \(quoted(program.name(of: screen))) with \(quoted(program[id].name.value))"
            }
            let screen = state.topScreen.map { program.name(of: $0) } ?? ""
            return "\(screen): \(program[id].name.value)"
        case .back: return "back"
        case .backMenu(let count): return count == 1 ? "back" : "back menu, \(count) screens back"
        case .swipeDown: return program.endOfTopLayer(in: state)?.words(of: state.topScreen.map { program.name(of: $0) } ?? "") ?? ""
        case .tap(let flow, let tab): return program[flow].move(to: tab)
        case .link(let id) where program[id].isTransition: return "the app: \(program[id].name.value)"
        case .link(let id): return "open link \(quoted(program[id].name.value))"
        }
    }

    func need(_ choice: Choice) -> String {
        switch choice {
        case .asked(let asked, let holds): "\(quoted(program[asked].name.value)) \(holds ? "holds" : "doesn't hold")"
        case .alert(_, let name): name.map { "the alert's \(quoted($0))" } ?? "no button of the alert"
        case .answer(let effect, let result):
            result.map { "\(quoted(program[effect].name.value)) answers \(quoted(program[effect].results[$0].name.value))" }
                ?? "no answer of \(quoted(program[effect].name.value))"
        }
    }

    /// What must be so; nil where nothing needs to happen.
    func needed(_ choice: Choice) -> String? {
        switch choice {
        case .alert(nil, _), .answer(_, nil): nil
        default: need(choice)
        }
    }

    func ending(_ kind: Fault.Kind) -> String {
        switch kind {
        case .noStack: "there is no navigation stack to change"
        case .popAtRoot: "there is no screen to pop"
        case .popToMissing: "the screen isn't on the stack"
        case .dismissAtBase: "nothing is presented"
        case .selectWithoutTabs: "the tab bar isn't around the top screen"
        case .switchWithoutSwitch: "the container isn't on screen"
        case .finishUnhandled: "nothing handles the flow's end"
        }
    }
}
