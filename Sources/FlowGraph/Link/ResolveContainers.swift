import FlowSpec

extension Linker {
    /// Resolves the arguments of tabs and children.
    mutating func resolveContents() {
        for (index, declaration) in names.declarations.enumerated() where declaration.shape.isContainer {
            let starts = Set(drafts[index].starts)
            for (place, slot) in drafts[index].slots.enumerated() where slot.content != nil {
                resolveUse(of: FlowID(index: index), at: place, isNeeded: declaration.tabs != nil || starts.contains(place))
            }
        }
    }

    /// Resolves the steps of tabs, and handlers for results.
    mutating func resolveContainers() {
        resolveStartConditions()
        for (index, declaration) in names.declarations.enumerated() {
            let flow = FlowID(index: index)
            guard declaration.shape.isContainer else { continue }
            for (place, tab) in (declaration.tabs ?? []).enumerated() {
                drafts[index].slots[place].title = text(of: tab, in: flow)
                if case .action(let steps) = tab.content {
                    drafts[index].slots[place].steps = resolve(steps, apartFrom: containerScope(flow))
                } else if checksTaps(onTab: place, of: flow) {
                    let name = Located("\(declaration.name.value).\(tab.name.value)", at: tab.name.range)
                    let select = StepDeclaration(.select(name, reset: false, stack: nil, arguments: []), range: tab.name.range)
                    drafts[index].slots[place].steps = resolve([select], apartFrom: containerScope(flow))
                }
            }
            resolveChildHandlers(of: flow, declaration)
        }
    }

    /// True if a tap on a tab checks the guard that its content requires. Nothing checks the guard
    /// of the first tab.
    func checksTaps(onTab place: Int, of flow: FlowID) -> Bool {
        let draft = drafts[flow.index]
        guard draft.shape == .tabs, !draft.starts.contains(place), let content = draft.slots[place].content else { return false }
        return requirement(of: content) != nil
    }

    private func containerScope(_ flow: FlowID) -> Scope {
        var scope = Scope(flow: flow)
        scope.surroundings = .container
        return scope
    }

    /// Resolves the arguments of a tab or child. If only steps show it, they can supply the rest.
    private mutating func resolveUse(of flow: FlowID, at place: Int, isNeeded: Bool) {
        let slot = drafts[flow.index].slots[place]
        guard let content = slot.content else {
            return
        }
        let part = drafts[flow.index].shape.part
        let declared = names[flow].tabs.map { $0[place].arguments } ?? names[flow].children?[place].target?.arguments
        if !checksTaps(onTab: place, of: flow) { checkUnguarded(content, at: slot.range, "the \(part) \(quoted(slot.name.value))") }
        let parameters = parameters(of: content, start: nil)
        let owner = "\(beginning(of: content)) in the \(part) \(quoted(slot.name.value))"
        let taker = ArgumentTaker(owner: owner, range: slot.range, givenElsewhere: isNeeded ? nil : parameters)
        let arguments = arguments(for: parameters, of: taker, from: declared ?? [], in: Scope(flow: flow))
        drafts[flow.index].slots[place].use = Use(content, arguments: arguments, range: slot.range)
    }

    private func beginning(of content: Target) -> String {
        switch content {
        case .screen(let screen): return "the first screen \(quoted(screens[screen.index].name.value))"
        case .flow(let flow):
            let starts = drafts[flow.index].startScreens
            return starts.count == 1
                ? "the first screen \(quoted(screens[starts[0].index].name.value))"
                : "the flow \(quoted(names[flow].name.value))"
        }
    }

