import FlowGraph

/// What a transition does, in one sentence, with the stack before and after where the step says what it is.
func summary(of transition: Transition, in program: Program) -> String {
    let phrases = phrases(for: transition.steps, in: program)
    guard !phrases.isEmpty else { return "Does nothing." }
    return capitalized(phrases.joined(separator: ", then ")) + stackChange(of: transition, in: program) + "."
}

private func phrases(for steps: [Step], in program: Program) -> [String] {
    steps.map { phrase(for: $0.action, in: program) }.filter { !$0.isEmpty }
}

private func phrase(for action: Step.Action, in program: Program) -> String {
    switch action {
    case .push(let use, _):
        use.isFlow
            ? "starts the flow \(name(use, program)) on the same stack" + beginning(of: use, in: program) : "pushes \(name(use, program))"
    case .replace(let use): "replaces the screen by \(name(use, program))"
    case .setStack(let uses): "replaces the flow's screens by `[\(names(uses, program))]`"
    case .pop(1): "goes back"
    case .pop(let count): "goes back \(count) screens"
    case .popTo(let target, let fallback): "goes back to `\(program[target].name.value)`" + phrase(for: fallback)
    case .popToRoot: "goes back to the flow's first screen"
    case .select(let flow, let tab, let stack): selection(of: flow, tab, stack, in: program)
    case .switchTo(let flow, let child, let use, let reset):
        "shows `\(program[flow].children[child].name.value)` of `\(program[flow].name.value)`" + (use != nil || reset ? " anew" : "")
    case .present(let use, _, _):
        "presents \(use.isFlow ? "the flow " : "")\(name(use, program))" + beginning(of: use, in: program)
    case .dismiss: "ends the presented layer"
    case .dismissAll: "ends all presented layers"
    case .finish(let flow, let result, _): "ends the flow with `\(program[flow].results[result].name.value)`"
    case .alert(let alert): "asks in an \(alert.isActionSheet ? "action sheet" : "alert")"
    case .perform(let effect, _, let handlers):
        "\(handlers.isEmpty ? "has" : "asks") the app \(handlers.isEmpty ? "do" : "for") `\(program[effect].name.value)`"
    case .choose(let condition, let then, let otherwise, _): choice(condition, then, otherwise, in: program)
    }
}

private func phrase(for fallback: Step.Fallback?) -> String {
    switch fallback {
    case nil: ""
    case .push?: ", or pushes it"
    case .root?: ", or to the flow's first screen"
    case .stay?: ", if it is there"
    }
}

/// `, from `payment` on` where a flow begins with another screen, tab or child than its own.
private func beginning(of use: Use, in program: Program) -> String {
    guard case .flow(let id) = use.target else { return "" }
    let flow = program[id]
    var first = ""
    if let start = use.start {
        switch flow.kind {
        case .stack, .single: first = program[flow.screens[start]].name.value
        case .tabs(let tabs, _, _): first = tabs[start].name.value
        case .switch(let children): first = children[start].name.value
        }
    }
    let above = use.stack.isEmpty ? "" : " with `\(names(use.stack, program))` above its first screen"
    return (first.isEmpty ? "" : ", beginning with `\(first)`") + above
}

private func choice(_ condition: Condition, _ then: [Step], _ otherwise: [Step], in program: Program) -> String {
    let guardName = "`\(program[condition.asked].name.value)`"
    let (first, second) = (phrases(for: then, in: program), phrases(for: otherwise, in: program))
    if first.isEmpty, second.isEmpty { return "" }
    if first.isEmpty { return "unless \(guardName), " + second.joined(separator: " and ") }
    return "if \(guardName), \(first.joined(separator: " and "))" + (second.isEmpty ? "" : ", else \(second.joined(separator: " and "))")
}

private func selection(of flow: FlowID, _ index: Int, _ stack: [Use]?, in program: Program) -> String {
    let tab = program[flow].tabs[index]
    let shown = "shows the tab `\(tab.name.value)` of `\(program[flow].name.value)`"
    guard let stack else { return shown }
    guard case .flow(let child)? = tab.use?.target, case .stack = program[child].kind, program[child].start.choices.isEmpty else {
        return stack.isEmpty ? shown + " as in the beginning" : shown + " with `\(names(stack, program))` above its first screen"
    }
    let start = program[program[child].screens[program[child].start.otherwise]].name.value
    return shown + " with `[\(([start] + stack.map { plainName($0, program) }).joined(separator: ", "))]`"
}

/// `: […, a] → […, a, b]` for a single push or replace of a screen; other steps say it in their phrase, or depend on what stands below.
private func stackChange(of transition: Transition, in program: Program) -> String {
    guard transition.steps.count == 1, case .screen(let screen) = transition.owner else { return "" }
    let name = program[screen].name.value
    switch transition.steps[0].action {
    case .push(let use, _) where !use.isFlow: return ": `[…, \(name)]` → `[…, \(name), \(plainName(use, program))]`"
    case .replace(let use): return ": `[…, \(name)]` → `[…, \(plainName(use, program))]`"
    default: return ""
    }
}

private func name(_ use: Use, _ program: Program) -> String {
    "`\(plainName(use, program))`"
}

private func plainName(_ use: Use, _ program: Program) -> String {
    switch use.target {
    case .screen(let screen): program[screen].name.value
    case .flow(let flow): program[flow].name.value
    }
}

private func names(_ uses: [Use], _ program: Program) -> String {
    uses.map { plainName($0, program) }.joined(separator: ", ")
}
