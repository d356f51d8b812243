extension Printer {
    /// Prints the class that implements a screen's transitions while the screen is on top.
    mutating func router(_ router: RouterOutput, of flow: CoordinatorOutput) {
        type("private \(router.isBase ? "" : "final ")class \(router.name)", inheriting: [router.parent, router.routing]) { printer in
            printer.storedValues(of: router, in: flow)
            for transition in router.transitions {
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

    private mutating func transition(_ transition: TransitionOutput, _ steps: RouterSteps?) {
        let names = transition.parameters.map(\.name)
        list("func \(bare(transition.name.value))", transition.parameters.map(\.declaration), " {")
        indented { printer in
            switch steps {
            case nil: printer.line("// The spec has no steps.")
            case .call(let step): printer.step(step)
            case .navigate(let closure): printer.closure((names.contains("navigate") ? "self.navigate" : "navigate") + " ", closure, "")
            }
        }
        line("}")
    }
}
