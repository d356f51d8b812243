extension Printer {
    /// Prints the protocol for callers outside the flow.
    mutating func coordinating(_ flow: CoordinatorOutput) {
        let rule = flow.methods.isEmpty ? "" : " A call does nothing unless the top screen has the transition."
        doc("Controls the flow `\(flow.flow.value)` from app code.\(rule)")
        flowDocumentation(flow)
        block("@MainActor \(style.prefix)protocol \(flow.names.coordinating): AnyObject") { printer in
            if !flow.isInSwiftUI { printer.line("var rootViewController: UIViewController? { get }") }
            switch flow.kind {
            case .stack, .single: break
            case .tabs(let tabs): printer.tabMembers(of: tabs, in: flow)
            case .switch:
                printer.line("var currentChild: \(flow.names.child) { get }")
                printer.line("var currentCoordinator: \(runtime("Coordinator"))? { get }")
            }
            for method in flow.methods {
                let transition = method.transition
                printer.list("@discardableResult func \(bare(transition.name.value))", transition.parameters.map(\.declaration), " -> Self")
            }
        }
    }

    /// Prints the spec's description of a flow, below the first line of a comment.
    mutating func flowDocumentation(_ flow: CoordinatorOutput) {
        guard let documentation = flow.documentation else { return }
        doc("")
        doc(text: documentation)
    }

    private mutating func tabMembers(of tabs: TabsOutput, in flow: CoordinatorOutput) {
        for tab in tabs.tabs {
            guard let coordinator = tab.coordinator else { continue }
            line("var \(bare(tab.name.value)): \(coordinator) { get }")
        }
        line("var \(tabs.isSplit ? "selectedColumn" : "selectedTab"): \(flow.names.tab) { get }")
        for tab in tabs.tabs where tab.hasBadge { line("var \(tab.badge): String? { get set }") }
        line("@discardableResult func select(_ tab: \(flow.names.tab)) -> Self")
    }

    /// Prints the protocol of a router's transitions.
    mutating func routing(
        _ name: String, _ transitions: [TransitionOutput], _ summary: (TransitionOutput) -> String, _ documentation: String
    ) {
        doc(documentation)
        block("@MainActor \(style.prefix)protocol \(name): AnyObject") { printer in
            for transition in transitions {
                printer.blank()
                printer.doc(summary(transition))
                printer.list("func \(bare(transition.name.value))", transition.parameters.map(\.declaration), "")
            }
        }
    }
}

extension ParameterOutput {
    /// The parameter of a function, without its default value.
    var declaration: String {
        "\(declaredLabel(name)): \(isFunction ? "@escaping " : "")\(type)"
    }

    /// The parameter with its default value, for functions that can have them.
    var declarationWithDefault: String {
        declaration + (defaultValue.map { " = \($0)" } ?? "")
    }

    /// The parameter as an argument of the same name.
    var item: Expression.Item { Expression.Item(name, bare(name)) }
}
