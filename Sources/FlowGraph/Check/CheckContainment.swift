import FlowSpec

/// What can stand where.
extension Linker {
    /// A target that may stand on a navigation stack: a screen, a stack flow or an external one.
    mutating func stackable(_ declared: TargetDeclaration, in flow: FlowID, isProgramWide: Bool) -> Target? {
        guard let target = target(declared, in: flow, isProgramWide: isProgramWide) else {
            return nil
        }
        guard case .flow(let other) = target, !drafts[other.index].shape.isOnStacks else {
            return target
        }
        let name = quoted(declared.name.value)
        let shape = drafts[other.index].shape
        let why =
            switch shape {
            case .tabs: "UIKit takes no tab bar controller on a navigation stack"
            case .split: "UIKit takes no split view controller on a navigation stack"
            case .stack, .single, .external, .switch: "only screens and stack flows stand on a navigation stack"
            }
        let note = Diagnostic.Note("\(name) is declared here", at: names[other].name.range)
        report(.illegalContainment, "\(name) is \(shape.title), and \(why); present it", at: declared.name.range, notes: [note])
        return nil
    }

    /// Whether a step that changes a stack may find one: a bare screen stands on none.
    mutating func checkStack(_ step: StepDeclaration, _ word: String, in scope: Scope, allowsBare: Bool = false) -> Bool {
        let name = names[scope.flow].name
        switch scope.surroundings {
        case .stack:
            return true
        case .bare(let shape):
            guard !allowsBare else {
                return true
            }
            let note = Diagnostic.Note("\(quoted(name.value)) is \(shape.title)", at: name.range)
            let screens = shape == .single ? "the screen of \(shape.title) is" : "the screens of \(shape.title) are"
            report(.illegalContainment, "\(quoted(word)) needs a navigation stack, but \(screens) on none", at: step.range, notes: [note])
            return false
        case .container:
            guard word != "push" else {
                return true
            }
            reportContainer(word, at: step.range, in: scope)
            return false
        }
    }

    /// A screen of the flow that has or takes a place on a stack; a flow's name is reported by
    /// `rule`.
    mutating func standingScreen(_ name: Located<String>, for words: String, flowIs rule: Rule = .illegalContainment, in scope: Scope)
        -> ScreenID?
    {
        guard !scope.isProgramWide else {
            let message =
                "\(quoted(name.value)) is a name of one flow; an 'otherwise' that any flow may take names flows, tabs and children only"
            report(.unknownTarget, message, at: name.range)
            return nil
        }
        return screen(name, in: scope.flow, for: words, flowIs: rule)
    }

    /// Reports a step that would put a container's screen on a stack.
    mutating func reportContainer(_ word: String, at range: SourceRange, in scope: Scope) {
        let name = names[scope.flow].name
        let note = Diagnostic.Note("\(quoted(name.value)) is \(drafts[scope.flow.index].shape.title)", at: name.range)
        let message = "\(quoted(word)) would put a screen of \(quoted(name.value)) on a stack, but its screens are on none"
        report(.illegalContainment, message, at: range, notes: [note])
    }
}
