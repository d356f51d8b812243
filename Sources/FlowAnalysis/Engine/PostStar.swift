import FlowDiagnostics
import FlowGraph

/// Builds the automaton of the reachable words: post* of what the app starts with.
struct PostStar {
    var rules: Rules
    var automaton = StackAutomaton()
    var controls = Interned<Control>()
    var leaves = Interned<Leave>()
    var exposures: [StackAutomaton.Exposure] = []
    /// The pops by which a slot leaves at once: the node, the exposure that it makes, the actions, the event.
    var pops: [Pop] = []
    /// The ways in which hubs are left: from a node, with the exposure that it makes.
    var exits: [Pop] = []
    var faults: [FaultAt] = []
    /// The runs that look for a screen: the slots that they pass aren't looked at.
    var longPops = LongPops()
    /// The nodes at which they go on where they have come to what they look for.
    var landed = BitSet()
    /// The node of each idle symbol; -1 where it is never on top.
    var idle: [Int] = []

    struct Pop {
        var node: Int
        var exposure: Int
        var cost: Int
        var event: Int
        /// As ``StackRule/operation``.
        var operation: Int
    }

    struct FaultAt: Hashable {
        var node: Int
        var kind: Fault.Kind
        var operation: Int
        var event: Int
        var cost: Int
    }

    /// Where a run has selected a tab in which it goes on.
    struct Resumer: Hashable {
        var node: Int
        var event: Int
        var cost: Int
    }

    private struct FrameKey: Hashable {
        var symbol: Int
        var target: Int
        /// Whether it stands over the target's slot, rather than in its place.
        var isRecord: Bool
        /// What the edge to the target costs, and what it is made by: a way to one word is none to another.
        var cost: Int
        var node: Int
        var event: Int
        var after: Int
    }

    struct ResumeKey: Hashable {
        var layer: Int
        var path: [Int]
    }

    /// The nodes that aren't idle, by control and symbol.
    private var tops = PairTable()
    private var frames: [FrameKey: Int] = [:]
    /// The node of each hub; -1 where there is none yet.
    private(set) var hubs: [Int] = []
    /// The exposures by node and key.
    private(set) var exposed = ExposureTable()
    /// The ways in which exposures come down edges.
    var handings: [StackAutomaton.Handing] = []
    /// The edges by which runs come back, by control and target.
    var returns = PairTable()
    /// The nodes of the hubs on which stands what does from the beginning.
    private var furnished: Set<Int> = []
    private var open: [Int] = []
    private var returning: [Int] = []
    /// The tabs in which runs go on, with the nodes that let them.
    var resumed: [ResumeKey: [(control: Int, event: Int)]] = [:]
    var resumedKeys: [ResumeKey] = []
    /// The words that tabs hold which runs have left, with what makes them: a run that goes on there needs no tap first.
    var leftTabs: [(rule: StackRule, word: StackRule.Word, node: Int?)] = []
    /// The nodes at which runs have selected the tab in which they go on, by the control.
    private(set) var resumers: [Int: Set<Resumer>] = [:]
    /// The nodes from which runs have come that go on above what they have put, by the edges below where they go on.
    private(set) var goingOn: [Int: Resumer] = [:]
    /// The nodes at which handlers begin after a move of the user, by their first operations, and those that can't go to their end.
    var begun: [Int: [Int]] = [:]
    var failing: Set<Int> = []
    let isIdle: Int
    let isBack: Int
    /// How each control goes down, and what becomes of ways to leave at sites where nothing but these two matters.
    var walks: [Walk] = []
    /// The control of a run that goes on with each operation, whatever it belongs to; -1 where there is none.
    var plain: [Int]
    var answers = PairTable()
    /// The controls with which ways back through the menu end, by their own and the place.
    var landings = PairTable()

    /// Builds the automaton with the first precision at which it isn't more than is looked at, or else the last.
    init(_ program: Program, entries: [[Step]], _ precisions: [Precision]) {
        self.init(program, entries: entries, precisions[0])
        for precision in precisions.dropFirst() where isCut && mayBeLess(with: precision) {
            self = PostStar(program, entries: entries, precision)
        }
    }

