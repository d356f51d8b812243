import TestSupport

extension RandomModel {
    /// The flows that a step can start. Guarded flows can only be last. Flows that create a tab bar
    /// can't precede other steps.
    func startable(_ kinds: Set<ModelPlan.Kind>, at place: Place) -> [Int] {
        plan.flows.indices.filter { index in
            let flow = plan.flows[index]
            guard kinds.contains(flow.kind), !flow.hasPlaceholder else { return false }
            if flow.isGuarded, !place.isTail || place.surroundings == .otherwise { return false }
            if knobs.acyclic, index <= place.flow { return false }
            return knobs.crossPush || place.isTail || !plan.makesTabs(index)
        }
    }

    /// A step that starts a flow, with a handler for each of its results.
    mutating func start(_ word: String, of flow: Int, _ place: inout Place) -> String {
        let started = plan.flows[flow]
        let site = place
        var handlers = started.results.map { "\($0): \(inner(site, hasLeft: true))" }
        if random.chance(40) { handlers.append("dismissed: \(inner(site, hasLeft: true))") }
        var text = "{ \(word): f\(flow)"
        if started.kind != .external, random.chance(15) { text += ", start: \(random.pick(starts(of: flow)))" }
        if started.kind == .stack, random.chance(15) { text += ", stack: [\(list(in: flow, &place).joined(separator: ", "))]" }
        if word == "present" { text += presentation() }
        text += (handlers.isEmpty ? "" : ", on: { \(handlers.joined(separator: ", ")) }") + " }"
        if word == "present" { place.hasLeft = true } else { place.hasChanged = true }
        place.isClosed = place.isClosed || started.isGuarded
        if plan.makesTabs(flow), !knobs.crossPush {
            place.isClosed = true
            if started.kind == .tabs, !started.isGuarded, place.isTail, random.chance(25) { text += ", \(select(in: flow))" }
        }
        return text
    }

    mutating func presentation() -> String {
        guard random.chance(20) else { return "" }
        let ways = [
            "fullScreen", "{ style: pageSheet, compact: fullScreen }", "pageSheet", "custom", "{ style: pageSheet, dismissible: false }",
            "{ if: g0, then: fullScreen, else: pageSheet }", "{ if: g0, then: custom, else: overFullScreen }", "{ links: wait }",
            "{ style: fullScreen, links: refuse }", "{ dismissible: false, links: dismiss }", "{ links: wait, if: g0, then: fullScreen }",
        ]
        return ", presentation: \(random.pick(ways))"
    }

    // MARK: Tabs and children

    func showable(_ kind: ModelPlan.Kind, at place: Place) -> [Int] {
        plan.flows.indices.filter { index in
            plan.flows[index].kind == kind && (knobs.crossPush || place.isTail || kind == .tabs && !place.hasChanged)
        }
    }

    /// A step that shows a tab or child.
    mutating func show(_ kind: ModelPlan.Kind, _ place: inout Place) -> String {
        let containers = showable(kind, at: place)
        // Most steps refer to containers in the window.
        let held = containers.filter { plan.flows[$0].isHeld }
        let container = random.pick(held.isEmpty || random.chance(25) ? containers : held)
        let mayAsk = place.isTail && place.surroundings != .otherwise
        let index = random.pick(mayAsk ? plan.shown(in: container) : plan.free(in: container))
        let slot = plan.flows[container].slots[index]
        var text = "{ \(kind == .tabs ? "select" : "switch"): f\(container).\(plan.name(ofSlot: index, in: container))"
        let mustBeginAnew = kind == .tabs && !knobs.crossPush && (!place.isTail || place.hasChanged && plan.beginsEmpty(slot))
        if case .flow(let child) = slot, plan.flows[child].kind == .stack, random.chance(plan.beginsEmpty(slot) ? 60 : 30) {
            // A flow can't be the first in an empty column.
            let first = plan.beginsEmpty(slot) ? [random.pick(plan.flows[child].screens)] : []
            text += ", stack: [\((first + list(in: child, &place)).joined(separator: ", "))]"
        } else if mustBeginAnew || random.chance(30) {
            text += ", reset: true"
        } else if kind == .switch, case .flow(let child) = slot, plan.flows[child].kind != .external, random.chance(20) {
            text += ", start: \(random.pick(starts(of: child)))"
        }
        if kind == .switch, !place.isLinkIn, ![.link, .over].contains(place.surroundings), random.chance(30) {
            text += ", animated: \(random.pick(["true", "false"]))"
        }
        text += " }"
        place.hasSelected = place.hasSelected || kind == .tabs && !place.hasLeft
        place.hasLeft = true
        place.hasChanged = true
        guard !knobs.crossPush else { return text }
        place.isClosed = place.isClosed || place.isTail || plan.makesTabs(slot) || !plan.free(in: container).contains(index)
        if kind == .switch, case .flow(let child) = slot, plan.flows[child].kind == .tabs, place.isTail, random.chance(30) {
            text += ", \(select(in: child))"
        }
        return text
    }

    /// A step that selects a tab in a new tab bar.
    private mutating func select(in tabs: Int) -> String {
        let index = random.pick(plan.free(in: tabs))
        return "{ select: f\(tabs).\(plan.name(ofSlot: index, in: tabs))\(random.chance(30) ? ", reset: true" : "") }"
    }

    // MARK: Screens

    /// The flow's screens that can be pushed or presented.
    func later(_ screens: [String], than place: Place) -> [String] {
        knobs.acyclic ? Array(screens.dropFirst(place.screen + 1)) : screens
    }

    /// Targets for a list: screens of a flow, and stack and external flows without results. Guarded
    /// targets end the list of steps.
    mutating func list(in flow: Int, _ place: inout Place) -> [String] {
        let mayAsk = place.isTail && place.surroundings != .otherwise
        let others = plan.flows.indices.filter { index in
            let other = plan.flows[index]
            return [.stack, .external].contains(other.kind) && !other.hasPlaceholder && other.results.isEmpty
                && (mayAsk || !other.isGuarded)
                && (!knobs.acyclic || index > flow)
        }
        var texts: [String] = []
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            guard !others.isEmpty, !random.chance(knobs.holdsBack ? 40 : 70) else {
                texts.append(random.pick(plan.flows[flow].screens))
                continue
            }
            let other = random.pick(others)
            place.isClosed = place.isClosed || plan.flows[other].isGuarded
            texts.append("f\(other)")
        }
        return texts
    }
}
