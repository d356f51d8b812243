import FlowGraph

/// What a transition does, in one sentence, with the stack before and after where the step says what it is.
func summary(of transition: Transition, in program: Program) -> String {
    let screen = program[transition.screen]
    let phrases = transition.steps.map { phrase(for: $0.action, from: screen, in: program) }
    guard !phrases.isEmpty else { return "Does nothing." }
    return capitalized(phrases.joined(separator: ", then ")) + stackChange(of: transition, from: screen, in: program) + "."
}

private func phrase(for action: Step.Action, from screen: Screen, in program: Program) -> String {
    switch action {
    case .push(.screen(let pushed)): "pushes \(code(pushed, program))"
    case .push(.flow(let flow)): "starts the flow `\(program[flow].name.value)` on the same stack"
    case .replace(let top): "replaces the screen by \(code(top, program))"
    case .setStack(let targets): "replaces the flow's screens by `[\(names(targets, program))]`"
    case .pop(1): "goes back"
    case .pop(let count): "goes back \(count) screens"
    case .popTo(let target): "goes back to \(code(target, program))"
    case .popToRoot: "goes back to the flow's first screen"
    case .select(let flow, let tab, let stack): selection(of: flow, tab, stack, in: program)
    case .present(.screen(let shown)): "presents \(code(shown, program))"
    case .present(.flow(let flow)): "presents the flow `\(program[flow].name.value)`"
    case .dismiss: "ends the presented layer"
    case .dismissAll: "ends all presented layers"
    }
}

private func selection(of flow: FlowID, _ index: Int, _ stack: [Target]?, in program: Program) -> String {
    guard case .tabs(let tabs, _) = program[flow].kind, tabs.indices.contains(index) else { return "shows another tab" }
    let tab = tabs[index]
    let shown = "shows the tab `\(tab.name.value)` of `\(program[flow].name.value)`"
    guard let stack else { return shown }
    guard case .flow(let child) = tab.content, case .stack(let start) = program[child].kind else { return shown + " as in the beginning" }
    return shown + " with `[\(names([.screen(start)] + stack, program))]`"
}

/// `: […, a] → […, a, b]` for a single push or replace; other steps say it in their phrase, or depend on what stands below.
private func stackChange(of transition: Transition, from screen: Screen, in program: Program) -> String {
    guard transition.steps.count == 1 else { return "" }
    let name = screen.name.value
    switch transition.steps[0].action {
    case .push(.screen(let pushed)): return ": `[…, \(name)]` → `[…, \(name), \(program[pushed].name.value)]`"
    case .replace(let top): return ": `[…, \(name)]` → `[…, \(program[top].name.value)]`"
    default: return ""
    }
}

private func code(_ screen: ScreenID, _ program: Program) -> String {
    "`\(program[screen].name.value)`"
}

private func names(_ targets: [Target], _ program: Program) -> String {
    targets.map { target in
        switch target {
        case .screen(let screen): program[screen].name.value
        case .flow(let flow): program[flow].name.value
        }
    }
    .joined(separator: ", ")
}
