import TestSupport

/// What kind of models are generated.
struct ModelKnobs {
    /// More ways out of each screen.
    var dense = false
    /// Many screens without a way back.
    var backDisabled = false
    /// Screens that hide the tab bar.
    var hidesBars = false
    /// Selects that others follow: what a list does in one tab may depend on what stands in
    /// another. Without it every list selects at most once, as its last step, or first of all a tab
    /// that begins anew; and what makes a tab bar is followed by a select of that bar at most.
    var crossPush = false
    /// Only screens and flows further down are pushed and presented, so that most models have few
    /// states.
    var acyclic = false
    /// Flows that the app's own code starts, in some models.
    var hasEntries = false
    /// More steps that belong to a flow which the list has left before: what a guard has held back,
    /// and what is done at the app's answer.
    var holdsBack = false
}

/// The flows of a model before their steps are made up.
struct ModelPlan {
    var flows: [Flow] = []

    struct Flow {
        var kind: Kind
        var screens: [String]
        /// The flows whose first screen some screens are like, by the indices of the screens.
        var likes: [Int: Int] = [:]
        var results: [String] = []
        /// Whether it requires a guard.
        var isGuarded = false
        /// The tabs or children, by what they hold.
        var slots: [Slot] = []
        /// Whether a tabs flow's tabs are the columns of a split view.
        var isSplit = false
        /// Whether it stands in the window or in another flow, and needs no step that shows it.
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

    /// Makes some of the tabs flows split flows, whose columns are stacks. Drawn apart, so that a
    /// seed's other models are the same with and without.
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
        }
    }

    /// Lets some screens have another's view controller: that of a stack's first screen, which is
    /// like no other. Drawn apart.
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

    /// Lets more stack flows require a guard, and end without a result, so that lists of targets
    /// may have them. Drawn apart.
    mutating func holdBack(seed: UInt64) {
        var random = SeededNumbers(seed: seed ^ 0x60BAC)
        for index in flows.indices where flows[index].kind == .stack && !flows[index].isHeld && random.chance(60) {
            flows[index].isGuarded = true
            flows[index].results = []
        }
    }

    /// The name of a tab or child.
    func name(ofSlot slot: Int, in flow: Int) -> String {
        guard flows[flow].isSplit else { return "t\(slot)" }
        return slot == 0 ? "primary" : slot + 1 == flows[flow].slots.count ? "secondary" : "supplementary"
    }

    /// The window's containers.
    enum Shape: CaseIterable {
        case stack, stackBesideTabs, tabs, `switch`, switchOfTabs, tabsOfSwitch, tabsOfTabs
    }

    /// The index of the window's flow.
    private(set) var root = 0

    /// In some models, how the app's own code starts flows, by their indices; that of the window's
    /// flow where it starts all, which links don't allow.
    func entries(seed: UInt64, keepsRoot: Bool) -> [Int: String] {
        var random = SeededNumbers(seed: seed ^ 0x5EED)
        guard random.chance(35) else { return [:] }
        let isAppsAlone = random.chance(30) && !keepsRoot
        var entries: [Int: String] = [:]
        for index in flows.indices where index == root ? isAppsAlone : random.chance(25) {
            guard flows[index].kind != .external else { continue }
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

    /// Modal flows and sub-flows, which nothing holds.
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
    /// Whether a tab bar is made where the flow begins.
    func makesTabs(_ flow: Int) -> Bool {
        flows[flow].kind == .tabs || flows[flow].slots.contains { makesTabs($0) }
    }

    /// Whether a tab bar is made where a tab or child begins.
    func makesTabs(_ slot: Slot) -> Bool {
        if case .flow(let flow) = slot { makesTabs(flow) } else { false }
    }

    /// The tabs or children that can be shown: all but those that act.
    func shown(in flow: Int) -> [Int] {
        flows[flow].slots.indices.filter { flows[flow].slots[$0] != .action }
    }

    /// The flows of a kind that may be started without a guard.
    func free(_ kinds: Set<Kind> = [.stack, .single, .external, .tabs, .switch]) -> [Int] {
        flows.indices.filter { kinds.contains(flows[$0].kind) && !flows[$0].isGuarded }
    }
}
