import ArgumentParser

struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks specs and prints what is wrong.",
        discussion: """
            Findings go to standard error, one a line, as 'path:line:column: error: message [rule]'.

            Examples:
              $ flowgen validate
              $ flowgen validate Sources/App/Orders.flow.yaml
              $ generate-spec | flowgen validate -
            """
    )

    @OptionGroup var inputs: Inputs

    func run() throws {
        let compilation = try Compilation(paths: inputs.paths)
        try compilation.printFindings()
        if let program = compilation.program {
            print(
                "\(count(program.flows.count, "flow")), \(count(program.screens.count, "screen")), "
                    + "\(count(program.transitions.count, "transition")): no errors")
        }
    }
}
