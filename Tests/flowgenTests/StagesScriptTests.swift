import Foundation
import TestSupport
import Testing

/// `Scripts/stages`, which runs the stages of the checks and reports their results.
struct StagesScriptTests {
    let sandbox: Sandbox

    /// A check with a row of three stages and a row of one beside it. The second stage fails if a
    /// file `broken` exists.
    init() throws {
        sandbox = try Sandbox()
        try write(
            """
            row() {
                stage first echo one
                stage second bash -c 'echo two; touch "$TMPDIR/left"; echo "$TMPDIR" >temporary; [[ ! -e broken ]] || exit 3'
                stage third echo three
            }
            beside() { stage beside echo four; }
            rows row beside
            """)
    }

    /// Writes a check with these rows.
    private func write(_ rows: String) throws {
        let stages = repository.appendingPathComponent("Scripts/stages").path
        try sandbox.writeScript("#!/usr/bin/env bash\nset -euo pipefail\nsource '\(stages)' logs \"$@\"\n\(rows)\nverdict\n", to: "check")
    }

    private func check(_ stages: String..., environment: [String: String] = [:]) async throws -> Run {
        let usual = ["PATH": "/usr/bin:/bin"]
        return try await sandbox.run([sandbox.url.path + "/check"] + stages, environment: usual.merging(environment) { $1 })
    }

    /// The output of a run, without times and without the running stages, which it prints every 15
    /// seconds.
    private func lines(_ run: Run) -> [String] {
        let time = /(\d+ min )?\d+ s\b/
        return run.output.split(separator: "\n").filter { !$0.hasPrefix("  …") }.map { line in
            String(line).replacing(/, processor time .+/, with: "").replacing(time, with: "N s").replacing(#/ +/#, with: " ")
        }
    }

    @Test func `a line for each stage, and one sentence`() async throws {
        let run = try await check()
        #expect(run.code == 0 && run.errors == "")
        #expect(lines(run).sorted() == [" beside N s", " first N s", " second N s", " third N s", "Everything passed in N s."])
        #expect(lines(run).last == "Everything passed in N s.")
        #expect(sandbox.text("logs/second.log") == "two\n")
    }

    @Test func `a stage waits for one of another row, if that runs at all`() async throws {
        try write(
            """
            row() { stage first bash -c 'sleep 0.3; echo one >made; [[ ! -e broken ]]'; }
            beside() {
                after first
                stage second cat made
            }
            rows row beside
            """)
        #expect(try await check("second").code == 1)
        #expect(lines(try await check()) == [" first N s", " second N s", "Everything passed in N s."])
        try sandbox.write("", to: "broken")
        #expect(lines(try await check()).contains { $0.hasPrefix(" second") } == false)
        #expect(lines(try await check(environment: ["KEEP_GOING": "1"])).contains(" second N s"))
    }

    @Test func `a stage that is killed has failed`() async throws {
        try sandbox.writeScript("#!/bin/bash\nkill -SEGV $$\n", to: "crash")
        let script = try #require(sandbox.text("check")).replacing("stage first echo one", with: "stage first ./crash")
        try sandbox.writeScript(script, to: "check")
        let run = try await check("first")
        #expect(run.code == 139 && lines(run).contains(" first failed after N s"), "\(run)")
    }

    @Test func `a stage of which nothing has changed isn't needed, unless somebody asks for it`() async throws {
        try write(
            """
            row() {
                stage always echo one
                unchanged part folder || stage part echo two
            }
            rows row
            """)
        let (always, part, end) = (" always N s", " part N s", "Everything passed in N s.")
        let unneeded = " part not needed, since nothing of it has changed since HEAD~1"
        #expect(lines(try await check()) == [always, part, end])
        let commit = "git add -A && git -c user.name=A -c user.email=a@example.com commit -qm next"
        let prepared = try await sandbox.run(
            ["/bin/bash", "-c", "git init -q . && mkdir folder && touch folder/a && \(commit) && touch b && \(commit)"])
        #expect(prepared.code == 0, "\(prepared.errors)")
        #expect(lines(try await check()) == [always, unneeded, end])
        #expect(lines(try await check("part")) == [part, end])
        try sandbox.write("new", to: "folder/b")
        #expect(lines(try await check()) == [always, part, end])
    }

    @Test func `a stage that fails shows what it printed, and how to run it alone`() async throws {
        try sandbox.write("", to: "broken")
        let run = try await check(environment: ["SEED": "7"])
        let script = sandbox.url.path + "/check"
        #expect(run.code == 3)
        #expect(!run.output.contains("three") && !run.output.contains("third"))
        #expect(
            lines(run).filter { !$0.contains("beside") } == [
                " first N s", "two", " second failed after N s",
                "The stage 'second' failed; its log is logs/second.log. To run it alone: SEED=7 \(script) second",
            ])
    }

    @Test func `the stages after one that failed run if they are to`() async throws {
        try sandbox.write("", to: "broken")
        let run = try await check(environment: ["KEEP_GOING": "1"])
        #expect(run.code == 3)
        #expect(lines(run).contains(" third N s"))
        #expect(lines(run).last?.hasPrefix("The stage 'second' failed") == true)
    }

    @Test func `a stage runs alone, and one that isn't there is told`() async throws {
        #expect(lines(try await check("third")) == [" third N s", "Everything passed in N s."])
        let run = try await check("fourth")
        #expect(run.code == 64)
        #expect(run.output == "There is no stage 'fourth'.\n")
    }

    @Test func `what stages leave in the temporary folder is removed`() async throws {
        #expect(try await check().code == 0)
        let folder = try #require(sandbox.text("temporary")?.split(separator: "\n").first)
        #expect(!FileManager.default.fileExists(atPath: String(folder)))
    }

    @Test func `an interrupted check ends what it has begun`() throws {
        let stages = repository.appendingPathComponent("Scripts/stages")
        try sandbox.writeScript(
            """
            #!/usr/bin/env bash
            set -euo pipefail
            cd '\(sandbox.url.path)'
            source '\(stages.path)' logs
            row() { stage long bash -c 'echo $$ >process; kill -INT $(cat main); sleep 3600'; }
            echo $$ >main
            rows row
            verdict
            """, to: "interrupted")
        // The tests' process can block signals, and its child processes would inherit that.
        let script = """
            import signal, subprocess, sys
            def at_first():
                signal.pthread_sigmask(signal.SIG_SETMASK, set())
                signal.signal(signal.SIGINT, signal.SIG_DFL)
            run = subprocess.run([sys.argv[1]], preexec_fn=at_first, stdout=subprocess.PIPE, text=True)
            print(run.returncode, run.stdout, end="")
            """
        #expect(try python(script, arguments: [sandbox.url.path + "/interrupted"]) == "130 Interrupted.\n")
        let process = try #require(sandbox.text("process").flatMap { Int32($0.filter(\.isNumber)) })
        #expect(kill(process, 0) == -1)
    }
}
