import FlowSpec
import Testing

/// Texts that would become code if they were copied into Swift.
@Suite struct HostileTests {
    private static let texts = [
        #"x\"; exit(0); let y = \""#, #"x() {} ; func y"#, "x */ exit(0) /*", #"\\(exit(0))"#, #"x\n}\nimport Foundation\n{"#,
        "Int = { exit(0) }()",
        "x`", "#if true", #"x\u2028let y = 1"#, "@objc x", "$0", "Int, y: Int", #"x\0"#, "-x", "\\\\u{41}",
    ]

    @Test(arguments: texts)
    func `a name is refused`(text: String) {
        let spec = """
            flowspec: 1
            app: "\(text)"
            root: home
            flows:
              "\(text)":
                screens:
                  "\(text)": { params: { "\(text)": Int }, transitions: { "\(text)": pop } }
              main:
                tabs: { "\(text)": { flow: home } }
            """
        let findings = read(spec).findings
        #expect(findings.count == 6, "\(findings)")
        #expect(findings.allSatisfy { $0.contains("invalid-identifier") && !$0.contains("\n") })
    }

    @Test(arguments: texts)
    func `a module, a class, a view, a template, an anchor and a value's name are refused`(text: String) {
        let spec = """
            flowspec: 1
            imports: ["\(text)"]
            guards: { "\(text)": Text }
            effects: { "\(text)": { results: { "\(text)": {} } } }
            generate: { names: { coordinator: "\(text)", router: "{Flow}\(text)" } }
            flows:
              home:
                results: { "\(text)": {} }
                screens:
                  a: { from: { class: "\(text)" }, title: "$!\(text)" }
                  b: { from: { view: "\(text)" } }
                  c: { transitions: { go: [{ present: a, anchor: "\(text)" }, { alert: { message: "$.\(text)", actions: { "\(text)": {} } } }] } }
            """
        let (file, findings) = read(spec)
        #expect(findings.count == 13, "\(findings)")
        #expect(findings.allSatisfy { $0.contains("invalid-identifier") || $0.contains("unknown-value") })
        let screens = file?.flows.first?.screens ?? []
        #expect(file?.imports.isEmpty == true && file?.output.names[.coordinator] == nil && file?.output.names[.router] == nil)
        #expect(screens.allSatisfy { $0.origin == nil && $0.attributes.texts.isEmpty })
    }

    @Test func `steps in steps are read as deep as YAML goes`() {
        let depth = 190
        let steps = String(repeating: "{ if: a, then: ", count: depth) + "popp" + String(repeating: " }", count: depth)
        let findings = read("flowspec: 1\nflows: { a: { screens: { a: { transitions: { go: \(steps) } } } } }").findings
        #expect(findings.count == 1 && findings.first?.contains("'popp' isn't a step") == true, "\(findings)")
    }

    @Test(arguments: texts)
    func `a type and a default are refused`(text: String) {
        let spec = """
            flowspec: 1
            flows: { home: { screens: { home: { params: { a: "\(text)", b: "String = \(text)", c: "Item = 1 \(text)" } } } } }
            """
        let (file, findings) = read(spec)
        let parameters = file?.flows.first?.screens.first?.parameters ?? []
        // A parameter with an invalid default gets a harmless one. Only the text `Int = …` starts
        // with a type.
        #expect(
            parameters.allSatisfy { [nil, "nil"].contains($0.defaultValue) && ["Int", "String", "Item"].contains($0.type.description) },
            "\(parameters)")
        #expect(findings.count == 3, "\(findings)")
    }

    @Test(arguments: texts)
    func `a title is a text and stays one`(text: String) throws {
        let spec = """
            flowspec: 1
            flows: { main: { tabs: { home: { flow: home, title: "\(text)", symbol: "\(text)" } } } }
            """
        let (file, findings) = read(spec)
        let tab = try #require(file?.flows.first?.tabs?.first)
        // The text remains a value. Generators write it as a Swift literal.
        #expect(findings.isEmpty)
        #expect(tab.title != nil && tab.image != nil)
    }
}
