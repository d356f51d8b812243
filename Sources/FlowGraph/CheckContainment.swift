import FlowDiagnostics
import FlowSpec

extension Linker {
    /// A target that may stand on a navigation stack: a screen or a stack flow.
    mutating func stackable(_ name: Located<String>, in flow: FlowID) -> Target? {
        guard let target = target(name, in: flow) else {
            return nil
        }
        if case .flow(let other) = target, flows[other.index].tabs != nil {
            let note = Diagnostic.Note("\(quoted(name.value)) is declared here", at: names[other].name.range)
            let message = "\(quoted(name.value)) is a tabs flow, and UIKit takes no tab bar controller on a navigation stack; present it"
            diagnostics.report(.illegalContainment, message, at: name.range, notes: [note])
            return nil
        }
        return target
    }

    /// Whether a step that changes a stack may find one: a bare screen of a tabs flow stands on none.
    mutating func checkStack(_ step: StepDeclaration, _ word: String, isBare: Bool, in flow: FlowID) -> Bool {
        guard isBare else {
            return true
        }
        let name = names[flow].name
        let note = Diagnostic.Note("\(quoted(name.value)) is a tabs flow", at: name.range)
        let message = "\(quoted(word)) needs a navigation stack, and the screens of a tabs flow stand on none"
        diagnostics.report(.illegalContainment, message, at: step.range, notes: [note])
        return false
    }

    /// Reports steps that can't follow one that has left the flow: the flow's own stack is no longer what the user sees.
    mutating func checkOrder(of steps: [StepDeclaration], in flow: FlowID) {
        var leaving: (step: StepDeclaration, word: String)?
        for step in steps {
            switch step.action {
            case .select: leaving = leaving ?? (step, "select")
            case .present: leaving = leaving ?? (step, "present")
            case .push(let name) where names.screen(named: name.value, in: flow) == nil: break
            default:
                guard let leaving else {
                    continue
                }
                let note = Diagnostic.Note("\(quoted(leaving.word)) leaves the flow here", at: leaving.step.range)
                let message =
                    "this can't follow \(quoted(leaving.word)), which leaves the flow; only 'present', 'select' and a 'push' of a flow can"
                diagnostics.report(.misplacedStep, message, at: step.range, notes: [note])
            }
        }
    }
}
