import FlowSpec

extension ConditionDeclaration {
    /// The condition in the words of messages.
    var title: String {
        if case .asked = self { "the guard \(quoted(words))" } else { "the guards \(quoted(words))" }
    }
}

/// Screens and flows where they are made.
extension Linker {
    /// A target that a step makes alone.
    mutating func use(_ target: Target, at name: Located<String>, with arguments: [ArgumentDeclaration], in scope: Scope) -> Use {
        var shared = SharedArguments(arguments)
        let use = use(target, at: name, shared: &shared, in: scope)
        reportUntaken(shared)
        return use
    }

    /// A target that a step makes, perhaps with others.
    mutating func use(
        _ target: Target, at name: Located<String>, start: Int? = nil, own: SharedArguments? = nil, shared: inout SharedArguments,
        in scope: Scope
    ) -> Use {
        if case .flow(let flow) = target {
            usage.started[scope.flow, default: []].append(flow)
        }
        let parameters = parameters(of: target, start: start)
        let taker = ArgumentTaker(lead: "this makes \(quoted(name.value)), and ", range: name.range)
        let given = arguments(for: parameters, of: taker, own: own, shared: &shared, in: scope)
        return Use(target, start: start, arguments: given, range: name.range)
    }

    /// Targets of a list that stand on a stack of a flow.
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

    /// A target in a list: nobody could handle its results.
    mutating func listed(_ target: Target, _ declared: TargetDeclaration, shared: inout SharedArguments, in scope: Scope) -> Use {
        if case .flow(let flow) = target {
            usage.stacked.insert(flow)
            if let result = drafts[flow.index].results.all.first {
                let note = Diagnostic.Note("\(quoted(result.name.value)) is declared here", at: result.name.range)
                let message = "\(quoted(declared.name.value)) ends with results, and in a list nothing can handle them; push or present it"
                report(.unhandledResult, message, at: declared.name.range, notes: [note])
            }
        }
        return use(target, at: declared.name, own: SharedArguments(declared.arguments), shared: &shared, in: scope)
    }

    /// Reports a target that requires a guard where none is asked.
    mutating func checkUnguarded(_ target: Target, at range: SourceRange, _ place: String) {
        guard let requirement = requirement(of: target) else {
            return
        }
        let name = name(of: target)
        let notes = requirement.condition.questions.prefix(1).map { Diagnostic.Note("that is said here", at: $0.name.range) }
        let message =
            "\(quoted(name.value)) requires \(requirement.condition.title), and as \(place) it would be shown "
            + "without it; only a step that shows it asks"
        report(.misplacedGuard, message, at: range, notes: notes)
    }

    /// What a screen or flow requires, as it was written. A screen like another requires what that
    /// does, unless it says what itself.
    func requirement(of target: Target) -> RequirementDeclaration? {
        switch target {
        case .flow(let flow): names[flow].requirement
        case .screen(let screen):
            declaration(of: screen).requirement ?? screens[screen.index].like.flatMap { declaration(of: $0).requirement }
        }
    }

    /// The declaration of a screen. Screens are numbered as the flows that declare them.
    func declaration(of screen: ScreenID) -> ScreenDeclaration {
        names.screen(screen, of: screens[screen.index].flow)
    }
}
