import FlowGraph

/// Expressions that create screens and flows.
extension OutputBuilder {
    func coordinatorName(_ use: Use) -> String {
        if case .flow(let flow) = use.target { names(flow).coordinator } else { "" }
    }

    /// A screen's value, or a flow's new coordinator.
    func creation(_ use: Use, _ scope: Scope) -> Expression {
        creation(use, scope.items(use.arguments), by: scope)
    }

    /// A screen's value or a flow's new coordinator with these arguments. `maker` passes on its
    /// factory, effects and guards.
    private func creation(_ use: Use, _ items: [Expression.Item], by maker: Scope) -> Expression {
        switch use.target {
        case .screen(let id): value(of: program[id], items)
        case .flow(let id): coordinator(of: id, start: use.start, items, by: maker)
        }
    }

    private func value(of screen: Screen, _ items: [Expression.Item]) -> Expression {
        .member(screen.name.value, items, hasValues: !screen.parameters.isEmpty)
    }

    private func coordinator(of id: FlowID, start: Int?, _ items: [Expression.Item], by maker: Scope) -> Expression {
        let flow = program[id]
        let kinds = start == nil ? needs.all[id.index] : needs.given[id.index]
        let handedOn = Dependency.allCases.filter(kinds.contains).map {
            Expression.Item($0.rawValue, maker.member($0 == .screens ? maker.screens : $0.rawValue))
        }
        guard let start else { return .call(names(id).coordinator, handedOn + items) }
        guard flow.kind.isStackOrSingle else {
            let part = ".\(afterDot(flow.partNames[start].value))"
            return .call(names(id).coordinator, handedOn + items + [.init(startLabel(of: id), part)])
        }
        // The screen has its own values; the coordinator receives only the values that it stores.
        let screen = program[flow.screens[start]]
        let own = Set(screen.parameters.map(\.name.value))
        let kept = Set(flow.parameters.map(\.name.value)).intersection(needs.values[id.index])
        let first = value(of: screen, items.filter { own.contains($0.label ?? "") })
        return .call(names(id).coordinator, handedOn + items.filter { kept.contains($0.label ?? "") } + [.init(startLabel(of: id), first)])
    }

    /// The label for a flow's first screen, tab or child, distinct from all parameters.
    func startLabel(of id: FlowID) -> String {
        freeName("start", avoiding: program.parameters(of: id).map(\.name.value))
    }

    /// The content of a child of a switch flow, and whether that refers to its maker, the switch
    /// flow's coordinator.
    ///
    /// If `maker` is nil, the expression is part of the coordinator's own method.
    func childContent(
        _ use: Use, _ items: [Expression.Item], _ scope: Scope, maker: Scope? = nil
    ) -> (expression: Expression, usesMaker: Bool) {
        let creation = creation(use, items, by: maker ?? scope)
        guard use.isFlow else {
            return (.call(".screen", [.init(nil, creation), .init("of", maker?.coordinator ?? "self")]), true)
        }
        let stack = use.stack.map { item -> Expression in
            let creation = self.creation(item, scope.items(item.arguments), by: maker ?? scope)
            return .call(item.isFlow ? ".flow" : ".screen", [.init(nil, creation)])
        }
        let usesMaker = ([use] + use.stack).contains(where: isHandedSomething)
        return (.call(".flow", [.init(nil, creation)] + (stack.isEmpty ? [] : [.init("stack", .list(stack))])), usesMaker)
    }

    /// True if the use is a flow with dependencies other than its parameters.
    private func isHandedSomething(_ use: Use) -> Bool {
        guard case .flow(let id) = use.target else { return false }
        return !(use.start == nil ? needs.all[id.index] : needs.given[id.index]).isEmpty
    }
}
