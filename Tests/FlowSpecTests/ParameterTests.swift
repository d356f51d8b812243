import Testing

/// Types and defaults that aren't Swift, or more than a type and a literal.
@Suite struct ParameterTests {
    @Test func `types that are none, at the exact character`() {
        let text = """
            a: 1️⃣""
            b: Int2️⃣;
            c: Int3️⃣!
            d: 4️⃣some View
            e: (5️⃣inout Int) -> Void
            f: '[String: Int6️⃣'
            g: Array<Int7️⃣
            h: 8️⃣3
            i: Int 9️⃣Int
            """
        let expected = [
            "1️⃣ invalid-swift-type: '' isn't a Swift type that a parameter can have: expected the name of a type",
            "2️⃣ invalid-swift-type: 'Int;' isn't a Swift type that a parameter can have: unexpected characters after the type",
            "3️⃣ invalid-swift-type: 'Int!' isn't a Swift type that a parameter can have: an implicitly unwrapped optional "
                + "isn't allowed; write '?'",
            "4️⃣ invalid-swift-type: 'some View' isn't a Swift type that a parameter can have: 'some' isn't the name of a "
                + "type; write 'any'",
            "5️⃣ invalid-swift-type: '(inout Int) -> Void' isn't a Swift type that a parameter can have: 'inout' isn't the "
                + "name of a type",
            "6️⃣ invalid-swift-type: '[String: Int' isn't a Swift type that a parameter can have: expected ']'",
            "7️⃣ invalid-swift-type: 'Array<Int' isn't a Swift type that a parameter can have: expected '>'",
            "8️⃣ invalid-swift-type: '3' isn't a Swift type that a parameter can have: expected the name of a type",
            "9️⃣ invalid-swift-type: 'Int Int' isn't a Swift type that a parameter can have: unexpected characters after the type",
        ]
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }

    @Test func `names that other languages have for Swift's types`() {
        let text = """
            a: 1️⃣int
            b: '[2️⃣string: Int]'
            c: '(Bool, 3️⃣boolean)?'
            d: Shop.int
            """
        let expected = [
            ("1️⃣", "int", "int", "Int"), ("2️⃣", "[string: Int]", "string", "String"), ("3️⃣", "(Bool, boolean)?", "boolean", "Bool"),
        ].map {
            "\($0) invalid-swift-type: '\($1)' isn't a Swift type that a parameter can have: '\($2)' isn't the name of a type; "
                + "did you mean '\($3)'?"
        }
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }

    @Test func `types of the app and their cases`() {
        let text = """
            flowspec: 1
            types:
              Shop.Kind: [passwords, default, _hidden]
              1️⃣class: []
              Size: [2️⃣init, 3️⃣a b]
              Other: 4️⃣large
            flows: { home: { screens: { home: {} } } }
            """
        let expected = [
            "1️⃣ invalid-identifier: 'class' can't be the name of a type: it is a Swift keyword",
            "2️⃣ invalid-identifier: 'init' can't be the name of a case: it has another meaning in Swift after a dot",
            "3️⃣ invalid-identifier: 'a b' can't be the name of a case: it must have only ASCII letters, digits and '_'; did you mean 'aB'?",
            "4️⃣ wrong-type: found a string, expected a list (each item is the name of a case or static member) for 'Other'; write "
                + "'[large]'",
        ]
        #expect(read(text).findings == expected)
    }

    @Test func `more types that are none`() {
        let text = """
            a: 1️⃣class
            b: 2️⃣Self
            c: 'any P3️⃣?'
            d: '4️⃣@autoclosure () -> Int'
            e: '@escaping 5️⃣Int'
            f: '[6️⃣@escaping () -> Void]'
            g: '7️⃣(x: Int, y) -> Void'
            h: '(Int) async 9️⃣Int'
            """
        let expected = [
            "1️⃣ invalid-swift-type: 'class' isn't a Swift type that a parameter can have: 'class' isn't the name of a type",
            "2️⃣ invalid-swift-type: 'Self' isn't a Swift type that a parameter can have: 'Self' isn't the name of a type",
            "3️⃣ invalid-swift-type: 'any P?' isn't a Swift type that a parameter can have: an optional of an 'any' type "
                + "needs parentheses: '(any P)?'",
            "4️⃣ invalid-swift-type: '@autoclosure () -> Int' isn't a Swift type that a parameter can have: expected @escaping, @Sendable "
                + "or @MainActor, each at most once",
            "5️⃣ invalid-swift-type: '@escaping Int' isn't a Swift type that a parameter can have: only a function type can have attributes",
            "6️⃣ invalid-swift-type: '[@escaping () -> Void]' isn't a Swift type that a parameter can have: only a "
                + "parameter can be @escaping",
            "7️⃣ invalid-swift-type: '(x: Int, y) -> Void' isn't a Swift type that a parameter can have: a function type can't have "
                + "argument labels",
            "9️⃣ invalid-swift-type: '(Int) async Int' isn't a Swift type that a parameter can have: expected '->'",
        ]
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }

