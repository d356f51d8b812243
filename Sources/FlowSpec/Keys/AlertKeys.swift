extension KeyTable {
    static let alert = KeyTable(
        "alert", "an alert", "A UIAlertController.",
        keys: [
            Key("title", .anyText, "The title: a string, `$name` or a localized string."),
            Key("message", .anyText, "The message: a string, `$name` or a localized string."),
            Key("style", .word(["alert", "actionSheet"]), "The style (default: `alert`)."),
            Key("anchor", .valueName, "The parameter with the source view or bar button item of an action sheet on iPad."),
            Key("actions", .map(of: .action, .object("action"), minimum: 1), required: true, "The buttons, by name."),
        ],
        synonyms: ["buttons": "actions", "text": "message", "body": "message"])

    static let action = KeyTable(
        "action", "an action", "A button of an alert. A tap dismisses the alert and runs the steps.",
        keys: [
            Key("title", .anyText, "The title: a string, `$name` or a localized string (default: the name in words)."),
            Key("style", .word(words(of: AlertDeclaration.Action.Style.self)), "The button's style (default: `default`)."),
            Key("do", .steps, "The steps (default: none)."),
        ],
        synonyms: ["steps": "do", "handler": "do", "role": "style"])
}
