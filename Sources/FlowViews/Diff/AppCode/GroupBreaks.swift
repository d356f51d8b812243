import FlowSpec
import FlowSwift

/// Merges breaks with the same cause in the spec. A removed flow includes its members.
func grouped(_ breaks: [Break], in old: AppInterface, _ new: AppInterface) -> [AppCodeChange] {
    struct Key: Hashable {
        var place: SourceRange?
        var isNew: Bool
        var kind: Break.Kind
    }
    var goneFlows: [String: AppInterface.Origin] = [:]
    for item in breaks {
        if case .goneType("class") = item.kind, let origin = item.old { goneFlows[origin.name] = origin }
    }
    let (formerNames, presentNames) = (old.names, new.names)
    var order: [Key] = []
    var groups: [Key: [Break]] = [:]
    for var item in breaks {
        let flow = goneFlows[item.element.split(separator: ".").first.map(String.init) ?? ""]
        switch item.kind {
        case .goneType:
            item.kind = .goneType("")
            item.old = flow ?? item.old
        case .goneMember where flow != nil && item.element != flow?.name: continue
        default: break
        }
        let key = Key(place: (item.new ?? item.old)?.range, isNew: item.new != nil, kind: item.kind)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(item)
    }
    return order.compactMap { key in
        guard let group = groups[key], let first = group.first else { return nil }
        let origin = first.new ?? first.old
        let element = origin.flatMap { (first.new == nil ? formerNames : presentNames)[$0.range] } ?? first.element
        return AppCodeChange(
            category: .sourceBreaking, element: element, message: message(key.kind, group.map(\.type).distinct),
            oldPlace: first.old?.range, newPlace: first.new?.range)
    }
}

private func message(_ kind: Break.Kind, _ types: [String]) -> Phrase {
    let all = Phrase.list(types)
    let isOne = types.count == 1
    let (are, have) = isOne ? ("is", "has") : ("are", "have")
    return switch kind {
    case .goneType: "\(all) \(are) removed"
    case .goneMember(let member): "\(code: member) is removed from \(all)"
    case .changed(let old, let new): "\(code: old) of \(all) is now \(code: new)"
    case .requirement(let member): "types that conform to \(all) need \(code: member)"
    case .newCase(let name): "\(all) \(have) the new case \(code: name), which switch statements must handle"
    case .access(let access): "\(all) \(are) only \(access)"
    case .exposed(let access): "\(all) \(are) \(access), so the app's types in \(isOne ? "it" : "them") must be too"
    case .closed: "\(all) can no longer be subclassed"
    }
}

extension AppInterface {
    /// The names of the spec's elements by location. If several types have the same origin, the
    /// longest name is the most exact.
    fileprivate var names: [SourceRange: String] {
        let origins = types.flatMap { [$0.origin] + $0.members.map(\.origin) }
        return Dictionary(origins.map { ($0.range, $0.name) }) { $0.count < $1.count ? $1 : $0 }
    }
}

extension Sequence where Element: Hashable {
    /// The elements in their order, without duplicates.
    var distinct: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
