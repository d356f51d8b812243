extension Printer {
    /// Prints the class that implements a screen's transitions while the screen is on top.
    mutating func router(_ router: RouterOutput, of flow: CoordinatorOutput) {
        let head = "private \(router.isBase ? "" : "final ")class \(router.name)"
        let own = router.transitions.filter { !$0.isShared }
        let inherited = [router.parent] + router.routings
        if own.isEmpty { return line("\(head): \(inherited.joined(separator: ", ")) {}") }
        type(head, inheriting: inherited) { printer in
            printer.storedValues(of: router, in: flow)
            for transition in own {
                printer.blank()
                printer.transition(transition, router.steps(transition))
            }
        }
    }

    private mutating func storedValues(of router: RouterOutput, in flow: CoordinatorOutput) {
        guard !router.stored.isEmpty else { return }
        let names = router.stored.map(\.parameter.name)
        let (coordinator, slot) = (freeName("coordinator", avoiding: names), freeName("slot", avoiding: names))
        for value in router.stored { code("private let \(bare(value.property)): \(value.parameter.type)") }
        blank()
        let own = ["_ \(coordinator): \(flow.names.coordinator)", "_ \(slot): \(runtime("Slot"))"]
        list("init", own + router.stored.map(\.parameter.declaration), " {")
        indented { printer in
            for value in router.stored {
                let isHidden = names.contains(value.property)
                printer.line("\(isHidden ? "self." + afterDot(value.property) : bare(value.property)) = \(bare(value.parameter.name))")
            }
            printer.line("super.init(\(coordinator), \(slot))")
        }
        line("}")
    }

    /// Prints a set's protocol, and the implementation that routers of several flows share.
    mutating func set(_ set: SetOutput) {
        line("// MARK: - \(set.name.value)")
        blank()
        routing(set.routing, set.transitions, set.summary, "Transitions of the set `\(set.name.value)`.")
        guard !set.shared.isEmpty else { return }
        blank()
        if let flow = set.flow {
            doc("A coordinator with screens that use the set `\(set.name.value)`.")
            block("@MainActor protocol \(flow): \(runtime("Coordinator"))") { printer in
                for member in set.requirements { printer.line("var \(member.name): \(member.type) { get }") }
            }
            blank()
        }
        let owner = set.flow.map { ", Owner: \($0)" } ?? ""
        block("extension \(set.routing) where Self: \(runtime("FlowRouter"))\(owner)") { printer in
            for transition in set.shared {
                printer.blank()
                printer.transition(transition, set.steps(transition).map(RouterSteps.navigate), "(#function)")
            }
        }
    }

    private mutating func transition(_ transition: TransitionOutput, _ steps: RouterSteps?, _ name: String = "") {
        let names = transition.parameters.map(\.name)
        list("func \(bare(transition.name.value))", transition.parameters.map(\.declaration), " {")
        indented { printer in
            switch steps {
            case nil: printer.line("// The spec has no steps.")
            case .call(let step): printer.step(step)
            case .navigate(let closure):
                printer.closure((names.contains("navigate") ? "self.navigate" : "navigate") + name + " ", closure, "")
            }
        }
        line("}")
    }
}
