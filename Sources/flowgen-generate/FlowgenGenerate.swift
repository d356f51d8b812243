import FlowCompiler
import FlowSpec
import FlowSwift

/// The build plugin's tool: `flowgen generate` only. Packages that use the plugin build it from
/// source, without flowgen's other commands and its argument parser.
///
/// With the same options, it has the same results as `flowgen generate`.
@main
struct FlowgenGenerate {
    static func main() {
        prepareDescriptors()
        do {
            exit(try run(GenerateArguments(commandLineArguments()))?.rawValue ?? EXIT_SUCCESS)
        } catch let error as WrongUsage {
            printError(error.reason)
            exit(EX_USAGE)
        } catch let error as MissingInputs {
            for reason in error.reasons { printError(reason) }
            exit(RunFailure.noInput.rawValue)
        } catch {
            printError("\(error)")
            exit(RunFailure.inputOutput.rawValue)
        }
    }

    private static func run(_ arguments: GenerateArguments) throws -> RunFailure? {
        let backend = SwiftBackend()
        let compilation = try Compilation(
            reading: RunInputs(paths: arguments.paths), modules: arguments.modules, planning: true, for: backend)
        let findings = compilation.diagnostics.sorted
        compilation.printText(findings)
        if let failure = compilation.failure(of: findings) { return failure }
        guard let changes = try compilation.changes(in: arguments.output, by: backend, of: arguments.modules.own) else { return nil }
        try write(changes)
        changes.sayWhatIsUnlisted()
        return nil
    }
}
