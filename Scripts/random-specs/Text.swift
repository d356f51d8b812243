import Foundation

extension Program {
    mutating func text(of flow: Flow) -> String {
        var lines = ["  \(flow.name):"]
        let place = Place(flow: flow, values: Set(flow.parameters.map(\.name)))
        if !flow.parameters.isEmpty { lines.append("    params: \(text(flow.parameters))") }
        if !flow.results.isEmpty { lines.append("    results: \(resultText(flow.results))") }
        if flow.kind == .single { lines.append("    container: none") }
        if flow.kind == .external { lines.append("    external: true") }
        if random.chance(20) { lines.append("    presentation: formSheet") }
        if random.chance(20) { lines.append(#"    description: "*/ \u2028 \n \" ''' \u202E""#) }
        if flow.isGuarded { lines.append(guarding(place)) }
        if flow.kind == .external { return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n" }
        if !flow.places.isEmpty { lines += container(flow, place) }
        let common = flow.kind != .single && random.chance(30) ? random.some(words, 1...2) : []
        if !common.isEmpty {
            let transitions = common.map { "\($0): \(list(place))" }
            lines.append("    transitions: { \(transitions.joined(separator: ", ")) }")
        }
        lines.append("    screens:")
        for screen in flow.screens { lines += self.lines(of: screen, in: flow, without: common) }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    /// What must hold, with what happens otherwise; nothing where no guard can be asked there.
    private mutating func guarding(_ place: Place) -> String {
        var inner = place
        (inner.adds, inner.values, inner.isOtherwise, inner.depth) = (false, [], true, 1)
        for asked in guards {
            guard let with = arguments(asked.parameters, inner) else { continue }
            return "    requires: { guard: \(asked.name)\(with) }\n    otherwise: \(list(inner))"
        }
        return ""
    }

    private mutating func container(_ flow: Flow, _ place: Place) -> [String] {
        var own = place
        own.adds = false
        let isTabs = flow.kind == .tabs && !flow.isSplit
        var lines = ["    \(flow.isSplit ? "split" : isTabs ? "tabs" : "switch"):"]
        for tab in flow.places {
            let held = tab.flow.map { "flow: \(flows[$0].name)" } ?? "screen: \(flow.screens[0].name)"
            let item = isTabs && random.chance(50) ? ", title: 'T', symbol: house\(random.chance(40) ? ", badge: true" : "")" : ""
            lines.append("      \(tab.name): { \(tab.isAction ? "action: \(list(own))" : held)\(item) }")
        }
        if isTabs, random.chance(20) { lines.append("    bar: custom") }
        if isTabs, random.chance(20) { lines.append("    reselect: none") }
        let start = flow.places.filter { !$0.isAction }.map(\.name)
        if let first = start.first, let last = start.last, random.chance(40), let condition = condition(own) {
            lines.append("    start: [ { if: \(condition), start: \(first) }, \(last) ]")
        } else if let first = start.first {
            lines.append("    start: \(first)")
        }
        let handlers = flow.places.flatMap { tab in
            (tab.flow.map { flows[$0].results } ?? []).map { ("\(tab.name).\($0.name)", $0) }
        }
        if !handlers.isEmpty { lines.append("    on:") }
        for (name, result) in handlers { lines.append("      \(name): \(list(own.handling(result)))") }
        return lines
    }

    private mutating func lines(of screen: Screen, in flow: Flow, without common: [String]) -> [String] {
        var lines = ["      \(screen.name):"]
        if let text = screen.parameters.first(where: { typeOf[$0.name]?.type == "String" }) { lines.append("        title: $\(text.name)") }
        if random.chance(20) {
            lines.append("        back: none\n        hidesTabBar: true\n        presentation: { style: fullScreen, pad: formSheet }")
        }
        if let like = screen.like { return lines + ["        like: \(like)"] }
        let own = screen.parameters.filter { parameter in !flow.parameters.contains { $0.name == parameter.name } }
        let values = Set((flow.parameters + screen.parameters).map(\.name))
        let place = Place(flow: flow, screen: screen, values: values)
        lines.append("        params: \(text(own))")
        if !screen.effects.isEmpty { lines.append("        effects: \(text(screen.effects))") }
        if screen.isGuarded { lines.append(guarding(place).replacingOccurrences(of: "    ", with: "        ")) }
        lines.append("        transitions: {")
        let taken = Set(flow.places.map(\.name) + common)
        for name in random.some(words, 0...4) where !taken.contains(name) { lines.append("          \(name): \(list(place)),") }
        return lines + ["        }"]
    }

    /// What the whole program has, in its first file.
    func declarations() -> String {
        let guards = guards.map { "  \($0.name): { params: \(text($0.parameters)) }\n" }
        return "guards:\n\(guards.joined())effects: \(text(effects))\n"
    }
}
