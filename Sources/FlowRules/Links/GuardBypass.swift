import FlowDiagnostics

extension Rule {
    /// A step or link that doesn't ask the guard that other ways to the same target ask.
    public static let guardBypass = Rule("guard-bypass", .warning, "A guard that other ways ask isn't asked on one.", isExcusable: true)
}

extension RulePage {
    static let guardBypass = RulePage(
        .guardBypass, .links,
        """
        Other steps show this screen or flow only `if` a guard holds, and this link or step shows it
        without asking. Whoever comes this way sees what the guard is meant to protect. A link is
        named where all steps ask, and a step where several others ask and it alone doesn't.

        Ask the guard here too. Or write `requires` at the screen or flow: each step that shows it
        then asks by itself, so no way can pass the guard.
        """,
        wrong: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            guards: { signedIn: Somebody has signed in }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { if: signedIn, then: 1️⃣{ present: orders } } } }
              orders: { screens: { orders: { transitions: { close: dismiss } } } }
            deepLinks:
              orders: { url: "shop://orders", in: shop, open: 2️⃣{ present: orders } }
            """,
            findings: [
                .init(
                    at: 2,
                    "'orders' is shown here without asking 'signedIn', which other ways to it ask; ask it here too, or write 'requires' at 'orders'",
                    notes: [.init(at: 1, "it is asked before this step")])
            ]),
        right: RuleExample(
            """
            flowspec: 1
            app: Shop
            root: shop
            guards: { signedIn: Somebody has signed in }
            flows:
              shop:
                screens:
                  list: { transitions: { open: { present: orders } } }
              orders:
                requires: signedIn
                otherwise: []
                screens: { orders: { transitions: { close: dismiss } } }
            deepLinks:
              orders: { url: "shop://orders", in: shop, open: { present: orders } }
            """))
}
