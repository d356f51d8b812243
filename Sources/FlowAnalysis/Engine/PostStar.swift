import FlowDiagnostics
import FlowGraph

/// Builds the automaton of the reachable words: post* of what the app starts with.
struct PostStar {
    var rewriting: Rewriting
    var automaton = StackAutomaton()
    var controls = Interned<Control>()
    var leaves = Interned<Leave>()
    var summaries: [StackAutomaton.ReturnSummary] = []
    /// The pops by which a slot leaves at once: the node, the summary that it makes, the actions, the event.
    var pops: [Pop] = []
    /// The ways in which procedures are left: from a node, with the summary that it makes.
    var exits: [Pop] = []
    var faults: [FaultAt] = []
    /// The runs that look for a screen: the slots that they pass aren't looked at.
    var popUntils = PopUntils()
    /// The nodes at which they go on where they have come to what they look for.
    var popUntilTargets = BitSet()
    /// The node of each idle symbol; -1 where it is never on top.
    var idle: [Int] = []

    struct Pop {
        var node: Int
        var summary: Int
        var cost: Int
        var event: Int
        /// As ``Rewrite/operation``.
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
        var isLabelled: Bool
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
    /// The node of each procedure; -1 where there is none yet.
    private(set) var procedures: [Int] = []
    /// The summaries by node and key.
    private(set) var summaryNumbers = SummaryTable()
    /// The ways in which summaries come down edges.
    var propagations: [StackAutomaton.Propagation] = []
    /// The edges by which runs come back, by control and target.
    var returns = PairTable()
    /// The nodes of the procedures on which stands what does from the beginning.
    private var furnished: Set<Int> = []
    private var open: [Int] = []
    private var returning: [Int] = []
    /// The tabs in which runs go on, with the nodes that let them.
    var resumed: [ResumeKey: [(control: Int, event: Int)]] = [:]
    var resumedKeys: [ResumeKey] = []
    /// The words that tabs hold which runs have left, with what makes them: a run that goes on there needs no tap first.
    var leftTabs: [(rewrite: Rewrite, word: Rewrite.Word, node: Int?)] = []
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
    var menuEnds = PairTable()

    /// Builds the automaton with the first precision at which it isn't more than is looked at, or else the last.
    init(_ program: Program, entries: [[Step]], _ precisions: [Precision]) {
        self.init(program, entries: entries, precisions[0])
        for precision in precisions.dropFirst() where isCut && mayBeLess(with: precision) {
            self = PostStar(program, entries: entries, precision)
        }
    }

    private init(_ program: Program, entries: [[Step]], _ precision: Precision) {
        rewriting = Rewriting(program: program, entries: entries, precision: precision)
        plain = Array(repeating: -1, count: rewriting.operations.indices.count)
        automaton.nodes.reserveCapacity(2 * program.screens.count)
        automaton.edges.reserveCapacity(2 * program.transitions.count)
        propagations.reserveCapacity(program.transitions.count)
        // The first two are those with which nearly every slot can be left.
        isIdle = controls.number(of: .idle)
        isBack = controls.number(of: Control(task: .menu(nil), container: nil, saved: nil))
        for rewrite in rewriting.launch() { apply(rewrite, from: nil) }
        saturate()
        rewriting.checkTabsShownAgain()
        for exit in exits where summaries[exit.summary].isHandled { rewriting.passed[exit.operation] = true }
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
        let top = rewriting.alphabet.symbols[symbol]
        let place = rewriting.alphabet.places[top.place]
        let layer = procedure(rewriting.alphabet.lanes[place.lane].layer)
        let node = add(
            StackAutomaton.Node(kind: kind, symbol: symbol, layer: layer, region: place.activation.map { procedure($0) } ?? layer))
        popUntils.add(node: node, of: SoughtScreen(place: top.place, screen: top.screen), isUncovered: isUncovered(node))
        return node
    }

    /// The node of a procedure.
    mutating func procedure(_ number: Int) -> Int {
        while procedures.count <= number { procedures.append(-1) }
        if procedures[number] >= 0 { return procedures[number] }
        var node = StackAutomaton.Node(kind: .procedure, symbol: -1, layer: -1, region: -1)
        if case .activation(_, let lane, _) = rewriting.alphabet.procedures[number].kind {
            node.layer = procedure(rewriting.alphabet.lanes[lane].layer)
        }
        let index = add(node)
        if node.layer < 0 { automaton.nodes[index].layer = index }
        automaton.nodes[index].region = index
        procedures[number] = index
        if rewriting.isWindow(number) { automaton.bottoms.append(index) }
        return index
    }

