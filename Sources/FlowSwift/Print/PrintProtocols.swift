import SwiftPrinting

extension Printer {
    /// The protocol for callers outside the flow.
    mutating func coordinating(_ flow: CoordinatorOutput) {
        doc("What the flow `\(flow.flow.value)` can do for callers outside it.")
        if let documentation = flow.documentation {
            doc("")
            doc(text: documentation)
        }
        if !flow.methods.isEmpty {
            doc(
                "", "A transition is taken by the screen on top, if that has it; else nothing happens.",
                "The methods return the coordinator, so that calls can be chained.")
        }
        line("@MainActor")
        block("\(style.prefix)protocol \(flow.names.coordinating): AnyObject") { printer in
            printer.doc("The container that shows the flow.")
            printer.line("var rootViewController: UIViewController? { get }")
            switch flow.kind {
            case .stack, .single: break
            case .tabs(let tabs): printer.tabMembers(of: tabs, in: flow)
            case .switch: printer.childMembers(of: flow)
            }
            for method in flow.methods {
                printer.blank()
                printer.doc(method.summaries)
                printer.line("@discardableResult")
                printer.list("func \(method.transition.name.value)", method.transition.parameters.map(\.declaration), " -> Self")
            }
        }
        defaults(of: flow.methods.map(\.transition), in: flow.names.coordinating, returnsSelf: true)
    }

    private mutating func tabMembers(of tabs: TabsOutput, in flow: CoordinatorOutput) {
        for tab in tabs.tabs {
            guard let coordinator = tab.coordinator else { continue }
            blank()
            doc("The flow in the tab `\(tab.name.value)`.")
            line("var \(tab.name.value): \(coordinator) { get }")
        }
        blank()
        doc("The tab that shows.")
        line("var selectedTab: \(flow.names.tab) { get }")
        for tab in tabs.tabs where tab.hasBadge {
            blank()
            doc("The text on the tab `\(tab.name.value)`.")
            line("var \(tab.badge): String? { get set }")
        }
        blank()
        doc("Shows a tab with its screens as they are, as the user's tap does.")
        line("@discardableResult")
        line("func select(_ tab: \(flow.names.tab)) -> Self")
    }

    private mutating func childMembers(of flow: CoordinatorOutput) {
        blank()
        doc("What shows.")
        line("var currentChild: \(flow.names.child) { get }")
        blank()
        doc("The coordinator of the flow that shows; nil where a bare screen does.")
        line("var currentCoordinator: \(runtime("Coordinator"))? { get }")
    }

    /// The protocol of the ways out that a router hands to screens.
    mutating func routing(_ router: RouterOutput, _ documentation: String, from spec: String) {
        doc(documentation)
        line("@MainActor")
        block("\(style.prefix)protocol \(router.routing): AnyObject") { printer in
            for transition in router.transitions {
                printer.blank()
                printer.doc(transition.summary)
                for note in transition.notes { printer.doc("", note) }
                printer.doc("", "Declared as `\(transition.path)` in \(spec).")
                printer.list("func \(transition.name.value)", transition.parameters.map(\.declaration), "")
            }
        }
        defaults(of: router.transitions, in: router.routing, returnsSelf: false)
    }

    /// A protocol's methods can't have default values, so an extension offers each with those
    /// parameters left out.
    private mutating func defaults(of transitions: [TransitionOutput], in protocolName: String, returnsSelf: Bool) {
        var count: [String: Int] = [:]
        for transition in transitions {
            count[transition.signature, default: 0] += 1
            if transition.hasDefaults { count[transition.shortSignature, default: 0] += 1 }
        }
        // A shorter method may be a transition of its own, or what is left of another: which one
        // was meant can't be told.
        let shortened = transitions.filter { $0.hasDefaults && count[$0.shortSignature] == 1 }
        guard !shortened.isEmpty else { return }
        blank()
        block("extension \(protocolName)") { printer in
            for transition in shortened {
                let rest = transition.required
                let call = rest.contains { $0.name == transition.name.value } ? "self.\(transition.name.value)" : transition.name.value
                let arguments = transition.parameters.map { "\($0.name): \($0.defaultValue ?? $0.name)" }
                let head = "\(printer.style.prefix)func \(transition.name.value)"
                printer.blank()
                printer.doc(transition.summary)
                if returnsSelf { printer.line("@discardableResult") }
                printer.list(head, rest.map(\.declaration), returnsSelf ? " -> Self {" : " {")
                printer.indented { $0.list(call, arguments, "") }
                printer.line("}")
            }
        }
    }
}

extension TransitionOutput {
    fileprivate var hasDefaults: Bool { required.count < parameters.count }

    /// The parameters that a call must give.
    fileprivate var required: [ParameterOutput] { parameters.filter { $0.defaultValue == nil } }

    /// The signature without the parameters that have defaults.
    fileprivate var shortSignature: String { signature(required) }
}

extension ParameterOutput {
    /// The parameter of a function, without its default.
    var declaration: String {
        "\(name): \(isFunction ? "@escaping " : "")\(type)"
    }

    /// The parameter with its default, where those may stand.
    var declarationWithDefault: String {
        declaration + (defaultValue.map { " = \($0)" } ?? "")
    }

    /// The parameter as an argument of its own name.
    var item: Expression.Item { Expression.Item(name, name) }
}
