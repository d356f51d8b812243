import FlowSpec

/// Returns the JSON Schema of a report, as JSON in UTF-8.
public func diagnosticsSchema() -> [UInt8] {
    JSONObject.report.schemaText(title: "Findings of flowgen", definitions: JSONObject.parts.map { (key: $0.name, value: $0.schema) })
}

extension JSONObject {
    static let report = JSONObject(
        name: "report", documentation: "The findings of a run of flowgen, from '--format json'.",
        keys: [
            .required("diagnostics", .version(diagnosticsVersion), "The version of the format."),
            .required("flowgen", .string, "The version of flowgen."),
            .required("errors", .integer(minimum: 0), "The number of errors."),
            .required("warnings", .integer(minimum: 0), "The number of warnings."),
            .required("notes", .integer(minimum: 0), "The number of notes."),
            .optional("failures", .list(of: .string), "The problems that prevented a complete check, such as a missing file."),
            .required("findings", .list(of: .object("finding")), "The findings, by file and location."),
        ])

    /// All objects except the first.
    static let parts = [finding, verdict, note, trace, traceAction, suggestion, place]

    private static let finding = JSONObject(
        name: "finding", documentation: "A problem, its location and its rule.",
        keys: [
            .required("rule", .string, "The id of the rule, for 'flowgen explain'."),
            .required("severity", .word(Severity.allCases.map(\.rawValue)), "The severity."),
            .required("message", .string, "The problem, its reason and the fix, in one sentence."),
            .required("place", .object("place"), "The location."),
            .optional("verdict", .object("verdict"), "The certainty of a finding about the app's states."),
            .optional("notes", .list(of: .object("note")), "Related locations."),
            .optional(
                "trace", .object("trace"), "The actions that reproduce it: the minimum, unless the verdict's 'shortest' is false."),
            .optional("suggestions", .list(of: .object("suggestion")), "Possible fixes."),
        ])

    private static let verdict = JSONObject(
        name: "verdict", documentation: "The certainty of a finding about the app's states.",
        keys: [
            .required(
                "kind", .word(["proved", "confirmed", "possible"]),
                "'proved': true in every state. 'confirmed': reproduced by replaying the trace. 'possible': not ruled out."
            ),
            .optional("actions", .integer(minimum: 0), "The number of actions in the trace, or the number tried."),
            .optional("shortest", .boolean, "False if a shorter trace might exist, otherwise absent."),
            .optional("states", .integer(minimum: 0), "The number of searched states, with 'possible'."),
        ])

    private static let note = JSONObject(
        name: "note", documentation: "A related location of a finding.",
        keys: [.required("message", .string, "The message."), .required("place", .object("place"), "The location.")])

    static let trace = JSONObject(
        name: "trace", documentation: "Actions from a start.",
        keys: [
            .required("start", .string, "The stacks at the start."),
            .optional("needs", .list(of: .string), "The guards that must be true or false at the start."),
            .required("actions", .list(of: .object("action")), "The actions, in order."),
            .optional("ending", .string, "The outcome of the last action instead of its state, such as a failing step."),
            .optional(
                "contradictions", .list(of: .string),
                "The guards that must be both true and false, although nothing in between can change them."),
        ])

    static let traceAction = JSONObject(
        name: "action", documentation: "An action of the user, a screen or the app.",
        keys: [
            .required("text", .string, "The action."),
            .optional("needs", .list(of: .string), "The guards that must be true or false, in the order of the checks."),
            .required("state", .string, "The stacks after the action."),
            .optional("place", .object("place"), "The location of the transition; absent for actions such as back."),
        ])

    private static let suggestion = JSONObject(
        name: "suggestion", documentation: "A possible fix.",
        keys: [
            .required("message", .string, "The fix, as an imperative."), .required("place", .object("place"), "The location to change."),
            .optional("replacement", .string, "The replacement, if known."),
        ])
}
