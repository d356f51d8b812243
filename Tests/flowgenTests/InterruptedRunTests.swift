import Foundation
import TestSupport
import Testing

/// Each output file is complete at any moment, in its old or new version, even if a run is killed.
@Suite(.serialized) struct InterruptedRunTests {
    let sandbox: Sandbox
    private static let parts = 30
    /// The outputs of two versions of a program, by name.
    private let versions: [[String: String]]

    init() async throws {
        let sandbox = try Sandbox()
        self.sandbox = sandbox
        var versions: [[String: String]] = []
        for (version, transitions) in [("a", "{}"), ("b", "{ again: { push: home } }")] {
            try sandbox.write(spec("home", transitions: transitions), to: "\(version)/Home.flow.yaml")
            for number in 0..<Self.parts {
                try sandbox.write(
                    part("part\(number)", transitions: transitions.replacing("home", with: "part\(number)")),
                    to: "\(version)/Part\(number).flow.yaml")
            }
            _ = try await sandbox.flowgen("generate", version, "-o", version + "/out")
            let names = sandbox.contents.filter { $0.hasPrefix("\(version)/out/") }
            versions.append(Dictionary(uniqueKeysWithValues: names.map { (String($0.dropFirst(6)), sandbox.text($0) ?? "") }))
        }
        self.versions = versions
    }

    /// The files that a killed run can leave behind.
    private var temporary: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: sandbox.url.path + "/out")) ?? []
        return names.filter { $0.hasPrefix(".flowgen-") && $0 != ".flowgen-outputs" }
    }

    /// True if each output equals the output of a version.
    private func isWhole() -> Bool {
        sandbox.contents.filter { $0.hasPrefix("out/") && !$0.hasPrefix("out/.") }.allSatisfy { path in
            let name = String(path.dropFirst(4))
            return versions.contains { $0[name] != nil && $0[name] == sandbox.text(path) }
        }
    }

    /// Starts generating a version.
    private func begin(_ version: Int) throws -> Process {
        let process = Process()
        let executable: URL = try #require(Sandbox.executable)
        process.executableURL = executable
        process.arguments = ["generate", ["a", "b"][version], "-o", "out"]
        process.currentDirectoryURL = sandbox.url
        process.standardError = FileHandle.nullDevice
        // A process inherits the blocked signals of the thread that starts it, and the threads of
        // tests block all signals.
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
        return process
    }

    /// Generates a version, and sends a signal after a time, measured from the run's start or its
    /// first write. Returns true if the signal ended the run.
    private func generate(_ version: Int, _ signal: Int32, after time: Duration, ofWriting: Bool) throws -> Bool {
        let before = Set(temporary)
        let process = try begin(version)
        while ofWriting, process.isRunning, Set(temporary).isSubset(of: before) {}
        let end = ContinuousClock.now + time
        while process.isRunning, ContinuousClock.now < end {}
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }

    @Test func `a killed run leaves whole files, and the next one clears up`() async throws {
        let seed = SeededNumbers.seed()
        var numbers = SeededNumbers(seed: seed)
        let length = try await ContinuousClock().measure { _ = try await sandbox.flowgen("generate", "a", "-o", "out") }
        var killed = 0
        var leftBehind = 0
        var round = 0
        // On a busy machine, a run might end before it is killed.
        while round < 100 || (leftBehind == 0 && round < 400) {
            let isWriting = round % 2 == 0
            let time =
                isWriting
                ? Duration.microseconds(Int.random(in: 0...2000, using: &numbers)) : length * Double.random(in: 0...1, using: &numbers)
            killed += try generate((round / 2 + 1) % 2, SIGKILL, after: time, ofWriting: isWriting) ? 1 : 0
            guard isWhole() else {
                Issue.record("seed \(seed), round \(round): a file is neither old nor new")
                return
            }
            leftBehind += temporary.isEmpty ? 0 : 1
            round += 1
        }
        // Otherwise the test exercised nothing.
        #expect(killed > 0 && leftBehind > 0, "seed \(seed)")
        #expect(try await sandbox.flowgen("generate", "b", "-o", "out").code == 0)
        #expect(temporary == [])
        for (name, text) in versions[1] { #expect(sandbox.text("out/" + name) == text) }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a run that is told to end takes its temporary files along`(signal: Int32) throws {
        let seed = SeededNumbers.seed()
        var numbers = SeededNumbers(seed: seed)
        var ended = 0
        var round = 0
        // On a busy machine, a run might end before the signal.
        while round < 8 || (ended == 0 && round < 1000) {
            let time = round < 8 ? Duration.microseconds(Int.random(in: 0...2000, using: &numbers)) : .zero
            ended += try generate(round % 2, signal, after: time, ofWriting: true) ? 1 : 0
            #expect(isWhole(), "seed \(seed), round \(round)")
            #expect(temporary == [], "seed \(seed), round \(round)")
            round += 1
        }
        #expect(ended > 0, "seed \(seed)")
    }

    @Test func `two runs at once into one folder`() throws {
        for _ in 0..<10 {
            let runs = try [begin(0), begin(1)]
            for run in runs {
                run.waitUntilExit()
                #expect(run.terminationStatus == 0)
            }
            #expect(isWhole())
            #expect(temporary == [])
            #expect(sandbox.contents.filter { $0.hasPrefix("out/") }.count == Self.parts + 2)
        }
    }

    @Test func `only what is surely a killed run's is cleared up`() async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["true"]
        try process.run()
        process.waitUntilExit()
        let (gone, here) = (process.processIdentifier, ProcessInfo.processInfo.processIdentifier)
        let random = "0123456789abcdef"
        let leftovers = ["out/.flowgen-\(gone)-\(random)": "// Gener", "out/.flowgen-\(gone)-fedcba9876543210": ""]
        let others = [
            "out/.flowgen-\(here)-\(random)": "", "out/.flowgen-\(gone)-0123": "", "out/.flowgen-\(gone)-\(random.uppercased())": "",
            "out/.flowgen-0\(gone)-\(random)": "", "out/.flowgen-\(gone)": "", "out/.flowgen--\(random)": "",
            "out/.flowgen-\(gone)-\(random)-\(random)": "", "out/.other-\(gone)-\(random)": "", "out/flowgen-\(gone)-\(random)": "",
            "out/inner/.flowgen-\(gone)-\(random)": "", "a/.flowgen-\(gone)-\(random)": "",
        ]
        for (path, text) in leftovers.merging(others, uniquingKeysWith: { one, _ in one }) { try sandbox.write(text, to: path) }
        let link = "out/.flowgen-\(gone)-aaaaaaaaaaaaaaaa"
        try FileManager.default.createSymbolicLink(
            at: sandbox.url.appendingPathComponent(link), withDestinationURL: sandbox.url.appendingPathComponent("a/out/Home.flow.swift"))
        // A run with `--check` doesn't remove leftovers.
        _ = try await sandbox.flowgen("generate", "a", "-o", "out", "--check")
        for path in leftovers.keys { #expect(sandbox.text(path) != nil, "\(path)") }
        #expect(try await sandbox.flowgen("generate", "a", "-o", "out").code == 0)
        for path in leftovers.keys { #expect(sandbox.text(path) == nil, "\(path)") }
        for (path, text) in others { #expect(sandbox.text(path) == text, "\(path)") }
        #expect(sandbox.text(link) != nil)
    }
}
