import FlowSpec

/// The JSON Schema of a report as JSON, as UTF-8.
public func diagnosticsSchema() -> [UInt8] {
    JSONObject.report.schemaText(title: "Findings of flowgen", definitions: JSONObject.parts.map { (key: $0.name, value: $0.schema) })
}

/// The objects of a report.
extension JSONObject {
    static let report = JSONObject(
        name: "report", documentation: "What a run of flowgen found, as '--format json' prints it.",
        keys: [
            .required("diagnostics", .version(diagnosticsVersion), "The version of this form."),
            .required("flowgen", .string, "The version of the tool."),
            .required("errors", .integer(minimum: 0), "How many findings are errors."),
            .required("warnings", .integer(minimum: 0), "How many findings are warnings."),
            .required("notes", .integer(minimum: 0), "How many findings are notes."),
            .optional("failures", .list(of: .string), "What kept the run from checking everything, such as a path that doesn't exist."),
            .required("findings", .list(of: .object("finding")), "The findings by file and place."),
        ])

    /// All objects but the first.
    static let parts = [finding, verdict, note, trace, traceAction, suggestion, place]

    private static let finding = JSONObject(
        name: "finding", documentation: "What is wrong, where, and by which rule.",
        keys: [
            .required("rule", .string, "The id of the rule, which 'flowgen explain' explains."),
            .required("severity", .word(Severity.allCases.map(\.rawValue)), "How grave it is."),
            .required("message", .string, "What was found, what was expected and, if one is close, the right spelling."),
            .required("place", .object("place"), "The characters that it is about."),
            .optional("verdict", .object("verdict"), "How sure it is, if it is about all runs of an app."),
            .optional("notes", .list(of: .object("note")), "Second places that matter for it."),
            .optional(
                "trace", .object("trace"), "A run of the app that shows it: a shortest one, unless 'shortest' of the verdict is false."),
            .optional("suggestions", .list(of: .object("suggestion")), "Changes of the text that would fix it."),
        ])

    private static let verdict = JSONObject(
        name: "verdict", documentation: "How sure a finding about all runs of an app is.",
        keys: [
            .required(
                "kind", .word(["proved", "confirmed", "possible"]),
                "'proved': it holds in every run. 'confirmed': the trace was replayed on the abstract machine. 'possible': it can't be excluded."
            ),
            .optional("actions", .integer(minimum: 0), "How many actions show it, or how many were tried."),
            .optional("shortest", .boolean, "False if a shorter run may exist; otherwise absent."),
            .optional("states", .integer(minimum: 0), "With 'possible', how many states were searched."),
        ])

    private static let note = JSONObject(
        name: "note", documentation: "A second place of a finding.",
        keys: [.required("message", .string, "What is there."), .required("place", .object("place"), "Where.")])

    private static let trace = JSONObject(
        name: "trace", documentation: "A run of an app.",
        keys: [
            .required("start", .string, "The stacks at the start."),
            .optional("needs", .list(of: .string), "What must hold at the start."),
            .required("actions", .list(of: .object("action")), "What is done, in order."),
            .optional("ending", .string, "What the last action ends in instead of its state, such as a step that can't be taken."),
            .optional(
                "contradictions", .list(of: .string), "The guards that it needs both ways with nothing between that could change them."),
        ])

    private static let traceAction = JSONObject(
        name: "action", documentation: "One move of the user, a screen or the app.",
        keys: [
            .required("text", .string, "What is done."),
            .optional("needs", .list(of: .string), "What must hold for it, in the order in which it is asked."),
            .required("state", .string, "The stacks after it."),
            .optional("place", .object("place"), "The transition; absent for a move without a text, such as back."),
        ])

    private static let suggestion = JSONObject(
        name: "suggestion", documentation: "A change of the text that would fix the finding.",
        keys: [
            .required("message", .string, "What to do."), .required("place", .object("place"), "The characters to change."),
            .optional("replacement", .string, "What to write in their place, if that is known."),
        ])
}
