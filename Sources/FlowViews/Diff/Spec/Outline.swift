import FlowSpec

/// A part of a spec, normalized for comparison. Different notations for the same meaning are equal.
indirect enum Outline {
    /// No value: the key is enough.
    case nothing(SourceRange)
    /// Text, a number or a word.
    case text(String, Kind, SourceRange)
    /// A name that is declared elsewhere.
    case name(String, NameRole, SourceRange)
    /// Values with significant order.
    case list([Outline], SourceRange)
    /// Values by name. The mapping declares the names or refers to them.
    case entries([Entry], NameRole, SourceRange)
    /// The keys of an object of the language, with the name of its key table.
    case object([Entry], table: String, SourceRange)

    /// A value with its name or key.
    struct Entry {
        var key: Located<String>
        var value: Outline
    }

    /// The kinds of names that a text can contain.
    enum Kind {
        /// None.
        case plain
        /// Values, each after a `$`.
        case values
        /// Screens and flows, in a regular expression.
        case screens
    }

    /// The location in the spec.
    var range: SourceRange {
        switch self {
        case .nothing(let range), .text(_, _, let range), .name(_, _, let range), .list(_, let range), .entries(_, _, let range),
            .object(_, _, let range):
            range
        }
    }

    /// The value of a key or name; nil if it's missing.
    subscript(key: String) -> Outline? {
        switch self {
        case .object(let entries, _, _), .entries(let entries, _, _): entries.first { $0.key.value == key }?.value
        case .nothing, .text, .name, .list: nil
        }
    }

    /// The mappings of an object that declare names.
    var declarations: [(key: String, role: NameRole, entries: [Entry])] {
        guard case .object(let keys, _, _) = self else { return [] }
        return keys.compactMap { key in
            guard case .entries(let entries, let role, _) = key.value, role.isDeclared else { return nil }
            return (key.key.value, role, entries)
        }
    }
}

/// An element of a spec: its path of roles and names from a flow or another part of the program.
struct SpecElement: Hashable, Sendable {
    /// The names with their roles, from the outside in.
    var path: [Part]

    struct Part: Hashable, Sendable {
        var role: NameRole
        var name: String
    }

    static let program = SpecElement(path: [])

    /// The element's role; nil for the whole program.
    var role: NameRole? { path.last?.role }

    var name: String { path.map(\.name).joined(separator: ".") }

    /// The flow that contains the element.
    var flow: String? { path.first?.role == .flow ? path.first?.name : nil }

    func child(_ name: String, _ role: NameRole) -> SpecElement {
        SpecElement(path: path + [Part(role: role, name: name)])
    }
}
