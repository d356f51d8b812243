/// Writes small programs that link: a few flows of all kinds, with every step of the language, deep
/// links, and flows that app code starts.
public struct RandomProgram {
    private var random: SeededNumbers
    private var flows: [Flow] = []

    /// The properties of a flow that other flows need.
    private struct Flow {
        var kind: Kind
        var screens: [String]
        var results: [String] = []
        var isGuarded = false
        /// True if the flow is a secondary column that begins with a placeholder.
        var hasPlaceholder = false
        /// The tabs or children, with their contents as text.
        var slots: [(name: String, content: String, flow: Int?)] = []
    }

    private enum Kind {
        case stack, single, external, tabs, split, `switch`
    }

    /// The context of a list of steps.
    private struct Place {
        var flow: Int
        var isOnStack: Bool
        var isContainers: Bool
        var isOtherwise = false
        /// True if these are reusable steps, for any flow.
        var isShared = false
        /// True if the screen has a transition `go`, and the steps aren't in `go`.
        var canTakeGo = false
        var nesting = 0
        var isLeft = false
    }

    /// Creates a writer with a source of random numbers.
    public init(random: SeededNumbers) {
        self.random = random
    }

    /// Returns a program's text.
    public mutating func text() -> String {
        let count = Int.random(in: 2...6, using: &random)
        flows = (0..<count).map { flow in
            // Some names are also screens of other flows, to test that descriptions distinguish
            // them.
            let kind: Kind =
                flow == count - 1
                ? .stack : random.pick([.stack, .stack, .single, flow == 0 ? .stack : .external, .tabs, .tabs, .split, .switch])
            let screens = ["list", "s\(flow)a", "s\(flow)b"].shuffled(using: &random)
            guard kind != .external else { return Flow(kind: kind, screens: []) }
            return Flow(kind: kind, screens: Array(screens.prefix(kind == .single ? 1 : random.chance(50) ? 3 : 2)))
        }
        for flow in 1..<count {
            flows[flow].results = Array(["r0", "r1"].prefix(random.pick([0, 1, 1, 2])))
        }
        for flow in flows.indices where isContainer(flow) {
            let isSplit = flows[flow].kind == .split
            flows[flow].slots = isSplit ? columns() : (0..<Int.random(in: 1...3, using: &random)).map { slot(flow, $0) }
            guard isSplit, random.chance(50) else { continue }
            let last = flows.count
            flows.append(Flow(kind: .stack, screens: ["list", "s\(last)a"], hasPlaceholder: true))
            flows[flow].slots[flows[flow].slots.count - 1] = ("secondary", "flow: f\(last)", last)
        }
        let held = Set(flows.flatMap { $0.slots.compactMap(\.flow) })
        for flow in 1..<count where !held.contains(flow) && flow != count - 1 {
            flows[flow].isGuarded = random.chance(30)
        }
        let head = [
            "flowspec: 1", "app: Random", "root: f0", "guards: { g0: Holds, g1: Holds }",
            "effects: { e0: {}, e1: { results: { ok: {}, failed: {} } } }",
        ]
        var shared = Place(flow: 0, isOnStack: false, isContainers: false, isOtherwise: true, isShared: true, isLeft: true)
        let named = [
            "steps:", "  s0: [\(leftStep(&shared)), \(leftStep(&shared))]", "  s1: [\(leftStep(&shared)), { take: s0 }]",
            "transitions:", "  a0: [\(leftStep(&shared))]", "  a1: [dismissAll, \(leftStep(&shared)), { take: s1 }]",
        ]
        let links = ["deepLinks:", "  l0: { open: [\(leftStep(&shared))]\(random.pick(["", ", whenModal: refuse"])) }"] + stackLink()
        return (head + named + links + ["flows:"] + flows.indices.flatMap { lines(of: $0) }).joined(separator: "\n")
    }

    private func isContainer(_ flow: Int) -> Bool {
        switch flows[flow].kind {
        case .tabs, .split, .switch: true
        case .stack, .single, .external: false
        }
    }

    private func canBePushed(_ flow: Int) -> Bool {
        !flows[flow].hasPlaceholder && (flows[flow].kind == .stack || flows[flow].kind == .external)
    }

