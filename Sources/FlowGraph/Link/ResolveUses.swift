import FlowSpec

extension ConditionDeclaration {
    /// The condition for messages.
    var title: String {
        if case .asked = self { "the guard \(quoted(words))" } else { "the guards \(quoted(words))" }
    }
}

extension Linker {
    /// Resolves the only target that a step creates.
    mutating func use(_ target: Target, at name: Located<String>, with arguments: [ArgumentDeclaration], in scope: Scope) -> Use {
        var shared = SharedArguments(arguments)
        let use = use(target, at: name, shared: &shared, in: scope)
        reportUntaken(shared)
        return use
    }

    /// Resolves one of the targets that a step creates.
    mutating func use(
        _ target: Target, at name: Located<String>, start: Int? = nil, own: SharedArguments? = nil, shared: inout SharedArguments,
        in scope: Scope
    ) -> Use {
        switch target {
        case .flow(let flow): usage.started[scope.flow, default: []].append(flow)
        case .screen(let screen): usage.shown.insert(screen)
        }
        let parameters = parameters(of: target, start: start)
        let taker = ArgumentTaker(owner: quoted(name.value), range: name.range)
        let given = arguments(for: parameters, of: taker, own: own, shared: &shared, in: scope)
        return Use(target, start: start, arguments: given, range: name.range)
    }

    /// Resolves the targets of a list above a stack's first screen.
    mutating func list(
        _ targets: ArraySlice<TargetDeclaration>, of flow: FlowID, shared: inout SharedArguments, in scope: Scope
    ) -> [Use] {
        var result: [Use] = []
        for declared in targets {
            if let target = stackable(declared, in: flow, isProgramWide: false) {
                result.append(listed(target, declared, shared: &shared, in: scope))
            } else {
                shared.isPartial = true
            }
        }
        return result
    }

    /// Resolves a target in a list. Lists can't handle results.
    mutating func listed(_ target: Target, _ declared: TargetDeclaration, shared: inout SharedArguments, in scope: Scope) -> Use {
        if case .flow(let flow) = target {
            usage.stacked.insert(flow)
            if let result = drafts[flow.index].results.all.first {
                let message =
                    "\(quoted(declared.name.value)) can't be in a list of screens: nothing would handle its results; push or present it"
                report(.unhandledResult, message, at: declared.name.range, notes: [.declaration(of: result.name)])
            }
        }
        return use(target, at: declared.name, own: SharedArguments(declared.arguments), shared: &shared, in: scope)
    }

    /// Reports a target that requires a guard although none is checked.
    mutating func checkUnguarded(_ target: Target, at range: SourceRange, _ place: String) {
        guard let requirement = requirement(of: target) else {
            return
        }
        let name = name(of: target)
        let notes = requirement.condition.questions.prefix(1).map { Diagnostic.Note("'requires' is declared here", at: $0.name.range) }
        let message =
            "\(place) would show \(quoted(name.value)) without checking \(quoted(requirement.condition.words)); show it with a step that "
            + "checks the guard, such as 'push'"
        report(.misplacedGuard, message, at: range, notes: notes)
    }

    /// The declared requirement of a screen or flow. A screen that is `like` another shares its
    /// requirement unless it declares one.
    func requirement(of target: Target) -> RequirementDeclaration? {
        switch target {
        case .flow(let flow): names[flow].requirement
        case .screen(let screen):
            declaration(of: screen).requirement ?? screens[screen.index].like.flatMap { declaration(of: $0).requirement }
        }
    }

    /// The declaration of a screen. Screens are numbered in the order of their flows.
    func declaration(of screen: ScreenID) -> ScreenDeclaration {
        names.screen(screen, of: screens[screen.index].flow)
    }
}
