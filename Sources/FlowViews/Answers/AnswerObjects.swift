import FlowSpec

/// The version of the format. Increases when a key changes its meaning or is removed.
let answerVersion = 1

/// Returns the JSON Schema of an answer, as JSON in UTF-8.
public func answerSchema() -> [UInt8] {
    let parts: [JSONObject] = [
        .ruleEntry, .page, .section, .row, .path, .openedURL, .linkValue, .otherPattern, .opening, .nearest, .trace, .traceAction, .place,
    ]
    return JSONObject.answer.schemaText(title: "An answer of flowgen", definitions: parts.map { (key: $0.name, value: $0.schema) })
}

/// The parts of an answer.
extension JSONObject {
    static let answer = JSONObject(
        name: "answer", documentation: "An answer of 'rules', 'explain', 'how' or 'open', with '--format json'.",
        keys: [
            .required("answer", .version(answerVersion), "The version of the format."),
            .required("flowgen", .string, "The version of flowgen."),
            .optional("rules", .list(of: .object("rule")), "From 'rules': all rules. From 'explain' with a rule: this rule with its page."),
            .optional("page", .object("page"), "From 'explain' with a screen or a flow: its page."),
            .optional("path", .object("path"), "From 'how': the path."),
            .optional("url", .object("openedURL"), "From 'open': the link, its values and its destinations."),
        ], alternatives: ["rules", "page", "path", "url"])

    static let ruleEntry = JSONObject(
        name: "rule", documentation: "A rule.",
        keys: [
            .required("id", .string, "The id, as in findings."),
            .required("severity", .word(Severity.allCases.map(\.rawValue)), "The default severity."),
            .required("topic", .string, "The topic, a heading of the list of rules."),
            .required("title", .string, "The rule in one sentence."),
            .optional("page", .string, "The explanation with examples, as Markdown."),
        ])

    static let page = JSONObject(
        name: "page", documentation: "The page of a screen or a flow.",
        keys: [
            .required("name", .string, "The flow's name, or the screen's id."),
            .optional("kind", .string, "For a flow, its kind in words."),
            .required("place", .object("place"), "The declaration."),
            .optional("description", .string, "The description in the spec."),
            .required("sections", .list(of: .object("section")), "The sections, as in the text."),
            .optional("trace", .object("trace"), "For a screen, the shortest path to it, if one is known."),
            .optional("notes", .list(of: .string), "Further facts, such as 'Never on top.'."),
        ])

    static let section = JSONObject(
        name: "section", documentation: "A part of a page.",
        keys: [
            .required("title", .string, "The title, such as 'Exits'."), .required("rows", .list(of: .object("row")), "The rows."),
        ])

    static let row = JSONObject(
        name: "row", documentation: "A row of a section.",
        keys: [
            .required("columns", .list(of: .string), "The texts. A single '…' stands for more rows."),
            .optional("place", .object("place"), "The location in the spec."),
        ])

    static let path = JSONObject(
        name: "path", documentation: "A path to a screen.",
        keys: [
            .optional("from", .string, "The id of the screen at which it begins; absent for the app's start."),
            .required("to", .string, "The id of the screen to reach."),
            .required(
                "result", .word(["found", "never", "none", "unknown"]),
                "'never': the screen is never on top. 'none': no path begins here. 'unknown': the search stopped at its limit."),
            .optional("missing", .string, "Unless the path is found: the id of the screen that isn't reached, the target or the first."),
            .optional("lead", .object("trace"), "With 'from': the path from the app's start to its first time on top."),
            .optional("trace", .object("trace"), "The path, if it is found."),
            .optional("shortest", .boolean, "False if a shorter path might exist, otherwise absent."),
            .optional("moves", .list(of: .list(of: .string)), "The possible actions at the start of the path and after each action."),
            .optional(
                "controls", .list(of: .string),
                "The accessibility identifier of the control for each action of the path; empty for actions without one, such as back."),
            .optional("actions", .integer(minimum: 0), "With 'unknown': the number of actions of the longest paths tried."),
            .optional("states", .integer(minimum: 0), "The number of searched states, unless the path is found."),
        ])

    static let openedURL = JSONObject(
        name: "openedURL", documentation: "The link that a URL opens, or the nearest pattern. Without patterns, only the URL.",
        keys: [
            .required("url", .string, "The URL."), .optional("link", .string, "The link that opens."),
            .optional("pattern", .string, "The pattern that matches."), .optional("values", .list(of: .object("linkValue")), "The values."),
            .optional("others", .list(of: .object("otherPattern")), "The less specific patterns that match, too."),
            .optional("openings", .list(of: .object("opening")), "The outcomes, for each start of the app."),
            .optional("nearest", .object("nearest"), "If no pattern matches: the nearest one."),
        ])

    static let linkValue = JSONObject(
        name: "linkValue", documentation: "A value from a URL.",
        keys: [.required("name", .string, "The parameter."), .required("text", .string, "The value as text.")])

    static let otherPattern = JSONObject(
        name: "otherPattern", documentation: "A less specific pattern.",
        keys: [
            .required("link", .string, "Its link."), .required("pattern", .string, "The pattern."),
            .required("reasons", .list(of: .string), "The parts in which the other pattern is more specific."),
        ])

    static let opening = JSONObject(
        name: "opening", documentation: "The outcomes of a link at a start of the app.",
        keys: [
            .required("needs", .list(of: .string), "The guards that must be true or false at the start."),
            .required("outcomes", .list(of: .string), "The stacks after the link, or why it doesn't open; several if answers decide."),
        ])

    static let nearest = JSONObject(
        name: "nearest", documentation: "The pattern that differs least from a URL.",
        keys: [
            .required("link", .string, "Its link."), .required("pattern", .string, "The pattern."),
            .optional("reason", .string, "The first difference."),
        ])
}
