extension KeyTable {
    /// An invariant.
    static let invariant = KeyTable(
        "invariant", "an invariant", "An invariant says what holds in every state that the user and the app can reach.",
        variants: [
            Variant(Key("always", .screenExpression, "What the flow's stack matches in every state, bottom first."), [ofStack]),
            Variant(Key("never", .screenExpression, "What the flow's stack matches in no state, bottom first."), [ofStack]),
            Variant(
                Key("maxDepth", .integer(minimum: 1, maximum: 1000), "The greatest number of screens on the flow's stack."), [ofStack]),
            Variant(
                Key("after", .name(.screenOrFlow), "The screen or flow: the invariant applies while it is on top."),
                [
                    Key(
                        "absent", .list(of: .name(.screenOrFlow), minimum: 1), required: true,
                        "The screens and flows that are absent then.")
                ]),
            Variant(
                Key("reach", .name(.otherScreen), "The screen that must be reachable."),
                [Key("from", .word(["everywhere"]), required: true, "That it must be reachable from every state.")]),
            Variant(Key("above", .name(.otherScreen), "The screen that is somewhere below it on its stack, wherever it is."), [ofScreen]),
            Variant(Key("below", .name(.otherScreen), "The screen that it is somewhere below, wherever that one is."), [ofScreen]),
        ],
        keys: [Key("description", .text(isEmptyAllowed: false), "Why it must hold.")])

    private static let ofStack = Key(
        "stack", .name(.flow), required: true, "The stack flow whose stack is checked, from its first screen up.")
    private static let ofScreen = Key("screen", .name(.otherScreen), required: true, "The screen that the invariant is about.")
}
