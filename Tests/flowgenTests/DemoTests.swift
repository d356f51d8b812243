import Foundation
import TestSupport
import Testing

/// The output of `make demo`, and its spec with the bug of the README.
struct DemoTests {
    private let sandbox: Sandbox

    /// Building the example Orders is slow. A script prints the walk of the page about the examples
    /// instead. The tests of the examples compare that walk with the example.
    init() throws {
        sandbox = try Sandbox()
        let page = try String(contentsOf: repository.appendingPathComponent("Documentation/examples.md"), encoding: .utf8)
        let walk = try #require(page.firstMatch(of: /```\n(?<walk>start .*?)```/.dotMatchesNewlines()))
        try sandbox.write("\(walk.walk)\nthe whole walk in a line\n", to: "walk")
        try sandbox.writeScript("#!/bin/sh\ncat '\(sandbox.url.path)/walk'\n", to: "Orders")
    }

    private func transcript(flowgen: String) async throws -> Run {
        let script = repository.appendingPathComponent("Scripts/demo-transcript").path
        return try await sandbox.run([script, flowgen, sandbox.url.path + "/Orders"])
    }

    @Test func `it shows what is committed, with no escapes where there is no terminal`() async throws {
        let run = try await transcript(flowgen: try #require(Sandbox.executable).path)
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(try isCommitted(run.output.utf8, at: "Scripts/demo-specs/Transcript.txt"))
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test func `a section without a text is an error`() async throws {
        // A flowgen that generates the protocol with another name.
        let flowgen = try #require(Sandbox.executable).path
        try sandbox.writeScript(
            """
            #!/bin/sh
            '\(flowgen)' "$@" || exit
            [ "$1" != generate ] || sed -i.bak 's/Home2Routing/Other/' "$4/Home.flow.swift"

            """, to: "flowgen")
        let run = try await transcript(flowgen: sandbox.url.path + "/flowgen")
        #expect(run.code == 1)
        #expect(run.errors.contains(/demo: error: there is nothing to show of '.*Home\.flow\.swift'\n$/))
    }

    @Test func `the run to the missing screen has four actions`() async throws {
        let specs = repository.appendingPathComponent("Scripts/demo-specs")
        let run = try await Sandbox().flowgen("validate", specs.path)
        #expect(run.rules == ["pop-to-missing"])
        #expect(run.errors.contains("(confirmed, 4 actions)"))
        let steps = run.errors.matches(of: /note: \d\. (.*)\n/).map { String($0.1) }
        #expect(
            steps == [
                "tap 'me' → main: me [profile]", "me.profile: orders → main: me [profile, orders]",
                "me.orders: buyAgain → main: shop [list, cart]", "shop.cart: product → fails: 'detail' isn't on the stack",
            ])
    }
}
