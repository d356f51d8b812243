import Foundation
import Testing

@Suite struct DumpTests {
    let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    @Test func `the program as JSON on standard output, with paths as they are given`() async throws {
        try sandbox.write(spec("home", transitions: "{ back: pop }"), to: "a/Home.flow.yaml")
        let run = try await sandbox.flowgen("dump", "./a/Home.flow.yaml")
        #expect(run.code == 0)
        #expect(run.errors == "")
        let place = #""place": { "file": "./a/Home.flow.yaml", "line": 7, "column": 36, "endLine": 7, "endColumn": 39 }"#
        #expect(
            run.output.contains(
                "{\n          \"step\": \"pop\",\n          \"count\": 1,\n          \"animated\": true,\n          \(place)"))
        #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    }

    @Test func `warnings don't keep it from being printed`() async throws {
        let tabs = (1...6).map { "t\($0): { screen: s }" }.joined(separator: ", ")
        try sandbox.write(
            "flowspec: 1\napp: A\nroot: main\nflows: { main: { tabs: { \(tabs) }, screens: { s: {} } } }\n", to: "A.flow.yaml")
        let run = try await sandbox.flowgen("dump")
        #expect(run.code == 0)
        #expect(run.errors.contains("[too-many-tabs]"))
        #expect(run.output.hasPrefix("{\n  \"dump\": 1,"))
    }

    @Test func `nothing is printed where there is an error`() async throws {
        try sandbox.write(spec("home", transitions: "{ go: { push: hime } }"), to: "Home.flow.yaml")
        let run = try await sandbox.flowgen("dump")
        #expect(run.code == 1)
        #expect(run.output == "")
        #expect(run.rules == ["unknown-target"])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs a device that is always full"))
    func `74 where standard output takes nothing`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        let run = try await sandbox.flowgen("dump", outputTo: "/dev/full")
        #expect(run.code == 74)
        #expect(run.errors == "flowgen: error: can't write the output: No space left on device\n")
    }

    @Test func `what a program can do, with all words up to a distance`() async throws {
        try sandbox.write(spec("home", transitions: "{ back: pop }"), to: "Home.flow.yaml")
        let run = try await sandbox.flowgen("dump", "--analysis")
        #expect(run.code == 0)
        let screen = #"{ "flow": "home", "screen": "home", "lane": "home", "reachable": true, "distance": 0 }"#
        #expect(run.output.contains(screen))
        #expect(run.output.contains(#""rule": "pop-at-root","#))
        #expect(!run.output.contains("wordsUpTo"))
        let words = try await sandbox.flowgen("dump", "--analysis", "--words", "3", "Home.flow.yaml")
        #expect(words.output.hasSuffix("\"wordsUpTo\": 3\n}\n"))
        #expect(try JSONSerialization.jsonObject(with: Data(words.output.utf8)) is [String: Any])
    }

    @Test func `words go with an analysis, and aren't fewer than none`() async throws {
        try sandbox.write(spec("home"), to: "Home.flow.yaml")
        #expect(try await sandbox.flowgen("dump", "--words", "3").code == 64)
        #expect(try await sandbox.flowgen("dump", "--analysis", "--words=-1").code == 64)
        #expect(try await sandbox.flowgen("schema", "--program", "--analysis").code == 64)
    }

    @Test(arguments: ["", "--program", "--analysis"])
    func `the schemas of a spec and of dumps`(option: String) async throws {
        let run = try await option.isEmpty ? sandbox.flowgen("schema") : sandbox.flowgen("schema", option)
        #expect(run.code == 0)
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }
}
