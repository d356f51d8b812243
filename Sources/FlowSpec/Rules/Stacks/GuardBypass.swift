extension Rule {
    /// A way to a screen on which a guard never holds that protects the screen elsewhere.
    public static let guardBypass = Rule("guard-bypass", .warning, "A way leads past a guard that protects a screen.", isExcusable: true)
}

extension RulePage {
    static let guardBypass = RulePage(
        .guardBypass, .stacks,
        """
        Some run leads to the screen in which the guard never holds, though the guard protects it.
        Either a link, or a transition of the app, leads to a screen, or past it to one further on,
        to which every way by hand needs the guard (or, after `else`, needs it not to hold). Or one
        step shows what several others show only if the guard holds, and that guard protects some
        screen of the app.

        A condition with `or` is passed if none of its guards holds. Where nothing is protected,
        nothing can be passed: by a tour that is shown once, by a guard before `select` if the user
        can tap the same tab, or by what `otherwise` shows. `resume` in an `otherwise` shows what the
        guard held back without asking again: you decide that, so flowgen doesn't report it.

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
                  list: { transitions: { open: { if: signedIn, then: { present: orders } } } }
              orders: { screens: { orders: { transitions: { close: dismiss } } } }
            deepLinks:
              1️⃣orders: { url: "shop://orders", in: shop, open: { present: orders } }
            """,
            findings: [
                .init(at: 1)
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
