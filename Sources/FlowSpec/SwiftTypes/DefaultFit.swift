/// Returns why a literal evidently isn't a value of a type; `nil` if it is or only Swift can tell.
public func misfit(of literal: SwiftLiteral, in type: SwiftType) -> String? {
    misfit(of: literal, in: type.form)
}

func misfit(of literal: SwiftLiteral, in type: SwiftType.Form) -> String? {
    switch type {
    case .optional(let wrapped):
        return literal == .null ? nil : misfit(of: literal, in: wrapped)
    case .array(let element):
        return misfit(of: literal, inListOf: element, title: "an array")
    case .dictionary(let key, let value):
        return misfit(of: literal, inDictionaryOf: key, value)
    case .tuple, .function, .escapingAlias, .metatype:
        return literal == .null ? needsOptional(type) : isNoLiteral(type)
    case .existential, .composition:
        return literal == .null ? needsOptional(type) : nil
    case .named(let components):
        guard components.count == 1 else {
            return literal == .null ? needsOptional(type) : nil
        }
        return misfit(of: literal, inType: components[0].name, arguments: components[0].arguments)
    }
}

extension SwiftType {
    /// True if no literal except `nil` is a value of the type, so the app must pass its values.
    public var hasNoLiteral: Bool {
        form.hasNoLiteral
    }
}

extension SwiftType.Form {
    fileprivate var hasNoLiteral: Bool {
        switch self {
        case .optional(let wrapped): wrapped.hasNoLiteral
        case .tuple, .function, .escapingAlias, .metatype: true
        case .named(let components): components.count == 1 && Kind(typeName: components[0].name) == .computed
        case .array, .dictionary, .existential, .composition: false
        }
    }
}

private func isNoLiteral(_ type: SwiftType.Form) -> String {
    "no literal is a value of the type \(quoted(type.description))"
}

private func needsOptional(_ type: SwiftType.Form) -> String {
    "nil needs an optional type: \(quoted(SwiftType.Form.optional(type).description))"
}

private func misfit(of literal: SwiftLiteral, inType name: String, arguments: [SwiftType.Form]) -> String? {
    let type = SwiftType.Form.named([SwiftType.Component(name: name, arguments: arguments)])
    switch (name, arguments.count) {
    case ("Optional", 1):
        return literal == .null ? nil : misfit(of: literal, in: arguments[0])
    case ("Array", 1), ("Set", 1):
        if case .member = literal {
            return nil
        }
        return misfit(of: literal, inListOf: arguments[0], title: name == "Set" ? "a set" : "an array")
    case ("Dictionary", 2):
        return misfit(of: literal, inDictionaryOf: arguments[0], arguments[1])
    default:
        break
    }
    switch (literal, Kind(typeName: name)) {
    case (.null, _):
        return needsOptional(type)
    case (_, nil), (.boolean, .boolean), (.string, .text), (.float, .float), (.integer, .float), (.member, .integer), (.member, .float),
        (.member, .text), (.member, .computed):
        return nil
    case (_, .computed):
        return isNoLiteral(type)
    case (.string(let text), .character):
        return text.count == 1 ? nil : "a Character is exactly one character"
    case (.integer(let text, let magnitude, let isNegative), .integer):
        return range(ofInteger: name).contains(magnitude, isNegative: isNegative)
            ? nil : "\(isNegative ? "-" : "")\(text.count > 40 ? "the number" : text) is outside the range of \(name)"
    default:
        return "\(literal.title) isn't a value of the type \(name)"
    }
}

/// Returns true for the name of a well-known type, which can't be an alias.
func isWellKnown(_ typeName: String) -> Bool {
    Kind(typeName: typeName) != nil
}

/// The kind of literal for a well-known type.
private enum Kind {
    case boolean, integer, float, text, character
    /// Foundation's types without literals. Their static members, such as `.now`, are values.
    case computed

    init?(typeName: String) {
        switch typeName {
        case "Bool": self = .boolean
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": self = .integer
        case "Double", "Float", "CGFloat", "TimeInterval", "Decimal": self = .float
        case "String", "Substring": self = .text
        case "Character": self = .character
        case "Calendar", "Data", "Date", "DateComponents", "Locale", "TimeZone", "URL", "URLComponents", "URLRequest", "UUID":
            self = .computed
        default: return nil
        }
    }
}

private struct IntegerRange {
    var isSigned: Bool
    var bits: UInt64

    func contains(_ magnitude: UInt64?, isNegative: Bool) -> Bool {
        guard let magnitude else {
            return false
        }
        let largest = UInt64.max >> (64 - bits + (isSigned ? 1 : 0))
        if isNegative {
            return isSigned ? magnitude <= largest + 1 : magnitude == 0
        }
        return magnitude <= largest
    }
}

private func range(ofInteger name: String) -> IntegerRange {
    let isSigned = !name.hasPrefix("U")
    let bits = UInt64(name.drop { !$0.isNumber }) ?? 64
    return IntegerRange(isSigned: isSigned, bits: bits)
}

private func misfit(of literal: SwiftLiteral, inListOf element: SwiftType.Form, title: String) -> String? {
    switch literal {
    case .array(let elements):
        for literal in elements {
            if let problem = misfit(of: literal, in: element) {
                return problem
            }
        }
        return nil
    case .null:
        return "nil needs an optional type"
    default:
        return "\(literal.title) isn't \(title)"
    }
}

private func misfit(of literal: SwiftLiteral, inDictionaryOf key: SwiftType.Form, _ value: SwiftType.Form) -> String? {
    switch literal {
    case .dictionary(let entries):
        for entry in entries {
            if let problem = misfit(of: entry.key, in: key) ?? misfit(of: entry.value, in: value) {
                return problem
            }
        }
        return nil
    case .array(let elements) where elements.isEmpty:
        return "write [:] for an empty dictionary"
    case .null:
        return "nil needs an optional type"
    default:
        return "\(literal.title) isn't a dictionary"
    }
}
