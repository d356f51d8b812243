import FlowSpec

/// The elements with another name in the new spec, by their old names.
struct Renames: Sendable {
    /// The renamed elements: the old names, the location in the old spec, and the new name.
    private(set) var all: [(old: SpecElement, place: SourceRange, new: String)] = []
    private var names: [NameRole: Set<Pair>] = [:]
    private var newNames: [SpecElement: String] = [:]
    private var oldNames: Set<String> = []

    private struct Pair: Hashable {
        var flow: String?
        var old: String
        var new: String
    }

    mutating func add(_ old: SpecElement, at place: SourceRange, to new: String) {
        guard let last = old.path.last else { return }
        all.append((old, place, new))
        newNames[old] = new
        oldNames.insert(last.name)
        names[last.role, default: []].insert(Pair(flow: last.role == .flow ? nil : old.flow, old: last.name, new: new))
    }

    /// The name of an element in the new spec; nil if it isn't renamed.
    func newName(of old: SpecElement) -> String? { newNames[old] }

    /// Returns the new name for a name used in the old spec. Returns `name` if it isn't renamed, or
    /// if it's qualified or ambiguous.
    func newName(of name: String, _ role: NameRole) -> String {
        guard oldNames.contains(name) else { return name }
        let pairs = role.declaring.flatMap { names[$0] ?? [] }.filter { $0.old == name }
        return pairs.count == 1 ? pairs[0].new : name
    }

    /// True if a possibly qualified name in the old spec might be renamed.
    func mayRename(_ name: String) -> Bool { name.split(separator: ".").contains { oldNames.contains(String($0)) } }

    /// True if a name in the old spec and a name in the new spec have the same meaning.
    ///
    /// - Parameters:
    ///   - old: the name in the old spec, possibly qualified.
    ///   - flow: the flow of the old spec that uses the name.
    func areSame(_ old: String, _ new: String, _ role: NameRole, in flow: String?) -> Bool {
        if old == new { return true }
        let (old, new) = (old.split(separator: ".").map(String.init), new.split(separator: ".").map(String.init))
        guard old.count == new.count else { return false }
        return zip(old, new).enumerated().allSatisfy { index, names in
            let isLast = index == old.count - 1
            let place = old.count > 1 ? old[0] : flow
            let roles = isLast ? role.declaring : role.outer
            return names.0 == names.1 || roles.contains { isRenamed(names.0, names.1, $0, in: isLast ? place : nil) }
        }
    }

    /// True if two texts differ only in renamed values, screens or flows.
    func areSame(_ old: String, _ new: String, _ kind: Outline.Kind, in flow: String?) -> Bool {
        if old == new { return true }
        let roles = kind.roles
        guard !roles.isEmpty else { return false }
        let (old, new) = (words(of: old), words(of: new))
        return old.count == new.count
            && zip(old, new).allSatisfy { old, new in
                old == new || roles.contains { role in names[role]?.contains { $0.old == old && $0.new == new } == true }
            }
    }

    private func isRenamed(_ old: String, _ new: String, _ role: NameRole, in flow: String?) -> Bool {
        guard let pairs = names[role] else { return false }
        // Only screen names depend on their flow.
        if role == .screen, let flow { return pairs.contains(Pair(flow: flow, old: old, new: new)) }
        return pairs.contains { $0.old == old && $0.new == new }
    }
}

extension Outline.Kind {
    /// The roles of names in such a text.
    var roles: [NameRole] {
        switch self {
        case .plain: []
        case .values: [.parameter]
        case .screens: [.screen, .flow]
        }
    }
}

extension NameRole {
    /// The roles that declare such a name.
    var declaring: [NameRole] {
        switch self {
        case .start: [.screen, .tab, .child]
        case .target, .screenOrFlow: [.screen, .flow]
        case .otherScreen: [.screen, .flow]
        case .stepsOrTransition: [.steps, .transition]
        case .argument: [.parameter]
        case .handler: [.result]
        default: [self]
        }
    }

    /// The roles that declare the part before the dot, if there is one.
    var outer: [NameRole] {
        switch self {
        case .handler: [.tab, .child]
        default: [.flow]
        }
    }
}

/// The names in a text, and the characters between them.
func words(of text: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in text {
        let isWord = character.isLetter || character.isNumber || character == "_"
        if isWord, isInWord { words[words.count - 1].append(character) } else { words.append(String(character)) }
        isInWord = isWord
    }
    return words
}
