import FlowGraph

/// What a transition does, in one sentence, with the stack before and after where the step says
/// what it is.
func summary(of transition: Transition, in program: Program) -> String {
    let words = StepPhrases(program: program)
    let phrases = words.phrases(for: transition.steps)
    guard !phrases.isEmpty else { return "Does nothing." }
    return capitalized(phrases.joined(separator: ", then ")) + words.stackChange(of: transition) + "."
}

/// Steps in the words of a comment.
struct StepPhrases {
    let program: Program

    func phrases(for steps: [Step]) -> [String] {
        steps.map { phrase(for: $0.action) }.filter { !$0.isEmpty }
    }

    func phrase(for fallback: Step.Fallback?) -> String {
        switch fallback {
        case nil: ""
        case .push?: ", or pushes it"
        case .root?: ", or to the flow's first screen"
        case .stay?: ", if it is there"
        }
    }

    /// `, from `payment` on` where a flow begins with another screen, tab or child than its own.
    func beginning(of use: Use) -> String {
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
        let above = use.stack.isEmpty ? "" : " with `\(names(use.stack))` above its first screen"
        return (first.isEmpty ? "" : ", beginning with `\(first)`") + above
    }

    func choice(_ condition: Condition, _ then: [Step], _ otherwise: [Step]) -> String {
        let guardName = "`\(program[condition.asked].name.value)`"
        let (first, second) = (phrases(for: then), phrases(for: otherwise))
        if first.isEmpty, second.isEmpty { return "" }
        if first.isEmpty { return "unless \(guardName), " + second.joined(separator: " and ") }
        return "if \(guardName), \(first.joined(separator: " and "))"
            + (second.isEmpty ? "" : ", else \(second.joined(separator: " and "))")
    }

    func selection(of flow: FlowID, _ index: Int, _ stack: [Use]?) -> String {
        let tab = program[flow].tabs[index]
        let shown = "shows the tab `\(tab.name.value)` of `\(program[flow].name.value)`"
        guard let stack else { return shown }
        guard case .flow(let child)? = tab.use?.target, case .stack = program[child].kind, program[child].start.choices.isEmpty else {
            return stack.isEmpty ? shown + " as in the beginning" : shown + " with `\(names(stack))` above its first screen"
        }
        let start = program[program[child].screens[program[child].start.otherwise]].name.value
        return shown + " with `[\(([start] + stack.map { plainName($0) }).joined(separator: ", "))]`"
    }

    /// `: […, a] → […, a, b]` for a single push or replace of a screen; other steps say it in their
    /// phrase, or depend on what stands below.
    func stackChange(of transition: Transition) -> String {
        guard transition.steps.count == 1, case .screen(let screen) = transition.owner else { return "" }
        let name = program[screen].name.value
        switch transition.steps[0].action {
        case .push(let use, _) where !use.isFlow: return ": `[…, \(name)]` → `[…, \(name), \(plainName(use))]`"
        case .replace(let use): return ": `[…, \(name)]` → `[…, \(plainName(use))]`"
        default: return ""
        }
    }

    func name(_ use: Use) -> String {
        "`\(plainName(use))`"
    }

    func plainName(_ use: Use) -> String {
        switch use.target {
        case .screen(let screen): program[screen].name.value
        case .flow(let flow): program[flow].name.value
        }
    }

    func names(_ uses: [Use]) -> String {
        uses.map { plainName($0) }.joined(separator: ", ")
    }
}
