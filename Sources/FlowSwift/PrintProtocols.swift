extension Printer {
    /// The protocol for callers outside the flow.
    mutating func coordinating(_ flow: CoordinatorOutput) {
        doc(
            "What the flow `\(flow.flow.value)` can do for callers outside it.", "",
            "A transition is taken by the screen on top, if that has it; else nothing happens.",
            "The methods return the coordinator, so that calls can be chained.")
        line("@MainActor")
        block("protocol \(flow.names.coordinating): AnyObject") { printer in
            printer.doc("The container that shows the flow.")
            printer.line("var rootViewController: UIViewController? { get }")
            if case .tabs(let tabs, _) = flow.kind {
                printer.tabMembers(of: tabs, in: flow)
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

    private mutating func tabMembers(of tabs: [TabOutput], in flow: CoordinatorOutput) {
        for tab in tabs {
            guard let coordinator = tab.coordinator else { continue }
            blank()
            doc("The flow in the tab `\(tab.name.value)`.")
            line("var \(tab.name.value): \(coordinator) { get }")
        }
        blank()
        doc("The tab that shows.")
        line("var selectedTab: \(flow.names.tab) { get }")
        blank()
        doc("Shows a tab with its screens as they are, as the user's tap does.")
        line("@discardableResult")
        line("func select(_ tab: \(flow.names.tab)) -> Self")
    }

    /// The protocol of a screen's ways out.
    mutating func routing(of screen: ScreenOutput, from spec: String) {
        doc("The ways out of the screen `\(screen.name.value)`.")
        line("@MainActor")
        block("protocol \(screen.routing): AnyObject") { printer in
            for transition in screen.transitions {
                printer.blank()
                printer.doc(transition.summary, "", "Declared as `\(transition.path)` in \(spec).")
                printer.list("func \(transition.name.value)", transition.parameters.map(\.declaration), "")
            }
        }
        defaults(of: screen.transitions, in: screen.routing, returnsSelf: false)
    }

    /// A protocol's methods can't have default values, so an extension offers each with those parameters left out.
    private mutating func defaults(of transitions: [TransitionOutput], in protocolName: String, returnsSelf: Bool) {
        var count: [String: Int] = [:]
        for transition in transitions {
            count[transition.signature, default: 0] += 1
            if transition.hasDefaults { count[transition.shortSignature, default: 0] += 1 }
        }
        // A shorter method may be a transition of its own, or what is left of another: which one was meant can't be told.
        let shortened = transitions.filter { $0.hasDefaults && count[$0.shortSignature] == 1 }
        guard !shortened.isEmpty else { return }
        blank()
        block("extension \(protocolName)") { printer in
            for transition in shortened {
                let rest = transition.required
                let call = rest.contains { $0.name == transition.name.value } ? "self.\(transition.name.value)" : transition.name.value
                let arguments = transition.parameters.map { "\($0.name): \($0.defaultValue ?? $0.name)" }
                printer.blank()
                printer.doc(transition.summary)
                if returnsSelf { printer.line("@discardableResult") }
                printer.list("func \(transition.name.value)", rest.map(\.declaration), returnsSelf ? " -> Self {" : " {")
                printer.indented { $0.list(call, arguments, "") }
                printer.line("}")
            }
        }
    }

    /// The protocol of what makes the flow's view controllers.
    mutating func factory(_ flow: CoordinatorOutput) {
        doc("Makes the view controllers of the flow `\(flow.flow.value)`. A screen may keep its router weakly or strongly.")
        line("@MainActor")
        block("protocol \(flow.names.screens)") { printer in
            for screen in flow.screens {
                let router = screen.transitions.isEmpty ? [] : ["router: any \(screen.routing)"]
                printer.list("func \(screen.factoryMethod)", screen.parameters.map(\.declaration) + router, " -> UIViewController")
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
}
