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
        if let entry = flow.entry { lines.append("    entry: \(entry)") }
        if flow.isGuarded { lines.append(guarding(place)) }
        if flow.kind == .external { return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n" }
        if !flow.places.isEmpty { lines += container(flow, place) }
        let common = flow.kind != .single && random.chance(30) ? random.some(words, 1...2) : []
        if !common.isEmpty {
            let transitions = common.filter { name in !shared.contains { $0.name == name } }.map { "\($0): \(list(place))" }
            lines.append("    transitions: { \(transitions.joined(separator: ", ")) }")
        }
        let uses = uses()
        if !uses.isEmpty { lines.append("    " + uses) }
        lines.append("    screens:")
        for screen in flow.screens { lines += self.lines(of: screen, in: flow, without: common, usesSets: uses.isEmpty) }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    /// The required guard with its `otherwise`; empty if no guard can be checked.
    private mutating func guarding(_ place: Place) -> String {
        var inner = place
        (inner.adds, inner.values, inner.isOtherwise, inner.depth) = (false, [], true, 1)
        for asked in guards {
            guard let with = arguments(asked.parameters, inner) else { continue }
            if random.chance(40), let joined = joined(inner) { return "    requires: \(joined)\n    otherwise: \(list(inner))" }
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
            let title = random.chance(50) ? "'T'" : localized([])
            let item = isTabs && random.chance(50) ? ", title: \(title), symbol: house\(random.chance(40) ? ", badge: true" : "")" : ""
            lines.append("      \(tab.name): { \(tab.isAction ? "action: \(list(own))" : held)\(item) }")
        }
        if isTabs, random.chance(20) { lines.append("    bar: custom") }
        if isTabs, random.chance(20) { lines.append("    reselect: none") }
        let start = flow.places.filter { !$0.isAction }.map(\.name)
        // A restart from elsewhere passes no values to the guard.
        var asking = own
        if flow.kind == .switching { asking.values = [] }
        if let first = start.first, let last = start.last, random.chance(40), let condition = condition(asking) {
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

    private mutating func lines(of screen: Screen, in flow: Flow, without common: [String], usesSets: Bool) -> [String] {
        var lines = ["      \(screen.name):"]
        if let text = screen.parameters.first(where: { typeOf[$0.name]?.type == "String" }), random.chance(50) {
            lines.append("        title: $\(text.name)")
        } else if random.chance(40) {
            lines.append("        title: \(localized(screen.parameters.map(\.name)))")
        }
        if random.chance(20) {
            lines.append("        back: none\n        hidesTabBar: true\n        presentation: { style: fullScreen, regular: formSheet }")
        }
        if let like = screen.like { return lines + ["        like: \(like)"] }
        let own = screen.parameters.filter { parameter in !flow.parameters.contains { $0.name == parameter.name } }
        let values = Set((flow.parameters + screen.parameters).map(\.name))
        var place = Place(flow: flow, screen: screen, values: values)
        lines.append("        params: \(text(own))")
        if !screen.effects.isEmpty { lines.append("        effects: \(text(screen.effects))") }
        if screen.isGuarded { lines.append(guarding(place).replacingOccurrences(of: "    ", with: "        ")) }
        if usesSets { lines.append("        " + uses()) }
        lines.append("        transitions: {")
        let taken = Set(flow.places.map(\.name) + common + shared.map(\.name))
        for name in random.some(words, 0...4) where !taken.contains(name) {
            lines.append("          \(name): \(list(place)),")
            place.written.append(name)
        }
        return lines.filter { $0.contains { $0 != " " } } + ["        }"]
    }

    /// The declarations for the whole program, in its first file.
    mutating func declarations() -> String {
        let guards = guards.map { "  \($0.name): { params: \(text($0.parameters)) }\n" }
        let steps = zip(shared, sharedTexts).map { "  \($0.name): \($1)\n" }
        let sets = sets.map { "  \($0.name): { \($0.transitions.joined(separator: ", ")) }\n" }
        return "guards:\n\(guards.joined())effects: \(text(effects))\nsteps:\n\(steps.joined())transitionSets:\n\(sets.joined())"
            + "transitions:\n\(outside(words))deepLinks:\n\(links())"
    }

    /// Global transitions, whose steps are the root's.
    private mutating func outside(_ names: [String]) -> String {
        let taken = Set((flows[0].places.map(\.name) + flows[0].results.map(\.name)) + shared.map(\.name))
        return random.some(names.filter { !taken.contains($0) }, 1...3).map { name in
            "  \(name): \(list(Place(flow: flows[0], isOtherwise: true, isOutside: true)))\n"
        }.joined()
    }

    /// Links, which the app opens by value, and some by a URL.
    private mutating func links() -> String {
        let shown = words.filter { ["Int", "String", "Double", "Bool"].contains(typeOf[$0]?.type) }
        return random.some(words, 1...2).enumerated().map { index, name in
            let values = random.some(shown, 0...2)
            let place = Place(flow: flows[0], values: Set(values), adds: false, isOtherwise: true, isOutside: true)
            let path = values.map { "/{\($0):\(typeOf[$0]?.type ?? "")}" }.joined()
            let whenModal = ["", ", whenModal: refuse", ", whenModal: dismiss"].randomElement(using: &random) ?? ""
            return "  \(name): { url: 'random://l\(index)\(path)', open: \(list(place))\(whenModal) }\n"
        }.joined()
    }
}
