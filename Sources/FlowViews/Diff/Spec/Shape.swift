import FlowSpec

/// The features of an element other than its name: how often it contains each text, and how often
/// it's mentioned at each key path.
struct Shape {
    private(set) var leaves: [String: Int] = [:]

    fileprivate mutating func add(_ leaf: String, _ count: Int = 1) { leaves[leaf, default: 0] += count }

    /// Adds the texts of a value. Leaves out the element's own name, and applies known renames.
    fileprivate mutating func add(_ outline: Outline, at place: String, of own: Mentions.Key, _ renames: Renames) {
        switch outline {
        case .nothing: add(place)
        case .text(let text, let kind, _): add("\(place)=\(kind != .plain && text == own.name ? "" : text)")
        case .name(let name, let role, _):
            let isOwn = name == own.name && role.declaring.contains(own.role)
            add("\(place)=\(isOwn ? "" : renames.newName(of: name, role))")
        case .list(let items, _): for item in items { add(item, at: place, of: own, renames) }
        case .entries(let entries, _, _), .object(let entries, _, _):
            for entry in entries { add(entry.value, at: "\(place).\(entry.key.value)", of: own, renames) }
        }
    }

    /// The similarity of two shapes: the shared fraction of their leaves (Jaccard index).
    func likeness(to other: Shape) -> Double {
        var (shared, all) = (0, 0)
        for key in Set(leaves.keys).union(other.leaves.keys) {
            let (own, theirs) = (leaves[key] ?? 0, other.leaves[key] ?? 0)
            shared += min(own, theirs)
            all += max(own, theirs)
        }
        return all == 0 ? 1 : Double(shared) / Double(all)
    }
}

/// The mentions of names in a spec, by the names' possible roles.
struct Mentions {
    private var places: [Key: [String: Int]] = [:]

    /// A name with its role.
    struct Key: Hashable {
        var role: NameRole
        var name: String
    }

    init(in outline: Outline) {
        add(outline, at: "")
    }

    /// The shape of an element.
    ///
    /// - Parameter renames: the known renames to the other spec.
    func shape(of entry: Outline.Entry, _ role: NameRole, _ renames: Renames) -> Shape {
        var shape = Shape()
        let own = Key(role: role, name: entry.key.value)
        shape.add(entry.value, at: "", of: own, renames)
        for (place, count) in places[own] ?? [:] { shape.add("named at \(place)", count) }
        return shape
    }

    private mutating func add(_ outline: Outline, at place: String) {
        switch outline {
        case .nothing: break
        case .name(let name, let role, _): add(name, role, at: place)
        case .text(let text, let kind, _):
            for word in words(of: text) {
                for role in kind.roles { places[Key(role: role, name: word), default: [:]][place, default: 0] += 1 }
            }
        case .list(let items, _):
            for item in items { add(item, at: place) }
        // The path leaves out the entry's name, which can be renamed, too.
        case .entries(let entries, let role, _):
            for entry in entries {
                if !role.isDeclared { add(entry.key.value, role, at: place) }
                add(entry.value, at: place)
            }
        case .object(let entries, _, _):
            for entry in entries { add(entry.value, at: "\(place).\(entry.key.value)") }
        }
    }

    private mutating func add(_ name: String, _ role: NameRole, at place: String) {
        let parts = name.split(separator: ".").map(String.init)
        for (index, part) in parts.enumerated() {
            for role in index == parts.count - 1 ? role.declaring : role.outer {
                places[Key(role: role, name: part), default: [:]][place, default: 0] += 1
            }
        }
    }
}
