/// An object of a JSON text that flowgen prints, as data: the text is written by hand, its schema
/// is made from these tables.
public struct JSONObject: Sendable {
    /// The name of its definition.
    public let name: String
    /// What it is.
    let documentation: String
    /// The keys, in the order in which they are written.
    public let keys: [Key]
    /// Keys of which each object has exactly one.
    let alternatives: [String]

    /// Describes an object.
    ///
    /// - Parameters:
    ///   - name: the name of its definition.
    ///   - documentation: what it is.
    ///   - keys: the keys, in the order in which they are written.
    ///   - alternatives: keys of which each object has exactly one.
    public init(name: String, documentation: String, keys: [Key], alternatives: [String] = []) {
        self.name = name
        self.documentation = documentation
        self.keys = keys
        self.alternatives = alternatives
    }

    /// A key with what it holds.
    public struct Key: Sendable {
        /// The key.
        let name: String
        /// What it holds.
        let type: JSONType
        /// Whether it is always there.
        let isRequired: Bool
        /// What it means.
        let documentation: String

        /// A key that is always there.
        ///
        /// - Parameters:
        ///   - name: the key.
        ///   - type: what it holds.
        ///   - documentation: what it means.
        public static func required(_ name: String, _ type: JSONType, _ documentation: String) -> Key {
            Key(name: name, type: type, isRequired: true, documentation: documentation)
        }

        /// A key that is left out where there is nothing to say.
        ///
        /// - Parameters:
        ///   - name: the key.
        ///   - type: what it holds.
        ///   - documentation: what it means.
        public static func optional(_ name: String, _ type: JSONType, _ documentation: String) -> Key {
            Key(name: name, type: type, isRequired: false, documentation: documentation)
        }
    }

    /// Its JSON Schema.
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

/// What a key of an object holds.
public indirect enum JSONType: Sendable {
    /// A text.
    case string
    /// `true` or `false`.
    case boolean
    /// A whole number.
    case integer(minimum: Int)
    /// A number above 0 and at most 1.
    case fraction
    /// One of some words.
    case word([String])
    /// The only value that there is.
    case version(Int)
    /// Values in order.
    case list(of: JSONType)
    /// Values by name.
    case map(of: JSONType)
    /// An object, by the name of its definition.
    case object(String)
    /// A value of one type or of another.
    case either(JSONType, JSONType)
    /// `null`
    case null

    /// Its JSON Schema.
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
    /// A JSON Schema, as UTF-8, of a text that is this object and has others in it.
    ///
    /// - Parameters:
    ///   - title: the schema's title.
    ///   - definitions: the schemas of the objects in it, by their names.
    /// - Returns: a text that ends with a line feed.
    public func schemaText(title: String, definitions: [(key: String, value: JSON)]) -> [UInt8] {
        let head: JSON = [
            "$schema": .string("https://json-schema.org/draft/2020-12/schema"),
            "title": .string(title),
        ]
        return (head + schema + ["$defs": .object(definitions)]).bytes
    }
}
