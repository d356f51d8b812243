/// Parses Swift types. It rebuilds each type from its parts, so only names of the text get through.
struct SwiftTypeParser {
    var cursor: SwiftCursor
    private var depth = 0

    // Deep enough for any readable type, and far below the limit of the call stack.
    private static let limit = 32

    init(_ text: String) {
        cursor = SwiftCursor(text)
    }

    /// Parses a type that extends to the end of the text.
    mutating func wholeType() throws(SwiftSyntaxError) -> SwiftType.Form {
        let form = try parameterType()
        guard cursor.isAtEnd() else {
            throw error("unexpected characters after the type")
        }
        return form
    }

    /// Parses a parameter's type, which can be `@escaping`, and stops after it.
    mutating func parameterType() throws(SwiftSyntaxError) -> SwiftType.Form {
        try type(mayEscape: true)
    }

    private mutating func type(mayEscape: Bool = false) throws(SwiftSyntaxError) -> SwiftType.Form {
        guard depth < Self.limit else {
            throw error("the type is nested too deeply")
        }
        depth += 1
        defer { depth -= 1 }
        let attributes = try attributes(mayEscape: mayEscape)
        cursor.skipSpaces()
        let start = cursor.offset
        let form = try cursor.takeWord("any") ? existential() : composed(postfix())
        if attributes.isEmpty {
            return form
        }
        if case .named(let components) = form, attributes == [.escaping], components.count > 1 || !isWellKnown(components[0].name) {
            return .escapingAlias(components)
        }
        guard case .function(var function) = form else {
            throw SwiftSyntaxError(message: "only a function type can have attributes", offset: start)
        }
        function.attributes = attributes
        return .function(function)
    }

    private mutating func attributes(mayEscape: Bool) throws(SwiftSyntaxError) -> [SwiftType.Attribute] {
        var found: [SwiftType.Attribute] = []
        while cursor.take("@") {
            let start = cursor.offset - 1
            let word = cursor.peek() == UInt8(ascii: " ") ? "" : cursor.peekWord()
            guard let attribute = SwiftType.Attribute(rawValue: word), !found.contains(attribute) else {
                throw SwiftSyntaxError(message: "expected @escaping, @Sendable or @MainActor, each at most once", offset: start)
            }
            guard mayEscape || attribute != .escaping else {
                throw SwiftSyntaxError(message: "only a parameter can be @escaping", offset: start)
            }
            found.append(attribute)
            cursor.offset += word.utf8.count
            cursor.skipSpaces()
        }
        return found
    }

    private mutating func existential() throws(SwiftSyntaxError) -> SwiftType.Form {
        cursor.skipSpaces()
        let start = cursor.offset
        let form = try composed(primary())
        guard form.isProtocol else {
            throw SwiftSyntaxError(message: "'any' must be followed by a protocol", offset: start)
        }
        if cursor.take("?") {
            let right = quoted("(\(SwiftType.Form.existential(form)))?")
            throw SwiftSyntaxError(message: "an optional of an 'any' type needs parentheses: \(right)", offset: cursor.offset - 1)
        }
        return .existential(form)
    }

    /// Parses a type and others joined to it with `&`.
    private mutating func composed(_ first: SwiftType.Form) throws(SwiftSyntaxError) -> SwiftType.Form {
        var parts = [first]
        while cursor.take("&") {
            parts.append(try primary())
        }
        guard parts.count > 1 else {
            return first
        }
        guard parts.allSatisfy(\.isProtocol), cursor.peek() != UInt8(ascii: "?") else {
            throw error("'&' joins protocols and classes only")
        }
        return .composition(parts)
    }

    private mutating func postfix() throws(SwiftSyntaxError) -> SwiftType.Form {
        var form = try primary()
        // Each suffix nests the type once more, without recursion.
        for marks in depth... {
            if cursor.take("?") {
                form = .optional(form)
            } else if cursor.take(".Type") {
                form = .metatype(form)
            } else {
                break
            }
            guard marks < Self.limit else {
                throw error("the type is nested too deeply")
            }
        }
        if cursor.take("!") {
            throw SwiftSyntaxError(message: "an implicitly unwrapped optional isn't allowed; write '?'", offset: cursor.offset - 1)
        }
        return form
    }

    private mutating func primary() throws(SwiftSyntaxError) -> SwiftType.Form {
        if cursor.take("[") {
            return try collection()
        }
        if cursor.take("(") {
            return try parenthesized()
        }
        return try named()
    }

    private mutating func collection() throws(SwiftSyntaxError) -> SwiftType.Form {
        let key = try type()
        if cursor.take(":") {
            let value = try type()
            try cursor.expect("]")
            return .dictionary(key: key, value: value)
        }
        try cursor.expect("]")
        return .array(key)
    }

