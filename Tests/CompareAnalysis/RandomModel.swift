import FlowGraph
import TestSupport

/// Writes small programs that link and contain many possible faults. Reproducible by a seed.
struct RandomModel {
    var random: SeededNumbers
    let knobs: ModelKnobs
    private(set) var plan: ModelPlan
    /// True if the model has lists of steps that can begin in every state.
    private let hasDoors: Bool
    private let hasLinks: Bool
    /// The entries by which app code starts flows, by the flows' indices. Uses its own random
    /// numbers, so the other parts of a seed's model don't change.
    private let entries: [Int: String]

    init(seed: UInt64, knobs: ModelKnobs = ModelKnobs()) {
        var random = SeededNumbers(seed: seed)
        plan = ModelPlan(random.pick(ModelPlan.Shape.allCases), using: &random)
        hasDoors = random.chance(20)
        hasLinks = random.chance(40)
        entries = knobs.hasEntries ? plan.entries(seed: seed, keepsRoot: hasLinks) : [:]
        plan.split(seed: seed)
        plan.liken(seed: seed)
        if knobs.holdsBack { plan.holdBack(seed: seed) }
        plan.guardTabs(seed: seed)
        self.random = random
        self.knobs = knobs
    }

    /// The program's text. Each part has its own line, so the text can be shrunk.
    mutating func text() -> String {
        let hasRoot = entries[plan.root] == nil
        let head = [
            "flowspec: 1", "app: Model", hasRoot ? "root: f\(plan.root)" : "# No root", "guards: { g0: Holds, g1: Holds }",
            "effects: { e0: {}, e1: { results: { ok: {}, failed: {} } } }", "steps:",
            "  s0: \(steps(Place(flow: plan.flows.count, surroundings: .link, hasChanged: true, isNamed: true)))", "flows:",
        ]
        let text = (head + plan.flows.indices.flatMap { lines(of: $0) } + (hasDoors ? doors() : [])).joined(separator: "\n")
        return hasLinks ? withLinks(text) : text
    }

    private mutating func lines(of index: Int) -> [String] {
        let flow = plan.flows[index]
        var lines = ["  f\(index):"]
        let container = Place(flow: index, surroundings: .container)
        switch flow.kind {
        case .stack: break
        case .single: lines.append("    container: none")
        case .external: lines.append("    external: true")
        case .tabs, .switch:
            lines.append("    \(flow.isSplit ? "split" : flow.kind == .tabs ? "tabs" : "switch"):")
            lines += flow.slots.indices.map { slot in
                let content = text(flow.slots[slot], container) + width(ofSlot: slot, in: index)
                return "      \(plan.name(ofSlot: slot, in: index)): { \(content) }"
            }
            let on = handlers(of: index, in: container)
            if !on.isEmpty { lines += ["    on:"] + on.map { "      \($0)" } }
            if flow.kind == .tabs, random.chance(20), !flow.isSplit { lines.append("    reselect: none") }
        }
        if let entry = entries[index] { lines.append("    entry: \(entry)") }
        let starts = starts(of: index)
        if starts.count > 1, random.chance(20) {
            lines.append("    start: [{ if: \(condition("g0")), start: \(random.pick(starts)) }, \(random.pick(starts))]")
        } else if !starts.isEmpty, random.chance(20) {
            lines.append("    start: \(random.pick(starts))")
        }
        if !flow.results.isEmpty { lines.append("    results: { \(flow.results.map { "\($0): {}" }.joined(separator: ", ")) }") }
        if flow.isGuarded {
            let place = Place(flow: index, surroundings: .otherwise, hasChanged: true)
            lines += ["    requires: \(condition("g1"))", "    otherwise: \(steps(place))"]
        }
        if random.chance(30) {
            let styles = ["fullScreen", "formSheet", "custom", "{ style: custom, dismissible: false }"]
            lines.append("    presentation: \(random.pick(styles))")
        }
        guard !flow.screens.isEmpty else { return lines }
        if random.chance(15) {
            let place = Place(flow: index, surroundings: surroundings(of: flow), screen: flow.screens.count - 1)
            lines += ["    transitions:", "      every: \(steps(place))"]
        }
        lines.append("    screens:")
        if flow.hasPlaceholder { lines.append("      empty: { placeholder: true }") }
        return lines + flow.screens.indices.flatMap { screen($0, of: index) }
    }

