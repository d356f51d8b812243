import FlowSpec

/// Finds the differences between two specs. Ignores comments, layout and insignificant order.
///
/// - Returns: the differences in the order of the new spec; removed elements are last in their
///   mapping.
func compareSpecs(_ old: Outline, _ new: Outline, _ renames: Renames) -> [SpecChange] {
    var comparison = SpecComparison(renames: renames)
    comparison.compare(old, new, Scope(old: .program, new: .program, keys: []))
    return comparison.changes
}

/// The position of a comparison in two outlines.
private struct Scope {
    /// The element, by its old names.
    var old: SpecElement
    /// The element, by its new names.
    var new: SpecElement
    /// The keys inside the element.
    var keys: [String]

    func key(_ key: String) -> Scope { Scope(old: old, new: new, keys: keys + [key]) }
}

private struct SpecComparison {
    let renames: Renames
    var changes: [SpecChange] = []
    private static let longestLists = 250_000

    // MARK: Reporting

    mutating func compare(_ old: Outline, _ new: Outline, _ scope: Scope) {
        switch (old, new) {
        case (.object(let before, let table, _), .object(let after, let other, _)) where table == other:
            compareKeys(before, after, scope)
        case (.entries(let before, let role, let range), .entries(let after, _, _)):
            if role.isDeclared {
                compareElements(before, after, role, scope)
            } else {
                compareValues(before, after, role, scope, at: range)
            }
        case (.list(let before, _), .list(let after, _)): compareLists(before, after, old, new, scope)
        default: if !areSame(old, new, scope) { change(old, new, scope) }
        }
    }

    private mutating func compareKeys(_ old: [Outline.Entry], _ new: [Outline.Entry], _ scope: Scope) {
        for entry in new {
            let scope = scope.key(entry.key.value)
            if let partner = old.first(where: { $0.key.value == entry.key.value }) {
                compare(partner.value, entry.value, scope)
            } else {
                addition(entry.value, scope, at: entry.key.range)
            }
        }
        for entry in old where !new.contains(where: { $0.key.value == entry.key.value }) {
            removal(entry.value, scope.key(entry.key.value), at: entry.key.range)
        }
    }

    /// Reports a key that only the new spec has.
    private mutating func addition(_ value: Outline, _ scope: Scope, at place: SourceRange) {
        if case .entries(let entries, let role, _) = value, role.isDeclared {
            compareElements([], entries, role, scope)
        } else {
            changes.append(SpecChange(element: scope.new, kind: .changed(key: scope.name, old: nil, new: value.text), newPlace: place))
        }
    }

    /// Reports a key that only the old spec has.
    private mutating func removal(_ value: Outline, _ scope: Scope, at place: SourceRange) {
        if case .entries(let entries, let role, _) = value, role.isDeclared {
            compareElements(entries, [], role, scope)
        } else {
            changes.append(SpecChange(element: scope.new, kind: .changed(key: scope.name, old: value.text, new: nil), oldPlace: place))
        }
    }

    private mutating func compareElements(_ old: [Outline.Entry], _ new: [Outline.Entry], _ role: NameRole, _ scope: Scope) {
        var partners: [String: Outline.Entry] = [:]
        for entry in old { partners[newName(of: entry.key.value, role, scope)] = entry }
        for entry in new {
            let name = entry.key.value
            let element = scope.new.child(name, role)
            guard let partner = partners.removeValue(forKey: name) else {
                changes.append(SpecChange(element: element, kind: .added, newPlace: entry.key.range))
                continue
            }
            if partner.key.value != name {
                changes.append(
                    SpecChange(
                        element: element, kind: .renamed(from: partner.key.value), oldPlace: partner.key.range, newPlace: entry.key.range))
            }
            compare(partner.value, entry.value, Scope(old: scope.old.child(partner.key.value, role), new: element, keys: []))
        }
        let removed = Set(partners.values.map(\.key.value))
        for entry in old where removed.contains(entry.key.value) {
            let gone = scope.new.child(entry.key.value, role)
            changes.append(SpecChange(element: gone, kind: .removed, oldPlace: entry.key.range))
        }
        guard role.isOrdered, let place = new.first?.key.range else { return }
        let (earlier, later) = (old.map { newName(of: $0.key.value, role, scope) }, new.map(\.key.value))
        let shared = Set(earlier).intersection(later)
        let (before, after) = (earlier.filter(shared.contains), later.filter(shared.contains))
        if before != after {
            changes.append(
                SpecChange(
                    element: scope.new, kind: .reordered(key: scope.name, old: before, new: after), oldPlace: old.first?.key.range,
                    newPlace: place))
        }
    }

    /// Compares values by names declared elsewhere, such as arguments and handlers.
    private mutating func compareValues(
        _ old: [Outline.Entry], _ new: [Outline.Entry], _ role: NameRole, _ scope: Scope, at place: SourceRange
    ) {
        let partners = self.partners(of: new, in: old, role, scope)
        for (entry, partner) in zip(new, partners) {
            let scope = scope.key(entry.key.value)
            if let partner {
                compare(old[partner].value, entry.value, scope)
            } else {
                addition(entry.value, scope, at: entry.key.range)
            }
        }
        let taken = Set(partners.compactMap(\.self))
        for (index, entry) in old.enumerated() where !taken.contains(index) {
            removal(entry.value, scope.key(entry.key.value), at: entry.key.range)
        }
    }

