import FlowDiagnostics
import FlowSpec

/// Looking up the names in steps.
extension Linker {
    /// A screen of the flow, else a flow.
    mutating func target(_ name: Located<String>, in flow: FlowID) -> Target? {
        if let screen = names.screen(named: name.value, in: flow) {
            return .screen(screen)
        }
        if let other = names.flow(named: name.value) {
            return .flow(other)
        }
        guard !names.isPartial, !names[flow].isPartial else {
            return nil
        }
        let message = "\(quoted(name.value)) is neither a screen of the flow \(quoted(names[flow].name.value)) nor a flow"
        reportUnknown(target: name, message, in: flow, candidates: .screensAndFlows(flow))
        return nil
    }

    /// A screen of the flow; a flow's name is reported by `rule`.
    mutating func screen(_ name: Located<String>, in flow: FlowID, for step: String, flowIs rule: Rule) -> ScreenID? {
        if let screen = names.screen(named: name.value, in: flow) {
            return screen
        }
        let owner = quoted(names[flow].name.value)
        if let other = names.flow(named: name.value) {
            let note = Diagnostic.Note("\(quoted(name.value)) is declared here", at: names[other].name.range)
            let message = "\(quoted(name.value)) is a flow; \(step) a screen of the flow \(owner)"
            diagnostics.report(rule, message, at: name.range, notes: [note])
        } else if !names[flow].isPartial {
            let message = "\(quoted(name.value)) isn't a screen of the flow \(owner)"
            reportUnknown(target: name, message, in: flow, candidates: .screens(flow))
        }
        return nil
    }

    private mutating func reportUnknown(target name: Located<String>, _ message: String, in flow: FlowID, candidates: NameTable.Candidates)
    {
        let parts = name.value.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else {
            return reportUnknown(message, name, candidates: candidates, notes: ownerNotes(name.value))
        }
        // Screens are named without their flow, so that a name that is near would be a wrong proposal.
        let isOwn = parts[0] == names[flow].name.value && names.screen(named: parts[1], in: flow) != nil
        let hint = isOwn ? "; write \(quoted(parts[1]))" : "; a name here has no dot: it is a screen of the same flow, or a flow"
        reportUnknown(message + hint, name, candidates: .none)
    }

    private func ownerNotes(_ name: String) -> [Diagnostic.Note] {
        guard let owner = names.owner(ofScreenNamed: name), let screen = names.screen(named: name, in: owner) else {
            return []
        }
        let range = names.screen(screen, of: owner).name.range
        return [Diagnostic.Note("the flow \(quoted(names[owner].name.value)) has a screen of this name", at: range)]
    }

    /// A tab by `tab` or `flow.tab`. In a tabs flow's bare screen its own tabs come first, since that flow is the innermost around it.
    mutating func tab(_ name: Located<String>, in flow: FlowID) -> NameTable.TabPlace? {
        let text = name.value
        if let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) {
            let distance = text.utf8.distance(from: text.utf8.startIndex, to: dot)
            let first = Located(String(text[..<dot]), at: name.part(0..<distance) ?? name.range)
            let rest = Located(String(text[text.utf8.index(after: dot)...]), at: name.part((distance + 1)..<text.utf8.count) ?? name.range)
            return tab(rest, ofFlow: first)
        }
        if let own = names.tab(named: text, in: flow) {
            return NameTable.TabPlace(flow: flow, index: own)
        }
        let places = names.tabs(named: text)
        guard places.count != 1 else {
            return places[0]
        }
        if places.isEmpty {
            reportUnknownTab(name)
        } else {
            reportAmbiguousTab(name, places: places)
        }
        return nil
    }

    private mutating func tab(_ name: Located<String>, ofFlow flowName: Located<String>) -> NameTable.TabPlace? {
        guard let flow = names.flow(named: flowName.value), names[flow].tabs != nil else {
            guard !names.isPartial, names.flow(named: flowName.value).map({ !names[$0].isPartial }) ?? true else {
                return nil
            }
            reportUnknown("\(quoted(flowName.value)) isn't a tabs flow", flowName, candidates: .tabsFlows)
            return nil
        }
        if let index = names.tab(named: name.value, in: flow) {
            return NameTable.TabPlace(flow: flow, index: index)
        }
        if !names[flow].isPartial {
            let message = "\(quoted(name.value)) isn't a tab of the flow \(quoted(flowName.value))"
            reportUnknown(message, name, candidates: .tabs(flow))
        }
        return nil
    }

    private mutating func reportUnknownTab(_ name: Located<String>) {
        if !names.isPartial, !names.hasPartialFlows {
            reportUnknown("\(quoted(name.value)) isn't a tab of any flow", name, candidates: .allTabs)
        }
    }

    private mutating func reportAmbiguousTab(_ name: Located<String>, places: [NameTable.TabPlace]) {
        // A list that no one reads to its end helps no one.
        let shown = places.prefix(5)
        let written = shown.map { quoted("\(names[$0.flow].name.value).\(name.value)") } + (places.count > shown.count ? ["…"] : [])
        let notes = shown.compactMap { place in
            names[place.flow].tabs.map { Diagnostic.Note("a tab \(quoted(name.value))", at: $0[place.index].name.range) }
        }
        let message = "several flows have a tab \(quoted(name.value)); write which: \(written.joined(separator: ", "))"
        diagnostics.report(.ambiguousTarget, message, at: name.range, notes: notes)
    }
}
