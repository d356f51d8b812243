extension KeyTable {
    /// An invariant.
    public static let invariant = KeyTable(
        "invariant", "an invariant", "An invariant is what holds in every state that the user and the app can bring about.",
        variants: [
            Variant(Key("always", .screenExpression, "What the flow's stack looks like, bottom first, in every state."), [ofStack]),
            Variant(Key("never", .screenExpression, "What the flow's stack looks like, bottom first, in no state."), [ofStack]),
            Variant(
                Key("maxDepth", .integer(minimum: 1, maximum: 1000), "How many screens the flow's stack has at most."), [ofStack]),
            Variant(
                Key("after", .name(.screenOrFlow), "The screen, or the flow whose screens, on top of which the invariant counts."),
                [
                    Key(
                        "absent", .list(of: .name(.screenOrFlow), minimum: 1), required: true,
                        "The screens and flows of which nothing is left then.")
                ]),
            Variant(
                Key("reach", .name(.otherScreen), "The screen that can be reached."),
                [Key("from", .word(["everywhere"]), required: true, "That it can be reached in every state.")]),
            Variant(Key("above", .name(.otherScreen), "The screen that stands below it on its stack, wherever it stands."), [ofScreen]),
            Variant(Key("below", .name(.otherScreen), "The screen below which it stands, wherever that one stands."), [ofScreen]),
        ],
        keys: [Key("description", .text(isEmptyAllowed: false), "Why it must hold.")])

    private static let ofStack = Key(
        "stack", .name(.flow), required: true, "The stack flow whose stack is looked at, from its first screen up.")
    private static let ofScreen = Key("screen", .name(.otherScreen), required: true, "The screen that it is about.")
}
