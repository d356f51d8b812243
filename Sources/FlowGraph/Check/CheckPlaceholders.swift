import FlowSpec

extension Program {
    /// The screen with which a stack flow begins if it is a placeholder.
    ///
    /// - Returns: the screen; `nil` if the target begins with another screen.
    public func placeholder(of target: Target?) -> ScreenID? {
        guard case .flow(let id)? = target, case .stack = self[id].kind else { return nil }
        let first = self[id].screens[self[id].start.otherwise]
        return self[first].attributes.isPlaceholder ? first : nil
    }
}

extension Linker {
    /// Reports placeholders outside secondary columns, and steps that would show one. Requires a
    /// program without errors, so each step is known.
    mutating func checkPlaceholders(in program: Program) {
        let placeholders = program.screens.indices.map(ScreenID.init).filter { program[$0].attributes.isPlaceholder }
        guard !placeholders.isEmpty else { return }
        for screen in placeholders { check(placeholder: screen, in: program) }
        for use in program.starts { checkBeginning(use, in: program) }
        for (index, flow) in program.flows.enumerated() {
            let own = flow.isSplit ? flow.tabs.dropLast() : flow.tabs[...]
            for use in own.compactMap(\.use) + flow.children.map(\.use) { checkBeginning(use, in: program) }
            if flow.isSplit { checkStart(ofSplit: FlowID(index: index), in: program) }
        }
        for steps in program.lists { check(steps, in: program) }
        for link in program.links where link.restarts && program.placeholder(of: .flow(link.flow)) != nil {
            let message =
                "the link can't start in \(quoted(program[link.flow].name.value)): its column is empty, and only a step can fill it; remove "
                + "'in' or 'to', and use 'select' with 'stack' in 'open'"
            report(.misplacedPlaceholder, message, at: link.name.range)
        }
    }

    private mutating func check(placeholder screen: ScreenID, in program: Program) {
        let (name, id) = (program[screen].name, program[screen].flow)
        let (title, owner) = (quoted(name.value), quoted(program[id].name.value))
        guard program.placeholder(of: .flow(id)) == screen, program[id].start.choices.isEmpty else {
            let message =
                "the placeholder \(title) must be the only first screen of \(owner), which must be a stack flow; name it in 'start'"
            return report(.misplacedPlaceholder, message, at: name.range)
        }
        if !program.flows.contains(where: { $0.isSplit && $0.tabs.last?.use?.target == .flow(id) }) {
            let message =
                "the placeholder \(title) is never visible: \(owner) isn't the secondary column of a split view; remove 'placeholder'"
            report(.misplacedPlaceholder, message, at: name.range)
        }
        if let transition = program[screen].transitions.first.map({ program[$0].name }) {
            let message =
                "the placeholder \(title) can't have transitions: an empty column can't be selected; remove \(quoted(transition.value))"
            report(.misplacedPlaceholder, message, at: transition.range)
        }
    }

    /// Reports a flow with a placeholder outside a secondary column.
    private mutating func checkBeginning(_ use: Use, in program: Program) {
        guard program.placeholder(of: use.target) != nil else { return }
        let message =
            "\(quoted(name(of: use.target).value)) begins with a placeholder, so it can only be the secondary column of a split view; name "
            + "another flow, or remove 'placeholder'"
        report(.misplacedPlaceholder, message, at: use.range)
    }

    private mutating func checkStart(ofSplit flow: FlowID, in program: Program) {
        let last = program[flow].tabs.count - 1
        guard program.placeholder(of: program[flow].tabs[last].use?.target) != nil, let start = names[flow].start else { return }
        for name in start.choices.map(\.name) + [start.otherwise] where names.slot(named: name.value, in: flow) == last {
            reportStart(name, at: name.range)
        }
    }

    private mutating func reportStart(_ column: Located<String>, at range: SourceRange) {
        let message = "the split view can't start with the column \(quoted(column.value)): it is empty at the start; name another column"
        report(.misplacedPlaceholder, message, at: range)
    }

    private mutating func check(_ steps: [Step], in program: Program) {
        for step in steps {
            if case .popTo(let screen, _) = step.action { checkShown(.screen(screen), at: step.range, in: program) }
            for use in step.action.createdUses { check(use, in: program) }
            if case .select(let flow, let tab, _, let stack?) = step.action, let first = stack.first, case .flow = first.target,
                case .flow(let content)? = program[flow].tabs[tab].use?.target, program.placeholder(of: .flow(content)) != nil
            {
                let message =
                    "\(quoted(name(of: first.target).value)) can't be the first in 'stack': no screen of the column's flow is below "
                    + "it; name a screen of \(quoted(program[content].name.value)) first"
                report(.misplacedPlaceholder, message, at: first.range)
            }
            for choice in step.action.choices { check(choice.steps, in: program) }
        }
    }

    private mutating func check(_ use: Use, in program: Program) {
        checkShown(use.target, at: use.range, in: program)
        checkBeginning(use, in: program)
        if case .flow(let flow) = use.target, program[flow].isSplit, let column = program[flow].tabs.last,
            use.start == program[flow].tabs.count - 1, program.placeholder(of: column.use?.target) != nil
        {
            reportStart(column.name, at: use.range)
        }
        for above in use.stack { check(above, in: program) }
    }

    private mutating func checkShown(_ target: Target, at range: SourceRange, in program: Program) {
        guard case .screen(let screen) = target, program[screen].attributes.isPlaceholder else { return }
        let message =
            "no step can show the placeholder \(quoted(program[screen].name.value)), because only an empty column shows it; use 'select' "
            + "with 'reset: true' to empty the column"
        report(.misplacedPlaceholder, message, at: range)
    }
}
