import FlowSpec

/// The JSON Schema of what ``dumpProgram(_:sources:version:)`` gives, as UTF-8.
public func programSchema() -> [UInt8] {
    let step: JSON = [
        "description": .string("What a transition, a handler or an action does; one of the steps, told apart by 'step'."),
        "oneOf": .array(JSONObject.steps.map { JSONType.object($0.name).schema }),
    ]
    let definitions = JSONObject.all.map { (key: $0.name, value: $0.schema) }
    let steps = JSONObject.steps.map { (key: $0.name, value: $0.schema) }
    return JSONObject.program.schemaText(
        title: "A program of flowgen, resolved", definitions: definitions + [(key: "step", value: step)] + steps)
}
