import Foundation
import TestSupport
import Testing

/// `Scripts/setup`, which asks before it installs anything outside the package's folder.
struct SetupScriptTests {
    let sandbox: Sandbox
    private let apt = "sudo -n env DEBIAN_FRONTEND=noninteractive apt-get"

    /// A package's folder with the script, and stub commands that only record their calls.
    init() throws {
        sandbox = try Sandbox()
        let scripts = repository.appendingPathComponent("Scripts")
        for name in ["setup", "python", "chromium", "requirements.txt"] {
            try sandbox.writeScript(String(contentsOf: scripts.appendingPathComponent(name), encoding: .utf8), to: "Scripts/\(name)")
        }
        try stub("id", "echo 1000")
        try stub("clang", "cat >/dev/null; [ -e installed ]")
        for name in ["pkg-config", "python3"] { try stub(name, "exit 1") }
        for name in ["dot", "chromium", "chromedriver", "valgrind"] { try stub(name, "exit 0") }
        for name in ["sudo", "apt-get", "brew"] { try stub(name, "echo \(name) \"$@\" >>calls; touch installed") }
    }

    private func stub(_ name: String, _ body: String) throws {
        try sandbox.writeScript("#!/bin/sh\n\(body)\n", to: "bin/\(name)")
    }

    private var environment: [String: String] {
        ["PATH": "\(sandbox.url.path)/bin:/usr/bin:/bin", "TERM": "dumb"]
    }

    private var calls: [Substring] { sandbox.text("calls")?.split(separator: "\n") ?? [] }

    /// The script's output at a terminal, if the user answers its questions with `answer`.
    private func atTerminal(answer: String, _ changes: [String: String] = [:]) throws -> String {
        let script = """
            import json, os, pty, sys
            folder, answer, environment = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
            process, terminal = pty.fork()
            if process == 0:
                os.chdir(folder)
                os.execve("Scripts/setup", ["Scripts/setup"], environment)
            os.write(terminal, (answer + "\\n").encode())
            data = b""
            while True:
                try:
                    part = os.read(terminal, 65536)
                except OSError:
                    break
                if not part:
                    break
                data += part
            print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]), data.decode())
            """
        let all = environment.merging(changes) { $1 }
        let json = String(decoding: try JSONSerialization.data(withJSONObject: all), as: UTF8.self)
        return try python(script, arguments: [sandbox.url.path, answer, json])
    }

    @Test func `nothing is installed where it is there`() async throws {
        try sandbox.write("", to: "installed")
        #expect(
            try await sandbox.run([sandbox.url.path + "/Scripts/setup"], environment: environment) == Run(code: 0, output: "", errors: ""))
        #expect(calls == [])
    }

    /// The script's output without a terminal.
    private func withoutTerminal(_ arguments: String..., changes: [String: String] = [:]) async throws -> Run {
        try await sandbox.run([sandbox.url.path + "/Scripts/setup"] + arguments, environment: environment.merging(changes) { $1 })
    }

    @Test func `where nobody can be asked nothing is installed, and the command is said`() async throws {
        let command = "sudo apt-get install libyaml-dev pkg-config"
        #expect(
            try await withoutTerminal()
                == Run(
                    code: 1, output: "",
                    errors: "error: libyaml is missing, and nobody can be asked whether to install it; run '\(command)', or set YES=1\n"))
        #expect(calls == [])
    }

    @Test(arguments: [["YES": "1"], ["CI": "true"]])
    func `in CI it is installed, and said`(changes: [String: String]) async throws {
        let run = try await withoutTerminal(changes: changes)
        #expect(run == Run(code: 0, output: "", errors: "Installing libyaml with 'sudo apt-get install libyaml-dev pkg-config'\n"))
        #expect(calls == ["\(apt) update -q", "\(apt) install -q -y --no-install-recommends libyaml-dev pkg-config"])
    }

    @Test func `root needs no sudo`() async throws {
        try stub("id", "echo 0")
        let run = try await withoutTerminal()
        #expect(run == Run(code: 0, output: "", errors: "Installing libyaml with 'apt-get install libyaml-dev pkg-config'\n"))
        #expect(calls.last == "apt-get install -q -y --no-install-recommends libyaml-dev pkg-config")
    }

    @Test func `a person is asked, and may refuse`() throws {
        let refused = try atTerminal(answer: "")
        #expect(refused.hasPrefix("1 "))
        #expect(refused.contains("Install libyaml with 'sudo apt-get install libyaml-dev pkg-config'? [y/N]"))
        #expect(refused.contains("error: flowgen needs libyaml and its headers"))
        #expect(calls == [])
        #expect(try atTerminal(answer: "y").hasPrefix("0 "))
        #expect(calls.count == 2)
    }

    @Test(arguments: [["YES": "1"], ["CI": "true"]])
    func `who says so before isn't asked`(changes: [String: String]) throws {
        let text = try atTerminal(answer: "", changes)
        #expect(text.hasPrefix("0 "))
        #expect(!text.contains("[y/N]"))
        #expect(calls.count == 2)
    }

    @Test func `Python's modules go into the package's folder, as the hashes say`() async throws {
        try stub("python3", "[ \"$2\" = venv ] || exit 1; mkdir -p .build/python/bin; cp bin/environment .build/python/bin/python3")
        try stub("environment", "[ \"$2\" != pip ] || { echo \"$@\" >>calls; touch modules; }; [ -e modules ]")
        let run = try await sandbox.run([sandbox.url.path + "/Scripts/setup", "tests"], environment: environment)
        #expect(run.code == 0, "\(run)")
        let options = "-q --disable-pip-version-check --no-deps --only-binary :all: --require-hashes"
        #expect(calls == ["-m pip install \(options) -r Scripts/requirements.txt -r Site/requirements.txt"])
        #expect(
            try await sandbox.run([sandbox.url.path + "/Scripts/setup", "tests"], environment: environment)
                == Run(code: 0, output: "", errors: ""))
    }

    @Test func `the checks get a browser`() async throws {
        try stub("python3", "exit 0")
        try stub("chromium", "[ -e installed ]")
        let run = try await withoutTerminal("tests", changes: ["CI": "true"])
        #expect(run == Run(code: 0, output: "", errors: "Installing Chromium with 'sudo apt-get install chromium chromium-driver'\n"))
        #expect(calls.last == "\(apt) install -q -y --no-install-recommends chromium chromium-driver")
    }

    @Test(arguments: ["Linux", "Darwin"])
    func `the checks get Valgrind where it runs`(system: String) async throws {
        try stub("uname", "echo \(system)")
        try stub("python3", "exit 0")
        try stub("valgrind", "[ -e installed ]")
        let run = try await withoutTerminal("tests", changes: ["CI": "true"])
        #expect(run.code == 0, "\(run)")
        #expect(calls.last == (system == "Linux" ? "\(apt) install -q -y --no-install-recommends valgrind" : nil))
    }
}
