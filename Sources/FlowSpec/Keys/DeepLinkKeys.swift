extension KeyTable {
    /// A deep link.
    static let deepLink = KeyTable(
        "deepLink", "a deep link", "A deep link is a way into the app from outside: by value in every state, and perhaps by URL.",
        variants: [
            Variant(
                Key(
                    "to", .name(.otherScreen),
                    "The screen, or the external flow, that is then on top of the one shortest stack that a user could have built.")),
            Variant(
                Key("open", .steps, "The steps that the link takes."),
                [
                    Key(
                        "in", .name(.flow),
                        "The flow whose steps they are. It begins anew in its tab before they are taken; without it they are the root's.")
                ]),
        ],
        keys: [
            Key("url", .either([.text(isEmptyAllowed: false), .list(of: .text(isEmptyAllowed: false), minimum: 1)]), urlDocumentation),
            params("The link's parameters; without them they are the placeholders of its URLs."),
            Key(
                "whenModal", .word(words(of: DeepLinkDeclaration.WhenModal.self)),
                "What happens to presented layers: they leave (`dismiss`, the default), stay below (`over`), or make the link do nothing (`refuse`)."
            ),
            Key("description", .text(isEmptyAllowed: false), "What the link means, for its documentation in Swift."),
            allow,
        ])

    private static let urlDocumentation =
        "The URLs that open it, as patterns such as `shop://orders/{id:Int}`; without them the app opens it by value only."
}
