import Testing

@testable import FlowGraph

@Suite struct InvariantTests {
    private static func spec(_ invariants: String) -> String {
        """
        flowspec: 1
        app: Shop
        root: main
        flows:
          main:
            tabs: { home: { flow: home, title: Home }, me: { screen: me, title: Me } }
            screens: { me: { transitions: { scan: { present: scanner } } } }
          home:
            screens:
              home: { transitions: { open: { push: detail }, buy: { present: checkout } } }
              detail: { transitions: { help: { push: help } } }
          checkout:
            screens: { cart: { transitions: { pay: { push: payment }, home: { push: help } } }, payment: {} }
          help: { screens: { topics: { transitions: { open: { push: topic } } }, topic: {} } }
          scanner: { container: none, screens: { camera: {} } }
        transitions: { signOut: { select: home, stack: [] } }
        invariants:
        \(invariants.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
        """
    }

    @Test func `names are looked up`() throws {
        let program = try linkedProgram(
            Self.spec(
                """
                shape: { stack: checkout, always: "cart (payment | help.topics .)* help?", description: As designed }
                own: { stack: home, never: "... home detail+ home.home" }
                shallow: { stack: help, maxDepth: 3 }
                gone: { after: checkout.cart, absent: [home.detail, main, main] }
                expired: { transition: signOut, leaves: [home, main.me] }
                near: { reach: main.me, from: checkout.cart, within: 7 }
                order: { screen: checkout.payment, above: checkout.cart }
                inverse: { screen: checkout.cart, below: help.topics }
                same: { folds: everywhere, except: [main.me, main.me, scanner.camera] }
                """))
        let forms = [
            "always checkout: checkout.cart (checkout.payment|help.topics .)* {help.topics help.topic}?",
            "never home: .* home.home home.detail+ home.home", "maxDepth help 3",
            "after checkout.cart absent home.detail main", "signOut leaves home main.me", "reach main.me from checkout.cart within 7",
            "checkout.payment above checkout.cart",
            "checkout.cart below help.topics", "folds except main.me scanner.camera",
        ]
        #expect(program.invariants.map { words($0.form, program) } == forms)
        #expect(program.invariants.map(\.name.value) == ["shape", "own", "shallow", "gone", "expired", "near", "order", "inverse", "same"])
        #expect(program.invariants.first?.documentation == "As designed")
        #expect(program.invariants.map(\.range.start.line) == Array(18...26))
    }

