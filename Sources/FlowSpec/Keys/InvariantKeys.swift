extension KeyTable {
    static let invariant = KeyTable(
        "invariant", "an invariant", "A property of every reachable state.",
        variants: [
            Variant(Key("always", .screenExpression, "The pattern that every stack of the flow matches, bottom first."), [ofStack]),
            Variant(Key("never", .screenExpression, "The pattern that no stack of the flow matches, bottom first."), [ofStack]),
            Variant(
                Key("maxDepth", .integer(minimum: 1, maximum: 1000), "The maximum number of screens on the flow's stack."), [ofStack]),
            Variant(
                Key("after", .name(.screenOrFlow), "The screen or flow that is on top while the invariant applies."),
                [
                    Key(
                        "absent", .list(of: .name(.screenOrFlow), minimum: 1), required: true,
                        "The screens and flows that must be absent then.")
                ]),
            Variant(
                Key(
                    "leaves", .list(of: .name(.screenOrFlow), minimum: 1),
                    "The only screens and flows that remain after a global transition."),
                [Key("transition", .name(.transition), required: true, "The global transition.")]),
            Variant(
                Key("reach", .name(.otherScreen), "The screen that must be reachable."),
                [
                    Key(
                        "from", .either([.name(.otherScreen), .word(["everywhere"])]), required: true,
                        "The screen on top in the states to check, or every state."),
                    Key("within", .integer(minimum: 1, maximum: 1000), "The maximum number of actions."),
                    Key("without", .word(["gestures"]), "The actions that users don't perform."),
                ]),
            Variant(
                Key("folds", .word(["everywhere"]), "The states from which narrow and wide windows must lead to the same screens."),
                [Key("except", .list(of: .name(.otherScreen), minimum: 1), "The screens that one width can lose.")]),
            Variant(
                Key("via", .name(.otherScreen), "The screen that must be on top first."),
                [ofScreen, Key("since", .name(.otherScreen), "The screen after which it must be on top, or else after the start.")]),
            Variant(Key("above", .name(.otherScreen), "The screen that must be somewhere below it on its stack."), [ofScreen]),
            Variant(Key("below", .name(.otherScreen), "The screen that must have it somewhere below on its stack."), [ofScreen]),
        ],
        keys: [Key("description", .text(isEmptyAllowed: false), "The reason.")])

    private static let ofStack = Key(
        "stack", .name(.flow), required: true, "The stack flow to check, from its first screen up.")
    private static let ofScreen = Key("screen", .name(.otherScreen), required: true, "The screen that the invariant constrains.")
}
