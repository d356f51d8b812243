/// A description of an object in flowgen's JSON output. The output code is hand-written, and its
/// schema is generated from these tables.
public struct JSONObject: Sendable {
    /// The name of its definition.
    public let name: String
    /// The description of the object.
    let documentation: String
    /// The keys, in the order of the output.
    public let keys: [Key]
    /// Keys that exclude each other; each object has exactly one of them.
    let alternatives: [String]

    /// Creates a description of an object.
    ///
    /// - Parameters:
    ///   - name: the name of its definition.
    ///   - documentation: the description of the object.
    ///   - keys: the keys, in the order of the output.
    ///   - alternatives: keys that exclude each other; each object has exactly one of them.
    public init(name: String, documentation: String, keys: [Key], alternatives: [String] = []) {
        self.name = name
        self.documentation = documentation
        self.keys = keys
        self.alternatives = alternatives
    }

    /// A key and the type of its value.
    public struct Key: Sendable {
        let name: String
        /// The type of the value.
        let type: JSONType
        /// True if the key is always present.
        let isRequired: Bool
        let documentation: String

        /// Creates a key that is always present.
        ///
        /// - Parameters:
        ///   - name: the key.
        ///   - type: the type of the value.
        ///   - documentation: the meaning of the key.
        public static func required(_ name: String, _ type: JSONType, _ documentation: String) -> Key {
            Key(name: name, type: type, isRequired: true, documentation: documentation)
        }

        /// Creates a key that is absent if it has no value.
        ///
        /// - Parameters:
        ///   - name: the key.
        ///   - type: the type of the value.
        ///   - documentation: the meaning of the key.
        public static func optional(_ name: String, _ type: JSONType, _ documentation: String) -> Key {
            Key(name: name, type: type, isRequired: false, documentation: documentation)
        }
    }

    /// The JSON Schema of the object.
    public var schema: JSON {
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

/// The type of a value in an object.
public indirect enum JSONType: Sendable {
    /// A string.
    case string
    /// `true` or `false`.
    case boolean
    /// An integer.
    case integer(minimum: Int)
    /// A number above 0 and at most 1.
    case fraction
    /// One of several words.
    case word([String])
    /// The only allowed integer.
    case version(Int)
    /// An array of values.
    case list(of: JSONType)
    /// An object with arbitrary keys.
    case map(of: JSONType)
    /// An object, by the name of its definition.
    case object(String)
    /// A value of either type.
    case either(JSONType, JSONType)
    /// `null`
    case null

    /// The JSON Schema of the type.
    public var schema: JSON {
        switch self {
        case .string: ["type": .string("string")]
        case .boolean: ["type": .string("boolean")]
        case .integer(let minimum): ["type": .string("integer"), "minimum": .integer(minimum)]
        case .fraction: ["type": .string("number"), "exclusiveMinimum": .integer(0), "maximum": .integer(1)]
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

extension JSONObject {
    /// Returns the JSON Schema, as UTF-8, of a document that is this object.
    ///
    /// - Parameters:
    ///   - title: the schema's title.
    ///   - definitions: the schemas of the nested objects, by their names.
    /// - Returns: JSON that ends with a line feed.
    public func schemaText(title: String, definitions: [(key: String, value: JSON)]) -> [UInt8] {
        let head: JSON = [
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
            "title": .string(title),
        ]
        return (head + schema + ["$defs": .object(definitions)]).bytes
    }
}
