import Testing

/// Values that are allowed, but were probably meant otherwise.
@Suite struct MeaningTests {
    /// The findings about a screen with parameters, and a screen or alert that it shows.
    private func findings(_ screen: String, steps: String = "") -> [String] {
        let text = """
            \(steps)
            flows:
              home:
                screens:
                  home: { transitions: { open: { push: detail } } }
                  detail: { params: { id: Int, name: String }, \(screen) }
                  editor: { params: { name: String, note: "String?", kind: "Kind = .new" } }
            """
        return linked([specText(text)]).findings
    }

    private func edit(_ arguments: String) -> String {
        "transitions: { edit: { push: editor, with: { name: $name, \(arguments) } } }"
    }

    @Test func `an unquoted string that is the name of a value`() {
        let message = "suspicious-value: 'note' is the string 'name'; write '$name' for the value, or '\"name\"' for the string"
        #expect(findings(edit("note: 1️⃣name")) == ["1️⃣ \(message)"])
        #expect(findings(edit("note: \"name\"")) == [])
        #expect(findings(edit("note: $name")) == [])
        #expect(findings(edit("note: names")) == [])
    }

    @Test func `the parameter of a method, and the argument of reusable steps`() {
        let message = "suspicious-value: 'note' is the string 'note'; write '$note' for the value, or '\"note\"' for the string"
        let again = "transitions: { edit: [{ push: editor, with: { note: $ } }, { push: editor, with: { note: 1️⃣note } }] }"
        #expect(findings(again) == ["1️⃣ \(message)"])
        let steps = "steps: { edit: { push: editor, with: { name: $text, note: 2️⃣text } } }"
        let taken = "transitions: { edit: 3️⃣{ take: edit, with: { text: 1️⃣name } } }"
        let outer = "suspicious-value: 'text' is the string 'name'; write '$name' for the value, or '\"name\"' for the string"
        let inner = "suspicious-value: 'note' is the string 'text'; write '$text' for the value, or '\"text\"' for the string"
        #expect(findings(taken, steps: steps) == ["2️⃣ \(inner) | 3️⃣ 'edit' is used here", "1️⃣ \(outer)"])
    }

    @Test func `the parameter of a tabs flow, which then isn't reported as unused`() {
        let flows = """
            main:
              params: { user: String = "" }
              tabs: { home: { screen: home, title: 1️⃣Of $user, with: { user: 2️⃣user } } }
              screens: { home: { params: { user: String } } }
            """
        let expected = [
            "1️⃣ suspicious-value: 'Of $user' contains the characters '$user', not the value of that name; a tab's title can't contain values",
            "2️⃣ suspicious-value: 'user' is the string 'user'; write '$user' for the value, or '\"user\"' for the string",
        ]
        #expect(linked([specText(root: "main", flows: flows)]).findings == expected)
    }

    @Test(arguments: [("Null", "null"), ("NULL", "null"), ("True", "true"), ("FALSE", "false")])
    func `another spelling of null, true or false`(word: String, meaning: String) {
        let remedy = meaning == "null" ? "'null' for the value, or " : ""
        let message = "suspicious-value: 'note' is the string '\(word)'; write \(remedy)'\"\(word)\"' for the string"
        #expect(findings(edit("note: 1️⃣\(word)")) == ["1️⃣ \(message)"])
        #expect(findings(edit("note: '\(word)'")) == [])
        #expect(findings("title: \(word), " + edit("note: Yes")) == [])
        let either = "suspicious-value: 'kind' is the string '\(word)'; write "
        let nullable = meaning == "null" ? "" : "'\(meaning)' for the value, or "
        #expect(findings(edit("kind: 1️⃣\(word)")) == ["1️⃣ \(either)\(nullable)'\"\(word)\"' for the string"])
    }

