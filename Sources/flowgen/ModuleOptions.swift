import ArgumentParser
import FlowCompiler

/// How the specs of a run lie in Swift modules, as a build plugin says it.
struct ModuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The Swift module of the specs. Name all of them: an include that leads elsewhere is an error.", valueName: "name"))
    var module: String?

    @Flag(help: "With --module: the module is a library, whose specs need no root flow.")
    var library = false

    @Option(
        help: ArgumentHelp(
            "A spec of another module, or a folder of them. Its flows can be named; no Swift is written for it.", valueName: "module=path"))
    var with: [OtherModule] = []

    func validate() throws {
        if let problem = inputs.problem { throw ValidationError(problem) }
        if library, module == nil { throw ValidationError("'--library' needs the module's name: '--module NAME --library'.") }
    }

    var inputs: ModuleInputs { ModuleInputs(own: module, isLibrary: library, others: with) }
}

extension OtherModule: ExpressibleByArgument {}