    private init(_ program: Program, entries: [[Step]], _ precision: Precision) {
        rules = Rules(program: program, entries: entries, precision: precision)
        plain = Array(repeating: -1, count: rules.operations.indices.count)
        automaton.nodes.reserveCapacity(2 * program.screens.count)
        automaton.edges.reserveCapacity(2 * program.transitions.count)
        handings.reserveCapacity(program.transitions.count)
        // The first two are those with which nearly every slot can be left.
        isIdle = controls.number(of: .idle)
        isBack = controls.number(of: Control(task: .menu(nil), container: nil, saved: nil))
        for rule in rules.launch() { apply(rule, from: nil) }
        saturate()
        rules.checkTabsShownAgain()
        for exit in exits where exposures[exit.exposure].isHandled { rules.passed[exit.operation] = true }
    }

    // MARK: Nodes

    private mutating func add(_ node: StackAutomaton.Node) -> Int {
        automaton.nodes.append(node)
        return automaton.nodes.count - 1
    }

    mutating func node(_ control: Int, _ symbol: Int) -> Int {
        if control == isIdle {
            while idle.count <= symbol { idle.append(-1) }
            if idle[symbol] >= 0 { return idle[symbol] }
        } else {
            let node = tops[control, symbol]
            if node >= 0 { return node }
        }
        let number = addSlot(.top(control), symbol)
        if control == isIdle { idle[symbol] = number } else { tops[control, symbol] = number }
        open.append(number)
        return number
    }

    private mutating func addSlot(_ kind: StackAutomaton.Kind, _ symbol: Int) -> Int {
        let top = rules.alphabet.symbols[symbol]
        let place = rules.alphabet.places[top.place]
        let layer = hub(rules.alphabet.lanes[place.lane].layer)
        let node = add(StackAutomaton.Node(kind: kind, symbol: symbol, layer: layer, region: place.activation.map { hub($0) } ?? layer))
        longPops.add(node: node, of: SoughtScreen(place: top.place, screen: top.screen), isUncovered: isUncovered(node))
        return node
    }

    /// The node of a hub.
    mutating func hub(_ number: Int) -> Int {
        while hubs.count <= number { hubs.append(-1) }
        if hubs[number] >= 0 { return hubs[number] }
        var node = StackAutomaton.Node(kind: .hub, symbol: -1, layer: -1, region: -1)
        if case .activation(_, let lane, _) = rules.alphabet.hubs[number].kind { node.layer = hub(rules.alphabet.lanes[lane].layer) }
        let index = add(node)
        if node.layer < 0 { automaton.nodes[index].layer = index }
        automaton.nodes[index].region = index
        hubs[number] = index
        if rules.isWindow(number) { automaton.bottoms.append(index) }
        return index
    }

    /// The node of a slot that a run has left behind, over what is below it or in the place of its slot.
    private mutating func frame(
        _ symbol: Int, on target: Int, isRecord: Bool, _ weight: StackAutomaton.Weight, event: Int, after: Int
    ) -> Int {
        var key = FrameKey(symbol: symbol, target: target, isRecord: isRecord, cost: 0, node: -1, event: event, after: after)
        switch weight {
        case .fixed(let cost): key.cost = cost
        case .from(let node, let cost): (key.node, key.cost) = (node, cost)
        case .returned: break
        }
        if let node = frames[key] { return node }
        let node = addSlot(.frame, symbol)
        frames[key] = node
        link(node, target, isRecord: isRecord, weight, event: event, after: after)
        return node
    }

    // MARK: Saturation

    /// Whether there is more than is looked at: the automaton is a part of the whole.
    private(set) var isCut = false

