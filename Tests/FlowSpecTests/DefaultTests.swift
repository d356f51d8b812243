import FlowSpec
import Testing

@Suite struct DefaultTests {
    /// The default of a parameter with this type and default. Single quotes are YAML's.
    private func defaultValue(_ written: String) -> String? {
        let text = "flowspec: 1\nflows: { home: { screens: { home: { params: { value: '\(written)' } } } } }"
        let (file, findings) = read(text)
        return findings.isEmpty ? file?.flows.first?.screens.first?.parameters.first?.defaultValue : nil
    }

    @Test(arguments: [
        ("Int=3", "3"), ("Int = -3", "-3"), ("Int = 1_000", "1_000"), ("Int = 0xFF", "0xFF"), ("UInt8 = 0b1111_1111", "0b1111_1111"),
        ("Int64 = -9223372036854775808", "-9223372036854775808"), ("Int = .max", ".max"), ("Double = 1", "1"),
        ("Double = -1.5e-3", "-1.5e-3"),
        ("CGFloat = .zero", ".zero"), ("Bool = true", "true"), ("Bool? = nil", "nil"), ("Int? = 3", "3"), ("Int?? = nil", "nil"),
        ("Optional<Int> = nil", "nil"), ("Style = .plain", ".plain"), ("Style? = .none", ".none"), ("Item = 3", "3"),
        ("any P = \"x\"", "\"x\""),
        ("String = \"\"", "\"\""), ("Character = \"é\"", "\"é\""), ("[Int] = []", "[]"), ("[Int] = [ 1,2 ]", "[1, 2]"),
        ("[Int] = [1, 2,]", "[1, 2]"),
        ("Set<String> = [\"a\"]", "[\"a\"]"), ("[String: Int] = [:]", "[:]"), ("[String: [Int]] = [\"a\":[1]]", "[\"a\": [1]]"),
        ("[[Int?]] = [[nil, 1]]", "[[nil, 1]]"), ("(() -> Void)? = nil", "nil"), ("Shop.Item? = nil", "nil"),
    ])
    func `a literal is kept`(written: String, expected: String) {
        #expect(defaultValue(written) == expected)
    }

    @Test(arguments: [
        (#"String = "a\"b""#, #""a\"b""#), (#"String = "\\(x)""#, #""\\(x)""#), (#"String = "\n\t\r""#, #""\n\t\r""#),
        (#"String = "\u{41}\0""#, #""A\u{0}""#),
        (#"String = "\u{202E}""#, #""\u{202E}""#), (#"String = "/* */ // { }""#, #""/* */ // { }""#), (#"String = "🙂""#, #""🙂""#),
    ])
    func `a string is escaped anew`(written: String, expected: String) {
        #expect(defaultValue(written) == expected)
    }

    @Test(arguments: [("URL", "x"), ("Date", "2024-01-01"), ("UUID?", "x"), ("Data", "x"), ("Locale", "de")])
    func `a Foundation type without literals has members and nil only`(type: String, text: String) {
        #expect(defaultValue("\(type) = \"\(text)\"") == nil)
        #expect(defaultValue("\(type) = 5") == nil)
        #expect(defaultValue("\(type) = []") == nil)
        #expect(defaultValue("[\(type)] = [\"\(text)\"]") == nil)
        #expect(defaultValue("\(type) = .current") == ".current")
        #expect(defaultValue("Optional<\(type)> = nil") == "nil")
        #expect(defaultValue("Shop.\(type) = 5") == "5")
    }

    @Test(arguments: [
        #"Character = """#, #"Character = "ab""#, "String = \"a\tb\"", #"String = "\u{000000041}""#, #"String = "\u{110000}""#,
    ])
    func `a text that isn't Swift's, or not of its type, is refused`(written: String) {
        #expect(defaultValue(written) == nil)
    }

    @Test(arguments: [
        #"[String: Int] = ["a": 1, "a": 2]"#, "[Int: Int] = [1: 1, 0x1: 2]", "[Double: Int] = [1: 1, 1.0: 2]", "[Int: Int] = [0: 1, -0: 2]",
    ])
    func `a key that a dictionary has twice is refused`(written: String) {
        #expect(defaultValue(written) == nil)
    }

    @Test func `depth has a limit`() {
        #expect(defaultValue("Item = " + String(repeating: "[", count: 100_000)) == nil)
    }
}
