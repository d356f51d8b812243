extension KeyTable {
    static let deepLink = KeyTable(
        "deepLink", "a deep link", "A deep link, opened by value or by URL, from any state.",
        variants: [
            Variant(
                Key(
                    "to", .name(.otherScreen),
                    "The screen or external flow to show, on the shortest stack that users can build.")),
            Variant(
                Key("open", .steps, "The steps to run."),
                [
                    Key(
                        "in", .name(.flow),
                        "The flow that runs the steps, after a restart in its tab (default: the root flow).")
                ]),
        ],
        keys: [
            Key("url", .either([.text(isEmptyAllowed: false), .list(of: .text(isEmptyAllowed: false), minimum: 1)]), urlDocumentation),
            params("The link's parameters (default: the placeholders of its URLs)."),
            Key(
                "whenModal", .word(words(of: DeepLinkDeclaration.WhenModal.self)),
                "If modals are presented: dismiss them (`dismiss`, the default), open above them (`over`), or ignore the link (`refuse`)."
            ),
            Key("keep", .boolean, "Keep the screen if it is already shown with equal values (default: open it again)."),
            Key("description", .text(isEmptyAllowed: false), "The link's documentation in Swift."),
            allow,
        ])

    private static let urlDocumentation =
        "URL patterns such as `shop://orders/{id:Int}` (default: open by value only)."
}
