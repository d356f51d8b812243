import Testing

@Suite("A mistake in the syntax is one finding in plain words")
struct SyntaxTests {
    private func check(_ text: String, _ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let reading = Reading(text)
        #expect(reading.lines == [line.replacing("⚠️", with: "yaml-syntax:")], sourceLocation: sourceLocation)
        #expect(reading.node == nil, sourceLocation: sourceLocation)
    }

    @Test func brackets() {
        check("a: 1️⃣[b, c\n", "1️⃣ ⚠️ the bracket '[' is never closed; add ']' at the end of the list")
        check("a: 1️⃣[\n  é\n# x\n\n", "1️⃣ ⚠️ the bracket '[' is never closed; add ']' at the end of the list")
        check("a: 1️⃣{ b: c", "1️⃣ ⚠️ the bracket '{' is never closed; add '}' at the end of the mapping")
        check(
            "a: 2️⃣[b, c\nd1️⃣: e\n",
            "1️⃣ ⚠️ expected ',' or ']' in the list, found ':'; write a nested mapping in { }, or put the string in quotes | 2️⃣ the list "
                + "begins here"
        )
        check(
            "a: 2️⃣{b: c\nd1️⃣: e}",
            "1️⃣ ⚠️ expected ',' or '}' in the mapping, found ':'; write a nested mapping in { }, or put the string in quotes | 2️⃣ the "
                + "mapping begins here"
        )
        check("a: 1️⃣]\n", "1️⃣ ⚠️ expected a value, found ']'; write a value, or remove the extra characters")
        check("[a, 1️⃣, b]", "1️⃣ ⚠️ expected a value, found ','; write a value, or remove the extra characters")
    }

    @Test func quotes() {
        check("a: 1️⃣\"b\nc: d\n", "1️⃣ ⚠️ the quote \" is never closed; add another \" at the end of the string")
        check("a: 1️⃣'b", "1️⃣ ⚠️ the quote ' is never closed; add another ' at the end of the string")
        check(
            "a: 2️⃣'b\n1️⃣---\n",
            "1️⃣ ⚠️ a quoted string can't contain a line with --- or ...; close the quote ' before it | 2️⃣ the quote opens here"
        )
        check("a: \"x\" 1️⃣y\n", "1️⃣ ⚠️ the value ends before 'y'; put the whole string in one pair of quotes, or begin a new line")
        check("\"a\"1️⃣b: c\n", "1️⃣ ⚠️ the value ends before 'b'; put the whole string in one pair of quotes, or begin a new line")
        check("- \"a\" 1️⃣b\n", "1️⃣ ⚠️ the value ends before 'b'; put the whole string in one pair of quotes, or begin a new line")
        check("\"a\" 1️⃣b", "1️⃣ ⚠️ the value ends before 'b'; put the whole string in one pair of quotes, or begin a new line")
    }

    @Test func escapes() {
        check("a: \"é1️⃣\\q\"\n", "1️⃣ ⚠️ '\\q' isn't an escape in double quotes; write two backslashes for one, or use single quotes")
        check(
            "a: 2️⃣\"\\x1️⃣4\"\n",
            "1️⃣ ⚠️ the escape is too short; write 2 hexadecimal digits after \\x, 4 after \\u or 8 after \\U | 2️⃣ the quote opens here"
        )
        check("a: 2️⃣\"\\u1️⃣D800\"", "1️⃣ ⚠️ the escape isn't a Unicode character; write the character itself | 2️⃣ the quote opens here")
    }

    @Test func tabs() {
        check("1️⃣\ta: b\n", "1️⃣ ⚠️ a tab can't indent a line; use spaces")
        check("a:\n1️⃣\tb: c\n", "1️⃣ ⚠️ a tab can't indent a line; use spaces")
        check("a: |\n1️⃣\tb\n", "1️⃣ ⚠️ a tab can't indent a line; use spaces")
        check("-1️⃣\ta: b\n", "1️⃣ ⚠️ a tab can't precede a value; use spaces")
    }