    private mutating func screen(_ screen: Int, of index: Int) -> [String] {
        let flow = plan.flows[index]
        var lines = ["      \(flow.screens[screen]):"]
        let like = flow.likes[screen]
        if let like { lines.append("        like: f\(like).a") }
        if random.chance(knobs.backDisabled ? 40 : 5) { lines.append("        back: none") }
        if random.chance(knobs.backDisabled ? 20 : 3) { lines.append("        dismissible: false") }
        if knobs.hidesBars, random.chance(30) { lines.append("        hidesTabBar: true") }
        lines.append("        transitions:")
        // An inherited transition would name screens that are missing or earlier.
        let inherited = like == index && !knobs.acyclic ? 1 : 0
        for number in 0..<transitionCount() - inherited {
            var place = Place(flow: index, surroundings: surroundings(of: flow), screen: screen)
            place.canTakeFirst = number > 0
            lines.append("          t\(number): \(steps(place))")
        }
        return lines
    }

    /// A fixed number if screens are alike, because they share transitions.
    private mutating func transitionCount() -> Int {
        if plan.flows.contains(where: { !$0.likes.isEmpty }) { return knobs.dense ? 3 : 2 }
        return knobs.dense ? Int.random(in: 2...3, using: &random) : Int.random(in: 1...2, using: &random)
    }

    /// A flow that is never shown. The transitions of its first screen can begin in any state.
    private mutating func doors() -> [String] {
        let entries = (0..<Int.random(in: 1...2, using: &random)).map { number in
            "          entry\(number): \(steps(Place(flow: plan.flows.count, surroundings: .outside)))"
        }
        return ["  doors:", "    screens:", "      door:", "        transitions:"] + entries
    }

    private mutating func handlers(of flow: Int, in container: Place) -> [String] {
        plan.flows[flow].slots.enumerated().flatMap { index, slot -> [String] in
            guard case .flow(let child) = slot else { return [] }
            var place = container
            place.hasChanged = true
            return plan.flows[child].results.map { "\(plan.name(ofSlot: index, in: flow)).\($0): \(steps(place))" }
        }
    }

    private mutating func text(_ slot: ModelPlan.Slot, _ container: Place) -> String {
        switch slot {
        case .flow(let flow): "flow: f\(flow)"
        case .screen(let screen): "screen: \(screen)"
        case .action: "action: \(steps(container))"
        }
    }

    /// Some tabs are in the bar at only one width.
    private func width(ofSlot slot: Int, in flow: Int) -> String {
        guard plan.flows[flow].kind == .tabs, !plan.flows[flow].isSplit, (flow + 2 * slot) % 5 == 2 else { return "" }
        return ", width: \(slot.isMultiple(of: 2) ? "compact" : "regular")"
    }

    private func surroundings(of flow: ModelPlan.Flow) -> Place.Surroundings {
        flow.kind == .stack ? .stack : .bare
    }

    /// The possible starts of a flow.
    func starts(of flow: Int) -> [String] {
        switch plan.flows[flow].kind {
        case .stack, .single, .external: plan.flows[flow].hasPlaceholder ? [] : plan.flows[flow].screens
        case .tabs, .switch:
            plan.free(in: flow).filter { !plan.beginsEmpty(plan.flows[flow].slots[$0]) }.map { plan.name(ofSlot: $0, in: flow) }
        }
    }
}

extension RandomModel {
    /// The context of a list of steps.
    struct Place {
        /// The flow of the steps, or the number of flows if the steps belong to no flow.
        var flow: Int
        var surroundings: Surroundings
        /// The screen's index; for a handler, the index of the screen with the transition.
        var screen = 0
        /// True if nothing follows the list.
        var isTail = true
        /// True if a step has left the flow, and if the first of those steps can be a `select`.
        var hasLeft = false
        var hasSelected = false
        /// True if the list has changed its tab, or dismissed layers.
        var hasChanged = false
        /// True if the list must end.
        var isClosed = false
        var nesting = 0
        /// True if the screen has a transition `t0`, and the steps aren't its steps.
        var canTakeFirst = false
        /// True if these are the named steps.
        var isNamed = false
        /// True if these are a link's steps on a flow's stack. Steps of links aren't animated.
        var isLinkIn = false

        enum Surroundings {
            case stack, bare, container, otherwise, outside, link, over
        }

        /// Adds the possible effects of one branch of a choice.
        mutating func join(_ branch: Place) {
            hasLeft = hasLeft || branch.hasLeft
            hasSelected = hasSelected || branch.hasSelected
            hasChanged = hasChanged || branch.hasChanged
            isClosed = isClosed || branch.isClosed
        }
    }
}
