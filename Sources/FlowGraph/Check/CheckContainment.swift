import FlowSpec

extension Linker {
    /// Resolves a target that can be on a navigation stack: a screen, stack flow or external flow.
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
            case .tabs: "Apple advises against a tab bar controller on a navigation stack"
            case .split: "UIKit doesn't allow a split view controller on a navigation stack"
            case .stack, .single, .external, .switch: "only screens and stack flows can be on a navigation stack"
            }
        let message = "\(name) is \(shape.title): \(why); present it"
        report(.illegalContainment, message, at: declared.name.range, notes: [.declaration(of: names[other].name)])
        return nil
    }

    /// True if a stack can exist for a step that changes it. Bare screens are never on one.
    mutating func checkStack(_ step: StepDeclaration, _ word: String, in scope: Scope, allowsBare: Bool = false) -> Bool {
        let name = names[scope.flow].name
        // The steps of `else` run instead.
        if case .push(let site) = step.action, site.otherwise != nil { return true }
        switch scope.surroundings {
        case .stack:
            return true
        case .bare(let shape):
            guard !allowsBare else {
                return true
            }
            let note = Diagnostic.Note("\(quoted(name.value)) is \(shape.title)", at: name.range)
            let screens = shape == .single ? "\(shape.title) has" : "the screens of \(shape.title) have"
            let other = shape == .single ? "remove 'container: none'" : "move the screen to a stack flow"
            let remedy = word == "push" ? "use 'present', or \(other)" : other
            let message = "\(quoted(word)) needs a navigation stack, but \(screens) none; \(remedy)"
            report(.illegalContainment, message, at: step.range, notes: [note])
            return false
        case .container:
            guard word != "push" else {
                return true
            }
            reportContainer(word, at: step.range, in: scope)
            return false
        }
    }

    /// Resolves a screen of the flow that is on a stack or moves onto one. A flow's name is
    /// reported with `rule`.
    mutating func standingScreen(_ name: Located<String>, for words: String, flowIs rule: Rule = .illegalContainment, in scope: Scope)
        -> ScreenID?
    {
        guard !scope.isProgramWide else {
            let message =
                "\(quoted(name.value)) belongs to one flow: an 'otherwise' that can run in any flow can name only flows, tabs and children"
            report(.unknownTarget, message, at: name.range)
            return nil
        }
        return screen(name, in: scope.flow, for: words, flowIs: rule)
    }

    /// Reports a step that would put a container's screen on a stack, or a step of a link that
    /// names a screen.
    mutating func reportContainer(_ word: String, at range: SourceRange, in scope: Scope) {
        let name = names[scope.flow].name
        guard drafts[scope.flow.index].shape.isContainer else {
            let remedy = linkTitle == nil ? "; name a flow, or add 'in' with the flow of the screen" : "; name a flow"
            return report(.misplacedStep, "\(quoted(word)) runs on any screen, so it can't name a screen\(remedy)", at: range)
        }
        let note = Diagnostic.Note("\(quoted(name.value)) is \(drafts[scope.flow.index].shape.title)", at: name.range)
        let message = "\(quoted(word)) needs a navigation stack, but the screens of \(quoted(name.value)) have none; use 'present'"
        report(.illegalContainment, message, at: range, notes: [note])
    }
}
