/// One of the app's types, with the members that a spec can name.
public struct TypeDeclaration: Sendable {
    /// The type's name, qualified with dots if it is nested.
    public var name: Located<String>
    /// The names of its cases and static members.
    public var members: [String]
    /// True if some members couldn't be read.
    var isPartial = false
}

/// The declared types of the app. None is an alias, a protocol or a superclass of another.
public struct DeclaredTypes: Sendable {
    /// The types in the order of the files, each name once.
    public private(set) var all: [TypeDeclaration] = []
    private var places: [String: Int] = [:]

    /// Creates an empty table.
    public init() {}

    /// Accesses the type with a name.
    ///
    /// - Parameter name: the type's name, qualified with dots if it is nested.
    /// - Returns: the type; `nil` if no type has the name.
    subscript(name: String) -> TypeDeclaration? {
        places[name].map { all[$0] }
    }

    /// Adds a type unless one with its name exists.
    ///
    /// - Returns: the existing type with that name; `nil` if the new one was added.
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
