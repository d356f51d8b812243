import Foundation
import TestSupport
import Testing

/// The build plugin's tool, which must match `flowgen generate`.
@Suite struct GenerateToolTests {
    /// A folder of specs, the plugin's arguments, and the exit code.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var files: [String: String] = [:]
        var arguments = ["--output", "out", "--module", "App", "--with", "Help=Help", "--", "App/App.flow.yaml"]
        var code: Int32 = 0
    }

    private static let help = "flowspec: 1\ngenerate: { access: public }\nflows: { help: { screens: { topics: {} } } }\n"

    static let cases = [
        Case(
            testDescription: "a warning",
            files: ["App": spec("home", transitions: "{ more: { present: help, presentation: { detents: [medium], style: fullScreen } } }")]
        ),
        Case(testDescription: "an unknown name", files: ["App": spec("home", transitions: "{ more: { present: hlp } }")], code: 1),
        Case(testDescription: "a fault of the stacks", files: ["App": spec("home", transitions: "{ back: pop }")], code: 1),
        Case(testDescription: "no YAML", files: ["App": "flowspec: [1\n"], code: 1),
        Case(
            testDescription: "a missing file", arguments: ["--output", "out", "--module", "App", "--", "App/Nothing.flow.yaml"], code: 66),
        Case(testDescription: "a library", arguments: ["--output", "out", "--module", "Help", "--library", "--", "Help/Help.flow.yaml"]),
        Case(
            testDescription: "somebody's own file in the way", files: ["App": spec("home"), "out": "let own = 1\n"], code: 74),
    ]

    @Test(arguments: cases)
    func `it says and writes what flowgen generate does`(_ sample: Case) async throws {
        let (whole, part) = (try Sandbox(), try Sandbox())
        for sandbox in [whole, part] {
            try sandbox.write(Self.help, to: "Help/Help.flow.yaml")
            if let text = sample.files["App"] { try sandbox.write(text, to: "App/App.flow.yaml") }
            if let text = sample.files["out"] { try sandbox.write(text, to: "out/App.flow.swift") }
        }
        let tool = try #require(Sandbox.executable).deletingLastPathComponent().appendingPathComponent("flowgen-generate").path
        let expected = try await whole.flowgen(["generate"] + sample.arguments)
        #expect(expected.code == sample.code)
        #expect(try await part.run([tool] + sample.arguments) == expected)
        #expect(part.texts == whole.texts)
        // The plugin's call if it uses a prebuilt flowgen.
        #expect(try await part.run([tool, "generate"] + sample.arguments).code == expected.code)
    }

    @Test(arguments: [["--outptu", "out"], ["--output"], ["--with", "Help"]])
    func `what the plugin never says is wrong usage`(_ arguments: [String]) async throws {
        let tool = try #require(Sandbox.executable).deletingLastPathComponent().appendingPathComponent("flowgen-generate").path
        let run = try await Sandbox().run([tool] + arguments)
        #expect(run.code == 64)
        #expect(run.errors.hasPrefix("flowgen: error: "))
    }
}
