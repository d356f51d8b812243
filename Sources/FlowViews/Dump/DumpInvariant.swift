import FlowGraph
import FlowSpec

extension Dump {
    /// An invariant, with qualified names.
    func invariant(_ invariant: Invariant) -> JSON {
        let head: JSON = [
            "name": .string(invariant.name.value),
            "documentation": invariant.documentation.map(JSON.string),
            "place": place(invariant.name.range),
        ]
        return head + form(invariant.form)
    }

    private func form(_ form: Invariant.Form) -> JSON {
        switch form {
        case .always(let stack, let regex): ["stack": .string(name(stack)), "always": .string(text(regex))]
        case .never(let stack, let regex): ["stack": .string(name(stack)), "never": .string(text(regex))]
        case .maxDepth(let stack, let depth): ["stack": .string(name(stack)), "maxDepth": .integer(depth)]
        case .reach(let reach):
            [
                "reach": .string(name(reach.screen)), "from": reach.from.map { .string(name($0)) },
                "within": reach.within.map(JSON.integer), "without": reach.excludesGestures ? .string("gestures") : nil,
            ]
        case .folds(let exceptions): ["folds": .string("everywhere"), "except": .strings(exceptions.map(name))]
        case .via(let via):
            ["screen": .string(name(via.screen)), "via": .string(name(via.via)), "since": via.since.map { .string(name($0)) }]
        case .after(let target, let absent):
            ["after": .string(name(target)), "absent": .array(absent.map { .string(name($0)) })]
        case .leaves(let targets, let transition):
            ["transition": .string(program[transition].name.value), "leaves": .array(targets.map { .string(name($0)) })]
        case .above(let screen, let other): ["screen": .string(name(screen)), "above": .string(name(other))]
        case .below(let screen, let other): ["screen": .string(name(screen)), "below": .string(name(other))]
        }
    }

    private func name(_ target: Target) -> String {
        switch target {
        case .screen(let screen): name(screen)
        case .flow(let flow): name(flow)
        }
    }

    /// An expression in the syntax of specs, with each screen as `flow.screen`.
    private func text(_ regex: Regex) -> String {
        regex.text { name($0) }
    }
}
