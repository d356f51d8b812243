import FlowSwift
import Foundation
import Testing

/// Texts of a spec that aren't names: titles, symbols and file names. The output contains them only
/// in literals and comments.
@Suite struct HostileTextTests {
    /// The line for a tab whose title is a YAML scalar.
    private func item(title: String) -> String {
        swift(
            flows: """
                home: { tabs: { list: { flow: list, title: \(title) } } }
                list: { screens: { list: {} } }
                """
        ).part("case .list: UITabBarItem")
    }

    @Test(arguments: [
        (#"'say "hi"'"#, #""say \"hi\"""#),
        (#"'\'"#, #""\\""#),
        (#"'\(exit(1))'"#, #""\\(exit(1))""#),
        (#"'\"'"#, #""\\\"""#),
        (##"'"#'"##, ##""\"#""##),
        (#""a\nb\r\tc""#, #""a\nb\r\tc""#),
        (#""\0\e\x7f""#, #""\u{0}\u{1B}\u{7F}""#),
        (#""\u2028\u2029\x85""#, #""\u{2028}\u{2029}\u{85}""#),
        (#""\u202Eabc\u2066\u200F""#, #""\u{202E}abc\u{2066}\u{200F}""#),
        (#""\uFEFF\u200B\U000E0041""#, #""\u{FEFF}\u{200B}\u{E0041}""#),
        (#"'*/ // /*'"#, #""*/ // /*""#),
        (#"'"""'"#, #""\"\"\"""#),
        (#""\u0301""#, "\"\u{301}\""),
        (
            #""a\u200Cb\u200D\u115F\u3164\u180E\u034F\u206A\uFFF9\uFE0F""#,
            #""a\u{200C}b\u{200D}\u{115F}\u{3164}\u{180E}\u{34F}\u{206A}\u{FFF9}\u{FE0F}""#
        ),
        (#""\"\u0301""#, "\"\\\"\u{301}\""),
        ("'Grüße 😀 👩‍👧'", "\"Grüße 😀 👩‍👧\""),
    ])
    func `a title is one literal`(title: String, literal: String) {
        #expect(item(title: title) == "case .list: UITabBarItem(title: \(literal), image: nil, tag: 0)")
    }

    @Test(arguments: [("symbol", "systemName"), ("image", "named")])
    func `an image's name is one literal`(key: String, label: String) {
        let text = swift(
            flows: """
                home: { tabs: { list: { flow: list, \(key): "a\\"b\\\\(c)\\n" } } }
                list: { screens: { list: {} } }
                """)
        #expect(
            text.part("case .list: UITabBarItem")
                == #"case .list: UITabBarItem(title: nil, image: UIImage(\#(label): "a\"b\\(c)\n"), tag: 0)"#)
    }

    @Test func `a default's text is escaped anew`() {
        let text = swift(flows: #"home: { screens: { home: { params: { text: 'String = "\u{202E}\\(x)\"\n"' } } } }"#)
        #expect(text.part("case home(") == #"case home(text: String = "\u{202E}\\(x)\"\n")"#)
    }

    @Test(arguments: [
        (#""*/ import Evil /* \u2028import Evil\nimport Evil\rimport Evil\x85import Evil""#, 5),
        (#""import Evil\u202E \"\"\" \\(import Evil)""#, 2),
        (#""///\n\n  #if true\nimport Evil""#, 1),
    ])
    func `descriptions stay in comments`(text: String, count: Int) {
        let output = swift(
            flows: """
                home:
                  description: \(text)
                  screens: { home: { description: \(text), effects: { blink: { description: \(text) } }, transitions: { go: [ { perform: blink }, { perform: log } ] } } }
                """, rest: "effects: { log: { description: \(text) } }\nguards: { open: \(text) }")
        let plain = swift(
            flows: "home: { screens: { home: { effects: { blink: {} }, transitions: { go: [ { perform: blink }, { perform: log } ] } } } }",
            rest: "effects: { log: {} }\nguards: { open: x }")
        #expect(output.components(separatedBy: "import Evil").count - 1 == 5 * count)
        let code = { (text: String) in
            text.split(whereSeparator: \.isNewline).filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        }
        #expect(code(output) == code(plain))
        #expect(!output.unicodeScalars.contains { $0.properties.generalCategory == .format })
    }

    @Test(arguments: [
        ("swiftlint:enable all", "swiftlint\\:enable all"), ("SwiftLint:disable:next x", "SwiftLint\\:disable\\:next x"),
        ("sourcery: AutoMockable", "sourcery\\: AutoMockable"), ("sourcery:begin: X", "sourcery\\:begin: X"),
        ("swiftformat:options --indent 2", "swiftformat\\:options --indent 2"), ("swift-format-ignore", "swift-format\\-ignore"),
        ("swift-format-ignore-file: X", "swift-format\\-ignore-file: X"),
        ("Note: at 12:30, see https://example.org", "Note: at 12:30, see https://example.org"),
    ])
    func `a description gives no tool an order`(text: String, shown: String) {
        let output = swift(
            flows: "home: { description: '\(text)', screens: { home: { description: '\(text)' } } }", rest: "guards: { open: '\(text)' }")
        #expect(output.components(separatedBy: "/// \(shown)\n").count == 4)
    }

    @Test func `a spec's name gives no tool an order`() throws {
        let text = file(flows: "home: { screens: { home: { transitions: { back: pop } } } }")
        let output = try #require(outcome(of: [("swiftlint:enable all.flow.yaml", text)]).files.first?.value)
        #expect(output.components(separatedBy: "swiftlint:").count == 2, "the tool's own line")
        #expect(output.contains("from swiftlint\\:enable all.flow.yaml. Do not edit."))
    }

    @Test func `names of storyboards, identifiers and nibs are literals`() {
        let hostile = #""a\"b\\(c)\n\u2028""#
        let text = swift(
            flows: """
                home:
                  screens:
                    home: { from: { storyboard: \(hostile), id: \(hostile), class: Home } }
                    nib: { from: { nib: \(hostile), class: Nib } }
                """)
        let literal = #""a\"b\\(c)\n\u{2028}""#
        #expect(text.contains("FlowRuntime.screenFromStoryboard(\(literal), id: \(literal), bundle: Bundle(for: Home.self)) { coder in"))
        #expect(text.contains("Nib(nibName: \(literal), bundle: Bundle(for: Nib.self))"))
    }

    @Test func `texts of alerts and values are literals`() {
        let hostile = #""a\"b\\(c)\n""#
        let alert = "alert: { title: \(hostile), message: \(hostile), actions: { ok: { title: \(hostile) } } }"
        let text = swift(
            flows: "home: { screens: { home: { transitions: { go: { \(alert) }, say: { perform: log, with: { text: \(hostile) } } } } } }",
            rest: "effects: { log: { params: { text: String } } }")
        let literal = #""a\"b\\(c)\n""#
        #expect(text.contains("change.alert(title: \(literal), message: \(literal), actions: [.init(\(literal))])"))
        #expect(text.contains("coordinator.effects.log(text: \(literal))"))
    }

    @Test(arguments: [
        "a\nimport Evil.flow.yaml", "a\r\nimport Evil.flow.yaml", "a\u{2028}import Evil.flow.yaml", "a\u{85}import Evil.flow.yaml",
        "*`import Evil`*.flow.yaml", "\"import Evil\".flow.yaml", "\\(import Evil).flow.yaml", "\u{202E}import Evil\u{2066}.flow.yaml",
    ])
    func `a spec's file name stays in comments`(name: String) throws {
        let text = file(flows: "home: { screens: { home: { transitions: { back: pop } } } }")
        let output = try #require(outcome(of: [(name, text)]).files.first?.value)
        let benign = try #require(outcome(of: [("Home.flow.yaml", text)]).files.first?.value)
        #expect(output.contains("import Evil"))
        for line in output.split(whereSeparator: \.isNewline) where line.contains("Evil") {
            #expect(line.drop { $0 == " " }.hasPrefix("//"))
        }
        let code = { (text: String) in text.split(whereSeparator: \.isNewline).filter { !$0.drop { $0 == " " }.hasPrefix("//") } }
        #expect(code(output) == code(benign))
        #expect(
            !output.unicodeScalars.contains {
                $0.properties.generalCategory == .format || $0.properties.generalCategory == .control && $0 != "\n"
            })
    }
}
