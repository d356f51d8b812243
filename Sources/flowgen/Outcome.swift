import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec

extension ExitCode {
    /// An input doesn't exist or can't be read.
    static let noInput = ExitCode(RunFailure.noInput.rawValue)
    /// Output can't be written.
    static let inputOutput = ExitCode(RunFailure.inputOutput.rawValue)
}

/// The file that an option names. If it can't be read, prints an error and throws.
func readInput(atPath path: String) throws -> Source {
    guard let bytes = try? readRegular(atPath: path) else {
        printError("can't read \(quoted(path)); check the path")
        throw ExitCode.noInput
    }
    return Source(path: path, bytes: bytes)
}

extension Compilation {
    /// Reads the named specs. If there are none, prints the reasons and throws an exit code.
    init(_ named: Inputs, modules: ModuleInputs, findingStacks: Bool = true) throws {
        do throws(MissingInputs) {
            try self.init(reading: named.run, modules: modules, findingStacks: findingStacks)
        } catch {
            for reason in error.reasons { printError(reason) }
            throw ExitCode.noInput
        }
    }

    /// The program, for a query. If it has errors, prints the findings and throws.
    func programOrFindings() throws -> Program {
        guard let program else {
            try printFindings()
            throw ExitCode.failure
        }
        return program
    }

    /// The program, even if its stacks have errors. If there is none, prints the findings and
    /// throws.
    func programWithFindings() throws -> Program {
        try planned ?? programOrFindings()
    }

    /// Refuses to overwrite files that the program was read from: prints them and throws a usage
    /// error.
    func refuseWriting(to paths: [String]) throws {
        try refuse(paths, among: sources.sources.map(\.location))
    }

    /// Prints the findings in the order of the files. Throws the exit code for errors among them.
    func printFindings() throws {
        printText(diagnostics.sorted)
        try check(diagnostics.sorted)
    }

    /// Throws the exit code for findings of the run, if any.
    func check(_ findings: [Diagnostic]) throws {
        if let failure = failure(of: findings) { throw ExitCode(failure.rawValue) }
    }
}

/// Runs a closure. If writing fails, prints the reason and throws ``ExitCode/inputOutput``.
func reportingWriteErrors(_ write: () throws -> Void) throws {
    do {
        try write()
    } catch let error as WriteError {
        printError(error.description)
        throw ExitCode.inputOutput
    }
}

/// Prints a command's output to standard output. Throws ``ExitCode/inputOutput`` if that fails, for
/// example because the disk is full.
func printOutput(_ bytes: [UInt8]) throws {
    do {
        try write(bytes, to: STDOUT_FILENO)
    } catch {
        printError("can't write the output: \(reason(error))")
        throw ExitCode.inputOutput
    }
}

/// Writes a command's output to a file, or prints it if `path` is `nil`. Throws
/// ``ExitCode/inputOutput`` if that fails.
func writeOutput(_ bytes: [UInt8], to path: String?) throws {
    guard let path else { return try printOutput(bytes) }
    try reportingWriteErrors { try writeWhole(bytes, to: path) }
}
