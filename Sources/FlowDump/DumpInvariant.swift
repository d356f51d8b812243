import FlowDiagnostics
import FlowGraph

extension Dump {
    /// An invariant, with all names in full.
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
        case .reach(let screen): ["reach": .string(name(screen))]
        case .after(let target, let absent):
            ["after": .string(name(target)), "absent": .array(absent.map { .string(name($0)) })]
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

    /// An expression as a spec would write it, each screen as `flow.screen`.
    private func text(_ regex: Regex, isPart: Bool = false) -> String {
        switch regex {
        case .oneOf(let screens):
            let names = screens.sorted().map { name($0) }
            return inParentheses(names.joined(separator: " | "), if: names.count != 1)
        case .anyScreen: return "."
        case .zeroOrMore(.anyScreen): return "..."
        case .sequence(let parts):
            return inParentheses(parts.map { text($0, isPart: isChoice($0)) }.joined(separator: " "), if: isPart)
        case .choice(let parts): return inParentheses(parts.map { text($0) }.joined(separator: " | "), if: isPart)
        case .zeroOrMore(let part): return repeated(part, "*", isPart: isPart)
        case .oneOrMore(let part): return repeated(part, "+", isPart: isPart)
        case .optional(let part): return repeated(part, "?", isPart: isPart)
        }
    }

    private func isChoice(_ regex: Regex) -> Bool {
        if case .choice = regex { true } else { false }
    }

    private func repeated(_ part: Regex, _ mark: String, isPart: Bool) -> String {
        inParentheses(text(part, isPart: true) + mark, if: isPart)
    }

    private func inParentheses(_ text: String, if isNeeded: Bool) -> String {
        isNeeded ? "(\(text))" : text
    }
}
