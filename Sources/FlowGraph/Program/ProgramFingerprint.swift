import FlowSpec

extension Program {
    /// A hash of the program's structure. Two programs share it only if the names of their flows,
    /// screens, parameters, transitions and steps are equal.
    ///
    /// Comments, the order of files and display text don't affect it. It is therefore identical on
    /// all machines and unaffected by reformatting.
    public var fingerprint: String {
        let text = flows.map(structure).sorted().joined(separator: "\n")
        // 64-bit FNV-1a (Fowler, Noll, Vo). Collisions can be forged, which is harmless.
        let hash = String(text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
        return String(repeating: "0", count: 16 - hash.count) + hash
    }

    private func structure(of flow: Flow) -> String {
        let kind = flow.isExternal ? "external flow" : "flow"
        var lines = ["\(kind) \(flow.name.value)\(structure(of: flow.parameters)) \(structure(of: flow.requirement))"]
        lines += flow.results.map { "result \($0.name.value)\(structure(of: $0.parameters))" }
        lines.append("start \(flow.start.choices.map { "\(structure(of: $0.condition))\($0.index)" }) \(flow.start.otherwise)")
        for tab in flow.tabs {
            let parts = [tab.use.map { structure(of: $0) }, tab.steps.map { structure(of: $0) }].compactMap(\.self)
            lines.append("tab \(tab.name.value) \(parts.joined(separator: " "))")
        }
        for child in flow.children { lines.append("child \(child.name.value) \(structure(of: child.use))") }
        for handler in flow.childHandlers { lines.append("on \(handler.child) \(structure(of: handler.handler))") }
        lines += flow.transitions.map(structure)
        for screen in flow.screens.map({ self[$0] }) {
            lines.append("screen \(screen.name.value)\(structure(of: screen.parameters)) \(structure(of: screen.requirement))")
            lines += screen.transitions.map(structure)
        }
        return lines.joined(separator: "\n")
    }

    private func structure(of transition: TransitionID) -> String {
        "transition \(self[transition].name.value) \(structure(of: self[transition].steps))"
    }

    private func structure(of parameters: [Parameter]) -> String {
        "(\(parameters.map { "\($0.name.value): \($0.type.description)" }.joined(separator: ", ")))"
    }

    private func structure(of condition: Condition?) -> String {
        condition.map { condition in
            "if \(condition.words { "\(self[$0.asked].name.value)\(structure(of: $0.arguments))" }) "
        } ?? ""
    }

    private func structure(of arguments: [Argument]) -> String {
        "[\(arguments.map { "\($0.name)=\($0.value)" }.joined(separator: ", "))]"
    }

    private func structure(of use: Use) -> String {
        let target =
            switch use.target {
            case .screen(let screen): self[screen].name.value
            case .flow(let flow): "flow \(self[flow].name.value)"
            }
        let start = use.start.map { " from \($0)" } ?? ""
        return target + start + structure(of: use.arguments) + (use.stack.isEmpty ? "" : structure(of: use.stack))
    }

    private func structure(of uses: [Use]) -> String { "<\(uses.map(structure).joined(separator: ", "))>" }

    private func structure(of handler: Handler) -> String { "\(handler.result): \(structure(of: handler.steps))" }

    // MARK: - Steps

    private func structure(of steps: [Step]) -> String { "{\(steps.map { structure(of: $0.action) }.joined(separator: "; "))}" }

    private func structure(of action: Step.Action) -> String {
        ([action.keyword.rawValue] + action.operands.compactMap(structure)).joined(separator: " ")
    }

    private func structure(of operand: Operand) -> String? {
        switch operand {
        case .use(let use): structure(of: use)
        case .flowSite(let site): site.map { handlers(at: $0) }
        case .site(let site): handlers(at: site)
        case .stack(let uses): structure(of: uses)
        case .count(let count): "\(count)"
        case .screen(let screen): self[screen].name.value
        case .fallback(.push(let use)): "else \(structure(of: use))"
        case .fallback(.root): "else root"
        case .fallback(.stay): "else stay"
        case .tab(let flow, let tab, let root, let stack):
            "\(self[flow].name.value).\(self[flow].tabs[tab].name.value)\(root.map(structure) ?? "")\(stack.map(structure) ?? "")"
        case .child(let flow, let child, let use):
            "\(self[flow].name.value).\(self[flow].children[child].name.value)\(use.map(structure) ?? "")"
        case .reset(let resets): resets ? "reset" : nil
        case .result(let flow, let result): "\(self[flow].name.value).\(self[flow].results[result].name.value)"
        case .arguments(let arguments): structure(of: arguments)
        case .alert(let alert): alert.actions.map { "\($0.name) \(structure(of: $0.steps))" }.joined(separator: ", ")
        case .effect(let effect, let onTop): onTop ? "top.\(self[effect].name.value)" : self[effect].name.value
        case .answers(let handlers, _): handlers.map(structure).joined(separator: ", ")
        case .choice(let condition, let then, let otherwise):
            "\(structure(of: condition))\(structure(of: then)) else \(structure(of: otherwise))"
        case .anchor, .fallback(nil), .requirement: nil
        }
    }

    private func handlers(at site: SiteID) -> String {
        self[site].handlers.map(structure).joined(separator: ", ") + (self[site].dismissed.map { " dismissed \(structure(of: $0))" } ?? "")
    }
}
