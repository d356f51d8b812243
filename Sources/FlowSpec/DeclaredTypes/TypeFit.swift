extension DeclaredTypes {
    /// Returns true if a parameter evidently rejects a value; false if only the compiler can tell.
    ///
    /// Evident types are well-known or declared. Others might be aliases, subclasses or protocols.
    ///
    /// - Parameters:
    ///   - type: the value's type.
    ///   - parameter: the parameter's type.
    public func isEvidentlyUnfit(_ type: SwiftType, for parameter: SwiftType) -> Bool {
        isUnfit(type.form, for: parameter.form)
    }

    private func isUnfit(_ type: SwiftType.Form, for parameter: SwiftType.Form) -> Bool {
        let (given, taken) = (type.unwrapped, parameter.unwrapped)
        guard let first = evident(given.form), let second = evident(taken.form) else { return false }
        if given.optionals > taken.optionals { return true }
        switch (first, second) {
        case (.name(let first), .name(let second)): return first != second
        case (.list(let first), .list(let second)): return isUnfit(first, for: second)
        case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
            return isUnfit(key, for: otherKey) || isUnfit(value, for: otherValue)
        case (.tuple, .tuple), (.function, .function): return false
        default: return true
        }
    }

    /// Returns the evident part of a non-optional type; `nil` if its name could mean any type.
    private func evident(_ form: SwiftType.Form) -> Evident? {
        switch form {
        case .named(let components):
            guard let name = form.plainName, self[name] != nil || components.count == 1 && isWellKnown(name) else { return nil }
            // Swift accepts each of these types for the others.
            return .name(["CGFloat", "TimeInterval"].contains(name) ? "Double" : name)
        case .array(let element): return .list(element)
        case .dictionary(let key, let value): return .dictionary(key, value)
        case .tuple: return .tuple
        case .function, .escapingAlias: return .function
        case .optional, .existential, .composition, .metatype: return nil
        }
    }

    private enum Evident {
        case name(String)
        case list(SwiftType.Form)
        case dictionary(SwiftType.Form, SwiftType.Form)
        case tuple, function
    }
}

extension DeclaredTypes {
    /// Returns the first case or member of a literal that doesn't exist in the declared type.
    ///
    /// - Parameters:
    ///   - literal: the literal.
    ///   - type: the type that the context requires.
    /// - Returns: the name and the type that lacks it; `nil` if every name exists or might exist.
    public func unknownMember(in literal: SwiftLiteral, of type: SwiftType) -> (name: String, type: TypeDeclaration)? {
        unknownMember(in: literal, of: type.form)
    }

    private func unknownMember(in literal: SwiftLiteral, of form: SwiftType.Form) -> (name: String, type: TypeDeclaration)? {
        switch (literal, form) {
        case (.member("none"), .optional): return nil
        case (_, .optional(let wrapped)): return unknownMember(in: literal, of: wrapped)
        case (.member(let name), .named):
            guard let type = form.plainName.flatMap({ self[$0] }), !type.isPartial, !type.members.contains(name) else { return nil }
            return (name, type)
        case (.array(let elements), .array(let element)):
            return elements.lazy.compactMap { unknownMember(in: $0, of: element) }.first
        case (.dictionary(let entries), .dictionary(let key, let value)):
            return entries.lazy.compactMap { unknownMember(in: $0.key, of: key) ?? unknownMember(in: $0.value, of: value) }.first
        default: return nil
        }
    }
}

extension SwiftType {
    /// The qualified names of all types in the type.
    public var names: Set<String> {
        form.names
    }
}

extension SwiftType.Form {
    /// The type inside its optionals, and the number of optionals.
    fileprivate var unwrapped: (form: Self, optionals: Int) {
        guard case .optional(let wrapped) = self else { return (self, 0) }
        let inner = wrapped.unwrapped
        return (inner.form, inner.optionals + 1)
    }

    /// The qualified name of a type without generic arguments; `nil` for other types.
    fileprivate var plainName: String? {
        guard case .named(let components) = self, components.allSatisfy(\.arguments.isEmpty) else { return nil }
        return components.map(\.name).joined(separator: ".")
    }

    fileprivate var names: Set<String> {
        switch self {
        case .named(let components), .escapingAlias(let components):
            components.reduce(into: [components.map(\.name).joined(separator: ".")]) { names, component in
                for argument in component.arguments { names.formUnion(argument.names) }
            }
        case .array(let form), .optional(let form), .existential(let form), .metatype(let form): form.names
        case .dictionary(let key, let value): key.names.union(value.names)
        case .tuple(let elements): Self.names(of: elements.map(\.type))
        case .function(let function): Self.names(of: function.parameters.map(\.type) + [function.result])
        case .composition(let forms): Self.names(of: forms)
        }
    }

    private static func names(of forms: [Self]) -> Set<String> {
        forms.reduce(into: []) { $0.formUnion($1.names) }
    }
}
