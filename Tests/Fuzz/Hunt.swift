import Foundation

/// A failure of a process that ran inputs.
struct Failure {
    /// Distinguishes failures: a signal, or the first word of the fault.
    var kind: String
    var description: String
    var input: Input
}

/// Starts processes that run inputs, and interprets their exit.
struct Hunt {
    var options: Options
    /// The folder for the processes' output. Each hunt has its own.
    var folder: String

    /// Fuzzes in a new process. Returns its failure, if any.
    func run(_ kind: Options.Kind) throws -> Failure? {
        try start(["worker", kind.rawValue, folder], isQuiet: false)
    }

    /// Runs one input in a new process.
    private func retry(_ input: Input) throws -> Failure? {
        let path = "\(folder)/retry"
        try Data(input).write(to: URL(fileURLWithPath: path))
        return try start(["once", path, folder], isQuiet: true)
    }

    private func start(_ words: [String], isQuiet: Bool) throws -> Failure? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = words + options.arguments
        if isQuiet {
            process.standardError = FileHandle.nullDevice
            process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        }
        try process.run()
        process.waitUntilExit()
        if process.terminationReason == .exit, process.terminationStatus == 0 { return nil }
        let input = try bytes(at: "\(folder)/\(Worker.inputName)")
        if process.terminationReason == .uncaughtSignal {
            let signal = process.terminationStatus
            let text = signal == SIGPROF ? "took longer than \(options.limits.seconds) s" : "crashed by signal \(signal)"
            return Failure(kind: "signal \(signal)", description: text, input: input)
        }
        guard process.terminationStatus == Worker.faultCode else {
            throw HuntError(description: "the process that runs inputs ended with code \(process.terminationStatus)")
        }
        let fault = String(decoding: try bytes(at: "\(folder)/\(Worker.faultName)"), as: UTF8.self)
        return Failure(kind: String(fault.prefix { $0 != ":" }), description: fault, input: input)
    }

    /// Shrinks an input to a smaller one with the same kind of failure. Removes lines first, then
    /// bytes, in ever smaller parts.
    func minimized(_ failure: Failure) throws -> Input {
        let end = Date().addingTimeInterval(Double(max(60, options.seconds)))
        let newline = UInt8(ascii: "\n")
        var lines = failure.input.split(separator: newline, omittingEmptySubsequences: false).map { Array($0) + [newline] }
        lines[lines.count - 1].removeLast()
        lines = try reduced(lines, until: end) { try fails(Array($0.joined()), like: failure) }
        return try reduced(Array(lines.joined()), until: end) { try fails($0, like: failure) }
    }

    private func fails(_ input: Input, like failure: Failure) throws -> Bool {
        try retry(input)?.kind == failure.kind
    }

    private func reduced<Part>(_ parts: [Part], until end: Date, where fails: ([Part]) throws -> Bool) throws -> [Part] {
        var parts = parts
        var size = (parts.count + 1) / 2
        while size > 0 {
            var start = 0
            while start < parts.count, Date() < end {
                let fewer = Array(parts[..<start] + parts[min(parts.count, start + size)...])
                if try fails(fewer) { parts = fewer } else { start += size }
            }
            size = size == 1 ? 0 : (size + 1) / 2
        }
        return parts
    }
}

struct HuntError: Error, CustomStringConvertible {
    let description: String
}