    /// Compares lists with significant order, and reports the items that only one has. If a step
    /// replaces one step of the same kind, compares the two.
    private mutating func compareLists(_ old: [Outline], _ new: [Outline], _ whole: Outline, _ other: Outline, _ scope: Scope) {
        // Finding the fewest differences of long lists is too slow.
        guard old.count * new.count <= Self.longestLists else {
            if !areSame(whole, other, scope) { change(whole, other, scope) }
            return
        }
        let (removed, inserted) = differences(old, new, scope)
        guard !removed.isEmpty || !inserted.isEmpty else { return }
        let (lost, found) = (removed.map { old[$0] }, inserted.map { new[$0] })
        if removed.count == 1, removed == inserted, let key = lost[0].leadingKey, key == found[0].leadingKey {
            return compare(lost[0], found[0], scope)
        }
        let (before, after) = (lost.map(\.text).joined(separator: ", "), found.map(\.text).joined(separator: ", "))
        let kind = SpecChange.Kind.listChanged(key: scope.name, removed: lost.isEmpty ? nil : before, added: found.isEmpty ? nil : after)
        changes.append(
            SpecChange(
                element: scope.new, kind: kind, oldPlace: lost.first?.range ?? whole.range, newPlace: found.first?.range ?? other.range))
    }

    /// The indices of the fewest items to remove from one list and to insert in the other. Swapping
    /// the lists returns the same items, even if several answers are minimal.
    private func differences(_ old: [Outline], _ new: [Outline], _ scope: Scope) -> (removed: [Int], inserted: [Int]) {
        func areEqual(_ one: Outline, _ other: Outline) -> Bool { areSame(one, other, scope) || areSame(other, one, scope) }
        func offsets(_ changes: [CollectionDifference<Outline>.Change]) -> [Int] {
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            }
        }
        if new.map(\.text).lexicographicallyPrecedes(old.map(\.text)) {
            let difference = old.difference(from: new, by: areEqual)
            return (offsets(difference.insertions), offsets(difference.removals))
        }
        let difference = new.difference(from: old, by: areEqual)
        return (offsets(difference.removals), offsets(difference.insertions))
    }

    private mutating func change(_ old: Outline, _ new: Outline, _ scope: Scope) {
        changes.append(
            SpecChange(
                element: scope.new, kind: .changed(key: scope.name, old: old.text, new: new.text), oldPlace: old.range, newPlace: new.range)
        )
    }

    // MARK: Equality

    private func areSame(_ old: Outline, _ new: Outline, _ scope: Scope) -> Bool {
        let flow = scope.old.flow
        switch (old, new) {
        case (.nothing, .nothing): return true
        case (.text(let old, let kind, _), .text(let new, _, _)): return renames.areSame(old, new, kind, in: flow)
        case (.name(let old, let role, _), .name(let new, _, _)): return renames.areSame(old, new, role, in: flow)
        case (.list(let old, _), .list(let new, _)): return old.elementsEqual(new) { areSame($0, $1, scope) }
        case (.object(let old, let table, _), .object(let new, let other, _)):
            guard table == other, old.count == new.count else { return false }
            return new.allSatisfy { entry in
                old.contains { $0.key.value == entry.key.value && areSame($0.value, entry.value, scope) }
            }
        case (.entries(let old, let role, _), .entries(let new, _, _)):
            guard old.count == new.count else { return false }
            let partners = self.partners(of: new, in: old, role, scope).compactMap(\.self)
            return partners.count == new.count && (!role.isOrdered || partners == partners.sorted())
                && zip(new, partners).allSatisfy { areSame(old[$1].value, $0.value, scope) }
        default: return false
        }
    }

    /// For each new entry, the index of the old entry with the same meaning; nil if there is none.
    private func partners(of new: [Outline.Entry], in old: [Outline.Entry], _ role: NameRole, _ scope: Scope) -> [Int?] {
        let indices = Dictionary(old.enumerated().map { ($1.key.value, $0) }, uniquingKeysWith: { first, _ in first })
        var partners = new.map { indices[$0.key.value] }
        guard !renames.all.isEmpty else { return partners }
        let taken = Set(partners.compactMap(\.self))
        var left = old.indices.filter { !taken.contains($0) && renames.mayRename(old[$0].key.value) }
        for (place, entry) in new.enumerated() where partners[place] == nil {
            guard let index = left.firstIndex(where: { renames.areSame(old[$0].key.value, entry.key.value, role, in: scope.old.flow) })
            else { continue }
            partners[place] = left.remove(at: index)
        }
        return partners
    }

    /// The name in the new spec for a name in the old spec.
    private func newName(of name: String, _ role: NameRole, _ scope: Scope) -> String {
        renames.newName(of: scope.old.child(name, role)) ?? name
    }
}

extension Scope {
    fileprivate var name: String { keys.joined(separator: ".") }
}

extension NameRole {
    /// True if users or app code notice the order of these parts. For screens and children only the
    /// first matters, and the flow's start covers it.
    fileprivate var isOrdered: Bool {
        switch self {
        case .tab, .parameter, .action: true
        default: false
        }
    }
}
