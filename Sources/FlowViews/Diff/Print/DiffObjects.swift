import FlowSpec

/// The version of the form of differences; it grows with each change that a reader could notice,
/// beside keys that are added.
let differenceVersion = 1

/// The JSON Schema of a difference as JSON, as UTF-8.
public func differenceSchema() -> [UInt8] {
    let parts: [JSONObject] = [.specChange, .appCodeChange, .behaviourChange, .place]
    return JSONObject.difference.schemaText(
        title: "A difference of flowgen", definitions: parts.map { (key: $0.name, value: $0.schema) })
}

/// The objects of a difference.
extension JSONObject {
    static let difference = JSONObject(
        name: "difference", documentation: "What a change does to an app, as 'flowgen diff --format json' prints it.",
        keys: [
            .required("difference", .version(differenceVersion), "The version of this form."),
            .required("flowgen", .string, "The version of the tool."),
            .required("spec", .list(of: .object("specChange")), "How the specs differ, in the order of the new one."),
            .required(
                "appCode", .list(of: .object("appCodeChange")),
                "What keeps app code from compiling, or links and saved states from being accepted."),
            .required("users", .list(of: .object("behaviourChange")), "What users notice, by kind."),
            .required(
                "usersCompared", .boolean,
                "Whether reachability, stacks and guards were compared. They aren't if a program has neither root nor entry flows, or is too large."
            ),
        ])

    fileprivate static let specChange = JSONObject(
        name: "specChange", documentation: "A difference between the specs as they are written.",
        keys: [
            .required("change", .word(["added", "removed", "renamed", "reordered", "changed"]), "What has happened."),
            .required("element", .string, "The name in the new spec, or in the old one of what is gone; empty for the program."),
            .optional("kind", .string, "What the element is, such as 'screen'; absent for the program."),
            .optional("key", .string, "The key whose value differs; absent if the difference is the element as a whole."),
            .optional("old", .string, "The old value, what is removed from a list, or the old name of a renamed element."),
            .optional("new", .string, "The new value, what is added to a list, or the new name of a renamed element."),
        ] + places)

    fileprivate static let appCodeChange = JSONObject(
        name: "appCodeChange",
        documentation: "A difference that keeps app code from compiling, or links or saved states from being accepted.",
        keys: [
            .required(
                "category", .word(AppCodeChange.Category.allCases.map(\.rawValue)), "Whether it is app code or data that no longer fits."),
            .required("element", .string, "The name in the spec of the element that causes it."),
            .required("message", .string, "What has changed."),
        ] + places)

    fileprivate static let behaviourChange = JSONObject(
        name: "behaviourChange", documentation: "A difference that users notice.",
        keys: [
            .required("kind", .word(BehaviourChange.Kind.allCases.map(\.rawValue)), "What is different."),
            .required("subject", .string, "The name of the screen, flow, link or rule that it is about."),
            .required("message", .string, "What is different, in words."),
            .optional("run", .list(of: .string), "The actions that show it, from the app's start."),
            .optional("severity", .word(Severity.allCases.map(\.rawValue)), "The severity of a finding."),
        ] + places)

    private static let places: [Key] = [
        .optional("oldPlace", .object("place"), "Where it was written in the old spec."),
        .optional("newPlace", .object("place"), "Where it is written in the new spec."),
    ]
}