    @Test func `comments, braces and line breaks`() {
        let text = #"""
            a: 'Int 1️⃣/* x */'
            b: 'Int 2️⃣{ 3 }'
            c: 3️⃣"Int\nlet x = 3"
            d: 'Int4️⃣`'
            e: '5️⃣`class`'
            f: 'Int6️⃣// x'
            g: '7️⃣#file'
            h: 'Int8️⃣, y: Int'
            i: 'Int9️⃣)'
            """#
        let expected = [
            "1️⃣ invalid-swift-type: 'Int /* x */' isn't a Swift type that a parameter can have: unexpected characters after the type",
            "2️⃣ invalid-swift-type: 'Int { 3 }' isn't a Swift type that a parameter can have: unexpected characters after the type",
            #"3️⃣ invalid-swift-type: 'Int\nlet x = 3' isn't a Swift type that a parameter can have: unexpected characters after the type"#,
            "4️⃣ invalid-swift-type: 'Int`' isn't a Swift type that a parameter can have: unexpected characters after the type",
            "5️⃣ invalid-swift-type: '`class`' isn't a Swift type that a parameter can have: expected the name of a type",
            "6️⃣ invalid-swift-type: 'Int// x' isn't a Swift type that a parameter can have: unexpected characters after the type",
            "7️⃣ invalid-swift-type: '#file' isn't a Swift type that a parameter can have: expected the name of a type",
            "8️⃣ invalid-swift-type: 'Int, y: Int' isn't a Swift type that a parameter can have: unexpected characters after the type",
            "9️⃣ invalid-swift-type: 'Int)' isn't a Swift type that a parameter can have: unexpected characters after the type",
        ]
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }

    @Test func `defaults that are no literals`() {
        let text = #"""
            a: Int =1️⃣
            b: Int = 2️⃣f()
            c: Int = 1 3️⃣+ 1
            d: 'Item = .4️⃣init()'
            e: 'Item = .5️⃣init'
            f: 'String = "6️⃣\(x)"'
            g: 'String = "x7️⃣'
            h: 'String = 8️⃣#"x"#'
            i: Int = 9️⃣{ 3 }()
            """#
        let expected = [
            "1️⃣ invalid-default: '' can't be the default of 'a': expected a literal: a number, a string, true, false, nil, .case, [] or "
                + "[:]",
            "2️⃣ invalid-default: 'f()' can't be the default of 'b': expected a literal: a number, a string, true, false, nil, .case, [] "
                + "or [:]",
            "3️⃣ invalid-default: '1 + 1' can't be the default of 'c': unexpected characters after the literal; write one literal, without "
                + "operators and calls",
            "4️⃣ invalid-default: '.init()' can't be the default of 'd': expected the name of a case after '.'",
            "5️⃣ invalid-default: '.init' can't be the default of 'e': expected the name of a case after '.'",
            #"6️⃣ invalid-default: '"\(x)"' can't be the default of 'f': a default can't have interpolation"#,
            #"7️⃣ invalid-default: '"x' can't be the default of 'g': the string's closing quote is missing"#,
            ##"8️⃣ invalid-default: '#"x"#' can't be the default of 'h': expected a literal: a number, a string, true, "##
                + "false, nil, .case, [] or [:]",
            "9️⃣ invalid-default: '{ 3 }()' can't be the default of 'i': expected a literal: a number, a string, true, false, nil, .case, "
                + "[] or [:]",
        ]
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }

    @Test func `more defaults that are no literals`() {
        let text = #"""
            a: 'Int = 11️⃣; exit(0)'
            b: 'Int = 0x2️⃣'
            c: 'Int = 123️⃣x'
            d: 'String = ""4️⃣"x"""'
            e: 'String = "5️⃣\q"'
            f: 'String = "\u{6️⃣110000}"'
            g: 'Int = -7️⃣x'
            h: 'Int = .max8️⃣.description'
            i: '[Int] = [1 9️⃣2]'
            """#
        let expected = [
            "1️⃣ invalid-default: '1; exit(0)' can't be the default of 'a': unexpected characters after the literal; write one "
                + "literal, without operators and calls",
            "2️⃣ invalid-default: '0x' can't be the default of 'b': expected a digit",
            "3️⃣ invalid-default: '12x' can't be the default of 'c': unexpected characters after the number",
            #"4️⃣ invalid-default: '"""x"""' can't be the default of 'd': unexpected characters after the literal; write one literal, "#
                + "without operators and calls",
            #"5️⃣ invalid-default: '"\q"' can't be the default of 'e': the escape isn't valid in Swift"#,
            #"6️⃣ invalid-default: '"\u{110000}"' can't be the default of 'f': the escape isn't a Unicode scalar"#,
            "7️⃣ invalid-default: '-x' can't be the default of 'g': expected a literal: a number, a string, true, "
                + "false, nil, .case, [] or [:]",
            "8️⃣ invalid-default: '.max.description' can't be the default of 'h': unexpected characters after the literal; write one "
                + "literal, without operators and calls",
            "9️⃣ invalid-default: '[1 2]' can't be the default of 'i': expected ','",
        ]
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }

    @Test func `defaults that evidently don't fit their types`() {
        let text = """
            a: Bool = 1️⃣3
            b: 'Int = 2️⃣"x"'
            c: String = 3️⃣nil
            d: Int8 = 4️⃣128
            e: UInt = 5️⃣-1
            f: '[Int] = 6️⃣[:]'
            g: '[String: Int] = 7️⃣[]'
            h: 'Character = 8️⃣"ab"'
            i: '() -> Void = 9️⃣nil'
            """
        let expected = [
            "1️⃣ invalid-default: '3' can't be the default of 'a': an integer isn't a value of the type Bool",
            #"2️⃣ invalid-default: '"x"' can't be the default of 'b': a string isn't a value of the type Int"#,
            "3️⃣ invalid-default: 'nil' can't be the default of 'c': nil needs an optional type: 'String?'",
            "4️⃣ invalid-default: '128' can't be the default of 'd': 128 is outside the range of Int8",
            "5️⃣ invalid-default: '-1' can't be the default of 'e': -1 is outside the range of UInt",
            "6️⃣ invalid-default: '[:]' can't be the default of 'f': a dictionary isn't an array",
            "7️⃣ invalid-default: '[]' can't be the default of 'g': write [:] for an empty dictionary",
            #"8️⃣ invalid-default: '"ab"' can't be the default of 'h': a Character is exactly one character"#,
            "9️⃣ invalid-default: 'nil' can't be the default of 'i': nil needs an optional type: '(() -> Void)?'",
        ]
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }

    @Test func `more defaults that evidently don't fit`() {
        let text = """
            a: Bool = 1️⃣.yes
            b: '[Int] = 2️⃣[1, "x"]'
            c: Item = 3️⃣nil
            d: 'Int? = 4️⃣"x"'
            e: '(Int, Int) = 5️⃣3'
            f: 'Int = 6️⃣99999999999999999999'
            g: 'Set<Int> = 7️⃣3'
            h: 'Int = 8️⃣1.5'
            i: '[String: Int] = 9️⃣["a": "b"]'
            """
        let expected = [
            "1️⃣ invalid-default: '.yes' can't be the default of 'a': '.yes' isn't a value of the type Bool",
            #"2️⃣ invalid-default: '[1, "x"]' can't be the default of 'b': a string isn't a value of the type Int"#,
            "3️⃣ invalid-default: 'nil' can't be the default of 'c': nil needs an optional type: 'Item?'",
            #"4️⃣ invalid-default: '"x"' can't be the default of 'd': a string isn't a value of the type Int"#,
            "5️⃣ invalid-default: '3' can't be the default of 'e': no literal is a value of the type '(Int, Int)'; remove the default, "
                + "so your app passes the value",
            "6️⃣ invalid-default: '99999999999999999999' can't be the default of 'f': 99999999999999999999 is outside the "
                + "range of Int",
            "7️⃣ invalid-default: '3' can't be the default of 'g': an integer isn't a set",
            "8️⃣ invalid-default: '1.5' can't be the default of 'h': a floating-point number isn't a value of the type Int",
            #"9️⃣ invalid-default: '["a": "b"]' can't be the default of 'i': a string isn't a value of the type Int"#,
        ]
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }

    @Test func `a type in a quoted text with escapes is marked as a whole`() {
        let text = #"""
            a: 1️⃣"Int\x3b"
            """#
        let expected = [
            "1️⃣ invalid-swift-type: 'Int;' isn't a Swift type that a parameter can have: unexpected characters after the type"
        ]
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }

    @Test func `a mistake in one parameter leaves the others`() {
        let text = """
            a: Int
            b: 1️⃣3
            c: 'Int = 2️⃣x'
            d: String
            """
        let expected = [
            "1️⃣ invalid-swift-type: '3' isn't a Swift type that a parameter can have: expected the name of a type",
            "2️⃣ invalid-default: 'x' can't be the default of 'c': expected a literal: a number, a string, true, false, "
                + "nil, .case, [] or [:]",
        ]
        #expect(read(text, at: "flows.home.screens.home.params").findings == expected)
    }
}
