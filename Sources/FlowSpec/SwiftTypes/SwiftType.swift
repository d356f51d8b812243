/// A parsed Swift type. Parsing ensures that only types reach the output.
public struct SwiftType: Hashable, Sendable, CustomStringConvertible {
    /// The type in canonical spacing, such as `[String: Int]?`.
    public let description: String

    /// The structure of the type.
    let form: Form

    init(_ form: Form) {
        self.form = form
        self.description = form.description
    }

    /// Parses a type; `nil` if the text isn't a type that a screen's parameter can have.
    ///
    /// Supported are names with dots and generic arguments, `[T]`, `[K: V]`, `T?`, tuples,
    /// functions with `async`, `throws`, `@escaping`, `@Sendable` and `@MainActor`, `any P` and
    /// `P & Q`. Everything else is unsupported, such as `some`, `inout`, `!` and comments.
    ///
    /// - Parameter text: the type as written in Swift.
    public init?(parsing text: String) {
        var parser = SwiftTypeParser(text)
        guard let form = try? parser.wholeType() else {
            return nil
        }
        self.init(form)
    }

    /// True for a function type. Parameters of such a type are non-escaping without `@escaping`. An
    /// alias counts only if the spec writes `@escaping` before it, because its name doesn't tell.
    public var isFunction: Bool {
        switch form {
        case .function, .escapingAlias: true
        default: false
        }
    }

    /// True for a function type with `@escaping`.
    var isEscaping: Bool {
        form.isEscaping
    }

    /// The type for a property: without `@escaping`, which only parameters can have.
    public var withoutEscaping: String {
        switch form {
        case .function(var function):
            function.attributes.removeAll { $0 == .escaping }
            return Form.function(function).description
        case .escapingAlias(let components): return Form.named(components).description
        default: return description
        }
    }

    /// The structure of a type, without grouping parentheses. Printing adds required parentheses.
    indirect enum Form: Hashable, Sendable {
        case named([Component])
        case array(Form)
        case dictionary(key: Form, value: Form)
        case optional(Form)
        case tuple([Element])
        case function(Function)
        /// `@escaping` before a name: an alias of a function type.
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

    /// True if the type has `@escaping`.
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

    /// The type, with the parentheses that a tighter-binding suffix requires.
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