    @Test func indentation() {
        let fitsNone = "the line's indentation matches no key above; align it with the keys of its mapping"
        check("2️⃣a:\n  - b\n 1️⃣c: d\n", "1️⃣ ⚠️ \(fitsNone) | 2️⃣ the mapping begins here")
        check("  a: 1\n 1️⃣b: 2\n", "1️⃣ ⚠️ the line is indented less than the first one; align all keys of the mapping")
        check(
            "2️⃣a: 1\n1️⃣- b\n",
            "1️⃣ ⚠️ expected a key as in the mapping above, found a list item '-'; indent it under its key, or write 'key: value'"
                + " | 2️⃣ the mapping begins here"
        )
        check(
            "2️⃣- a\n1️⃣b: 1\n",
            "1️⃣ ⚠️ expected '-' as in the list above, found 'b'; begin the item with '-', or indent the line to match its key | 2️⃣ the "
                + "list begins here"
        )
        check("a: 1️⃣- b\n", "1️⃣ ⚠️ a list with '-' can't begin on the line of its key; begin it on the next line, or write it as [a, b]")
    }

    @Test func colons() {
        check(
            "a: b1️⃣: c\n",
            "1️⃣ ⚠️ a line can't have a second ':'; put a string that contains ': ' in quotes, or write a nested mapping in { }")
        let partOfAbove =
            "1️⃣ ⚠️ the line continues the string above, so it can't contain ':'; align it with the keys above, and write a space after "
            + "each ':'"
        check("a: 1\n b1️⃣: 2\n", partOfAbove)
        check("1️⃣a:b\nc: d\n", "1️⃣ ⚠️ a space is missing after ':'; write 'a: b'")
        check("1️⃣a:b\n\nc: d\n", "1️⃣ ⚠️ a space is missing after ':'; write 'a: b'")
        check("a:\n  1️⃣b\n    c: 1\n", "1️⃣ ⚠️ expected ':' after the key; add it")
        check("a: 1\nb: http://c\n d1️⃣: 2\n", partOfAbove)
        check(
            "a: 1\n1️⃣foo  \nb: 2\n",
            "1️⃣ ⚠️ expected ':' and a value after the key; add them, or indent the line if it continues the string above"
        )
        check("a: 1️⃣? b\n", "1️⃣ ⚠️ a key can't begin with '?'; write 'key: value', or put the string in quotes")
    }

    @Test func indicators() {
        for character in ["@", "`", "%"] {
            check("a: 1️⃣\(character)b", "1️⃣ ⚠️ an unquoted string can't begin with '\(character)'; put it in quotes")
        }
        let anchor =
            "1️⃣ ⚠️ the name of an anchor can have only letters, digits, '-' and '_'; put a string that begins with '&' or '*' in "
            + "quotes"
        for text in ["a: 1️⃣&\n", "a: 1️⃣*\n", "a: 1️⃣&a*b c\n"] {
            check(text, anchor)
        }
        let tag = "1️⃣ ⚠️ the tag can't be read; remove it, or put a string that begins with '!' in quotes"
        for text in ["a: 1️⃣!<x\n", "a: 1️⃣!x!y z\n", "a: 1️⃣!é b"] {
            check(text, tag)
        }
        check(
            "a: |1️⃣x\n  b",
            "1️⃣ ⚠️ a string with '|' or '>' must begin on the next line, found 'x'; begin a new line, or put the "
                + "string in quotes")
        check("a: |1️⃣0\n b", "1️⃣ ⚠️ the number after '|' or '>' must be from 1 to 9; remove it")
    }

    @Test func directives() {
        check("1️⃣%FOO\n---\na: 1\n", "1️⃣ ⚠️ the line that begins with '%' can't be read; remove it")
        check("%YAML 1.1\n1️⃣%YAML 1.1\n---\na", "1️⃣ ⚠️ the directive appears twice; remove one")
        check("%YAML 1.1\n1️⃣a: b", "1️⃣ ⚠️ expected '---' after the lines with '%'; add it, or remove them")
    }

    @Test("The range is the characters to change")
    func ranges() {
        let ranges = ["a: \"\\q\"", "a: [b", "a: @", "a: 1\nfoo bar \nb: 1", "a: \"é\" 😀"].compactMap { Reading($0).findings.first?.range }
        #expect(ranges.map { $0.end.offset - $0.start.offset } == [2, 1, 1, 7, 4])
    }
}
