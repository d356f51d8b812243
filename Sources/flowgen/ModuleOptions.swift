import ArgumentParser
import FlowCompiler

/// The Swift modules of a run's specs, as a build plugin passes them.
struct ModuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Name the specs' Swift module (for build plugins).",
            discussion: "Pass every spec of the module; an include of any other spec is an error.", valueName: "name"))
    var module: String?

    @Flag(help: "With '--module', accept specs without a root flow.")
    var library = false

    @Option(
        help: ArgumentHelp(
            "Read specs of another module; repeatable.",
            discussion: "Your specs can use its flows. flowgen generates nothing for them.", valueName: "module=path"))
    var with: [OtherModule] = []

    func validate() throws {
        if let problem = inputs.problem { throw ValidationError(problem) }
        if library, module == nil { throw ValidationError("'--library' requires '--module'; add '--module NAME'") }
    }

    var inputs: ModuleInputs { ModuleInputs(own: module, isLibrary: library, others: with) }
}

extension OtherModule: ExpressibleByArgument {}