    @Test func `a spelling that doesn't fit is one error with the right one`() {
        let flows = """
            home:
              screens:
                home: { transitions: { open: { push: detail, with: { isNew: 1️⃣True, count: 2️⃣Null } } } }
                detail: { params: { 3️⃣isNew: Bool, 4️⃣count: "Int?" } }
            """
        let expected = [
            "1️⃣ argument-type: '\"True\"' can't be the value of 'isNew': a string isn't a value of the type Bool; write 'true' | 3️⃣ 'isNew' "
                + "is declared here",
            "2️⃣ argument-type: '\"Null\"' can't be the value of 'count': a string isn't a value of the type Int; write 'null' | 4️⃣ 'count' "
                + "is declared here",
        ]
        #expect(linked([specText(flows: flows)]).findings == expected)
    }

    @Test func `the name of a value in a string without values`() {
        func contains(_ text: String, _ name: String, _ remedy: String? = nil) -> String {
            let remedy = remedy ?? "write '{ key: \"\(text)\" }' to insert the value"
            return "1️⃣ suspicious-value: '\(text)' contains the characters '$\(name)', not the value of that name; \(remedy)"
        }
        #expect(findings("title: 1️⃣Note $id") == [contains("Note $id", "id")])
        #expect(findings("title: 1️⃣\"For ${name}, $id\"") == [contains("For ${name}, $id", "name")])
        #expect(findings(edit("note: 1️⃣Of $id")) == [contains("Of $id", "id", "compute the string in your app")])
        #expect(
            findings("transitions: { ask: { alert: { title: 1️⃣Delete $name?, actions: { ok: {} } } } }") == [
                contains("Delete $name?", "name")
            ])
        #expect(findings("title: { key: Note $id }") == [])
        #expect(findings("title: $$id") == [])
        #expect(findings("title: Costs $5 or $price") == [])
    }

    @Test func `a new parameter of the method that is nearly a value in scope`() {
        func ask(_ title: String) -> String { "transitions: { ask: { alert: { title: \(title), actions: { ok: {} } } } }" }
        let message = "suspicious-value: '$nmae' adds a parameter to the method; did you mean '$name'?"
        #expect(findings(ask("1️⃣$nmae")) == ["1️⃣ \(message)"])
        #expect(findings(ask("{ key: 1️⃣Delete $nmae }")) == ["1️⃣ \(message)"])
        for other in ["names", "name2", "naming", "ids", "title"] { #expect(findings(ask("$\(other)")) == []) }
    }

    @Test func `a literal for a type of Foundation without literals`() {
        func finding(_ place: String, _ literal: String, _ name: String, _ type: String, _ remedy: String) -> String {
            "\(place) argument-type: '\(literal)' can't be the value of '\(name)': no literal is a value of the type '\(type)'; \(remedy) | 9️⃣ "
                + "'\(name)' is declared here"
        }
        func of(_ type: String, _ value: String, on: String = "") -> [String] {
            let text = """
                effects: { ask: { results: { yes: {} } } }
                flows:
                  home:
                    screens:
                      home: { params: { page: "URL = .home" }, transitions: { open: \(on.replacing("STEP", with: "{ push: detail, with: { value: 1️⃣\(value) } }")), other: { perform: ask, on: { yes: [] } } } }
                      detail: { params: { 9️⃣value: "\(type)" } }
                """
            return linked([specText(text)]).findings
        }
        let ask = "write '$', so your app passes the value"
        let step = "STEP"
        #expect(of("URL", "\"https://a.example\"", on: step) == [finding("1️⃣", "\"https://a.example\"", "value", "URL", ask)])
        #expect(of("Date?", "2024-01-01", on: step) == [finding("1️⃣", "\"2024-01-01\"", "value", "Date", ask)])
        #expect(of("UUID", "5", on: step) == [finding("1️⃣", "5", "value", "UUID", ask)])
        let answered = "{ perform: ask, on: { yes: STEP } }"
        #expect(of("Data", "x", on: answered) == [finding("1️⃣", "\"x\"", "value", "Data", "write '$' and the name of a value in scope")])
        #expect(of("URL", "page", on: step) == [finding("1️⃣", "\"page\"", "value", "URL", "write '$page' to use the value of that name")])
        #expect(of("Locale", ".current", on: step) == [])
        #expect(of("URL?", "nil", on: step) == [])
        #expect(of("URL", "$", on: step) == [])
        #expect(of("Shop.URL", "x", on: step) == [])
    }
}