    /// Links that continue in the root flow. One keeps the screen on top.
    private mutating func stackLink() -> [String] {
        guard flows[0].kind == .stack, random.chance(50), let last = flows[0].screens.last else { return [] }
        var place = Place(flow: 0, isOnStack: true, isContainers: false)
        return ["  l1: { in: f0, open: [\(ownStep(&place))] }", "  l2: { in: f0, open: [{ push: \(last) }], keep: true }"]
    }

    // MARK: Flows

    /// Two or three columns, each a stack.
    private mutating func columns() -> [(name: String, content: String, flow: Int?)] {
        let stacks = flows.indices.filter { $0 > 0 && flows[$0].kind == .stack && !flows[$0].hasPlaceholder }
        return ["primary", random.chance(50) ? "supplementary" : "", "secondary"].filter { !$0.isEmpty }.map { name in
            let flow = random.pick(stacks)
            return (name, "flow: f\(flow)", flow)
        }
    }

    private mutating func slot(_ flow: Int, _ index: Int) -> (name: String, content: String, flow: Int?) {
        let name = "f\(flow)t\(index)"
        // A container only contains later containers, so it can't contain itself.
        let candidates = flows.indices.filter { $0 > 0 && ($0 > flow || !isContainer($0)) && !flows[$0].hasPlaceholder }
        if candidates.isEmpty || random.chance(30) {
            return (name, "screen: \(random.pick(flows[flow].screens))", nil)
        }
        if index > 0, case .tabs = flows[flow].kind, random.chance(25) {
            return (name, "action", nil)
        }
        let other = random.pick(candidates)
        return (name, "flow: f\(other)", other)
    }

    private mutating func lines(of flow: Int) -> [String] {
        var lines = ["  f\(flow):"]
        let kind = flows[flow].kind
        let slots = flows[flow].slots
        switch kind {
        case .stack: break
        case .single: lines.append("    container: none")
        case .external: lines.append("    external: true")
        case .tabs, .split, .switch:
            let container = Place(flow: flow, isOnStack: false, isContainers: true)
            let texts = slots.enumerated().map { index, slot in
                let content = slot.content == "action" ? "action: \(steps(container))" : slot.content
                let isAtOneWidth = kind == .tabs && (flow + 2 * index) % 5 == 2
                return "\(slot.name): { \(content)\(isAtOneWidth ? ", width: \(index.isMultiple(of: 2) ? "compact" : "regular")" : "") }"
            }
            lines.append("    \(kind): { \(texts.joined(separator: ", ")) }")
            let handlers = slots.flatMap { slot in
                slot.flow.map { other in flows[other].results.map { "\(slot.name).\($0): \(steps(container))" } } ?? []
            }
            if !handlers.isEmpty { lines.append("    on: { \(handlers.joined(separator: ", ")) }") }
            if kind == .tabs, random.chance(20) { lines.append("    reselect: none") }
        }
        let hasStart = kind != .external && !flows[flow].hasPlaceholder
        if hasStart, random.chance(30) { lines.append("    start: [{ if: g0, start: \(start(of: flow)) }, \(start(of: flow))]") }
        if flow > 0, hasStart, random.chance(10) {
            lines.append("    entry: \(random.pick(kind == .stack ? ["present", "push", "embed"] : ["present", "embed"]))")
        }
        if !flows[flow].results.isEmpty {
            lines.append("    results: { \(flows[flow].results.map { "\($0): {}" }.joined(separator: ", ")) }")
        }
        if flows[flow].isGuarded {
            let otherwise = Place(flow: flow, isOnStack: false, isContainers: false, isOtherwise: true, isLeft: true)
            lines += ["    requires: g1", "    otherwise: \(steps(otherwise))"]
        }
        if random.chance(30) { lines.append("    presentation: \(random.pick(["fullScreen", "formSheet"]))") }
        guard kind != .external else { return lines }
        lines += ["    transitions: { pop: pop }", "    screens:"]
        if flows[flow].hasPlaceholder { lines.append("      empty: { placeholder: true }") }
        for screen in flows[flow].screens {
            lines.append("      \(screen):")
            if random.chance(15) { lines.append("        back: none") }
            if random.chance(15) { lines.append("        hidesTabBar: true") }
            if flow == 0, kind == .stack, screen == flows[0].screens.last { lines.append("        params: { id: Int = 1 }") }
            var place = Place(flow: flow, isOnStack: kind == .stack, isContainers: false)
            // Every screen has a transition with a single step, so walks don't get stuck.
            lines += ["        transitions:", "          go: \(random.chance(50) ? ownStep(&place) : leftStep(&place))"]
            for number in 0..<Int.random(in: 1...4, using: &random) {
                let place = Place(flow: flow, isOnStack: kind == .stack, isContainers: false, canTakeGo: true)
                lines.append("          t\(number): \(steps(place))")
            }
        }
        return lines
    }

