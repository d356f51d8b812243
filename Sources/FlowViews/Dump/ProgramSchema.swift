import FlowSpec

/// Returns the JSON Schema for ``dumpProgram(_:sources:version:)``, as UTF-8.
public func programSchema() -> [UInt8] {
    let step: JSON = [
        "description": .string("A step of a transition, a handler or an action; 'step' names its kind."),
        "oneOf": .array(JSONObject.steps.map { JSONType.object($0.name).schema }),
    ]
    let definitions = JSONObject.all.map { (key: $0.name, value: $0.schema) }
    let steps = JSONObject.steps.map { (key: $0.name, value: $0.schema) }
    return JSONObject.program.schemaText(
        title: "A resolved project of flowgen", definitions: definitions + [(key: "step", value: step)] + steps)
}
