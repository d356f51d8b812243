import FlowSpec
import Testing

/// Values for parameters, and displayed texts.
@Suite struct ArgumentTests {
    private func arguments(_ text: String) -> (values: [String], findings: [String]) {
        let (file, findings) = read(
            "flowspec: 1\nflows: { a: { screens: { a: { transitions: { go: { push: a, with: { \(text) } } } } } } }\n")
        guard case .push(let site) = file?.flows.first?.screens.first?.transitions.first?.steps.first?.action else {
            return ([], findings)
        }
        let values = site.target.arguments.map { argument in
            switch argument.value {
            case .name(let name): "\(argument.name.value) is \(name)"
            case .asked: "\(argument.name.value) is asked for"
            case .literal(let literal): "\(argument.name.value) = \(literal)"
            }
        }
        return (values, findings)
    }

    @Test func `names and literals`() {
        let (values, findings) = arguments(
            #"a: $item, b: 3, c: -1.5, d: true, e: ~, f: nil, g: .first, h: [], i: text, j: "3", k: ".case", l: $$5, m: "$item", n: +2, o: 1e6, p: , "#
                + #"q: yes, r: 012, s: ..., t: "a\"b\\", u: "nil", v: null, w: .default, x: $"#)
        #expect(findings == [])
        let expected = [
            "a is item", "b = 3", "c = -1.5", "d = true", "e = nil", "f = nil", "g = .first", "h = []", #"i = "text""#, #"j = "3""#,
            #"k = ".case""#,
            #"l = "$5""#, "m is item", "n = 2", "o = 1e6", "p = nil", #"q = "yes""#, #"r = "012""#, #"s = "...""#, #"t = "a\"b\\""#,
            #"u = "nil""#, "v = nil", "w = .default", "x is asked for",
        ]
        #expect(values == expected)
    }

    @Test func `what is no value`() {
        let (values, findings) = arguments("a: 1️⃣[1, 2], b: 2️⃣{ c: 1 }, d: 3️⃣.make(1), e: 4️⃣.5, f: 5️⃣.a.b, g: 6️⃣.self, h: 1")
        let expected = [
            "1️⃣ wrong-type: found a list, expected '$name', '$', a string, a number, true, false, nil, '.case' or [] for 'a'; a list must "
                + "be empty",
            "2️⃣ wrong-type: found a mapping, expected '$name', '$', a string, a number, true, false, nil, '.case' or [] for 'b'",
            "3️⃣ unknown-value: '.make(1)' isn't an enumeration case; put a string that begins with '.' in quotes",
            "4️⃣ unknown-value: '.5' isn't an enumeration case; put a string that begins with '.' in quotes",
            "5️⃣ unknown-value: '.a.b' isn't an enumeration case; put a string that begins with '.' in quotes",
            "6️⃣ unknown-value: '.self' isn't an enumeration case; put a string that begins with '.' in quotes",
        ]
        #expect(findings == expected)
        #expect(values == ["h = 1"])
    }

    @Test func `a text that is shown is a text or a name`() throws {
        let text = """
            a: { title: Home }
            b: { title: $name }
            c: { title: $$name }
            d: { title: "" }
            e: { title: 404 }
            f: { title: 1️⃣$5 off }
            g: { title: 2️⃣$ }
            h: { title: 3️⃣[Home] }
            """
        let (file, findings) = read(text, at: "flows.home.screens")
        let expected = [
            "1️⃣ invalid-identifier: '$5 off' isn't '$' and the name of a value; write '$$…' for a string that begins with '$'",
            "2️⃣ invalid-identifier: '$' isn't '$' and the name of a value; write '$$…' for a string that begins with '$'",
            "3️⃣ wrong-type: found a list, expected a string or '$name' or a mapping: a localized string for 'title'; put a string that "
                + "begins with '[' in quotes",
        ]
        #expect(findings == expected)
        let titles = try #require(file?.flows[0].screens.map { $0.attributes.texts[.title]?.value })
        #expect(titles == [.literal("Home"), .name("name"), .literal("$name"), .literal(""), .literal("404"), nil, nil, nil])
    }
}
