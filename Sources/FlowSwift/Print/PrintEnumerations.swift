import FlowSpec
import SwiftPrinting
import SwiftTypes

extension Printer {
    /// The enumeration of a flow's screens.
    mutating func screenEnumeration(_ flow: CoordinatorOutput) {
        doc("The screens of the flow `\(flow.flow.value)` with their parameters.")
        let codable = flow.restoration == nil ? "" : ", Codable"
        block("\(style.prefix)enum \(flow.names.screen): \(runtime("ScreenValue"))\(codable)") { printer in
            for screen in flow.screens { printer.enumerationCase(screen.name.value, screen.parameters) }
            printer.blank()
            printer.doc("The screens' names, without parameters.")
            printer.block("\(printer.style.prefix)enum Name: String, CaseIterable") { printer in
                for screen in flow.screens { printer.line("case \(screen.name.value)") }
            }
            printer.blank()
            // An app may isolate everything to the main actor; what coordinators ask of their
            // screens must not depend on it.
            printer.line("\(printer.style.prefix)nonisolated static var flowName: String { \(stringLiteral(flow.flow.value)) }")
            printer.blank()
            printer.block("\(printer.style.prefix)nonisolated var screenName: Name") { printer in
                printer.line("switch self {")
                for screen in flow.screens { printer.line("case .\(screen.name.value): .\(screen.name.value)") }
                printer.line("}")
            }
        }
    }

    /// A case with its values.
    mutating func enumerationCase(_ name: String, _ parameters: [ParameterOutput]) {
        if parameters.isEmpty { return line("case \(name)") }
        list("case \(name)", parameters.map { "\($0.name): \($0.type)" + ($0.defaultValue.map { " = \($0)" } ?? "") }, "")
    }

    /// The enumeration of a container's tabs or children.
    mutating func placeEnumeration(_ type: String, _ documentation: String, _ names: [String]) {
        doc(documentation)
        block("\(style.prefix)enum \(type): String, CaseIterable") { printer in
            for name in names { printer.line("case \(name)") }
        }
    }

    /// The enumeration of a flow's results or of an effect's answers.
    mutating func answers(_ output: AnswerOutput, _ documentation: String) {
        doc(documentation)
        block("\(style.prefix)enum \(output.type)") { printer in
            for item in output.cases { printer.enumerationCase(item.name.value, item.parameters) }
        }
    }
}
