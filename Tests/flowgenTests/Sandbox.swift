import Foundation
import Testing

/// The result of a run.
struct Run: Equatable {
    var code: Int32
    var output: String
    var errors: String

    /// The rules of the findings on standard error, in order.
    var rules: [String] {
        errors.split(separator: "\n").compactMap { line in
            line.contains(": error: ") && line.hasSuffix("]") ? line.split(separator: "[").last.map { String($0.dropLast()) } : nil
        }
    }

    /// The files of the findings on standard error, in order.
    var files: [String] {
        errors.split(separator: "\n").filter { $0.contains(": error: ") }.map { String($0.prefix { $0 != ":" }) }
    }
}

/// A test's temporary folder, in which it runs flowgen. It is deleted with this object.
final class Sandbox: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("flowgenTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, and creates its folders.
    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// Writes a file, and creates its folders.
    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes an executable script.
    ///
    /// A child process writes it. If this process wrote it, another test's new child process could
    /// inherit the open file. The system doesn't run a file that is open for writing ("text file
    /// busy").
    func writeScript(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "printf %s \"$1\" >\"$0\" && chmod 755 \"$0\"", file.path, text]
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: url.appendingPathComponent(path), withIntermediateDirectories: true)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appendingPathComponent(path))
    }

    func setPermissions(_ mode: Int, of path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.appendingPathComponent(path).path)
    }

    /// A file's text; `nil` if it doesn't exist.
    func text(_ path: String) -> String? {
        try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }

    /// The paths of all files and folders, including hidden ones.
    var contents: [String] {
        ((try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []).sorted()
    }

    /// The texts of all files by path.
    var texts: [String: String] {
        Dictionary(uniqueKeysWithValues: contents.compactMap { path in text(path).map { (path, $0) } })
    }

    /// Identifies a file even if another replaces it: its number and its modification time.
    func identity(_ path: String) throws -> [String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.appendingPathComponent(path).path)
        let time = try #require(attributes[.modificationDate] as? Date)
        let number = try #require(attributes[.systemFileNumber] as? NSNumber)
        return ["\(number)", "\(time.timeIntervalSince1970)"]
    }

    /// Runs flowgen with the sandbox, or a folder in it, as the current folder.
    func flowgen(_ arguments: String..., in folder: String = "", input: String = "", outputTo output: String? = nil) async throws -> Run {
        try await flowgen(arguments, in: folder, input: input, outputTo: output)
    }

    /// Runs flowgen with the sandbox, or a folder in it, as the current folder.
    func flowgen(_ arguments: [String], in folder: String = "", input: String = "", outputTo output: String? = nil) async throws -> Run {
        let executable: URL = try #require(Self.executable)
        return try await run([executable.path] + arguments, in: folder, input: input, outputTo: output)
    }

    func run(_ command: String...) async throws -> Run {
        try await run(command)
    }

    /// Runs a program with the sandbox, or a folder in it, as the current folder.
    func run(
        _ command: [String], in folder: String = "", input: String = "", outputTo output: String? = nil,
        environment: [String: String]? = nil
    ) async throws -> Run {
        try await Self.limit.run { try await runNow(command, in: folder, input: input, outputTo: output, environment: environment) }
    }

    private static let limit = ProcessLimit(16)

    private func runNow(
        _ command: [String], in folder: String, input: String, outputTo output: String?, environment: [String: String]?
    ) async throws -> Run {
        // Files can store any amount of output, but a pipe could fill up.
        let files = try Sandbox()
        try files.write(input, to: "in")
        try files.write("", to: "out")
        try files.write("", to: "err")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(command.first))
        process.arguments = Array(command.dropFirst())
        if let environment { process.environment = environment }
        process.currentDirectoryURL = folder.isEmpty ? url : url.appendingPathComponent(folder)
        let standardInput = try FileHandle(forReadingFrom: files.url.appendingPathComponent("in"))
        let standardOutput = try FileHandle(
            forWritingTo: output.map(URL.init(fileURLWithPath:)) ?? files.url.appendingPathComponent("out"))
        let standardError = try FileHandle(forWritingTo: files.url.appendingPathComponent("err"))
        // Foundation might retain an ended process and its open files until all tests have ended.
        defer { for handle in [standardInput, standardOutput, standardError] { try? handle.close() } }
        (process.standardInput, process.standardOutput, process.standardError) = (standardInput, standardOutput, standardError)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        #expect(process.terminationReason == .exit)
        return Run(code: process.terminationStatus, output: files.text("out") ?? "", errors: files.text("err") ?? "")
    }

    /// The program that was built with these tests, beside their bundle.
    static var executable: URL? {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.executableURL
        return bundle?.deletingLastPathComponent().appendingPathComponent("flowgen")
    }
}

/// A program of one file, whose first screen has these transitions. It doesn't need to start the
/// flows of other files.
func spec(_ flow: String, transitions: String = "{}") -> String {
    "flowspec: 1\napp: Test\nroot: \(flow)\nflows:\n  \(flow):\n    screens:\n      \(flow): { transitions: \(transitions) }\n"
        + "rules: { unused-flow: off, unused-suppression: off }\n"
}

/// Another file of a program.
func part(_ flow: String, transitions: String = "{}") -> String {
    "flowspec: 1\nflows:\n  \(flow):\n    screens:\n      \(flow): { transitions: \(transitions) }\n"
}
