import FlowSpec

/// Looking up the names of tabs, columns and children.
extension Linker {
    /// A tab or child by `name` or `flow.name`. In a container's own steps its own come first,
    /// since that flow is the innermost around them.
    mutating func place(_ kind: SlotKind, _ name: Located<String>, in scope: Scope) -> NameTable.SlotPlace? {
        if let (flow, rest) = name.aroundDot {
            return place(kind, rest, ofFlow: flow)
        }
        if !scope.isProgramWide, kind.isOf(names[scope.flow]), let own = names.slot(named: name.value, in: scope.flow) {
            return NameTable.SlotPlace(flow: scope.flow, index: own)
        }
        let places = names.slots(kind, named: name.value)
        guard places.count != 1 else {
            return places[0]
        }
        if !places.isEmpty {
            reportAmbiguous(kind, name, places: places)
        } else if !names.isPartial, !names.hasPartialFlows {
            let message = "\(quoted(name.value)) isn't a \(names.title(of: kind)) of any flow"
            if let holder = holder(kind, ofFlow: name.value) {
                report(.unknownTarget, "\(message); write \(quoted(holder)), which holds the flow of that name", at: name.range)
            } else {
                reportUnknown(message, name, candidates: .allSlots(kind))
            }
        }
        return nil
    }

    /// The one tab or child, as `flow.name`, that holds a flow; nil where there is none, or
    /// several.
    private func holder(_ kind: SlotKind, ofFlow name: String) -> String? {
        let holders = names.declarations.filter { kind.isOf($0) }.flatMap { flow in
            flow.heldFlows.enumerated().filter { $0.element == name }.map { "\(flow.name.value).\(flow.slotNames[$0.offset].value)" }
        }
        return holders.count == 1 ? holders[0] : nil
    }

    /// A tab or child as it would be found, without a finding where it isn't.
    func quietPlace(_ kind: SlotKind, _ name: String, in flow: FlowID) -> NameTable.SlotPlace? {
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let owner = parts.count == 2 ? names.flow(named: parts[0]) : flow
        if let owner, let last = parts.last, kind.isOf(names[owner]), let own = names.slot(named: last, in: owner) {
            return NameTable.SlotPlace(flow: owner, index: own)
        }
        let places = parts.count == 2 ? [] : names.slots(kind, named: name)
        return places.count == 1 ? places[0] : nil
    }

    private mutating func place(_ kind: SlotKind, _ name: Located<String>, ofFlow flowName: Located<String>) -> NameTable.SlotPlace? {
        guard let flow = names.flow(named: flowName.value), kind.isOf(names[flow]) else {
            guard !names.isPartial, names.flow(named: flowName.value).map({ !names[$0].isPartial }) ?? true else {
                return nil
            }
            reportUnknown("\(quoted(flowName.value)) isn't a \(names.containers(of: kind)) flow", flowName, candidates: .containers(kind))
            return nil
        }
        if let index = names.slot(named: name.value, in: flow) {
            return NameTable.SlotPlace(flow: flow, index: index)
        }
        if !names[flow].isPartial {
            let message = "\(quoted(name.value)) isn't a \(names[flow].shape.part) of the flow \(quoted(flowName.value))"
            reportUnknown(message, name, candidates: .slots(flow))
        }
        return nil
    }

    private mutating func reportAmbiguous(_ kind: SlotKind, _ name: Located<String>, places: [NameTable.SlotPlace]) {
        // A list that no one reads to its end helps no one.
        let shown = places.prefix(5)
        let written = shown.map { quoted("\(names[$0.flow].name.value).\(name.value)") } + (places.count > shown.count ? ["…"] : [])
        let notes = shown.map { place in
            Diagnostic.Note("a \(names[place.flow].shape.part) \(quoted(name.value))", at: names[place.flow].slotNames[place.index].range)
        }
        let message = "several flows have a \(names.title(of: kind)) \(quoted(name.value)); write which: \(written.joined(separator: ", "))"
        report(.ambiguousTarget, message, at: name.range, notes: notes)
    }
}