    /// A possible start of a flow.
    private mutating func start(of flow: Int) -> String {
        guard isContainer(flow) else { return random.pick(flows[flow].screens) }
        let slots = flows[flow].slots.filter { slot in
            slot.content != "action" && slot.flow.map { !flows[$0].hasPlaceholder } ?? true
        }
        return random.pick(slots.map(\.name))
    }

    // MARK: Steps

    private mutating func steps(_ place: Place) -> String {
        var place = place
        return steps(&place)
    }

    private mutating func steps(_ place: inout Place) -> String {
        if place.canTakeGo, !place.isLeft, random.chance(8) {
            place.isLeft = true
            return "[{ take: go }]"
        }
        let count = Int.random(in: 0...(place.nesting > 1 ? 1 : 3), using: &random)
        let steps = (0..<count).map { index in
            if index == count - 1, random.chance(35) { return lastStep(&place) }
            let step = place.isLeft ? leftStep(&place) : ownStep(&place)
            place.isLeft = place.isLeft || ["select", "switch", "present", "take", "restart: f"].contains { step.hasPrefix("{ \($0)") }
            return step
        }
        return "[\(steps.joined(separator: ", "))]"
    }

    /// The steps of a nested list.
    private mutating func inner(_ place: Place, isLeft: Bool = false) -> String {
        var place = place
        place.nesting += 1
        place.isLeft = isLeft || place.isOtherwise
        return place.nesting > 3 ? "[]" : steps(&place)
    }

    private mutating func lastStep(_ place: inout Place) -> String {
        let results = place.isOtherwise ? [] : flows[place.flow].results
        switch Int.random(in: 0...5, using: &random) {
        case ...2 where !results.isEmpty && !place.isLeft: return "{ finish: \(random.pick(results)) }"
        case 3 where !place.isLeft:
            return
                "{ alert: { title: { key: sure.title, default: Sure? }, message: No way back, actions: { yes: { do: \(inner(place)) }, no: { style: cancel }, other: { do: \(inner(place)) } } } }"
        case 4: return "{ perform: e1, on: { ok: \(inner(place, isLeft: place.isLeft)), failed: \(inner(place, isLeft: place.isLeft)) } }"
        case 5 where place.isOtherwise && !place.isShared: return "resume"
        default:
            let guarded = flows.indices.filter { flows[$0].isGuarded && !place.isOtherwise }
            return guarded.isEmpty ? leftStep(&place) : start(random.pick(guarded), "present", place)
        }
    }

    private mutating func ownStep(_ place: inout Place) -> String {
        let screen = random.pick(flows[place.flow].screens)
        switch Int.random(in: place.isOnStack ? 0...11 : place.isContainers ? 6...11 : 5...11, using: &random) {
        case 0: return "{ push: \(screen) }"
        case 1: return "{ replace: \(screen) }"
        case 2: return "{ setStack: [\(([screen] + list(in: place.flow)).joined(separator: ", "))] }"
        case 3: return "{ popTo: \(screen), else: \(random.pick(["push", "root", "stay"])) }"
        case 4, 5: return "{ popTo: \(screen) }"
        case 6: return "{ pop: \(Int.random(in: 1...3, using: &random)) }"
        case 7: return place.isOnStack && !flows[place.flow].hasPlaceholder && random.chance(30) ? "restart" : "popToRoot"
        case 8: return "dismiss"
        case 9: return random.chance(30) ? "dismissAll" : "pop"
        default: return leftStep(&place)
        }
    }