    private mutating func saturate() {
        let limits = limits
        while true {
            guard !isBeyond(limits) else {
                cut(.size, at: rules.program.root.range)
                return
            }
            if let place = rules.cut { return cut(.limit, at: place) }
            if let place = rules.contents.cut { return cut(.beginnings, at: place) }
            if let exposure = returning.popLast() {
                spread(exposure)
            } else if let node = open.popLast() {
                guard case .top(let control) = automaton.nodes[node].kind else { continue }
                let symbol = automaton.nodes[node].symbol
                if control == isIdle {
                    rules.makeRules(symbol: symbol)
                } else {
                    noteBeginning(controls[control], node)
                    rules.makeRules(control: controls[control], symbol: symbol)
                }
                for single in rules.singles {
                    link(self.node(isIdle, single.symbol), node, isRecord: single.isPush, .fixed(single.cost), event: single.event)
                }
                for opening in rules.openings {
                    link(hub(opening.hub), node, isRecord: true, .fixed(opening.cost), event: opening.event, site: opening.site)
                }
                for rule in rules.made { apply(rule, from: node) }
                if control == isIdle, !resumed.isEmpty { resume(at: node) }
            } else if let (node, set) = longPops.next() {
                rise(set, above: node)
            } else {
                return
            }
        }
    }

    private mutating func cut(_ reason: Breach.Reason, at place: SourceRange) {
        rules.breaches.insert(Breach(reason: reason, range: place))
        isCut = true
    }

    private mutating func apply(_ rule: StackRule, from node: Int?) {
        switch rule.effect {
        case .word(let word):
            put(word, rule, node)
            if word.after != nil { noteLeft(word, rule, node) }
        case .pop(let control):
            guard let node else { return }
            if let screen = rules.screen(soughtBy: control) {
                let pop = LongPop(
                    node: node, control: number(of: control), sought: -1, cost: rule.cost, event: rule.event, operation: rule.operation)
                add(pop, to: screen)
            } else {
                take(control, cost: rule.cost, event: rule.event, operation: rule.operation, from: node)
            }
        case .leave(let number, let leave):
            guard let node else { return }
            let exposure = expose(hub(number), leaves.number(of: leave))
            exits.append(Pop(node: node, exposure: exposure, cost: rule.cost, event: rule.event, operation: rule.operation))
        case .fault(let kind, let operation, let saved):
            guard let node else { return }
            faults.append(FaultAt(node: node, kind: kind, operation: operation, event: rule.event, cost: rule.cost))
            fall(back: saved, operation, from: node)
        case .resume(let layer, let path, let control):
            let key = ResumeKey(layer: layer, path: path.flatMap { [$0.flow.index, $0.index] })
            let number = self.number(of: control)
            if let node { resumers[number, default: []].insert(Resumer(node: node, event: rule.event, cost: rule.cost)) }
            guard !resumed[key, default: []].contains(where: { $0.control == number }) else { return }
            if resumed[key] == nil { resumedKeys.append(key) }
            resumed[key, default: []].append((number, rule.event))
            for other in idle where other >= 0 { goOn(number, rule.event, at: other, key) }
            for left in leftTabs { goOn(number, rule.event, in: left.word, left.rule, left.node, key) }
        }
    }

    private mutating func take(_ control: Control, cost: Int, event: Int, operation: Int, from node: Int) {
        let exposure = expose(node, self.number(of: control))
        pops.append(Pop(node: node, exposure: exposure, cost: cost, event: event, operation: operation))
    }