    /// The node of a slot that a run has left behind, over what is below it or in the place of its slot.
    private mutating func frame(
        _ symbol: Int, on target: Int, isLabelled: Bool, _ weight: StackAutomaton.Weight, event: Int, after: Int
    ) -> Int {
        var key = FrameKey(symbol: symbol, target: target, isLabelled: isLabelled, cost: 0, node: -1, event: event, after: after)
        switch weight {
        case .fixed(let cost): key.cost = cost
        case .from(let node, let cost): (key.node, key.cost) = (node, cost)
        case .returned: break
        }
        if let node = frames[key] { return node }
        let node = addSlot(.frame, symbol)
        frames[key] = node
        link(node, target, isLabelled: isLabelled, weight, event: event, after: after)
        return node
    }

    // MARK: Saturation

    /// Whether there is more than is looked at: the automaton is a part of the whole.
    private(set) var isCut = false

    private mutating func saturate() {
        let limits = limits
        while true {
            guard !isBeyond(limits) else {
                cut(.size, at: rewriting.program.root.range)
                return
            }
            if let place = rewriting.cut { return cut(.limit, at: place) }
            if let place = rewriting.contents.cut { return cut(.beginnings, at: place) }
            if let summary = returning.popLast() {
                propagate(summary)
            } else if let node = open.popLast() {
                guard case .top(let control) = automaton.nodes[node].kind else { continue }
                let symbol = automaton.nodes[node].symbol
                if control == isIdle {
                    rewriting.makeRewrites(symbol: symbol)
                } else {
                    noteBeginning(controls[control], node)
                    rewriting.makeRewrites(control: controls[control], symbol: symbol)
                }
                for single in rewriting.singles {
                    link(self.node(isIdle, single.symbol), node, isLabelled: single.isPush, .fixed(single.cost), event: single.event)
                }
                for opening in rewriting.openings {
                    link(
                        procedure(opening.procedure), node, isLabelled: true, .fixed(opening.cost), event: opening.event, site: opening.site
                    )
                }
                for rewrite in rewriting.made { apply(rewrite, from: node) }
                if control == isIdle, !resumed.isEmpty { resume(at: node) }
            } else if let (node, set) = popUntils.next() {
                rise(set, above: node)
            } else {
                return
            }
        }
    }

    private mutating func cut(_ reason: ExactnessViolation.Reason, at place: SourceRange) {
        rewriting.violations.insert(ExactnessViolation(reason: reason, range: place))
        isCut = true
    }

    private mutating func apply(_ rewrite: Rewrite, from node: Int?) {
        switch rewrite.effect {
        case .word(let word):
            put(word, rewrite, node)
            if word.after != nil { noteLeft(word, rewrite, node) }
        case .pop(let control):
            guard let node else { return }
            if let screen = rewriting.screen(soughtBy: control) {
                let pop = PopUntil(
                    node: node, control: number(of: control), sought: -1, cost: rewrite.cost, event: rewrite.event,
                    operation: rewrite.operation)
                add(pop, to: screen)
            } else {
                take(control, cost: rewrite.cost, event: rewrite.event, operation: rewrite.operation, from: node)
            }
        case .leave(let number, let leave):
            guard let node else { return }
            let summary = summarize(procedure(number), leaves.number(of: leave))
            exits.append(Pop(node: node, summary: summary, cost: rewrite.cost, event: rewrite.event, operation: rewrite.operation))
        case .fault(let kind, let operation, let saved):
            guard let node else { return }
            faults.append(FaultAt(node: node, kind: kind, operation: operation, event: rewrite.event, cost: rewrite.cost))
            fall(back: saved, operation, from: node)
        case .resume(let layer, let path, let control):
            let key = ResumeKey(layer: layer, path: path.flatMap { [$0.flow.index, $0.index] })
            let number = self.number(of: control)
            if let node { resumers[number, default: []].insert(Resumer(node: node, event: rewrite.event, cost: rewrite.cost)) }
            guard !resumed[key, default: []].contains(where: { $0.control == number }) else { return }
            if resumed[key] == nil { resumedKeys.append(key) }
            resumed[key, default: []].append((number, rewrite.event))
            for other in idle where other >= 0 { goOn(number, rewrite.event, at: other, key) }
            for left in leftTabs { goOn(number, rewrite.event, in: left.word, left.rewrite, left.node, key) }
        }
    }

    private mutating func take(_ control: Control, cost: Int, event: Int, operation: Int, from node: Int) {
        let summary = summarize(node, self.number(of: control))
        pops.append(Pop(node: node, summary: summary, cost: cost, event: event, operation: operation))
    }

