import FlowDiagnostics

/// The JSON Schema of what ``dumpProgram(_:sources:version:)`` gives, as UTF-8.
public func programSchema() -> [UInt8] {
    let program: JSON = [
        "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
        "title": .string("A program of flowgen, resolved"),
    ]
    let definitions = DumpObject.all.map { (key: $0.name, value: $0.schema) }
    let step: JSON = [
        "description": .string("What a transition, a handler or an action does; one of the steps, told apart by 'step'."),
        "oneOf": .array(DumpObject.steps.map { DumpType.object($0.name).schema }),
    ]
    let all = definitions + [(key: "step", value: step)] + DumpObject.steps.map { (key: $0.name, value: $0.schema) }
    return (program + DumpObject.program.schema + ["$defs": .object(all)]).bytes
}

/// An object of the dump, as data.
struct DumpObject: Sendable {
    /// The name of its definition.
    let name: String
    let documentation: String
    /// The keys, in the order in which they are written.
    let keys: [Key]
    /// Keys of which each object has exactly one.
    var alternatives: [String] = []

    struct Key: Sendable {
        let name: String
        let type: DumpType
        let isRequired: Bool
        let documentation: String
    }

    var schema: JSON {
        let properties = keys.map { key in
            (key: key.name, value: (["description": .string(key.documentation)] as JSON) + key.type.schema)
        }
        let choices = alternatives.map { ["required": .array([.string($0)])] as JSON }
        return [
            "description": .string(documentation),
            "type": .string("object"),
            "properties": .object(properties),
            "required": .array(keys.filter(\.isRequired).map { .string($0.name) }),
            "oneOf": choices.isEmpty ? nil : .array(choices),
            "additionalProperties": .boolean(false),
        ]
    }
}

/// What a key of the dump holds.
indirect enum DumpType: Sendable {
    case string
    case boolean
    case integer(minimum: Int)
    /// One of some words.
    case word([String])
    /// The only value that there is.
    case version(Int)
    case list(of: DumpType)
    /// Values by name.
    case map(of: DumpType)
    /// An object, by the name of its definition.
    case object(String)
    case either(DumpType, DumpType)
    case null

    var schema: JSON {
        switch self {
        case .string: ["type": .string("string")]
        case .boolean: ["type": .string("boolean")]
        case .integer(let minimum): ["type": .string("integer"), "minimum": .integer(minimum)]
        case .word(let words): ["enum": .array(words.map(JSON.string))]
        case .version(let number): ["const": .integer(number)]
        case .list(let element): ["type": .string("array"), "items": element.schema]
        case .map(let element): ["type": .string("object"), "additionalProperties": element.schema]
        case .object(let name): ["$ref": .string("#/$defs/\(name)")]
        case .null: ["type": .string("null")]
        case .either(let first, let second): ["oneOf": .array([first.schema, second.schema])]
        }
    }
}

/// A key that is always there.
func key(_ name: String, _ type: DumpType, _ documentation: String) -> DumpObject.Key {
    DumpObject.Key(name: name, type: type, isRequired: true, documentation: documentation)
}

/// A key that is left out where there is nothing to say.
func optional(_ name: String, _ type: DumpType, _ documentation: String) -> DumpObject.Key {
    DumpObject.Key(name: name, type: type, isRequired: false, documentation: documentation)
}
