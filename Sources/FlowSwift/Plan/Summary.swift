import FlowGraph

/// Returns a sentence that describes steps. It depends on nothing else, so it changes only when the
/// steps do.
func summary(of steps: [Step], in program: Program) -> String {
    let phrases = StepPhrases(program: program).phrases(for: steps)
    return phrases.isEmpty ? "Does nothing." : capitalized(phrases.joined(separator: ", then ")) + "."
}

/// Phrases for steps in comments.
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
        case .stay?: ", if it is on the stack"
        }
    }

    /// The words `, starting at …` if the use overrides the start, and the screens above the first.
    func beginning(of use: Use) -> String {
        guard case .flow(let id) = use.target else { return "" }
        let flow = program[id]
        let first = use.start.map { flow.kind.isStackOrSingle ? program[flow.screens[$0]].name : flow.partNames[$0] }
        let above = use.stack.isEmpty ? "" : " with `\(names(use.stack))` above its first screen"
        return (first.map { ", starting at `\($0.value)`" } ?? "") + above
    }

    func choice(_ condition: Condition, _ then: [Step], _ otherwise: [Step]) -> String {
        if let first = then.first, then.count == 1, case .present = first.action, otherwise.map(\.range) == [first.range] {
            return phrase(for: first.action)
        }
        let guardName = condition.words { "`\(program[$0.asked].name.value)`" }
        let (first, second) = (phrases(for: then), phrases(for: otherwise))
        if first.isEmpty, second.isEmpty { return "" }
        if first.isEmpty { return "unless \(guardName), " + second.joined(separator: " and ") }
        return "if \(guardName), \(first.joined(separator: " and "))"
            + (second.isEmpty ? "" : ", else \(second.joined(separator: " and "))")
    }

    func selection(of flow: FlowID, _ index: Int, _ stack: [Use]?) -> String {
        let tab = program[flow].tabs[index]
        let shown = "selects the \(program[flow].part) `\(tab.name.value)` of `\(program[flow].name.value)`"
        guard let stack else { return shown }
        return stack.isEmpty ? shown + " and resets it" : shown + " with `\(names(stack))` above its first screen"
    }

    func name(_ use: Use) -> String { "`\(names([use]))`" }

    func names(_ uses: [Use]) -> String {
        uses.map { program.declaredName(of: $0.target).value }.joined(separator: ", ")
    }
}
