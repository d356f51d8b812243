import FlowSpec

/// The version of the difference format. Increases with every noticeable change except added keys.
let differenceVersion = 1

/// Returns the JSON Schema of a difference, as JSON in UTF-8.
public func differenceSchema() -> [UInt8] {
    let parts: [JSONObject] = [.specChange, .appCodeChange, .behaviorChange, .place]
    return JSONObject.difference.schemaText(
        title: "Output of flowgen diff", definitions: parts.map { (key: $0.name, value: $0.schema) })
}

/// The objects of a difference.
extension JSONObject {
    static let difference = JSONObject(
        name: "difference", documentation: "The effects of a change on an app, from 'flowgen diff --format json'.",
        keys: [
            .required("difference", .version(differenceVersion), "The version of the format."),
            .required("flowgen", .string, "The version of flowgen."),
            .required("spec", .list(of: .object("specChange")), "Differences between the specs, in the order of the new one."),
            .required(
                "appCode", .list(of: .object("appCodeChange")),
                "Changes that break app code, links or saved states."),
            .required("users", .list(of: .object("behaviorChange")), "Changes that users notice, by kind."),
            .required(
                "usersCompared", .boolean,
                "True if reachability, stacks and guards were compared. False if a project has neither root nor entry flows, or is too large."
            ),
        ])

    fileprivate static let specChange = JSONObject(
        name: "specChange", documentation: "A textual difference between the specs.",
        keys: [
            .required("change", .word(["added", "removed", "renamed", "reordered", "changed"]), "The kind of change."),
            .required("element", .string, "The name in the new spec, or the old name of a removed element; empty for the project."),
            .optional("kind", .string, "The kind of element, such as 'screen'; absent for the project."),
            .optional("key", .string, "The changed key; absent if the whole element differs."),
            .optional("old", .string, "The old value, the removed items of a list, or the old name."),
            .optional("new", .string, "The new value, the added items of a list, or the new name."),
        ] + places)

    fileprivate static let appCodeChange = JSONObject(
        name: "appCodeChange",
        documentation: "A change that breaks app code, links or saved states.",
        keys: [
            .required(
                "category", .word(AppCodeChange.Category.allCases.map(\.rawValue)), "The broken part: app code or data."),
            .required("element", .string, "The element's name in the spec."),
            .required("message", .string, "The change, in one sentence."),
        ] + places)

    fileprivate static let behaviorChange = JSONObject(
        name: "behaviorChange", documentation: "A change that users notice.",
        keys: [
            .required("kind", .word(BehaviorChange.Kind.allCases.map(\.rawValue)), "The kind of change."),
            .required("subject", .string, "The name of the screen, flow, link or rule."),
            .required("message", .string, "The change, in one sentence."),
            .optional("run", .list(of: .string), "The actions that demonstrate it, from the app's start."),
            .optional("severity", .word(Severity.allCases.map(\.rawValue)), "The severity of a finding."),
        ] + places)

    private static let places: [Key] = [
        .optional("oldPlace", .object("place"), "The location in the old spec."),
        .optional("newPlace", .object("place"), "The location in the new spec."),
    ]
}
