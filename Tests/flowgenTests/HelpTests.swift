import FlowSwift
import Testing

@Suite struct HelpTests {
    @Test(arguments: ["validate", "generate", "how", "dump", "init", "rules", "explain", "schema"])
    func `a command's help shows examples of it`(command: String) async throws {
        let run = try await Sandbox().flowgen("help", command)
        #expect(run.code == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("Example"))
        #expect(run.output.contains("$ flowgen \(command)"))
        #expect(try await Sandbox().flowgen(command, "--help") == run)
    }

    @Test func `the tool's help names its commands and exit codes`() async throws {
        let run = try await Sandbox().flowgen("--help")
        #expect(run.code == 0)
        for word in ["validate", "generate", "how", "dump", "init", "rules", "explain", "schema", "64", "66", "74"] {
            #expect(run.output.contains(word))
        }
    }

    @Test func `the version`() async throws {
        #expect(try await Sandbox().flowgen("--version") == Run(code: 0, output: "\(flowgenVersion)\n", errors: ""))
    }
}
