import FlowSpec
import TestSupport
import Testing

/// Each line of an outline is a node: its key with the key's range, its style and text, its range,
/// and the characters in that range.
@Suite("Every node has the range of exactly its characters")
struct RangeTests {
    @Test("Blocks and brackets")
    func collections() {
        let text = "a: 1\nb:\n  - x\n  -\nc:   # none\nd: [a, {b: c}, e: f ]  # x\ni:\n- p\n- q: r\n\n"
        #expect(
            Reading(text).outline == """
                mapping 1:1-9:7 a: 1\\nb:\\n  - x\\n  -\\nc:   # none\\nd: [a, {b: c}, e: f ]  # x\\ni:\\n- p\\n- q: r
                  a 1:1-1:2: plain '1' 1:4-1:5 1
                  b 2:1-2:2: list 3:3-4:4 - x\\n  -
                    - plain 'x' 3:5-3:6 x
                    - plain '' 4:4-4:4\u{20}
                  c 5:1-5:2: plain '' 5:3-5:3\u{20}
                  d 6:1-6:2: list 6:4-6:22 [a, {b: c}, e: f ]
                    - plain 'a' 6:5-6:6 a
                    - mapping 6:8-6:14 {b: c}
                      b 6:9-6:10: plain 'c' 6:12-6:13 c
                    - mapping 6:16-6:20 e: f
                      e 6:16-6:17: plain 'f' 6:19-6:20 f
                  i 7:1-7:2: list 8:1-9:7 - p\\n- q: r
                    - plain 'p' 8:3-8:4 p
                    - mapping 9:3-9:7 q: r
                      q 9:3-9:4: plain 'r' 9:6-9:7 r
                """
        )
    }

    @Test("Scalars of all styles, without what stands around them")
    func scalars() {
        let text =
            "a: two\n  lines  # c\nb: 'it''s'\nc: \"x\\ty\n  z\"\nd: |  # c\n  e\n\n  f  \n\n# c\ng: >-\n  h\ni: |\nj: >2- # c\n\n? k\n: l\n"
        #expect(
            Reading(text).outline == """
                mapping 1:1-18:4 \(escaped(String(text.dropLast())))
                  a 1:1-1:2: plain 'two lines' 1:4-2:8 two\\n  lines
                  b 3:1-3:2: quoted 'it's' 3:4-3:11 'it''s'
                  c 4:1-4:2: quoted 'x\\ty z' 4:4-5:5 "x\\ty\\n  z"
                  d 6:1-6:2: quoted 'e\\n\\nf  \\n' 6:4-9:4 |  # c\\n  e\\n\\n  f
                  g 12:1-12:2: quoted 'h' 12:4-13:4 >-\\n  h
                  i 14:1-14:2: quoted '' 14:4-14:5 |
                  j 15:1-15:2: quoted '' 15:4-15:7 >2-
                  k 17:3-17:4: plain 'l' 18:3-18:4 l
                """
        )
    }

    @Test("Columns are bytes, and only line feeds end lines")
    func characters() {
        let text =
            "\u{FEFF}é: \"😀\" # c\r\n'e\u{301}👩‍👩‍👧': |\r\n  aé  b  c\r\n\r\nd: \"\u{FEFF}é\" \r\nlast: two\r\n  lines\r\n"
        #expect(
            Reading(text).outline == """
                mapping 1:4-7:8 \(escaped(String(decoding: text.utf8.dropFirst(3).dropLast(2), as: UTF8.self)))
                  é 1:4-1:6: quoted '😀' 1:8-1:14 "😀"
                  e\u{301}👩‍👩‍👧 2:1-2:24: quoted 'aé  b  c\\n' 2:26-3:12 |\\r\\n  aé  b  c
                  d 5:1-5:2: quoted '\\u{FEFF}é' 5:4-5:11 "\\u{FEFF}é"
                  last 6:1-6:5: plain 'two lines' 6:7-7:8 two\\r\\n  lines
                """
        )
    }

    @Test("The use of an alias stands at the alias and remembers the anchor; anchors and tags aren't part of a value")
    func aliases() {
        let text = "a: &x !!str foo\nb: &y # c\n  k: *x\nc: *y\n*x : &z !!null\nd: [*y, &e , !!str ]\nf: *e\n"
        #expect(
            Reading(text).outline == """
                mapping 1:1-7:6 \(escaped(String(text.dropLast())))
                  a 1:1-1:2: quoted 'foo' 1:13-1:16 foo
                  b 2:1-2:2: mapping 3:3-3:8 k: *x
                    k 3:3-3:4: quoted 'foo' 3:6-3:8 from 1:13-1:16 *x
                  c 4:1-4:2: mapping 4:4-4:6 from 3:3-3:8 *y
                    k 4:4-4:6: quoted 'foo' 4:4-4:6 from 1:13-1:16 *y
                  foo 5:1-5:3: plain '' 5:15-5:15\u{20}
                  d 6:1-6:2: list 6:4-6:21 [*y, &e , !!str ]
                    - mapping 6:5-6:7 from 3:3-3:8 *y
                      k 6:5-6:7: quoted 'foo' 6:5-6:7 from 1:13-1:16 *y
                    - plain '' 6:11-6:11\u{20}
                    - quoted '' 6:19-6:19\u{20}
                  f 7:1-7:2: plain '' 7:4-7:6 from 6:11-6:11 *e
                """
        )
    }

    @Test("What follows an anchor at once is the value")
    func anchorWithoutSpace() {
        #expect(Reading("&a:b c").outline == "plain ':b c' 1:3-1:7 :b c")
        #expect(Reading("!!str&a b").findings.map(\.rule.id) == ["yaml-unsupported"])
    }

    @Test(
        "A tag, an anchor and a comment end where libyaml ends the line", arguments: ["\n", "\r", "\r\n"])
    func lineBreaks(lineBreak: String) {
        for properties in ["!!str", "&x", "!!str &x", "&x # c", "!!str # \u{2027}é"] {
            let outline = Reading("[\(properties)\(lineBreak)r 5]").outline
            #expect(outline.hasSuffix(" r 5"), "\(outline)")
        }
    }

    @Test("An anchor that is given again names the newer value from there on")
    func anchorTwice() {
        #expect(
            Reading("[&a 1, *a, &a 2, *a]").outline == """
                list 1:1-1:21 [&a 1, *a, &a 2, *a]
                  - plain '1' 1:5-1:6 1
                  - plain '1' 1:8-1:10 from 1:5-1:6 *a
                  - plain '2' 1:15-1:16 2
                  - plain '2' 1:18-1:20 from 1:15-1:16 *a
                """
        )
    }
}