    private mutating func leftStep(_ place: inout Place) -> String {
        switch Int.random(in: 0...10, using: &random) {
        case ...1 where place.isOnStack || place.isContainers:
            return start(random.pick(flows.indices.filter { canBePushed($0) && !flows[$0].isGuarded }), "push", place)
        case 2, 3, 4:
            if !place.isOtherwise, random.chance(40) {
                let dismissed = random.chance(40) ? ", on: { dismissed: \(inner(place)) }" : ""
                return "{ present: \(random.pick(flows[place.flow].screens))\(dismissed) }"
            }
            return start(random.pick(flows.indices.filter { !flows[$0].isGuarded && !flows[$0].hasPlaceholder }), "present", place)
        case 5:
            return branches(&place)
        case 6, 7:
            return show([.tabs, .split]) ?? "{ perform: e0 }"
        case 8:
            return show([.switch]) ?? "{ perform: e0 }"
        case 9 where !place.isShared:
            return "{ take: \(random.pick(["s0", "s1"])) }"
        case 10:
            let switches = flows.indices.filter { flows[$0].kind == .switch }
            return switches.isEmpty ? "{ perform: e0 }" : "{ restart: f\(random.pick(switches)) }"
        default:
            return "{ perform: e0 }"
        }
    }

    private static let conditions = ["g0", "g1", "{ not: g0 }", "{ and: [g0, { not: g1 }] }", "{ not: { or: [g1, { guard: g0 }] } }"]

    private mutating func branches(_ place: inout Place) -> String {
        guard place.nesting < 2 else { return "{ perform: e0 }" }
        var then = place
        then.nesting += 2
        var otherwise = then
        let step = "{ if: \(random.pick(Self.conditions)), then: \(plain(&then)), else: \(plain(&otherwise)) }"
        place.isLeft = place.isLeft || then.isLeft || otherwise.isLeft
        return step
    }

    /// A step that other steps can follow.
    private mutating func plain(_ place: inout Place) -> String {
        let step = place.isLeft ? leftStep(&place) : ownStep(&place)
        place.isLeft = place.isLeft || ["select", "switch", "present", "take", "restart: f"].contains { step.hasPrefix("{ \($0)") }
        return "[\(step)]"
    }

    /// A step that starts a flow, with a handler for each of its results.
    private mutating func start(_ flow: Int, _ word: String, _ place: Place) -> String {
        var handlers = flows[flow].results.map { "\($0): \(inner(place))" }
        if random.chance(40) { handlers.append("dismissed: \(inner(place))") }
        var text = "{ \(word): f\(flow)"
        if flows[flow].kind != .external, random.chance(20) { text += ", start: \(start(of: flow))" }
        if flows[flow].kind == .stack, random.chance(20) { text += ", stack: [\(list(in: flow).joined(separator: ", "))]" }
        if word == "present", random.chance(20) { text += ", presentation: { compact: pageSheet, if: g0, then: fullScreen }" }
        return text + (handlers.isEmpty ? "" : ", on: { \(handlers.joined(separator: ", ")) }") + " }"
    }

    /// A step that shows a tab, a column or a child.
    private mutating func show(_ kinds: [Kind]) -> String? {
        let containers = flows.indices.filter { kinds.contains(flows[$0].kind) }
        guard !containers.isEmpty else { return nil }
        let container = random.pick(containers)
        let slot = random.pick(flows[container].slots.filter { $0.content != "action" })
        let isPlain = flows[container].kind != .split && random.chance(50)
        let name = isPlain ? slot.name : "f\(container).\(slot.name)"
        var text = "{ \(kinds == [.switch] ? "switch" : "select"): \(name)"
        if let child = slot.flow, flows[child].kind == .stack, random.chance(40) {
            // A flow can't be the first in an empty column.
            let first = flows[child].hasPlaceholder ? [random.pick(flows[child].screens)] : []
            text += ", stack: [\((first + list(in: child)).joined(separator: ", "))]"
        } else if random.chance(30) {
            text += ", reset: true"
        }
        return text + " }"
    }

    /// Targets for a list: screens, and flows without results and guards that can be pushed.
    private mutating func list(in flow: Int) -> [String] {
        let others = flows.indices.filter { canBePushed($0) && flows[$0].results.isEmpty && !flows[$0].isGuarded }
        return (0..<Int.random(in: 0...2, using: &random)).map { _ in
            others.isEmpty || random.chance(60) ? random.pick(flows[flow].screens) : "f\(random.pick(others))"
        }
    }
}
