import FlowSpec
import FlowSwift

/// Finds the changes that break app code: removed or changed members, additional requirements, and
/// new cases of enumerations that app code receives.
///
/// Ignores app code that implements a coordinator's or a screen's protocol itself, as tests do.
///
/// - Returns: the differences in the order of the old interface, then of the new one.
func compareInterfaces(_ old: AppInterface, _ new: AppInterface) -> [AppCodeChange] {
    var breaks: [Break] = []
    let known = Dictionary(new.types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for type in old.types {
        if let partner = known[type.name], partner.keyword == type.keyword {
            breaks += compare(type, partner)
        } else {
            breaks.append(Break(type.name, old: type.origin, .goneType(type.keyword)))
        }
    }
    // App types are part of the generated declarations, so they need at least the same access.
    let reach = Dictionary(old.types.map { ($0.name, $0.access.reach) }, uniquingKeysWith: min)
    let exposed = new.types.filter { (reach[$0.name] ?? .max) < $0.access.reach }
    if let first = exposed.first {
        breaks += exposed.map { Break($0.name, new: first.origin, .exposed(first.access.rawValue)) }
    }
    let before = Set(old.types.map(\.name))
    for type in new.types where type.use == .implements && !before.contains(type.name) {
        breaks += type.members.filter { !$0.isOptional }.map { Break(type.name, new: $0.origin, .requirement($0.signature)) }
    }
    return grouped(breaks, in: old, new)
}

/// A change that stops app code from compiling.
struct Break {
    var type: String
    var old: AppInterface.Origin?
    var new: AppInterface.Origin?
    var kind: Kind

    enum Kind: Hashable {
        case goneType(String)
        case goneMember(String)
        case changed(String, to: String)
        case requirement(String)
        case newCase(String)
        case access(String)
        case exposed(String)
        case closed
    }

    init(_ type: String, old: AppInterface.Origin? = nil, new: AppInterface.Origin? = nil, _ kind: Kind) {
        (self.type, self.old, self.new, self.kind) = (type, old, new, kind)
    }

    var element: String { (new ?? old)?.name ?? "" }
}

// MARK: - Comparing

private func compare(_ old: AppInterface.Declaration, _ new: AppInterface.Declaration) -> [Break] {
    var breaks: [Break] = []
    if new.access.reach < old.access.reach {
        breaks.append(Break(old.name, old: old.origin, new: new.origin, .access(new.access.rawValue)))
    }
    if old.isOpen, !new.isOpen { breaks.append(Break(old.name, old: old.origin, new: new.origin, .closed)) }
    if old.use == .implements {
        for member in new.members where !member.isOptional {
            if let partner = old.members.first(where: { $0.isSame(as: member) }) {
                // A requirement without a default implementation must be implemented.
                if partner.isOptional {
                    breaks.append(Break(old.name, old: partner.origin, new: member.origin, .requirement(member.signature)))
                }
                continue
            }
            let former = old.members.first { before in before.name == member.name && !new.members.contains { $0.isSame(as: before) } }
            let kind = former.map { Break.Kind.changed($0.declaration, to: member.declaration) } ?? .requirement(member.signature)
            breaks.append(Break(old.name, old: former?.origin, new: member.origin, kind))
        }
        return breaks
    }
    for member in old.members where !new.members.contains(where: { $0.serves(member) }) {
        let others = new.members.filter { after in
            after.kind == member.kind && after.name == member.name && !old.members.contains { after.serves($0) }
        }
        if let other = others.first {
            breaks.append(Break(old.name, old: member.origin, new: other.origin, .changed(member.declaration, to: other.declaration)))
        } else {
            breaks.append(Break(old.name, old: member.origin, .goneMember(member.signature)))
        }
    }
    if old.use == .receives {
        let names = Set(old.members.map(\.name))
        breaks += new.members.filter { $0.kind == .case && !names.contains($0.name) }
            .map { Break(old.name, new: $0.origin, .newCase($0.name)) }
    }
    return breaks
}

extension AppInterface.Member {
    /// True if an implementation of `other` also satisfies this requirement.
    fileprivate func isSame(as other: AppInterface.Member) -> Bool {
        name == other.name && result == other.result && parameters.map(\.label) == other.parameters.map(\.label)
            && parameters.map(\.type) == other.parameters.map(\.type)
    }

    /// True if calls of `other` also compile with this member: it accepts all arguments in their
    /// order, and new parameters have defaults.
    fileprivate func serves(_ other: AppInterface.Member) -> Bool {
        guard kind == other.kind, name == other.name, result == other.result else { return false }
        // Code that matches a case names each of its values.
        guard kind != .case || parameters.count == other.parameters.count else { return false }
        var rest = parameters[...]
        for parameter in other.parameters {
            while let first = rest.first, first.label != parameter.label || first.type != parameter.type {
                guard first.hasDefault else { return false }
                rest.removeFirst()
            }
            guard let found = rest.popFirst(), found.hasDefault || !parameter.hasDefault else { return false }
        }
        return rest.allSatisfy(\.hasDefault)
    }
}

extension SwiftStyle.Access {
    fileprivate var reach: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}