    @Test func `names that aren't there stand where they are`() {
        let text = Self.spec(
            """
            a: { stack: 1️⃣chekout, always: cart }
            b: { stack: checkout, always: "cart (2️⃣paymnt | help.3️⃣topix)* 4️⃣hel.topic" }
            c: { stack: checkout, never: 5️⃣detail }
            d: { after: 6️⃣cart, absent: [7️⃣nothingLikeIt] }
            e: { reach: 8️⃣camera, from: everywhere }
            f: { reach: home.home, from: 9️⃣anywhere }
            """)
        let expected = [
            "1️⃣ unknown-target: 'chekout' isn't a flow of the project; did you mean 'checkout'?",
            "2️⃣ unknown-target: 'paymnt' is neither a screen of the flow 'checkout' nor a flow; did you mean 'payment'?",
            "3️⃣ unknown-target: 'topix' isn't a screen of the flow 'help'; did you mean 'topic'?",
            "4️⃣ unknown-target: 'hel' isn't a flow of the project; did you mean 'help'?",
            "5️⃣ unknown-target: 'detail' is neither a screen of the flow 'checkout' nor a flow; did you mean 'home.detail'?",
            "6️⃣ unknown-target: 'cart' isn't a flow of the project; did you mean the screen 'checkout.cart'?",
            "7️⃣ unknown-target: 'nothingLikeIt' isn't a flow of the project",
            "8️⃣ unknown-target: 'camera' isn't the full name of a screen; did you mean 'scanner.camera'?",
            "9️⃣ unknown-target: 'anywhere' isn't the full name of a screen; write 'everywhere' or 'flow.screen'",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `what stands on no stack`() {
        let text = Self.spec(
            """
            a: { stack: 1️⃣main, maxDepth: 3 }
            b: { stack: 2️⃣scanner, always: camera }
            c: { stack: home, never: "... (3️⃣main | 4️⃣scanner.camera)" }
            d: { screen: home.home, above: 5️⃣main.me }
            """)
        let expected = [
            "1️⃣ unknown-target: 'main' is a tabs flow, which has no stack; name a stack flow | 5:3 'main' is declared here",
            "2️⃣ unknown-target: 'scanner' is a single screen, which has no stack; name a stack flow | 15:3 'scanner' is declared here",
            "3️⃣ unknown-target: 'main' is a tabs flow, whose screens aren't on a stack; name a stack flow or a screen of one | 5:3 'main' "
                + "is declared here",
            "4️⃣ unknown-target: 'scanner.camera' is a single screen, which isn't on a stack; name a screen of a stack flow | "
                + "15:3 'scanner' is declared here",
            "5️⃣ unknown-target: 'main.me' is a screen of a tabs flow, which isn't on a stack; name a screen of a stack flow | 5:3 'main' "
                + "is declared here",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `what can't be meant`() {
        let text = Self.spec(
            """
            a: { screen: home.home, above: 1️⃣home.home }
            b: { after: 2️⃣checkout, absent: [main, 3️⃣checkout] }
            c: { after: 4️⃣checkout.cart, absent: [5️⃣checkout] }
            d: { reach: home.home, from: 6️⃣home.home }
            e: { reach: home.home, from: checkout.7️⃣paymnt, within: 2 }
            f: { transition: 8️⃣signUot, leaves: [home] }
            """)
        let expected = [
            "1️⃣ unknown-value: 'home.home' can't be below itself; name another screen",
            "3️⃣ unknown-value: 'checkout' can't be absent while it is on top; name another screen or flow | 2️⃣ the screen on top is "
                + "named here",
            "5️⃣ unknown-value: 'checkout' can't be absent while it is on top; name another screen or flow | 4️⃣ the screen on top is "
                + "named here",
            "6️⃣ unknown-value: 'home.home' is the screen to reach; name another screen, or 'everywhere'",
            "7️⃣ unknown-target: 'paymnt' isn't a screen of the flow 'checkout'; did you mean 'payment'?",
            "8️⃣ unknown-target: 'signUot' isn't a global transition; did you mean 'signOut'?",
        ]
        #expect(linked([text]).findings == expected)
    }

    @Test func `an invariant that is declared in two files`() {
        let first = Self.spec("1️⃣near: { reach: home.home, from: everywhere }")
        let second = """
            flowspec: 1
            invariants:
              1️⃣near: { reach: checkout.cart, from: everywhere }
            """
        let expected = [
            "2:1️⃣ name-clash: the invariant 'near' is declared twice; rename or remove one of them | 1:1️⃣ 'near' is first declared here"
        ]
        #expect(linked([first, second]).findings == expected)
    }

    @Test func `what may be declared in a file that couldn't be read isn't reported`() {
        let first = Self.spec(
            "a: { stack: nowhere, always: cart }\nb: { stack: home, never: gone }\nc: { after: lost, absent: [away.screen] }")
        let (_, findings) = linked([first, "flowspec: 1\nflows: { 1️⃣- }"])
        #expect(findings.count == 1 && findings[0].hasPrefix("2:"), "\(findings)")
    }

    private func words(_ form: Invariant.Form, _ program: Program) -> String {
        func name(_ flow: FlowID) -> String { program[flow].name.value }
        func name(_ screen: ScreenID) -> String { "\(name(program[screen].flow)).\(program[screen].name.value)" }
        func name(_ target: Target) -> String {
            switch target {
            case .flow(let flow): name(flow)
            case .screen(let screen): name(screen)
            }
        }
        func words(_ regex: Regex) -> String {
            switch regex {
            case .oneOf(let screens) where screens.count == 1: screens.map(name).joined()
            case .oneOf(let screens): "{\(screens.sorted().map(name).joined(separator: " "))}"
            case .anyScreen: "."
            case .sequence(let parts): parts.map(words).joined(separator: " ")
            case .choice(let parts): "(\(parts.map(words).joined(separator: "|")))"
            case .zeroOrMore(let part): "\(words(part))*"
            case .oneOrMore(let part): "\(words(part))+"
            case .optional(let part): "\(words(part))?"
            }
        }
        switch form {
        case .always(let stack, let regex): return "always \(name(stack)): \(words(regex))"
        case .never(let stack, let regex): return "never \(name(stack)): \(words(regex))"
        case .maxDepth(let stack, let depth): return "maxDepth \(name(stack)) \(depth)"
        case .after(let target, let absent): return "after \(name(target)) absent \(absent.map(name).joined(separator: " "))"
        case .leaves(let targets, let transition):
            return "\(program[transition].name.value) leaves \(targets.map(name).joined(separator: " "))"
        case .reach(let reach):
            return "reach \(name(reach.screen))" + (reach.from.map { " from \(name($0))" } ?? "")
                + (reach.within.map { " within \($0)" } ?? "") + (reach.excludesGestures ? " without gestures" : "")
        case .folds(let exceptions): return "folds except \(exceptions.map(name).joined(separator: " "))"
        case .via(let via): return "\(name(via.screen)) via \(name(via.via))" + (via.since.map { " since \(name($0))" } ?? "")
        case .above(let screen, let other): return "\(name(screen)) above \(name(other))"
        case .below(let screen, let other): return "\(name(screen)) below \(name(other))"
        }
    }
}
