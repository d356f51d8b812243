import FlowSpec

extension Printer {
    /// The enumeration of a flow's screens.
    mutating func screenEnumeration(_ flow: CoordinatorOutput) {
        doc("The screens of the flow `\(flow.flow.value)` with their parameters.")
        block("enum \(flow.names.screen): \(runtime("ScreenValue"))") { printer in
            for screen in flow.screens {
                if screen.parameters.isEmpty {
                    printer.line("case \(screen.name.value)")
                } else {
                    let values = screen.parameters.map { "\($0.name): \($0.type)" + ($0.defaultValue.map { " = \($0)" } ?? "") }
                    printer.list("case \(screen.name.value)", values, "")
                }
            }
            printer.blank()
            printer.doc("The screens' names, without parameters.")
            printer.block("enum Name: String, CaseIterable") { printer in
                for screen in flow.screens { printer.line("case \(screen.name.value)") }
            }
            printer.blank()
            // An app may isolate everything to the main actor; what coordinators ask of their screens must not depend on it.
            printer.line("nonisolated static var flowName: String { \(stringLiteral(flow.flow.value)) }")
            printer.blank()
            printer.block("nonisolated var screenName: Name") { printer in
                printer.line("switch self {")
                for screen in flow.screens { printer.line("case .\(screen.name.value): .\(screen.name.value)") }
                printer.line("}")
            }
        }
    }

    /// The enumeration of a flow's tabs.
    mutating func tabEnumeration(_ flow: CoordinatorOutput, _ tabs: [TabOutput]) {
        doc("The tabs of `\(flow.flow.value)`, in the order of the bar.")
        block("enum \(flow.names.tab): String, CaseIterable") { printer in
            for tab in tabs { printer.line("case \(tab.name.value)") }
        }
    }
}
