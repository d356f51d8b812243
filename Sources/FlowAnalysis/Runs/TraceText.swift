import FlowGraph
import FlowSpec

extension Replay {
    /// The run as people read it: numbered actions, the choices they need, and the stacks after
    /// each.
    public func trace(in program: Program) -> Trace {
        var writer = TraceWriter(program: program)
        return writer.trace(of: self)
    }

    /// Describes the actions in words.
    ///
    /// - Parameter program: the program that the run is of.
    /// - Returns: a text for each step, in their order.
    public func actionTexts(in program: Program) -> [String] {
        let words = MoveWords(program: program)
        return steps.indices.map { words.text(steps[$0].move, in: $0 == 0 ? start : steps[$0 - 1].state) }
    }

    /// The texts of the moves that are possible at the start and after each step. Moves with one
    /// text, such as the back button and the first entry of its menu, count once.
    ///
    /// - Parameter machine: the machine of the program that the run is of.
    public func possibleMoves(in machine: Machine) -> [[String]] {
        let words = MoveWords(program: machine.program)
        return ([start] + steps.map(\.state)).map { state in
            machine.moves(in: state).map { words.text($0, in: state) }.reduce(into: []) { texts, text in
                if !texts.contains(text) { texts.append(text) }
            }
        }
    }

    /// The run as a recorded walk: its start, then its actions.
    public func walk(in program: Program) -> [String] {
        [program.walkStart(in: start, choosing: startChoices)] + steps.map { program.walkText(of: $0.move, choosing: $0.choices) }
    }

    /// The guards that must be both true and false within the start or within one action.
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
    /// The guards that are both true and false.
    var contradictions: [GuardID] {
        var answers: [GuardID: Bool] = [:]
        return compactMap { choice in
            guard case .asked(let asked, let holds) = choice, let other = answers.updateValue(holds, forKey: asked) else { return nil }
            return other == holds ? nil : asked
        }
    }
}

/// Formats runs. The part that a run has in common with the one before it is reused.
struct TraceWriter {
    private let words: MoveWords
    private var last: (replay: Replay, trace: Trace)?
    private lazy var actions = words.program.stepsByRange

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
                trace.ending = "fails: " + words.program.reason(for: fault.kind, of: actions[fault.range]?.action)
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
    /// Describes how the layer under a screen ends.
    ///
    /// - Parameter screen: the screen's name.
    public func words(of screen: String) -> String {
        switch self {
        case .swipe: "swipe down"
        case .custom: "the custom presentation's own gesture"
        case .itself: "\(quoted(screen)) dismisses itself"
        case .around: "a dismissal by the app"
        }
    }
}

/// Moves and choices in words.
struct MoveWords {
    let machine: Machine

    init(program: Program) {
        machine = Machine(program)
    }

    var program: Program { machine.program }

    /// The text of a possible move, with the width if it is possible only there.
    func text(_ move: Move, in state: State) -> String {
        action(move, in: state) + (machine.width(of: move, in: state).map { ", in \($0.name)" } ?? "")
    }

    private func action(_ move: Move, in state: State) -> String {
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
        case .asked(let asked, let holds): "\(quoted(program[asked].name.value)) is \(holds)"
        case .alert(_, let name): name.map { "the alert's \(quoted($0))" } ?? "no button of the alert"
        case .same(let isSame): isSame ? "the values are equal" : "the values differ"
        case .answer(let effect, let result):
            result.map { "\(quoted(program[effect].name.value)) returns \(quoted(program[effect].results[$0].name.value))" }
                ?? "no result of \(quoted(program[effect].name.value))"
        }
    }

    /// The text of a choice; `nil` if nothing needs to happen.
    func needed(_ choice: Choice) -> String? {
        switch choice {
        case .alert(nil, _), .answer(_, nil): nil
        default: need(choice)
        }
    }
}