    /// Puts the slots of a run on what is below them: of one that is over, or that goes on with a control.
    mutating func put(_ word: Rewrite.Word, _ rewrite: Rewrite, _ node: Int?, goingOnWith goesOn: Int? = nil) {
        let control = goesOn ?? word.control.map { number(of: $0) } ?? isIdle
        var below: Int
        var cost: StackAutomaton.Weight = .fixed(rewrite.cost)
        var items = word.items[...]
        var event = rewrite.event
        var after = word.after.map { rewriting.events.number(of: $0) } ?? -1
        /// Whether what is below is a procedure, on which the next slot stands as the first of its activation.
        var isProcedure = true
        switch word.floor {
        case .procedure(let number):
            below = procedure(number)
            if let node { cost = .from(node: node, rewrite.cost) }
        case .top:
            guard let node, case .slot(let first)? = items.first else { return }
            below = node
            isProcedure = false
            if first == automaton.nodes[node].symbol, items.count > 1 {
                items.removeFirst()
            } else if items.count > 1 {
                items.removeFirst()
                below = frame(first, on: node, isLabelled: false, cost, event: event, after: after)
                (cost, event, after) = (.fixed(0), -1, -1)
            } else {
                let top = self.node(control, first)
                guard top != node else { return }
                let edge = link(top, node, isLabelled: false, cost, event: event, after: after)
                noteGoingOn(word, rewrite, from: node, by: edge)
                return
            }
        }
        while let item = items.popFirst() {
            switch item {
            case .open(let number, let site):
                let opened = procedure(number)
                link(opened, below, isLabelled: true, cost, event: event, after: after, site: site)
                // What stands on a procedure from the beginning is the same wherever it was opened. Where a run goes on there, it seems to do so at once
                // wherever the procedure was opened: too few actions rather than too many.
                guard furnished.insert(opened).inserted || goesOn != nil else { return }
                below = opened
                isProcedure = true
            case .slot(let symbol):
                if items.isEmpty {
                    let edge = link(self.node(control, symbol), below, isLabelled: !isProcedure, cost, event: event, after: after)
                    if let node { noteGoingOn(word, rewrite, from: node, by: edge) }
                    return
                }
                below = frame(symbol, on: below, isLabelled: !isProcedure, cost, event: event, after: after)
                isProcedure = false
            }
            (cost, event, after) = (.fixed(0), -1, -1)
        }
    }

    /// Notes that a run goes on above the slots that it has put by an edge.
    private mutating func noteGoingOn(_ word: Rewrite.Word, _ rewrite: Rewrite, from node: Int, by edge: Int?) {
        guard word.control != nil, let edge else { return }
        goingOn[edge] = Resumer(node: node, event: rewrite.event, cost: rewrite.cost)
    }

    /// Links two nodes, but for a node with itself where nothing is read.
    ///
    /// - Returns: the edge, as ``connect(_:_:isLabelled:_:event:after:site:)``; nil where there is none.
    @discardableResult
    mutating func link(
        _ source: Int, _ target: Int, isLabelled: Bool, _ weight: StackAutomaton.Weight, event: Int, after: Int = -1, site: SiteID? = nil
    ) -> Int? {
        guard isLabelled || source != target else { return nil }
        return connect(source, target, isLabelled: isLabelled, weight, event: event, after: after, site: site)
    }

    /// Links two nodes, or a node with itself.
    ///
    /// - Returns: the edge. Summaries that come down it at once may have made others after it.
    @discardableResult
    mutating func connect(
        _ source: Int, _ target: Int, isLabelled: Bool, _ weight: StackAutomaton.Weight, event: Int, after: Int = -1, site: SiteID? = nil
    ) -> Int {
        let number = automaton.edges.count
        automaton.edges.append(
            StackAutomaton.Edge(
                source: source, target: target, isLabelled: isLabelled, site: site, weight: weight, event: event, after: after,
                nextDown: automaton.nodes[source].down, nextUp: automaton.nodes[target].up))
        automaton.nodes[source].down = number
        automaton.nodes[target].up = number
        if !popUntils.sought.isEmpty { tell(above: number) }
        var summary = automaton.nodes[source].summary
        while summary >= 0 {
            let next = summaries[summary].next
            if summaries[summary].isPropagated { propagate(summary, down: number) }
            summary = next
        }
        return number
    }

    // MARK: Returns

    /// Whether a slot is on top in its node: what uncovers it leads to nothing new.
    func isUncovered(_ node: Int) -> Bool { automaton.nodes[node].control == isIdle }

    mutating func summarize(_ node: Int, _ key: Int) -> Int {
        let summary = summaryNumbers[node, key]
        if summary >= 0 { return summary }
        let number = summaries.count
        summaries.append(StackAutomaton.ReturnSummary(node: node, key: key, next: automaton.nodes[node].summary))
        automaton.nodes[node].summary = number
        summaryNumbers[node, key] = number
        returning.append(number)
        return number
    }

    private mutating func propagate(_ summary: Int) {
        summaries[summary].isPropagated = true
        var edge = automaton.nodes[summaries[summary].node].down
        while edge >= 0 {
            let next = automaton.edges[edge].nextDown
            propagate(summary, down: edge)
            edge = next
        }
    }
}
