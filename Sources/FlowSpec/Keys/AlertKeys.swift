extension KeyTable {
    /// An alert.
    static let alert = KeyTable(
        "alert", "an alert", "An alert is a UIAlertController.",
        keys: [
            Key("title", .anyText, "The title: a text, `$name` or a localised text."),
            Key("message", .anyText, "The text below the title: a text, `$name` or a localised text."),
            Key("style", .word(["alert", "actionSheet"]), "Whether it is an alert or an action sheet; by default `alert`."),
            Key("anchor", .valueName, "The parameter that passes what an action sheet is attached to on iPad."),
            Key("actions", .map(of: .action, .object("action"), minimum: 1), required: true, "The buttons by name."),
        ],
        synonyms: ["buttons": "actions", "text": "message", "body": "message"])

    /// A button of an alert.
    static let action = KeyTable(
        "action", "an action", "An action is a button of an alert; a tap ends the alert and runs the steps.",
        keys: [
            Key("title", .anyText, "The button's text, `$name` or a localised text; by default the name in words."),
            Key("style", .word(words(of: AlertDeclaration.Action.Style.self)), "The kind of button; by default `default`."),
            Key("do", .steps, "The steps; left out, none."),
        ],
        synonyms: ["steps": "do", "handler": "do", "role": "style"])
}