    private mutating func named() throws(SwiftSyntaxError) -> SwiftType.Form {
        var components: [SwiftType.Component] = []
        repeat {
            let word = cursor.peekWord()
            guard !word.isEmpty, word != "_" else {
                throw error("expected the name of a type")
            }
            // `Any` is a type although it is a keyword, and `.Type` makes a metatype.
            let isAllowed = word == "Any" && components.isEmpty || word == "Type" && !components.isEmpty
            guard isAllowed || !isReserved(word), !Self.refused.contains(word) else {
                throw error("\(quoted(word)) isn't the name of a type\(word == "some" ? "; write 'any'" : "")")
            }
            if components.isEmpty, let right = Self.misspelt[word] {
                throw error("\(quoted(word)) isn't the name of a type; did you mean \(quoted(right))?")
            }
            cursor.offset += word.utf8.count
            components.append(SwiftType.Component(name: word, arguments: try genericArguments()))
        } while cursor.take(".")
        return sugared(components)
    }

    /// Returns `Optional<T>`, `Array<T>` and `Dictionary<K, V>` in their short forms.
    private func sugared(_ components: [SwiftType.Component]) -> SwiftType.Form {
        guard components.count == 1, let component = components.first else {
            return .named(components)
        }
        return switch (component.name, component.arguments.count) {
        case ("Optional", 1): .optional(component.arguments[0])
        case ("Array", 1): .array(component.arguments[0])
        case ("Dictionary", 2): .dictionary(key: component.arguments[0], value: component.arguments[1])
        default: .named(components)
        }
    }

    private static let refused: Set<String> = ["some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "each", "async"]

    /// Other languages' names for well-known types.
    private static let misspelt: [String: String] = {
        let known = ["Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "String", "UInt", "URL", "UUID", "Void"]
        let others = [
            ("boolean", "Bool"), ("Boolean", "Bool"), ("integer", "Int"), ("Integer", "Int"), ("long", "Int"), ("Long", "Int"),
            ("number", "Double"), ("char", "Character"),
        ]
        return Dictionary(known.map { ($0.lowercased(), $0) } + others, uniquingKeysWith: { first, _ in first })
    }()

    private mutating func genericArguments() throws(SwiftSyntaxError) -> [SwiftType.Form] {
        guard cursor.take("<") else {
            return []
        }
        var arguments: [SwiftType.Form] = []
        repeat {
            arguments.append(try type())
        } while cursor.take(",")
        try cursor.expect(">")
        return arguments
    }

    /// Parses a group, a tuple or a function after `(`.
    private mutating func parenthesized() throws(SwiftSyntaxError) -> SwiftType.Form {
        let start = cursor.offset - 1
        var elements: [SwiftType.Element] = []
        var underscores = 0
        if !cursor.take(")") {
            repeat {
                underscores += cursor.takeWord("_") ? 1 : 0
                let label = try label()
                elements.append(SwiftType.Element(label: label, type: try type(mayEscape: true)))
            } while cursor.take(",")
            try cursor.expect(")")
        }
        let isAsync = cursor.takeWord("async")
        let isThrowing = cursor.takeWord("throws")
        if cursor.take("->") {
            guard underscores == elements.count(where: { $0.label != nil }) else {
                throw SwiftSyntaxError(message: "a function type can't have argument labels", offset: start)
            }
            let result = try type()
            let function = SwiftType.Function(
                attributes: [], parameters: elements, isAsync: isAsync, isThrowing: isThrowing, result: result)
            return .function(function)
        }
        guard !isAsync, !isThrowing else {
            throw error("expected '->'")
        }
        guard underscores == 0, elements.allSatisfy({ !$0.type.isEscaping }) else {
            throw SwiftSyntaxError(
                message: "'_' or '@escaping' is allowed only for a function's parameters; add '->' and the result", offset: start)
        }
        guard let first = elements.first else {
            return .named([SwiftType.Component(name: "Void", arguments: [])])
        }
        guard elements.count == 1 else {
            return .tuple(elements)
        }
        guard first.label == nil else {
            throw SwiftSyntaxError(message: "a tuple of one element can't have a label", offset: start)
        }
        return first.type
    }

    /// Parses the label of a tuple's element, or a parameter's name, with its colon, if present.
    private mutating func label() throws(SwiftSyntaxError) -> String? {
        let start = cursor.offset
        let word = cursor.peekWord()
        cursor.offset += word.utf8.count
        if !word.isEmpty, cursor.take(":") {
            guard !isReserved(word), word != "_" else {
                throw SwiftSyntaxError(message: "\(quoted(word)) can't be a label", offset: start)
            }
            return word
        }
        cursor.offset = start
        return nil
    }

    private func error(_ message: String) -> SwiftSyntaxError {
        SwiftSyntaxError(message: message, offset: cursor.offset)
    }
}

extension SwiftType.Form {
    /// True if the type can be a protocol, judging by its form.
    fileprivate var isProtocol: Bool {
        switch self {
        case .named, .composition: true
        default: false
        }
    }
}
