import FlowGraph

/// Counts everything that the machine can do, to detect features that no model exercises.
struct Tally {
    private(set) var counts: [String: Int] = [:]

    /// The kinds that every large run must exercise.
    static let all =
        [
            "push", "push flow", "push with stack", "push with start", "replace", "setStack", "setStack with flow", "pop", "pop many",
            "popTo",
            "popTo else push", "popTo else root", "popTo else stay", "popToRoot", "select", "select reset", "select stack", "switch",
            "switch reset", "switch with more", "present flow", "present screen", "present with stack", "dismiss", "dismissAll", "finish",
            "finish of a child", "alert", "perform", "ask", "choose", "requirement", "resume",
        ]
        + ["transition", "back", "back menu", "swipe down", "tap", "tap with steps", "to a column", "link"].map { "move \($0)" }
        + Fault.Kind.allCases.map { "fault \($0.rawValue)" } + ["fault after it was seen"]
        + ["back", "backMenu", "swipeDown", "reselect", "step"].map { "abandoned by \($0)" } + ["handled result", "handled dismissal"]
        + [
            "three layers", "one flow in two layers", "bare layer", "tabs in a layer", "pushed flow", "one flow pushed twice",
            "flow from a list",
            "no way back", "single flow", "external flow pushed", "external flow in a layer", "external flow in tabs",
            "external flow in switch", "bare screen in a tab", "switch in tabs", "tabs in switch", "tabs in tabs", "several beginnings",
            "reselect none", "split view", "split in tabs", "split in switch", "split in a layer", "empty column", "filled column",
            "finite", "infinite",
            "flow of the app's own code", "end of such a flow", "no root",
        ]

    var missing: [String] { Self.all.filter { counts[$0] == nil } }

    /// Counts the features of a model: each move in the first state that allows it, all faults and
    /// all states.
    mutating func add(_ exploration: Exploration) {
        let machine = exploration.machine
        count(exploration.isComplete ? "finite" : "infinite")
        if machine.initialStates.count > 1 { count("several beginnings") }
        if machine.program.flows.contains(where: { $0.entry != nil }) { count("flow of the app's own code") }
        if exploration.states.contains(where: \.layers.isEmpty) { count("end of such a flow") }
        if !machine.program.hasRoot { count("no root") }
        for case .tabs(_, false, .bar(.system)) in machine.program.flows.map(\.kind) { count("reselect none") }
        exploration.faults.keys.forEach { count("fault \($0.kind.rawValue)") }
        var seen: [Occasion: Set<String>] = [:]
        for state in exploration.states {
            add(state, of: machine)
            guard let screen = state.topScreen else { continue }
            for move in machine.moves(in: state) {
                let name = name(of: move, in: machine.program)
                guard seen[Occasion(move, on: screen), default: []].insert(name).inserted else { continue }
                count("move \(name)")
                add(move, in: state, of: machine)
            }
        }
    }

    private mutating func count(_ word: String) {
        counts[word, default: 0] += 1
    }

    // MARK: Moves

    private mutating func add(_ move: Move, in state: State, of machine: Machine) {
        for branch in machine.outcomes(of: move, in: state) {
            var script = branch.choices[...]
            let (outcome, steps) = machine.trace(move, from: state) { options in
                script.popFirst().flatMap { options.firstIndex(of: $0) } ?? 0
            }
            steps.forEach { count(name(of: $0.action)) }
            if hasResumed(steps, branch.choices) { count("resume") }
            guard case .settled(_, let observations) = outcome else { continue }
            observations.forEach { add($0) }
            let isHandled = observations.contains { if case .handled(_, .some) = $0 { true } else { false } }
            let hasFinished = steps.contains { if case .finish = $0.action { true } else { false } }
            if hasFinished, !isHandled { count("finish of a child") }
        }
    }

    /// True if the steps that a guard held back were performed anyway. Only known if nothing else
    /// was asked.
    private func hasResumed(_ steps: [Step], _ choices: [Choice]) -> Bool {
        let asked = steps.filter { if case .choose = $0.action { true } else { false } }
        guard asked.count == 1, case .choose(let condition, let then, _, true) = asked[0].action else { return false }
        let isRefused = condition.answers(where: false).contains { choices.contains(.asked($0.asked, holds: $0.holds)) }
        return isRefused && steps.contains { $0.range == then.first?.range && name(of: $0.action) != "requirement" }
    }

