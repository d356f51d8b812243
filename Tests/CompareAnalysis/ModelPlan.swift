import TestSupport

/// The options for generating models.
struct ModelKnobs {
    /// More transitions on each screen.
    var dense = false
    /// Many screens without a back button.
    var backDisabled = false
    var hidesBars = false
    /// `select` steps before other steps, so a list's effect in one tab can depend on another tab.
    /// Without it, each list selects at most once: as its last step, or first with a reset tab.
    /// After a step that creates a tab bar, only a `select` in that bar follows.
    var crossPush = false
    /// Only later screens and flows are pushed and presented, so most models have few states.
    var acyclic = false
    /// In some models, flows that app code starts.
    var hasEntries = false
    /// More steps of a flow that the list has left: steps held back by a guard, and steps after the
    /// app's answer.
    var holdsBack = false
}

/// The flows of a model, before its steps are generated.
struct ModelPlan {
    var flows: [Flow] = []

    struct Flow {
        var kind: Kind
        var screens: [String]
        /// The flows whose first screen some screens are like, by the indices of the screens.
        var likes: [Int: Int] = [:]
        var results: [String] = []
        var isGuarded = false
        /// The contents of tabs or children.
        var slots: [Slot] = []
        /// True if the tabs are the columns of a split view.
        var isSplit = false
        /// True if the flow is a secondary column that begins with a placeholder.
        var hasPlaceholder = false
        /// True if the window or another flow contains the flow, so it needs no step that shows it.
        var isHeld = false
    }

    enum Kind {
        case stack, single, external, tabs, `switch`
    }

    enum Slot: Equatable {
        case flow(Int)
        case screen(String)
        case action
    }

    /// Changes some tabs flows to split flows, whose columns are stacks. Uses its own random
    /// numbers, so the other parts of a seed's model don't change.
    mutating func split(seed: UInt64) {
        var random = SeededNumbers(seed: seed ^ 0x5B117)
        for index in flows.indices where flows[index].kind == .tabs && flows[index].slots.count > 1 {
            let kinds = flows[index].slots.map { slot in if case .flow(let child) = slot { flows[child].kind } else { Kind?.none } }
            guard !kinds.contains(.tabs), !kinds.contains(.switch), random.chance(40) else { continue }
            flows[index].isSplit = true
            for slot in kinds.indices where kinds[slot] != .stack {
                flows.append(Flow(kind: .stack, screens: ["a", "b"], isHeld: true))
                flows[index].slots[slot] = .flow(flows.count - 1)
            }
            guard random.chance(50) else { continue }
            flows.append(Flow(kind: .stack, screens: random.chance(50) ? ["a"] : ["a", "b"], hasPlaceholder: true, isHeld: true))
            if random.chance(50) { flows[flows.count - 1].results = ["r0"] }
            flows[index].slots[kinds.count - 1] = .flow(flows.count - 1)
        }
    }

    /// Makes some screens like the first screen of a stack, which isn't like another. Uses its own
    /// random numbers.
    mutating func liken(seed: UInt64) {
        var random = SeededNumbers(seed: seed ^ 0x11CE)
        let stacks = flows.indices.filter { flows[$0].kind == .stack }
        guard random.chance(25), !stacks.isEmpty else { return }
        for index in stacks {
            for screen in flows[index].screens.indices.dropFirst() where random.chance(50) {
                flows[index].likes[screen] = random.chance(50) ? index : random.pick(stacks)
            }
        }
    }

    /// Makes more stack flows require a guard and end without a result, so lists of targets can
    /// contain them. Uses its own random numbers.
    mutating func holdBack(seed: UInt64) {
        var random = SeededNumbers(seed: seed ^ 0x60BAC)
        for index in flows.indices where flows[index].kind == .stack && !flows[index].isHeld && random.chance(60) {
            flows[index].isGuarded = true
            flows[index].results = []
        }
    }

    /// Makes some tabs require a guard, but never the first one. Uses its own random numbers.
    mutating func guardTabs(seed: UInt64) {
        var random = SeededNumbers(seed: seed ^ 0x7AB5)
        for index in flows.indices where flows[index].kind == .tabs && !flows[index].isSplit {
            for place in shown(in: index).dropFirst() where random.chance(25) {
                if case .flow(let child) = flows[index].slots[place] { flows[child].isGuarded = true }
            }
        }
    }

    /// True if a slot is a column that is empty at first.
    func beginsEmpty(_ slot: Slot) -> Bool {
        if case .flow(let flow) = slot { flows[flow].hasPlaceholder } else { false }
    }

    func name(ofSlot slot: Int, in flow: Int) -> String {
        guard flows[flow].isSplit else { return "t\(slot)" }
        return slot == 0 ? "primary" : slot + 1 == flows[flow].slots.count ? "secondary" : "supplementary"
    }

    /// The shape of the window's containers.
    enum Shape: CaseIterable {
        case stack, stackBesideTabs, tabs, `switch`, switchOfTabs, tabsOfSwitch, tabsOfTabs
    }

    /// The index of the window's flow.
    private(set) var root = 0

