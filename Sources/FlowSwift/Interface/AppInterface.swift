import FlowSpec

/// The part of the generated Swift that app code uses: the types that it names, calls and
/// implements.
///
/// What coordinators offer to one another isn't part of it.
public struct AppInterface: Sendable {
    /// The types, in the order of the output.
    public var types: [Declaration]

    /// A type.
    public struct Declaration: Sendable {
        /// Its name.
        public var name: String
        /// Swift's keyword for it: `protocol`, `class`, `enum` or `typealias`.
        public var keyword: String
        /// What app code does with it.
        public var use: Use
        /// Who sees it.
        public var access: SwiftStyle.Access
        /// Whether app code may have subclasses of it.
        public var isOpen = false
        /// What it is another name for, or inherits from, in the order of the text.
        var inherited: [String] = []
        /// What it has, in the order of the output.
        public var members: [Member]
        /// What it comes from.
        public var origin: Origin
    }

    /// What app code does with a type.
    public enum Use: Sendable {
        /// It conforms to the protocol.
        case implements
        /// It calls what the type has, or makes values of it.
        case calls
        /// It is given values of it, and may look at each case.
        case receives
    }

    /// A member of a type.
    public struct Member: Hashable, Sendable {
        /// What it is.
        public var kind: Kind
        /// Its name; empty for an initializer.
        public var name: String
        /// The values that it is given.
        public var parameters: [Parameter] = []
        /// What stands behind it: `-> Bool`, `async`, `: Int { get }`.
        public var result = ""
        /// Of a protocol's requirement, whether the app may leave it out.
        public var isOptional = false
        /// What it comes from.
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

        /// Its name with the labels of its parameters, as Swift's documentation writes it.
        public var signature: String {
            let name = kind == .initializer ? "init" : name
            guard !parameters.isEmpty || kind == .method || kind == .initializer else { return name }
            return "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
        }

        /// The whole declaration on one line, without a keyword.
        public var declaration: String {
            let values = parameters.map { $0.label + ($0.type.isEmpty ? "" : ": \($0.type)") + ($0.hasDefault ? " = …" : "") }
            let name = kind == .initializer ? "init" : name
            let list = parameters.isEmpty && (kind == .property || kind == .case) ? "" : "(\(values.joined(separator: ", ")))"
            return name + list + (result.isEmpty ? "" : kind == .property ? result : " \(result)")
        }
    }

    /// A value that a member is given.
    public struct Parameter: Hashable, Sendable {
        /// The label before it.
        public var label: String
        /// Its type; empty for the app's factory, effects and guards.
        public var type: String
        /// Whether it may be left out.
        public var hasDefault = false
    }

    /// What a declaration comes from.
    public struct Origin: Hashable, Sendable {
        /// Its name in the spec, with that of what it is in: `shop.detail.buy`.
        public var name: String
        /// Where it is written.
        public var range: SourceRange
    }
}
