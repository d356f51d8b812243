import FlowSpec

/// The part of the generated Swift that app code uses: the types that it names, calls and
/// implements.
///
/// Members that only coordinators use aren't part of it.
public struct AppInterface: Sendable {
    /// The types, in the order of the output.
    public var types: [Declaration]

    /// A generated type.
    public struct Declaration: Sendable {
        /// The type's name.
        public var name: String
        /// Swift's keyword for it: `protocol`, `class`, `struct`, `enum` or `typealias`.
        public var keyword: String
        /// How app code uses the type.
        public var use: Use
        /// The access level of the type.
        public var access: SwiftStyle.Access
        /// True if app code can subclass it.
        public var isOpen = false
        /// The types that it inherits from or is an alias of, in the order of the text.
        var inherited: [String] = []
        /// The type's members, in the order of the output.
        public var members: [Member]
        /// The element of the spec that declares the type.
        public var origin: Origin
    }

    /// How app code uses a type.
    public enum Use: Sendable {
        /// App code conforms to the protocol.
        case implements
        /// App code calls the type's members or creates values of it.
        case calls
        /// App code receives values of the type, and can switch over the cases.
        case receives
    }

    /// A member of a type.
    public struct Member: Hashable, Sendable {
        /// The kind of member.
        public var kind: Kind
        /// The member's name; empty for an initializer.
        public var name: String
        /// The member's parameters.
        public var parameters: [Parameter] = []
        /// The text after the parameters: `-> Bool`, `async`, `: Int { get }`.
        public var result = ""
        /// True for a requirement that has a default implementation.
        public var isOptional = false
        /// The element of the spec that declares the member.
        public var origin: Origin

        /// The kinds of member.
        public enum Kind: String, Sendable {
            /// A method.
            case method
            /// A property.
            case property
            /// An initializer.
            case initializer
            /// A case of an enumeration.
            case `case`
        }

        /// The member's name with its argument labels, as Swift's documentation writes it.
        public var signature: String {
            let name = kind == .initializer ? "init" : name
            guard !parameters.isEmpty || kind == .method || kind == .initializer else { return name }
            return "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
        }

        /// The whole declaration on one line, without the keyword.
        public var declaration: String {
            let values = parameters.map { $0.label + ($0.type.isEmpty ? "" : ": \($0.type)") + ($0.hasDefault ? " = …" : "") }
            let name = kind == .initializer ? "init" : name
            let list = parameters.isEmpty && (kind == .property || kind == .case) ? "" : "(\(values.joined(separator: ", ")))"
            return name + list + (result.isEmpty ? "" : kind == .property ? result : " \(result)")
        }
    }

    /// A parameter of a member.
    public struct Parameter: Hashable, Sendable {
        /// The argument label.
        public var label: String
        /// The type; empty for the app's factory, effects and guards.
        public var type: String
        /// True if the argument can be omitted.
        public var hasDefault = false
    }

    /// The element of the spec that declares something.
    public struct Origin: Hashable, Sendable {
        /// The qualified name in the spec: `shop.detail.buy`.
        public var name: String
        /// The location of the name in the spec.
        public var range: SourceRange
    }
}
