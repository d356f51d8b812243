import ArgumentParser
import FlowCompiler
import FlowGraph
import FlowSpec

extension ExitCode {
    /// An input that isn't there or can't be read.
    static let noInput = ExitCode(RunFailure.noInput.rawValue)
    /// Output that can't be written.
    static let inputOutput = ExitCode(RunFailure.inputOutput.rawValue)
}

extension Compilation {
    /// Reads the specs that are named as for any other command. Prints what is missing and throws
    /// an exit code where there is nothing to read.
    init(_ named: Inputs, modules: ModuleInputs, findingStacks: Bool = true) throws {
        do throws(MissingInputs) {
            try self.init(reading: named.run, modules: modules, findingStacks: findingStacks)
        } catch {
            for reason in error.reasons { printError(reason) }
            throw ExitCode.noInput
        }
    }

    /// The program, for a question about it: warnings say nothing of the answer. Prints the
    /// findings and throws where there are errors.
    func programOrFindings() throws -> Program {
        guard let program else {
            try printFindings()
            throw ExitCode.failure
        }
        return program
    }

    /// The program, to show findings on it, among them errors of its stacks. Prints the findings
    /// and throws where there is none.
    func programWithFindings() throws -> Program {
        try planned ?? programOrFindings()
    }

    /// Refuses to write to files that the program was read from. Prints which, and throws wrong
    /// usage.
    func refuseWriting(to paths: [String]) throws {
        try refuse(paths, among: sources.sources.map(\.location))
    }

    /// Prints the findings in the order of the files; throws the exit code that errors among them
    /// ask for.
    func printFindings() throws {
        printText(diagnostics.sorted)
        try check(diagnostics.sorted)
    }

    /// Throws the exit code that findings of the run ask for.
    func check(_ findings: [Diagnostic]) throws {
        if let failure = failure(of: findings) { throw ExitCode(failure.rawValue) }
    }
}

/// Writes something for a command. Prints why it can't be written and throws
/// ``ExitCode/inputOutput`` then.
func reportingWriteErrors(_ write: () throws -> Void) throws {
    do {
        try write()
    } catch let error as WriteError {
        printError(error.description)
        throw ExitCode.inputOutput
    }
}

/// Prints what a command was asked for to standard output. Throws ``ExitCode/inputOutput`` where
/// that can't be written, as on a full disk.
func printOutput(_ bytes: [UInt8]) throws {
    do {
        try write(bytes, to: STDOUT_FILENO)
    } catch {
        printError("can't write the output: \(reason(error))")
        throw ExitCode.inputOutput
    }
}

/// Writes what a command was asked for to a file, or prints it where there is no path. Throws
/// ``ExitCode/inputOutput`` where that can't be done.
func writeOutput(_ bytes: [UInt8], to path: String?) throws {
    guard let path else { return try printOutput(bytes) }
    try reportingWriteErrors { try writeWhole(bytes, to: path) }
}