    /// Puts the slots of a run on what is below them: of one that is over, or that goes on with a control.
    mutating func put(_ word: StackRule.Word, _ rule: StackRule, _ node: Int?, goingOnWith goesOn: Int? = nil) {
        let control = goesOn ?? word.control.map { number(of: $0) } ?? isIdle
        var below: Int
        var cost: StackAutomaton.Weight = .fixed(rule.cost)
        var items = word.items[...]
        var event = rule.event
        var after = word.after.map { rules.events.number(of: $0) } ?? -1
        /// Whether what is below is a hub, on which the next slot stands as the first of its activation.
        var isHub = true
        switch word.floor {
        case .hub(let number):
            below = hub(number)
            if let node { cost = .from(node: node, rule.cost) }
        case .top:
            guard let node, case .slot(let first)? = items.first else { return }
            below = node
            isHub = false
            if first == automaton.nodes[node].symbol, items.count > 1 {
                items.removeFirst()
            } else if items.count > 1 {
                items.removeFirst()
                below = frame(first, on: node, isRecord: false, cost, event: event, after: after)
                (cost, event, after) = (.fixed(0), -1, -1)
            } else {
                let top = self.node(control, first)
                guard top != node else { return }
                link(top, node, isRecord: false, cost, event: event, after: after)
                noteGoingOn(word, rule, from: node)
                return
            }
        }
        while let item = items.popFirst() {
            switch item {
            case .open(let number, let site):
                let opened = hub(number)
                link(opened, below, isRecord: true, cost, event: event, after: after, site: site)
                // What stands on a hub from the beginning is the same wherever it was opened. Where a run goes on there, it seems to do so at once
                // wherever the hub was opened: too few actions rather than too many.
                guard furnished.insert(opened).inserted || goesOn != nil else { return }
                below = opened
                isHub = true
            case .slot(let symbol):
                if items.isEmpty {
                    link(self.node(control, symbol), below, isRecord: !isHub, cost, event: event, after: after)
                    if let node { noteGoingOn(word, rule, from: node) }
                    return
                }
                below = frame(symbol, on: below, isRecord: !isHub, cost, event: event, after: after)
                isHub = false
            }
            (cost, event, after) = (.fixed(0), -1, -1)
        }
    }

    /// Notes that a run goes on above the slots that it has put by the last edge that was made.
    private mutating func noteGoingOn(_ word: StackRule.Word, _ rule: StackRule, from node: Int) {
        guard word.control != nil else { return }
        goingOn[automaton.edges.count - 1] = Resumer(node: node, event: rule.event, cost: rule.cost)
    }

    mutating func link(
        _ source: Int, _ target: Int, isRecord: Bool, _ weight: StackAutomaton.Weight, event: Int, after: Int = -1, site: SiteID? = nil
    ) {
        guard isRecord || source != target else { return }
        connect(source, target, isRecord: isRecord, weight, event: event, after: after, site: site)
    }

    /// Links two nodes, or a node with itself.
    mutating func connect(
        _ source: Int, _ target: Int, isRecord: Bool, _ weight: StackAutomaton.Weight, event: Int, after: Int = -1, site: SiteID? = nil
    ) {
        let number = automaton.edges.count
        automaton.edges.append(
            StackAutomaton.Edge(
                source: source, target: target, isRecord: isRecord, site: site, weight: weight, event: event, after: after,
                nextDown: automaton.nodes[source].down, nextUp: automaton.nodes[target].up))
        automaton.nodes[source].down = number
        automaton.nodes[target].up = number
        if !longPops.sought.isEmpty { tell(above: number) }
        var exposure = automaton.nodes[source].exposure
        while exposure >= 0 {
            let next = exposures[exposure].next
            if exposures[exposure].isSpread { hand(exposure, down: number) }
            exposure = next
        }
    }

    // MARK: Returns

    /// Whether a slot is on top in its node: what uncovers it leads to nothing new.
    func isUncovered(_ node: Int) -> Bool { automaton.nodes[node].control == isIdle }

    mutating func expose(_ node: Int, _ key: Int) -> Int {
        let exposure = exposed[node, key]
        if exposure >= 0 { return exposure }
        let number = exposures.count
        exposures.append(StackAutomaton.Exposure(node: node, key: key, next: automaton.nodes[node].exposure))
        automaton.nodes[node].exposure = number
        exposed[node, key] = number
        returning.append(number)
        return number
    }

    private mutating func spread(_ exposure: Int) {
        exposures[exposure].isSpread = true
        var edge = automaton.nodes[exposures[exposure].node].down
        while edge >= 0 {
            let next = automaton.edges[edge].nextDown
            hand(exposure, down: edge)
            edge = next
        }
    }
}