    private mutating func resolveChildHandlers(of flow: FlowID, _ declaration: FlowDeclaration) {
        var handled: [Int: Set<Int>] = [:]
        for handler in declaration.handlers {
            guard let (child, name) = handler.name.aroundDot else {
                let message = "\(quoted(handler.name.value)) isn't the full name of a result; write '\(declaration.shape.part).result'"
                report(.unknownResult, message, at: handler.name.range)
                continue
            }
            guard let place = names.slot(named: child.value, in: flow) else {
                if !declaration.isPartial {
                    let message = "\(quoted(child.value)) isn't a \(declaration.shape.part) of the flow \(quoted(declaration.name.value))"
                    reportUnknown(message, child, candidates: .slots(flow), rule: .unknownResult)
                }
                markMisspelt(child.value, name.value, of: flow, &handled)
                continue
            }
            let slot = drafts[flow.index].slots[place]
            guard slot.isAction || slot.content != nil else { continue }
            var results = ResultTable()
            if case .flow(let content) = slot.content { results = drafts[content.index].results }
            guard let result = results[name.value] else {
                guard !results.isPartial else { continue }
                let what = results.isEmpty ? ": it declares none" : ""
                let message = "\(quoted(child.value)) has no result \(quoted(name.value))\(what)"
                reportUnknown(message, name, candidates: .names(results.names), rule: .unknownResult)
                markMisspelt(child.value, name.value, of: flow, &handled)
                continue
            }
            handled[place, default: []].insert(result)
            var scope = containerScope(flow).handling(name, results.values[result])
            scope.bareFinish = .childResult(name, results.values[result])
            let steps = resolve(handler.steps, apartFrom: scope)
            drafts[flow.index].childHandlers.append(ChildHandler(child: place, handler: Handler(result: result, steps: steps)))
        }
        guard !declaration.isPartial else {
            return
        }
        reportOpenResults(of: flow, handled: handled)
    }

    /// Counts the likely meaning of a misspelled result as handled, so it is reported once.
    private mutating func markMisspelt(_ child: String, _ result: String, of flow: FlowID, _ handled: inout [Int: Set<Int>]) {
        let own = names.slot(named: child, in: flow)
        let place = own ?? nearestName(to: child, among: names.list(.slots(flow))).flatMap { names.slot(named: $0, in: flow) }
        guard let place, case .flow(let content) = drafts[flow.index].slots[place].content else {
            return
        }
        let results = drafts[content.index].results
        let index = results[result] ?? nearestName(to: result, among: results.names).flatMap { results[$0] }
        if let index { handled[place, default: []].insert(index) }
    }

    private mutating func reportOpenResults(of flow: FlowID, handled: [Int: Set<Int>]) {
        for (place, slot) in drafts[flow.index].slots.enumerated() {
            guard case .flow(let content) = slot.content else { continue }
            let results = drafts[content.index].results.all
            guard let open = results.indices.first(where: { handled[place]?.contains($0) != true }) else { continue }
            let written = "\(slot.name.value).\(results[open].name.value)"
            let message =
                "result \(quoted(results[open].name.value)) of \(quoted(names[content].name.value)) isn't handled; add \(quoted(written)) "
                + "to the 'on' of \(quoted(names[flow].name.value)) (\(quoted("\(written): []")) to ignore it)"
            report(.unhandledResult, message, at: slot.range, notes: [.declaration(of: results[open].name)])
        }
    }

    /// Checks the root and each flow's start. They have no arguments and no guard is checked.
    mutating func resolveFirstUses() {
        if let root {
            let content = Target.flow(root.value)
            let owner = "\(beginning(of: content)) of the root"
            let taker = ArgumentTaker(owner: owner, range: root.range, acceptsValues: false)
            _ = arguments(for: parameters(of: content, start: nil), of: taker, from: [], in: Scope(flow: root.value))
            checkUnguarded(content, at: root.range, "the root")
            if let result = drafts[root.value.index].results.all.first {
                let message =
                    "the root flow \(quoted(names[root.value].name.value)) can't have results: no flow is around it to handle them; remove "
                    + quoted(result.name.value)
                report(.unhandledResult, message, at: root.range, notes: [.declaration(of: result.name)])
            }
        }
        for (index, declaration) in names.declarations.enumerated() {
            let written = (declaration.start?.choices.map(\.name) ?? []) + (declaration.start.map { [$0.otherwise] } ?? [])
            let places = declaration.start == nil ? [drafts[index].start] : drafts[index].choices + [drafts[index].start]
            for (number, place) in places.enumerated() {
                guard let place, !drafts[index].shape.isContainer else { continue }
                let screen = drafts[index].screens[place]
                let range = written.indices.contains(number) ? written[number].range : screens[screen.index].name.range
                checkUnguarded(startOf: FlowID(index: index), at: place, range)
            }
        }
    }

    /// Reports a start screen that requires a guard. `resolveUse` checks containers.
    mutating func checkUnguarded(startOf flow: FlowID, at index: Int, _ range: SourceRange) {
        if !drafts[flow.index].shape.isContainer {
            checkUnguarded(.screen(drafts[flow.index].screens[index]), at: range, "the start of \(quoted(names[flow].name.value))")
        }
    }
}
