import FlowSpec

extension Printer {
    mutating func screenEnumeration(_ flow: CoordinatorOutput) {
        doc("The screens of the flow `\(flow.flow.value)` with their parameters.")
        let codable = flow.restoration == nil ? "" : ", Codable"
        block("\(style.prefix)enum \(flow.names.screen): \(runtime("ScreenValue"))\(codable)") { printer in
            for screen in flow.screens { printer.enumerationCase(screen.name.value, screen.parameters) }
            printer.blank()
            printer.names("\(printer.style.prefix)enum Name: String, CaseIterable", flow.screens.map(\.name.value))
            // These must be available from any isolation, even if the app isolates everything.
            printer.line("\(printer.style.prefix)nonisolated static var flowName: String { \(stringLiteral(flow.flow.value)) }")
            let head = "\(printer.style.prefix)nonisolated var screenName: Name"
            guard flow.screens.count > 1 else { return printer.short(head, ".\(afterDot(flow.screens[0].name.value))") }
            printer.block(head) { printer in
                printer.line("switch self {")
                for screen in flow.screens { printer.line("case .\(afterDot(screen.name.value)): .\(afterDot(screen.name.value))") }
                printer.line("}")
            }
        }
    }

    /// Prints an enumeration of names.
    private mutating func names(_ head: String, _ names: [String]) {
        let names = names.map(bare)
        let cases = "case \(names.joined(separator: ", "))"
        if fits("\(head) { \(cases) }") { line("\(head) { \(cases) }") } else { block(head) { $0.filled("case", names) } }
    }

    mutating func enumerationCase(_ name: String, _ parameters: [ParameterOutput]) {
        if parameters.isEmpty { return line("case \(bare(name))") }
        let values = parameters.map { "\(declaredLabel($0.name)): \($0.type)" + ($0.defaultValue.map { " = \($0)" } ?? "") }
        list("case \(bare(name))", values, "")
    }

    mutating func placeEnumeration(_ type: String, _ documentation: String, _ names: [String]) {
        doc(documentation)
        self.names("\(style.prefix)enum \(type): String, CaseIterable", names)
    }

    mutating func answers(_ output: AnswerOutput, _ documentation: String) {
        doc(documentation)
        block("\(style.prefix)enum \(output.type)") { printer in
            for item in output.cases { printer.enumerationCase(item.name.value, item.parameters) }
        }
    }
}
