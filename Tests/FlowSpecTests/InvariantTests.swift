import FlowSpec
import Testing

@Suite struct InvariantTests {
    @Test func `each form is read`() throws {
        let text = """
            shape: { stack: checkout, always: "cart details* (payment receipt?)?", description: As designed }
            noWayBack: { stack: checkout, never: ... payment ... receipt ... }
            shallow: { stack: orders, maxDepth: 4 }
            signedOut: { after: auth, absent: [main, home.home] }
            expired: { transition: signOut, leaves: [auth, home.home] }
            homeIsNear: { reach: home.home, from: everywhere }
            cartIsNear: { reach: checkout.cart, from: checkout.payment, within: 2 }
            tapsAreEnough: { reach: home.home, from: everywhere, without: gestures }
            consentFirst: { screen: checkout.payment, via: checkout.consent, since: checkout.cart }
            signInFirst: { screen: home.home, via: auth.email }
            payNeedsCart: { screen: checkout.payment, above: checkout.cart }
            cartBeforePay: { screen: checkout.cart, below: checkout.payment }
            sameEverywhere: { folds: everywhere }
            sameButNews: { folds: everywhere, except: [home.news, home.ad] }
            """
        let (file, findings) = read(text, at: "invariants")
        #expect(findings == [])
        let invariants = try #require(file?.invariants)
        let forms = [
            "always checkout: (seq cart (* details) (? (seq payment (? receipt))))",
            "never checkout: (seq ... payment ... receipt ...)",
            "maxDepth orders 4", "after auth absent main home.home",
            "signOut leaves auth home.home", "reach home.home",
            "reach checkout.cart from checkout.payment within 2", "reach home.home without gestures",
            "checkout.payment via checkout.consent since checkout.cart", "home.home via auth.email",
            "checkout.payment above checkout.cart", "checkout.cart below checkout.payment",
            "folds except ", "folds except home.news home.ad",
        ]
        #expect(invariants.map { words($0.form) } == forms)
        #expect(
            invariants.map(\.name.value)
                == [
                    "shape", "noWayBack", "shallow", "signedOut", "expired", "homeIsNear", "cartIsNear", "tapsAreEnough", "consentFirst",
                    "signInFirst",
                    "payNeedsCart", "cartBeforePay", "sameEverywhere", "sameButNews",
                ])
        #expect(invariants.compactMap(\.documentation) == ["As designed"])
        #expect(invariants.map(\.range.start.column) == Array(repeating: 3, count: 14))
        #expect(invariants.allSatisfy { $0.range.end.column > $0.name.range.end.column })
    }

    @Test func `an invariant has one form`() {
        let text = """
            1️⃣a: {}
            b: { 2️⃣stack: checkout }
            c: { 3️⃣always: cart }
            d: { stack: checkout, always: cart, 4️⃣never: cart }
            e: { stack: checkout, maxDepth: 2, 5️⃣above: home.home }
            f: { 6️⃣after: auth }
            g: { 7️⃣reach: home.home }
            h: { screen: home.home, 8️⃣alwys: cart }
            9️⃣Upper: { reach: home.home, from: everywhere }
            """
        let expected = [
            "1️⃣ missing-key: an invariant needs one of the keys 'always', 'never', 'maxDepth', 'after', 'leaves', 'reach', 'folds', 'via', 'above' or 'below'",
            "2️⃣ missing-key: 'stack' needs the key 'always', 'never' or 'maxDepth'",
            "3️⃣ missing-key: 'always' needs the key 'stack': the name of a flow",
            "4️⃣ unknown-key: 'never' can't be used with 'always': an invariant can have only one of them | 6:25 'always' is here",
            "5️⃣ unknown-key: 'above' can't be used with 'maxDepth': an invariant can have only one of them | 7:25 'maxDepth' is here",
            "6️⃣ missing-key: 'after' needs the key 'absent': a list (each item is the name of a flow, or of a screen as 'flow.screen')",
            "7️⃣ missing-key: 'reach' needs the key 'from': the name of a screen, as 'flow.screen' or 'everywhere'",
            "8️⃣ unknown-key: 'alwys' isn't a key of an invariant; did you mean 'always'?",
            "9️⃣ invalid-identifier: 'Upper' can't be the name of an invariant: it must begin with a lowercase letter; did you mean "
                + "'upper'?",
        ]
        #expect(read(text, at: "invariants").findings == expected)
    }

    @Test func `values of the wrong form`() {
        let text = """
            a: { stack: home, maxDepth: 1️⃣0 }
            b: { stack: home, maxDepth: 2️⃣many }
            c: { stack: home, always: 3️⃣[cart] }
            d: { after: auth, absent: 4️⃣[] }
            e: { after: auth, absent: 5️⃣main }
            f: { reach: home.home, from: 6️⃣[home.home] }
            g: 7️⃣always
            """
        let expected = [
            "1️⃣ unknown-value: '0' isn't an integer from 1 to 1000",
            "2️⃣ wrong-type: found a string, expected an integer from 1 to 1000 for 'maxDepth'",
            "3️⃣ wrong-type: found a list, expected a regular expression over screens for 'always'",
            "4️⃣ unknown-value: 'absent' is empty; add at least one entry",
            "5️⃣ wrong-type: found a string, expected a list (each item is the name of a flow, or of a screen as 'flow.screen') for "
                + "'absent'; write '[main]'",
            "6️⃣ wrong-type: found a list, expected the name of a screen, as 'flow.screen' or 'everywhere' for 'from'",
            "7️⃣ wrong-type: an invariant must be a mapping, not a string",
        ]
        #expect(read(text, at: "invariants").findings == expected)
    }

    @Test func `keys of reach`() {
        let text = """
            a: { reach: home.home, from: everywhere, within: 1️⃣0 }
            b: { reach: home.home, from: everywhere, within: 2️⃣1001 }
            c: { reach: home.home, from: 3️⃣{}, within: 2 }
            d: { 4️⃣reach: home.home, within: 2 }
            e: { stack: home, maxDepth: 3, 5️⃣within: 2 }
            f: { 6️⃣within: 2 }
            """
        let expected = [
            "1️⃣ unknown-value: '0' isn't an integer from 1 to 1000",
            "2️⃣ unknown-value: '1001' isn't an integer from 1 to 1000",
            "3️⃣ wrong-type: found a mapping, expected the name of a screen, as 'flow.screen' or 'everywhere' for 'from'",
            "4️⃣ missing-key: 'reach' needs the key 'from': the name of a screen, as 'flow.screen' or 'everywhere'",
            "5️⃣ unknown-key: 'within' can't be used with 'maxDepth'; it belongs to 'reach' | 7:21 'maxDepth' is here",
            "6️⃣ missing-key: 'within' needs the key 'reach'",
        ]
        #expect(read(text, at: "invariants").findings == expected)
    }

    @Test(arguments: [
        ("a", "a"), ("a b c", "(seq a b c)"), ("a|b c|d", "(or a (seq b c) d)"), ("a* b+ c?", "(seq (* a) (+ b) (? c))"),
        ("(a|b)* c", "(seq (* (or a b)) c)"), ("((a))", "a"), ("...", "..."), ("a...b", "(seq a ... b)"),
        ("home.list .", "(seq home.list .)"),
        ("(. a)+", "(+ (seq . a))"), ("  a \t b ", "(seq a b)"), ("a *", "(* a)"), ("(a*)?", "(? (* a))"), ("true", "true"),
    ])
    func `expressions are read`(text: String, expected: String) {
        #expect(expression(text).map(words) == expected)
    }

    @Test func `mistakes in an expression stand where they are`() {
        let text = """
            a: { stack: s, always: "cart * 1️⃣+ payment" }
            b: { stack: s, always: cart 2️⃣) payment }
            """
        #expect(
            read(text, at: "invariants").findings == [
                "1️⃣ unknown-value: only one of '*', '+' and '?' can follow a part; remove the others",
                "2️⃣ unknown-value: ')' has no matching '('; remove it or add '('",
            ])
    }

    @Test(arguments: [
        ("1️⃣* cart", "'*', '+' or '?' has nothing to repeat; write '...' for any number of screens, or '.' for any screen"),
        ("cart (1️⃣+)", "'*', '+' or '?' has nothing to repeat; write '...' for any number of screens, or '.' for any screen"),
        ("cart 1️⃣( payment", "'(' is never closed; add ')'"),
        ("cart 1️⃣(", "'(' is never closed; add ')'"),
        ("1️⃣)", "')' has no matching '('; remove it or add '('"),
        ("cart (1️⃣)", "the parentheses are empty; remove them"),
        ("1️⃣| cart", "nothing precedes '|'; to make a part optional, put '?' after it"),
        ("cart 1️⃣| | pay", "nothing follows '|'; to make a part optional, put '?' after it"),
        ("(cart 1️⃣|)", "nothing follows '|'; to make a part optional, put '?' after it"),
        (
            "cart1️⃣, payment",
            "',' isn't allowed in a regular expression over screens; separate screens with spaces"
        ),
        (
            "cart 1️⃣é",
            "'é' isn't allowed in a regular expression over screens; use names, '.', '...', '*', '+', '?', '|' and parentheses"
        ),
        ("cart 1️⃣.. payment", "'..' isn't valid in an expression; write '.' for any screen, or '...' for any number of screens"),
        ("cart 1️⃣.... payment", "'....' isn't valid in an expression; write '.' for any screen, or '...' for any number of screens"),
        (
            "cart1️⃣. payment",
            "'.' is next to a name but isn't part of 'flow.screen'; put spaces around it to match any screen"
        ),
        (
            "a.b1️⃣.c",
            "'.' is next to a name but isn't part of 'flow.screen'; put spaces around it to match any screen"
        ),
        ("cart 1️⃣2nd", "'2nd' can't be the name of a screen or flow: it must begin with a letter"),
        ("home.1️⃣_x", "'_x' can't be the name of a screen or flow: it must begin with a letter"),
        ("1️⃣ ", "the expression is empty; write the screens of the stack, bottom first"),
    ])
    func `each mistake says what to do`(text: String, message: String) {
        let spec = "flowspec: 1\ninvariants: { a: { stack: s, never: \"\(text)\" } }"
        #expect(read(spec).findings == ["1️⃣ unknown-value: \(message)"], "\(text)")
        #expect(expression(text.replacing("1️⃣", with: "")) == nil)
    }

    @Test func `where characters can't be counted, the whole text is meant`() {
        let text = #"""
            a: { stack: s, always: 1️⃣"cart \x2A\x2A" }
            b:
              stack: s
              always: 2️⃣>-
                cart
                )
            c: { stack: s, never: 3️⃣&pattern "cart )" }
            d: { stack: s, never: 4️⃣*pattern }
            """#
        let findings = read(text, at: "invariants").findings.map { String($0.prefix(20)) }
        #expect(
            findings.count == 4 && findings[0].hasPrefix("1️⃣") && findings[1].hasPrefix("2️⃣") && findings[3].hasPrefix("4️⃣"), "\(findings)")
    }

    @Test func `long and deep expressions are refused`() {
        let names = Array(repeating: "a", count: 500).joined(separator: " ")
        #expect(expression(names + " ") != nil)
        let long = read("flowspec: 1\ninvariants: { a: { stack: s, never: \"\(names)  a\" } }").findings
        #expect(
            long == [
                "2:38 unknown-value: the expression has 1002 characters, but the maximum is 1000; split it into several invariants"
            ])
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
        }
        #expect(expression(nested(50)) != nil)
        let deep = read("flowspec: 1\ninvariants: { a: { stack: s, never: \"\(nested(51))\" } }").findings
        #expect(deep == ["2:88 unknown-value: parentheses are nested more than 50 levels deep; simplify the expression"])
    }

    private func expression(_ text: String) -> ScreenExpression? {
        let (file, _) = read("flowspec: 1\ninvariants: { a: { stack: s, never: \"\(text)\" } }")
        guard case .never(_, let expression) = file?.invariants.first?.form else { return nil }
        return expression
    }

    private func words(_ form: InvariantDeclaration.Form) -> String {
        switch form {
        case .always(let stack, let expression): "always \(stack.value): \(words(expression))"
        case .never(let stack, let expression): "never \(stack.value): \(words(expression))"
        case .maxDepth(let stack, let depth): "maxDepth \(stack.value) \(depth)"
        case .leaves(let names, let transition): "\(transition.value) leaves \(names.map(\.value).joined(separator: " "))"
        case .after(let name, let absent): "after \(name.value) absent \(absent.map(\.value).joined(separator: " "))"
        case .reach(let screen, let from, let within, let excludesGestures):
            "reach \(screen.value)" + (from.map { " from \($0.value)" } ?? "") + (within.map { " within \($0)" } ?? "")
                + (excludesGestures ? " without gestures" : "")
        case .folds(let exceptions): "folds except \(exceptions.map(\.value).joined(separator: " "))"
        case .via(let via, let screen, let since): "\(screen.value) via \(via.value)" + (since.map { " since \($0.value)" } ?? "")
        case .above(let screen, let other): "\(screen.value) above \(other.value)"
        case .below(let screen, let other): "\(screen.value) below \(other.value)"
        }
    }

    private func words(_ expression: ScreenExpression) -> String {
        switch expression {
        case .name(let name): name.value
        case .anyScreen: "."
        case .anyRun: "..."
        case .sequence(let parts): "(seq \(parts.map(words).joined(separator: " ")))"
        case .choice(let parts): "(or \(parts.map(words).joined(separator: " ")))"
        case .zeroOrMore(let part): "(* \(words(part)))"
        case .oneOrMore(let part): "(+ \(words(part)))"
        case .optional(let part): "(? \(words(part)))"
        }
    }
}
