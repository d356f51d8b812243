import Foundation
import Testing

/// Tests that the fuzzer finds planted bugs.
@Suite struct FuzzTests {
    private let spec = "flowspec: 1\napp: A\nroot: home\nflows:\n  home:\n    screens:\n      home: { transitions: { back: pop } }\n"

    /// Time limits that even a busy machine meets.
    private let patience = ["--seconds", "3600", "--limit-seconds", "60"]

    /// Runs the fuzzer on a corpus of files by name. Returns its output and the corpus afterwards.
    private func fuzz(_ arguments: [String], corpus: [String: String]) throws -> (code: Int32, output: String, corpus: [String: String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FuzzTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in corpus { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        // The program is next to the tests' bundle.
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.executableURL
        let executable: URL = try #require(bundle?.deletingLastPathComponent().appendingPathComponent("Fuzz"))
        let process = Process()
        let pipe = Pipe()
        process.executableURL = executable
        process.arguments = arguments + ["--corpus", folder.path, "--package", folder.path]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let texts = try names.map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
        return (process.terminationStatus, String(decoding: output, as: UTF8.self), Dictionary(uniqueKeysWithValues: texts))
    }

    @Test(arguments: ["bytes", "structure"])
    func `a seed gives the same inputs again`(kind: String) throws {
        let outputs = try ["7", "7", "8"].map { seed in
            let run = try fuzz([kind, "--seed", seed, "--inputs", "200"] + patience, corpus: ["home.yaml": spec])
            #expect(run.code == 0)
            #expect(run.output.hasPrefix("\(kind): seed \(seed)\n\(kind): 200 inputs, "))
            #expect(run.corpus == ["home.yaml": spec])
            return run.output.components(separatedBy: " a second, ").last?.components(separatedBy: "; ").first
        }
        #expect(outputs[0] == outputs[1])
        #expect(outputs[0] != outputs[2])
    }

    @Test(arguments: [("crash", "crashed by signal 6"), ("hang", "took longer than 2 s"), ("memory", "memory: ")])
    func `a mistake is found, its input made small and kept`(kind: String, words: String) throws {
        let text = "[[[[[[[["
        // These inputs need only a small part of the limits.
        let limits = ["--limit-megabytes", "150"] + (kind == "hang" ? ["--limit-seconds", "2"] : [])
        let inputs = ["bytes", "--seed", "7", "--inputs", "500", "--plant", "\(kind):\(text)"]
        let run = try fuzz(inputs + patience + limits, corpus: ["home.yaml": spec])
        #expect(run.code == 1)
        #expect(run.output.contains("bytes: failed: \(words)"))
        #expect(run.output.contains(", with 8 bytes, kept as "))
        #expect(run.output.hasSuffix(":\n\(text)\n"))
        #expect(run.corpus.filter { $0.key.hasPrefix("failed-") }.map(\.value) == [text])
    }

    @Test func `an input that failed runs first from then on`() throws {
        let run = try fuzz(["structure", "--inputs", "0", "--plant", "crash:[[[["], corpus: ["failed.yaml": "[[[["])
        #expect(run.code == 1)
        #expect(run.output.contains("structure: failed: crashed by signal 6"))
    }

    @Test(arguments: [[], ["nonsense"], ["bytes", "more"], ["bytes", "--seconds", "-1"], ["bytes", "--nonsense", "1"]])
    func `64 for wrong usage`(arguments: [String]) throws {
        #expect(try fuzz(arguments, corpus: [:]).code == 64)
    }
}