    /// In some models, the entries by which app code starts flows, by the flows' indices. Includes
    /// the window's flow if app code starts every flow, which links don't allow.
    func entries(seed: UInt64, keepsRoot: Bool) -> [Int: String] {
        var random = SeededNumbers(seed: seed ^ 0x5EED)
        guard random.chance(35) else { return [:] }
        let isAppsAlone = random.chance(30) && !keepsRoot
        var entries: [Int: String] = [:]
        for index in flows.indices where index == root ? isAppsAlone : random.chance(25) {
            guard flows[index].kind != .external, !flows[index].hasPlaceholder else { continue }
            let ways = flows[index].kind == .stack ? ["present", "push", "embed"] : ["present", "embed"]
            entries[index] = random.pick(ways)
        }
        return entries
    }

    init(_ shape: Shape, using random: inout SeededNumbers) {
        switch shape {
        case .stack: root = stack(using: &random)
        case .stackBesideTabs:
            root = stack(using: &random)
            tabs([.flow(stack(using: &random)), last(using: &random)], isHeld: false)
        case .tabs:
            let first = Slot.flow(stack(using: &random))
            root = tabs([first, last(using: &random)] + (random.chance(25) ? [last(using: &random)] : []))
        case .switch: root = container(.switch, [random.chance(25) ? external() : .screen("a"), .flow(stack(using: &random))])
        case .switchOfTabs:
            let auth = random.chance(50) ? Slot.screen("a") : .flow(stack(using: &random))
            let main = tabs([.flow(stack(using: &random)), last(using: &random)])
            root = container(.switch, [auth, .flow(main)])
        case .tabsOfSwitch:
            let inner = container(.switch, [.screen("a"), .flow(stack(using: &random))])
            root = tabs([.flow(stack(using: &random)), .flow(inner)])
        case .tabsOfTabs:
            let inner = tabs([.flow(stack(using: &random)), .screen("a")])
            root = tabs([.flow(inner), .flow(stack(using: &random))])
        }
        for index in flows.indices where index != root && random.chance(40) { flows[index].results = ["r0"] }
        addOthers(using: &random)
    }

    /// Adds flows that only steps present or push.
    private mutating func addOthers(using random: inout SeededNumbers) {
        let kinds = [
            random.chance(50) ? Kind.stack : nil, random.chance(20) ? .single : nil, random.chance(60) ? .stack : nil,
            random.chance(30) ? .external : nil,
        ]
        for kind in kinds.compactMap({ $0 }) {
            let screens = kind == .external ? [] : kind == .single || random.chance(40) ? ["a"] : ["a", "b"]
            let results = Array(["r0", "r1"].prefix(random.pick([0, 1, 1, 2])))
            flows.append(Flow(kind: kind, screens: screens, results: results, isGuarded: random.chance(35)))
        }
    }

    private mutating func stack(using random: inout SeededNumbers) -> Int {
        flows.append(Flow(kind: .stack, screens: Array(["a", "b", "c"].prefix(random.pick([1, 2, 2, 3]))), isHeld: true))
        return flows.count - 1
    }

    private mutating func last(using random: inout SeededNumbers) -> Slot {
        switch Int.random(in: 0...5, using: &random) {
        case 0: return .screen("a")
        case 1: return .action
        case 2:
            if random.chance(50) { return external() }
            flows.append(Flow(kind: .single, screens: ["a"], isHeld: true))
            return .flow(flows.count - 1)
        default: return .flow(stack(using: &random))
        }
    }

    private mutating func external() -> Slot {
        flows.append(Flow(kind: .external, screens: [], isHeld: true))
        return .flow(flows.count - 1)
    }

    @discardableResult
    private mutating func tabs(_ slots: [Slot], isHeld: Bool = true) -> Int {
        container(.tabs, slots, isHeld: isHeld)
    }

    private mutating func container(_ kind: Kind, _ slots: [Slot], isHeld: Bool = true) -> Int {
        let screens = slots.contains(.screen("a")) ? ["a"] : []
        flows.append(Flow(kind: kind, screens: screens, slots: slots, isHeld: isHeld))
        return flows.count - 1
    }
}

extension ModelPlan {
    /// True if starting the flow creates a tab bar.
    func makesTabs(_ flow: Int) -> Bool {
        flows[flow].kind == .tabs || flows[flow].slots.contains { makesTabs($0) }
    }

    /// True if showing the tab or child creates a tab bar.
    func makesTabs(_ slot: Slot) -> Bool {
        if case .flow(let flow) = slot { makesTabs(flow) } else { false }
    }

    /// The tabs or children that can be visible, excluding action tabs.
    func shown(in flow: Int) -> [Int] {
        flows[flow].slots.indices.filter { flows[flow].slots[$0] != .action }
    }

    /// The tabs or children that can be visible without a guard.
    func free(in flow: Int) -> [Int] {
        shown(in: flow).filter { if case .flow(let child) = flows[flow].slots[$0] { !flows[child].isGuarded } else { true } }
    }

    /// The flows of some kinds that don't require a guard.
    func free(_ kinds: Set<Kind> = [.stack, .single, .external, .tabs, .switch]) -> [Int] {
        flows.indices.filter { kinds.contains(flows[$0].kind) && !flows[$0].isGuarded }
    }
}
