import Testing

@testable import FlowSpec

@Suite("What scalars mean")
struct ScalarTests {
    private func kinds(_ texts: [String]) -> [String] {
        texts.map { Node.Scalar(text: $0, isPlain: true).kindName }
    }

    @Test("Only true and false are booleans")
    func booleans() {
        #expect(Reading("[true, false]").node?.items?.map(\.boolean) == [true, false])
        for text in ["yes", "no", "on", "off", "y", "n", "True", "FALSE", "'true'", "1"] {
            #expect(Reading(text).node?.boolean == nil, "\(text)")
        }
        #expect(Reading("on: {}").node?.pairs?.first?.key.value == "on")
    }

    @Test("Integers are decimal")
    func integers() {
        let texts = ["0", "-1", "+12", "9223372036854775807", "-9223372036854775808"]
        #expect(texts.map { Node.Scalar(text: $0, isPlain: true).integer } == [0, -1, 12, .max, .min])
        for text in ["", "-", "010", "0x10", "0o7", "1_000", "12:30", "1.0", "1e3", "9223372036854775808", "１", " 1"] {
            #expect(Node.Scalar(text: text, isPlain: true).integer == nil, "\(text)")
        }
        #expect(Node.Scalar(text: "1", isPlain: false).integer == nil)
    }

    @Test("Numbers may have a fraction and an exponent")
    func numbers() {
        let texts = ["0", "-1.5", "3.14", "1e3", "2E-2", "0.5e+1"]
        #expect(texts.map { Node.Scalar(text: $0, isPlain: true).number } == [0, -1.5, 3.14, 1000, 0.02, 5])
        for text in [".5", "1.", "e3", "1e", "1e+", ".nan", ".inf", "nan", "inf", "0x1p3", "1e999", "01.5", "1.5.2"] {
            #expect(Node.Scalar(text: text, isPlain: true).number == nil, "\(text)")
        }
    }

    @Test("Null is nothing, null or a tilde")
    func nulls() {
        #expect(kinds(["", "~", "null"]) == ["nothing", "nothing", "nothing"])
        #expect(kinds(["Null", "NULL", "nil", "none"]) == ["a string", "a string", "a string", "a string"])
        #expect(Reading("a: ''").node?.pairs?.first?.value.isNull == false)
    }

    @Test("All scalars but null can be read as text, as they were written")
    func strings() {
        #expect(
            Reading("[404, 1.10, true, \"\", x, ~, [], {}]").node?.items?.map(\.string) == ["404", "1.10", "true", "", "x", nil, nil, nil])
    }

    @Test("Kinds are words for messages")
    func kindNames() {
        let kinds = Reading("[x, '1', 1, 1.5, true, null, [], {}, &a {}, *a]").node?.items?.map(\.kindName)
        #expect(
            kinds == [
                "a string", "a string", "a number", "a number", "true or false", "nothing", "a list", "a mapping", "a mapping", "a mapping",
            ]
        )
    }
}
