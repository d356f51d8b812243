import Foundation
import TestSupport
import Testing

/// Texts of a spec that break formats or control a terminal, in every command and format.
@Suite struct HostileOutputTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
    }

    /// The content of double-quoted YAML strings.
    private static let texts = [
        #"x\e[1m\e]8;;https://evil.example\ay\0\x07\x7f\x9b31m"#, #"\u202Eabc\u2066\u200F\u061C\u200B\uFEFF\U000E0041"#,
        #"a\u2028b\u2029c\x85d\ne\rf\tg\vh\fi"#, #"<\u0338b>\"\u0301&\u0301;`\u0301``\u0301*/\u0301/*%\u0301%@]]></td>"#,
        #"\uFFFE\uFFFF\uFDD0\U0010FFFF"#,
    ]

    /// Each command with its format, and the parser for its output.
    private static let commands: [(words: [String], code: Int32, reads: String)] = [
        (["validate", "--format", "text"], 0, ""), (["validate", "--format", "json"], 0, "json"),
        (["validate", "--format", "sarif"], 0, "json"), (["validate", "--format", "github"], 0, ""),
        (["validate", "--format", "junit"], 0, "xml"), (["validate", "wrong"], 1, ""),
        (["validate", "wrong", "--format", "json"], 1, "json"),
        (["validate", "wrong", "--format", "sarif"], 1, "json"), (["validate", "wrong", "--format", "github"], 1, ""),
        (["validate", "wrong", "--format", "junit"], 1, "xml"), (["generate", "--check"], 1, ""), (["generate", "--dry-run"], 0, ""),
        (["dump"], 0, "json"), (["dump", "--analysis"], 0, "json"), (["explain", "home"], 0, ""), (["explain", "home.list"], 0, ""),
        (["how", "home.list", "home.item"], 0, ""), (["links"], 0, ""), (["links", "--format", "plist"], 0, ""),
        (["links", "--format", "aasa", "--app-id", "ABCDE12345.a.b"], 0, "json"), (["open", "https://a.example/x/1"], 0, ""),
        (["graph", "--format", "dot"], 0, ""), (["graph", "--format", "mermaid"], 0, ""), (["graph", "--format", "svg"], 0, "xml"),
        (["graph", "--format", "svg", "--fold"], 0, "xml"), (["graph", "--format", "html"], 0, ""), (["preview"], 0, ""),
        (["tests"], 0, ""), (["strings"], 0, ""), (["strings", "--format", "strings"], 0, ""),
        (["strings", "--format", "xcstrings"], 0, "json"),
        (["diff", "old", "new", "--format", "text"], 0, ""), (["diff", "old", "new", "--format", "markdown"], 0, ""),
        (["diff", "old", "new", "--format", "json"], 0, "json"), (["diff", "old", "new", "--format", "github"], 0, ""),
    ]

    private func spec(_ text: String, more: String = "") -> String {
        """
        flowspec: 1
        app: App
        root: main
        guards: { open: "\(text)" }
        effects: { log: { description: "\(text)", params: { text: String } } }
        deepLinks: { item: { url: "https://a.example/x/{id:Int}", description: "\(text)", to: home.item } }
        flows:
          main: { tabs: { home: { flow: home, title: "\(text)", symbol: "\(text)" }, other: { screen: other, title: { key: tab, default: "\(text)" } } }, screens: { other: {} } }
          home:
            description: "\(text)"
            screens:
              list:
                title: "\(text)"
                description: "\(text)"
                transitions:
                  open: { push: item, with: { id: 1 } }
                  write: { perform: log, with: { text: "\(text)" } }
                  ask: { alert: { title: "\(text)", message: { key: "k \(text)", default: "\(text)", comment: "\(text)" }, actions: { ok: { title: "\(text)" } } } }
              item: { params: { id: Int }, title: { key: item, default: "${id}\(text)" } }
        \(more)
        """
    }

    @Test(arguments: texts)
    func `no command prints a character that isn't seen, in any format`(text: String) async throws {
        try sandbox.write(spec(text), to: "App.flow.yaml")
        try sandbox.write(spec("plain"), to: "old/App.flow.yaml")
        try sandbox.write(spec(text, more: "  \"\(text)\": {}"), to: "wrong/App.flow.yaml")
        try sandbox.write(
            spec(text).replacing("  home:\n", with: "  home:\n    transitions: { back: pop }\n"), to: "new/App.flow.yaml")
        var read: [String: [String: [UInt8]]] = [:]
        for (words, code, kind) in Self.commands {
            let words = words.count > 1 && ["wrong", "old"].contains(words[1]) ? words : words + ["App.flow.yaml"]
            let run = try await sandbox.flowgen(words)
            #expect(run.code == code, "\(words): \(run.errors)")
            for output in [run.output, run.errors] { #expect(unseen(in: output) == [], "\(words)") }
            if !kind.isEmpty { read[kind, default: [:]]["\(words)"] = Array(run.output.utf8) }
        }
        let json = "json.loads(text)"
        let xml = "xml.dom.minidom.parseString(text.encode())"
        #expect(try problems(of: #require(read["json"]), reading: json) == "")
        #expect(try problems(of: #require(read["xml"]), reading: xml) == "")
        _ = try await sandbox.flowgen("generate", "App.flow.yaml")
        for file in ["App.flow.swift"] { #expect(unseen(in: try #require(sandbox.text(file))) == []) }
    }

    private func problems(of texts: [String: [UInt8]], reading call: String) throws -> String {
        let script = """
            import glob, json, xml.dom.minidom
            for path in glob.glob("*"):
                text = open(path, encoding="utf-8", newline="").read()
                try:
                    \(call)
                except Exception as error:
                    print(path, error)
            """
        return try python(script, files: texts)
    }

    /// The characters that control a terminal, are invisible, or change the direction of others. A
    /// joiner inside an emoji is visible, but the texts have none.
    private func unseen(in output: String) -> [String] {
        output.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar != "\n"
            case .format, .lineSeparator, .paragraphSeparator: true
            default: scalar.properties.isNoncharacterCodePoint
            }
        }.map { "U+" + String($0.value, radix: 16) }
    }
}
