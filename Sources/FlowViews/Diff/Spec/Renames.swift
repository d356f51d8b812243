import FlowSpec

/// What has another name in the new spec, by what it was called in the old one.
struct Renames: Sendable {
    /// What is renamed: by its old names, where it was declared, and its new name.
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

    /// A name that stands somewhere in the old spec, as the new one has it; the same if it isn't
    /// renamed, or isn't one name alone.
    func newName(of name: String, _ role: NameRole) -> String {
        guard oldNames.contains(name) else { return name }
        let pairs = role.declaring.flatMap { names[$0] ?? [] }.filter { $0.old == name }
        return pairs.count == 1 ? pairs[0].new : name
    }

    /// Whether a name in the old spec, perhaps with others before it, may be another in the new
    /// one.
    func mayRename(_ name: String) -> Bool { name.split(separator: ".").contains { oldNames.contains(String($0)) } }

    /// Whether a name in the old spec and one in the new spec mean the same.
    ///
    /// - Parameters:
    ///   - old: the name in the old spec, perhaps with the names of what it is in before it.
    ///   - flow: the flow of the old spec in which the name is written.
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

    /// Whether two texts are the same but for names of values, or of screens and flows, that are
    /// renamed.
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
        // Only the names of screens need their flow to be found.
        if role == .screen, let flow { return pairs.contains(Pair(flow: flow, old: old, new: new)) }
        return pairs.contains { $0.old == old && $0.new == new }
    }
}

extension Outline.Kind {
    /// What the names in such a text name.
    var roles: [NameRole] {
        switch self {
        case .plain: []
        case .values: [.parameter]
        case .screens: [.screen, .flow]
        }
    }
}

extension NameRole {
    /// What declares such a name.
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

    /// What declares the name before the dot, where such a name has one.
    var outer: [NameRole] {
        switch self {
        case .handler: [.tab, .child]
        default: [.flow]
        }
    }
}

/// The names in a text, and what stands between them.
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
