import FlowSpec

/// A part of a spec in the form in which differences are looked for. What may be written in several
/// ways with one meaning is the same here.
indirect enum Outline {
    /// No value: the key says it.
    case nothing(SourceRange)
    /// Text, a number or a word.
    case text(String, Kind, SourceRange)
    /// A name that is declared elsewhere.
    case name(String, NameRole, SourceRange)
    /// Values in an order that counts.
    case list([Outline], SourceRange)
    /// Values by names, which the mapping declares or refers to.
    case entries([Entry], NameRole, SourceRange)
    /// The keys of an object of the language, by the name of its table.
    case object([Entry], table: String, SourceRange)

    /// A value with its name or key.
    struct Entry {
        var key: Located<String>
        var value: Outline
    }

    /// What names may stand in a text.
    enum Kind {
        /// None.
        case plain
        /// Values, each after a `$`.
        case values
        /// Screens and flows, between the signs of a regular expression.
        case screens
    }

    /// Where it is written.
    var range: SourceRange {
        switch self {
        case .nothing(let range), .text(_, _, let range), .name(_, _, let range), .list(_, let range), .entries(_, _, let range),
            .object(_, _, let range):
            range
        }
    }

    /// The value of a key of an object, or of a name; nil where it has none.
    subscript(key: String) -> Outline? {
        switch self {
        case .object(let entries, _, _), .entries(let entries, _, _): entries.first { $0.key.value == key }?.value
        case .nothing, .text, .name, .list: nil
        }
    }

    /// The mappings that declare names, directly in an object.
    var declarations: [(key: String, role: NameRole, entries: [Entry])] {
        guard case .object(let keys, _, _) = self else { return [] }
        return keys.compactMap { key in
            guard case .entries(let entries, let role, _) = key.value, role.isDeclared else { return nil }
            return (key.key.value, role, entries)
        }
    }
}

/// What a name in a spec names: the roles and names from a flow, or another part of the program,
/// down to it.
struct SpecElement: Hashable, Sendable {
    /// The names from the outside in, with what they name.
    var path: [Part]

    /// A name with what it names.
    struct Part: Hashable, Sendable {
        /// What it names.
        var role: NameRole
        /// The name.
        var name: String
    }

    /// The program as a whole.
    static let program = SpecElement(path: [])

    /// What the element is, in a word; nil of the program as a whole.
    var role: NameRole? { path.last?.role }

    /// The names, joined by dots.
    var name: String { path.map(\.name).joined(separator: ".") }

    /// The flow that the element is in.
    var flow: String? { path.first?.role == .flow ? path.first?.name : nil }

    func child(_ name: String, _ role: NameRole) -> SpecElement {
        SpecElement(path: path + [Part(role: role, name: name)])
    }
}
