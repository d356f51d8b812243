/// A Swift type that was parsed, so that nothing but a type can reach the output.
public struct SwiftType: Hashable, Sendable, CustomStringConvertible {
    /// The type in the usual spacing, such as `[String: Int]?`.
    public let description: String

    /// What the type is made of.
    let form: Form

    init(_ form: Form) {
        self.form = form
        self.description = form.description
    }

    /// Reads a type; nil where the text isn't one, or is one that a parameter of a screen can't
    /// have.
    ///
    /// Names with dots and generic arguments, `[T]`, `[K: V]`, `T?`, tuples, functions with
    /// `async`, `throws`, `@escaping`, `@Sendable` and `@MainActor`, `any P` and `P & Q` are types
    /// here; `some`, `inout`, `!`, comments and everything else are not.
    ///
    /// - Parameter text: the type as it is written in Swift.
    public init?(parsing text: String) {
        var parser = SwiftTypeParser(text)
        guard let form = try? parser.wholeType() else {
            return nil
        }
        self.init(form)
    }

    /// Whether the type is a function's, so that a parameter of it doesn't escape unless the type
    /// says so. An alias must say so in the spec, since its name doesn't tell.
    public var isFunction: Bool {
        switch form {
        case .function, .escapingAlias: true
        default: false
        }
    }

    /// Whether the type is a function's and says `@escaping`.
    var isEscaping: Bool {
        form.isEscaping
    }

    /// The type as a property may have it: without `@escaping`, which only parameters take.
    public var withoutEscaping: String {
        switch form {
        case .function(var function):
            function.attributes.removeAll { $0 == .escaping }
            return Form.function(function).description
        case .escapingAlias(let components): return Form.named(components).description
        default: return description
        }
    }

    /// What a type is made of. Parentheses that only group aren't kept; printing puts them where
    /// they are needed.
    indirect enum Form: Hashable, Sendable {
        case named([Component])
        case array(Form)
        case dictionary(key: Form, value: Form)
        case optional(Form)
        case tuple([Element])
        case function(Function)
        /// `@escaping` before a name: an alias of a function's type.
        case escapingAlias([Component])
        case existential(Form)
        case composition([Form])
        case metatype(Form)
    }

    struct Component: Hashable, Sendable {
        var name: String
        var arguments: [Form]
    }

    struct Element: Hashable, Sendable {
        var label: String?
        var type: Form
    }

    struct Function: Hashable, Sendable {
        var attributes: [Attribute]
        var parameters: [Element]
        var isAsync: Bool
        var isThrowing: Bool
        var result: Form
    }

    enum Attribute: String, Sendable, CaseIterable {
        case escaping, Sendable, MainActor
    }
}

extension SwiftType.Form: CustomStringConvertible {
    var description: String {
        switch self {
        case .named(let components):
            components.map { component in
                component.arguments.isEmpty ? component.name : "\(component.name)<\(list(component.arguments))>"
            }.joined(separator: ".")
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .optional(let wrapped): "\(wrapped.grouped)?"
        case .tuple(let elements): "(\(elements.map(\.description).joined(separator: ", ")))"
        case .function(let function): function.description
        case .escapingAlias(let components): "@escaping \(Self.named(components))"
        case .existential(let type): "any \(type)"
        case .composition(let types): types.map(\.grouped).joined(separator: " & ")
        case .metatype(let type): "\(type.grouped).Type"
        }
    }

    /// Whether the type says `@escaping`.
    var isEscaping: Bool {
        switch self {
        case .function(let function): function.attributes.contains(.escaping)
        case .escapingAlias: true
        default: false
        }
    }

    private func list(_ types: [Self]) -> String {
        types.map(\.description).joined(separator: ", ")
    }

    /// The type in parentheses where something that binds tighter follows.
    private var grouped: String {
        switch self {
        case .function, .existential, .composition: "(\(self))"
        default: description
        }
    }
}

extension SwiftType.Element: CustomStringConvertible {
    var description: String {
        label.map { "\($0): \(type)" } ?? type.description
    }
}

extension SwiftType.Function: CustomStringConvertible {
    var description: String {
        let attributes = attributes.map { "@\($0.rawValue) " }.joined()
        let list = parameters.map { "\($0.label.map { "_ \($0): " } ?? "")\($0.type)" }.joined(separator: ", ")
        return "\(attributes)(\(list))\(isAsync ? " async" : "")\(isThrowing ? " throws" : "") -> \(result)"
    }
}
