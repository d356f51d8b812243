import FlowSpec

extension Linker {
    /// Resolves a tab or child by `name` or `flow.name`. In a container's own steps, its own tabs
    /// or children have priority because it is the innermost container.
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
                report(.unknownTarget, "\(message); write \(quoted(holder)), the \(names.title(of: kind)) with that flow", at: name.range)
            } else {
                reportUnknown(message, name, candidates: .allSlots(kind))
            }
        }
        return nil
    }

    /// The only tab or child that contains a flow, as `flow.name`; `nil` if there are none or many.
    private func holder(_ kind: SlotKind, ofFlow name: String) -> String? {
        let holders = names.declarations.filter { kind.isOf($0) }.flatMap { flow in
            flow.heldFlows.enumerated().filter { $0.element == name }.map { "\(flow.name.value).\(flow.slotNames[$0.offset].value)" }
        }
        return holders.count == 1 ? holders[0] : nil
    }

    /// Resolves a tab or child without reporting findings.
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
        // Limited to a few, to keep the finding readable.
        let shown = places.prefix(5)
        let written = shown.map { quoted("\(names[$0.flow].name.value).\(name.value)") } + (places.count > shown.count ? ["…"] : [])
        let notes = shown.map { place in
            Diagnostic.Note(
                "\(quoted(name.value)) of \(quoted(names[place.flow].name.value)) is declared here",
                at: names[place.flow].slotNames[place.index].range)
        }
        let message = "several flows have a \(names.title(of: kind)) \(quoted(name.value)); write one of \(written.joined(separator: ", "))"
        report(.ambiguousTarget, message, at: name.range, notes: notes)
    }
}
