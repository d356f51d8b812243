/// Returns the JSON Schema (draft 2020-12) of a FlowSpec, generated from the tables of keys.
///
/// It accepts every file whose form the reader accepts, and some others. A schema can't check Swift
/// types, defaults, quotes, parentheses, or the order of a guarded start.
public func flowSpecSchema() -> String {
    let document = JSON.object(where: [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("FlowSpec")),
        (
            "$comment",
            .string(
                "In a FlowSpec, only plain true and false are booleans; null, ~ and an empty value are null; yes, no, on and off are "
                    + "strings. If a string is expected, a number or a boolean is read as it is written.")
        ),
        ("$ref", .string("#/$defs/file")),
        ("$defs", .object(shared + KeyTable.all.map { (key: $0.name, value: schema(of: $0)) })),
    ])
    return document.text
}

private let shared: [(key: String, value: JSON)] = [
    ("text", .object([("type", .strings(["string", "number", "boolean"]))])),
    ("filledText", .object([("type", .strings(["string", "number", "boolean"])), ("minLength", .integer(1))])),
    ("steps", anyOf([reference("step"), .object([("type", .string("array")), ("items", reference("step"))])])),
    ("ruleName", .object([("enum", .strings(adjustableRules.map(\.id)))])),
    ("name", .object([("type", .string("string")), ("pattern", .string("^\(name)$"))])),
]

// MARK: Objects

private func schema(of table: KeyTable) -> JSON {
    guard !table.variants.isEmpty else {
        return object(table)
    }
    let leading = table.variants.map(\.leading)
    let word = JSON.object([("type", .string("string"))])
    let words = table.words.isEmpty ? [] : [JSON.object([("if", word), ("then", .object([("enum", .strings(table.words))]))])]
    let presence = (table.words.isEmpty ? [] : [word]) + leading.map { required([$0.name]) }
    let types = JSON.strings(["object"] + (table.words.isEmpty ? [] : ["string"]))
    return .object(where: [
        ("description", .string(table.documentation)),
        ("type", table.words.isEmpty ? .string("object") : types),
        ("properties", properties(leading + table.keys)),
        ("dependentRequired", dependencies(of: table)),
        ("not", exclusions(of: table)),
        ("anyOf", .array(presence)),
        ("allOf", .array(words + table.variants.map { schema(of: $0, table) })),
    ])
}

/// Returns the schema of a variant. The object's schema has the types of leading and common keys.
private func schema(of variant: KeyTable.Variant, _ table: KeyTable) -> JSON {
    let name = variant.leading.name
    let owners = table.leadingKeys(ofVariantsWith: name)
    let isLeading = JSON.object(where: [
        ("type", .string("object")), ("required", .strings([name])),
        ("not", owners.isEmpty ? nil : anyOf(owners.map { required([$0]) })),
    ])
    let others = ([variant.leading] + table.keys).map { (key: $0.name, value: JSON.boolean(true)) }
    let needed = variant.keys.filter(\.isRequired).map(\.name)
    let then = JSON.object(where: [
        ("properties", .object(properties(variant.keys).pairs + others)),
        ("required", needed.isEmpty ? nil : .strings(needed)),
        ("additionalProperties", .boolean(false)),
    ])
    return .object([("if", isLeading), ("then", then)])
}

private func object(_ table: KeyTable) -> JSON {
    let needed = table.keys.filter(\.isRequired).map(\.name)
    let choice = table.choices.first { $0.count == .exactlyOne }
    return .object(where: [
        ("type", .string("object")),
        ("description", .string(table.documentation)),
        ("properties", properties(table.keys)),
        ("required", needed.isEmpty ? nil : .strings(needed)),
        ("additionalProperties", .boolean(false)),
        ("dependentRequired", dependencies(of: table)),
        ("oneOf", choice.map { .array($0.keys.map { required([$0]) }) }),
        ("not", exclusions(of: table)),
    ])
}

private func required(_ keys: [String]) -> JSON {
    .object([("required", .strings(keys))])
}

private func dependencies(of table: KeyTable) -> JSON? {
    let beside = table.keys.compactMap { key in key.beside.map { (key: key.name, value: JSON.strings([$0])) } }
    return beside.isEmpty ? nil : .object(beside)
}

private func exclusions(of table: KeyTable) -> JSON? {
    let choices = table.choices.filter { $0.count == .atMostOne }
    return choices.isEmpty ? nil : anyOf(choices.map { required($0.keys) })
}

private func properties(_ keys: [KeyTable.Key]) -> JSON {
    .object(keys.map { (key: $0.name, value: property($0)) })
}

private func property(_ key: KeyTable.Key) -> JSON {
    .object([("description", .string(key.documentation))] + schema(of: key.type).pairs)
}

// MARK: Values