    private func name(of move: Move, in program: Program) -> String {
        switch move {
        case .transition: return "transition"
        case .back: return "back"
        case .backMenu: return "back menu"
        case .swipeDown: return "swipe down"
        case .tap(let flow, _) where program[flow].isSplit: return "to a column"
        case .tap(let flow, let tab): return program[flow].tabs[tab].steps == nil ? "tap" : "tap with steps"
        case .link: return "link"
        }
    }

    private mutating func add(_ observation: Observation) {
        switch observation {
        case .abandon(_, .step): count("abandoned by step")
        case .abandon(_, let cause): count("abandoned by \(cause)")
        case .handled(_, let result): count(result == nil ? "handled dismissal" : "handled result")
        case .perform: break
        case .fault: count("fault after it was seen")
        }
    }

    private func name(of action: Step.Action) -> String {
        switch action {
        case .push(let use, _):
            guard case .flow = use.target else { return "push" }
            return use.stack.isEmpty ? use.start == nil ? "push flow" : "push with start" : "push with stack"
        case .replace: return "replace"
        case .setStack(let uses):
            return uses.contains { if case .flow = $0.target { true } else { false } } ? "setStack with flow" : "setStack"
        case .pop(let count): return count == 1 ? "pop" : "pop many"
        case .popTo(_, .push): return "popTo else push"
        case .popTo(_, .root): return "popTo else root"
        case .popTo(_, .stay): return "popTo else stay"
        case .popTo(_, nil): return "popTo"
        case .popToRoot: return "popToRoot"
        case .select(_, _, _, let stack): return stack.map { $0.isEmpty ? "select reset" : "select stack" } ?? "select"
        case .switchTo(_, _, let use, let reset): return use == nil ? reset ? "switch reset" : "switch" : "switch with more"
        case .present(let use, _, _):
            guard case .flow = use.target else { return "present screen" }
            return use.stack.isEmpty ? "present flow" : "present with stack"
        case .dismiss: return "dismiss"
        case .dismissAll: return "dismissAll"
        case .finish: return "finish"
        case .alert: return "alert"
        case .perform(_, _, _, let handlers): return handlers.isEmpty ? "perform" : "ask"
        case .choose(_, _, _, let isRequirement): return isRequirement ? "requirement" : "choose"
        }
    }

    // MARK: States

    private mutating func add(_ state: State, of machine: Machine) {
        if state.layers.count > 2 { count("three layers") }
        if Set(state.layers.map(\.origin)).count < state.layers.count { count("one flow in two layers") }
        for layer in state.layers {
            if case .screen = layer.origin { count("bare layer") }
            if layer.site != nil, case .tabs(let flow, _, _) = layer.content {
                count("\(machine.program[flow].isSplit ? "split" : "tabs") in a layer")
            }
            add(layer.content, in: nil, of: machine.program)
        }
        let marks = state.top?.content.activeSlots.compactMap(\.mark) ?? []
        if !marks.isEmpty { count("pushed flow") }
        if marks.contains(where: { machine.program[$0.flow].isExternal }) { count("external flow pushed") }
        if Set(marks.map(\.flow)).count < marks.count { count("one flow pushed twice") }
        if marks.contains(where: { $0.site == nil }) { count("flow from a list") }
        if state.depth > 1, !machine.moves(in: state).contains(.back) { count("no way back") }
    }

    private mutating func add(_ content: Content, in container: String?, of program: Program) {
        switch content {
        case .tabs(let flow, _, let children):
            let isSplit = program[flow].isSplit
            if isSplit { count("split view") }
            let placeholder = program.placeholder(of: program[flow].tabs.last?.use?.target)
            if isSplit, let placeholder, case .nav(_, let slots)? = children.last {
                count("\(slots.map(\.screen) == [placeholder] ? "empty" : "filled") column")
            }
            if let container { count("\(isSplit ? "split" : "tabs") in \(container)") }
            children.forEach { add($0, in: "tabs", of: program) }
        case .switch(_, _, let child):
            if let container { count("switch in \(container)") }
            add(child, in: "switch", of: program)
        case .single(let flow, _):
            if let flow, program[flow].isExternal {
                count("external flow in \(container ?? "a layer")")
            } else if flow != nil {
                count("single flow")
            } else if container == "tabs" {
                count("bare screen in a tab")
            }
        case .nav, .action: break
        }
    }
}
