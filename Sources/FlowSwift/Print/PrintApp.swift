extension Printer {
    /// Prints the app-level declarations: an alias for all factories, the guards and the effects.
    mutating func app(_ app: AppOutput) {
        if let factory = app.factory {
            blank()
            doc("All factory protocols; your app conforms to them.")
            code("\(style.prefix)typealias \(factory.name) = \(factory.protocols.joined(separator: " & "))")
        }
        if let guards = app.guards {
            blank()
            requirements(of: guards, "Conditions that the app checks.")
        }
        if let effects = app.effects {
            blank()
            requirements(of: effects, "Work that the app performs for flows, without navigating.")
        }
    }

    /// Prints a protocol for the app or a view controller, and the enumerations of its answers.
    mutating func requirements(of output: ProtocolOutput, _ documentation: String) {
        doc(documentation)
        let isDocumented = output.requirements.contains { $0.documentation != nil }
        let inherited = (output.isForClasses ? ["AnyObject"] : output.refined).joined(separator: ", ")
        block("@MainActor \(style.prefix)protocol \(output.name)" + (inherited.isEmpty ? "" : ": \(inherited)")) { printer in
            for requirement in output.requirements {
                if isDocumented { printer.blank() }
                printer.doc(text: requirement.documentation)
                printer.requirement(requirement)
            }
        }
        for requirement in output.requirements {
            guard let answer = requirement.answer else { continue }
            blank()
            answers(answer, "The results of `\(requirement.name.value)`.")
        }
    }

    private mutating func requirement(_ requirement: RequirementOutput) {
        let name = bare(requirement.name.value)
        let parameters = requirement.parameters.map(\.declaration) + (requirement.takesScreen ? ["from screen: UIViewController"] : [])
        switch requirement.kind {
        case .question where parameters.isEmpty: line("var \(name): Bool { get }")
        case .question: list("func \(name)", parameters, " -> Bool")
        case .action: list("func \(name)", parameters, requirement.isAsync ? " async" : "")
        case .request(let answer) where requirement.isAsync: list("func \(name)", parameters, " async -> \(answer.type)")
        case .request(let answer): list("func \(name)", parameters + ["answer: @escaping @MainActor (\(answer.type)) -> Void"], "")
        }
    }
}
