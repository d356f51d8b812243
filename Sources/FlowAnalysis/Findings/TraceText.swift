import FlowDiagnostics
import FlowGraph

extension Replay {
    /// The run as people read it: numbered actions, what they need, and the stacks after each.
    public func trace(in program: Program, entries: [Entry] = []) -> Trace {
        let words = MoveWords(program: program, entries: entries)
        var trace = Trace(start: start.description(in: program), startNeeds: startChoices.map(words.need))
        var before = start
        for step in steps {
            let range: SourceRange? = if case .transition(let id) = step.move { program[id].name.range } else { nil }
            trace.actions.append(
                Trace.Action(
                    words.text(step.move, in: before), needs: step.choices.compactMap(words.needed),
                    state: step.state.description(in: program),
                    at: range))
            before = step.state
        }
        if let fault = steps.last?.fault { trace.ending = words.ending(fault.kind) }
        trace.contradictions = contradictions(in: program)
        return trace
    }

    /// The guards that are needed both ways, with nothing between that could have changed the app's mind: no other action and no effect.
    private func contradictions(in program: Program) -> [String] {
        var found: [String] = []
        for choices in [startChoices] + steps.map(\.choices) {
            var answers: [GuardID: Bool] = [:]
            for case .asked(let asked, let holds) in choices {
                if let other = answers.updateValue(holds, forKey: asked), other != holds {
                    let name = quoted(program[asked].name.value)
                    if !found.contains(name) { found.append(name) }
                }
            }
        }
        return found
    }
}

/// Moves and choices in words.
struct MoveWords {
    let program: Program
    var entries: [Entry] = []

    func text(_ move: Move, in state: State) -> String {
        switch move {
        case .transition(let id):
            let screen = state.topScreen.map { program.name(of: $0) } ?? ""
            return "\(screen): \(program[id].name.value)"
        case .back: return "back"
        case .backMenu(let count): return count == 1 ? "back" : "back menu, \(count) screens back"
        case .swipeDown: return "swipe down"
        case .tap(let flow, let tab): return "tap \(quoted(program[flow].tabs[tab].name.value))"
        case .entry(let index): return entries.indices.contains(index) ? "open \(quoted(entries[index].name))" : "open"
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
        case .finishUnhandled: "nobody hears of the flow's end"
        }
    }
}