private func schema(of type: ValueType) -> JSON {
    switch type {
    case .version: .object([("const", .integer(KeyTable.languageVersion))])
    case .integer(let minimum, let maximum):
        .object([("type", .string("integer")), ("minimum", .integer(minimum)), ("maximum", .integer(maximum))])
    case .fraction: .object([("type", .string("number")), ("exclusiveMinimum", .integer(0)), ("maximum", .integer(1))])
    case .boolean: .object([("type", .string("boolean"))])
    case .flag: namePattern("\\$\(name)")
    case .affirmation: .object([("const", .boolean(true))])
    case .nothing: .object([("type", .string("null"))])
    case .word(let words): .object([("enum", .strings(words))])
    case .text(let isEmptyAllowed): reference(isEmptyAllowed ? "text" : "filledText")
    case .shownText: .object(reference("text").pairs + [("pattern", .string("^(?:$|[^$]|\\$\\$|\\$\(name)$)"))])
    case .valueName: namePattern("\\$?\(name)")
    case .argument: .object([("type", .strings(["string", "number", "boolean", "null", "array"])), ("maxItems", .integer(0))])
    case .name(.app): pattern(not(reservedWords) + "[A-Za-z][A-Za-z0-9]{0,99}")
    case .name(.member):
        .object(namePattern(not(wordsAfterDot.union(["_"])) + "[A-Za-z_][A-Za-z0-9_]*").pairs + [("maxLength", .integer(100))])
    case .name, .parameter: reference("text")
    case .module: .object(pattern(component).pairs + [("maxLength", .integer(100))])
    case .typeName: typeName
    case .screenExpression: screenExpression
    case .template(let placeholders): template(placeholders)
    case .map(let role, let value, let minimum): map(of: role, value, minimum: minimum)
    case .list(let element, let minimum): list(of: schema(of: element), minimum: minimum)
    case .oneOrList: reference("steps")
    case .guarded(_, let object): guarded(object)
    case .either(let types): anyOf(types.map(schema))
    case .object(let name): reference(name)
    }
}

private func map(of role: NameRole, _ value: ValueType, minimum: Int) -> JSON {
    let names: JSON? =
        switch role {
        case .rule: reference("ruleName")
        case .result: pattern(not(["dismissed"]) + name)
        case .type: typeName
        default: role.isDeclared ? reference("name") : nil
        }
    return .object(where: [
        ("type", .string("object")),
        ("propertyNames", names),
        ("additionalProperties", schema(of: value)),
        ("minProperties", minimum > 0 ? .integer(minimum) : nil),
    ])
}

private func list(of element: JSON, minimum: Int) -> JSON {
    .object(where: [
        ("type", .string("array")), ("items", element), ("minItems", minimum > 0 ? .integer(minimum) : nil),
    ])
}

/// Returns the schema of a name, or a list of guarded names with one plain name, at any position.
private func guarded(_ object: String) -> JSON {
    let items: [(key: String, value: JSON)] = [
        ("type", .string("array")), ("items", anyOf([reference("text"), reference(object)])), ("contains", reference("text")),
        ("maxContains", .integer(1)),
    ]
    return anyOf([reference("text"), .object(items)])
}

private func template(_ placeholders: [String]) -> JSON {
    let part = "\\{(?:\(placeholders.joined(separator: "|")))\\}"
    return pattern("\(not(reservedWords))(?:[A-Za-z]|\(part))(?:[A-Za-z0-9]|\(part)){0,99}")
}

private func reference(_ name: String) -> JSON {
    .object([("$ref", .string("#/$defs/\(name)"))])
}

private func anyOf(_ schemas: [JSON]) -> JSON {
    schemas.count == 1 ? schemas[0] : .object([("anyOf", .array(schemas))])
}

// MARK: Patterns

private let screenExpression = JSON.object(
    namePattern(ScreenExpression.pattern).pairs + [("maxLength", .integer(ScreenExpression.longest))])

/// Returns a pattern for names that accepts `true`, because a plain `true` is a string here.
private func namePattern(_ text: String) -> JSON {
    pattern(text, of: .strings(["string", "boolean"]))
}

private func pattern(_ text: String, of type: JSON = .string("string")) -> JSON {
    .object([("type", type), ("pattern", .string("^\(text)$"))])
}

/// Returns a lookahead that rejects some words.
private func not(_ words: some Collection<String>) -> String {
    "(?!(?:\(words.sorted().joined(separator: "|")))$)"
}

private let name = not(wordsThatNameNothing) + "[a-z][A-Za-z0-9]{0,99}"

private let typeName = JSON.object(pattern("\(component)(?:\\.\(component))*").pairs + [("maxLength", .integer(100))])

/// The name of a module, or one component of a type's name.
private let component = "(?!(?:_|\(reservedWords.sorted().joined(separator: "|")))(?:\\.|$))[A-Za-z_][A-Za-z0-9_]*"
