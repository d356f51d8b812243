/// A type of the app's, with what of it a spec may name.
public struct TypeDeclaration: Sendable {
    /// The type's name, with dots after those of the types that it stands in.
    public var name: Located<String>
    /// The names of its cases and static members.
    public var members: [String]
    /// Whether they couldn't be read as a whole.
    var isPartial = false
}

/// The app's types that a program declares. Each is a type of its own: no alias, no protocol, and
/// no class that another of them inherits from.
public struct DeclaredTypes: Sendable {
    /// The types in the order of the files, each name once.
    public private(set) var all: [TypeDeclaration] = []
    private var places: [String: Int] = [:]

    /// Makes a table of no types.
    public init() {}

    /// The type of a name.
    ///
    /// - Parameter name: the type's name, with dots after those of the types that it stands in.
    /// - Returns: the type; nil where none of the name is declared.
    subscript(name: String) -> TypeDeclaration? {
        places[name].map { all[$0] }
    }

    /// Adds a type. Where one of the name is there already, gives that instead.
    ///
    /// - Parameter type: the type.
    /// - Returns: the type of the same name that was there already; nil where the new one was
    ///   added.
    public mutating func insert(_ type: TypeDeclaration) -> TypeDeclaration? {
        if let first = self[type.name.value] { return first }
        places[type.name.value] = all.count
        all.append(type)
        return nil
    }
}

/// Reads `types`: the cases and static members of the app's types.
func readTypes(of fields: Fields, into diagnostics: inout Diagnostics) -> [TypeDeclaration] {
    fields.entries("types", into: &diagnostics).map { entry in
        let items = entry.value?.items
        let names = items?.compactMap(\.string).filter { problem(inMemberName: $0) == nil } ?? []
        var type = TypeDeclaration(name: entry.name, members: names)
        type.isPartial = entry.value?.isPartial ?? true || names.count < items?.count ?? 0
        return type
    }
}
