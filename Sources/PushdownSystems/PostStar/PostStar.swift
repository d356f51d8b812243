/// Builds the automaton of the reachable words: post* of the system's initial words.
struct PostStar {
    let system: any PushdownSystem
    let limits: Saturation.Limits
    var automaton = PAutomaton()
    var summaries = Table<SummaryID, ReturnSummary>()
    var pops: [Departure] = []
    var exits: [Departure] = []
    var propagations = Table<PropagationID, Propagation>()
    var summaryIndex = SummaryIndex()
    var popUntils = PopUntils()
    var popUntilTargets = BitSet()
    var returns = PairTable<ControlID, NodeID, EdgeID>()
    var resting = IndexTable<SymbolID, NodeID>()
    var procedures = IndexTable<ProcedureID, NodeID>()
    var continuations = IndexMap<EdgeID, Continuation>()
    private(set) var isCut = false
    /// The nodes that runs have put on procedures, or `nil` if runs have put everything there.
    var attachments: Attachments?

    /// The nodes that aren't resting, by control and symbol.
    private var tops = PairTable<ControlID, SymbolID, NodeID>()
    private var frames: [FrameKey: NodeID] = [:]
    /// The procedures that have their initial content.
    private var furnished = IndexSet<NodeID>()
    private var open: [NodeID] = []
    var returning: [SummaryID] = []
    private var rewrites = Rewrites()

    private struct FrameKey: Hashable {
        var symbol: SymbolID
        var target: NodeID
        /// True if it is above the target's slot, false if it replaces the slot.
        var isLabeled: Bool
        // The cost and the events of the edge to the target: a path to one word isn't a path to
        // another.
        var cost: Int
        var node: NodeID?
        var event: EventID?
        var after: EventID?
    }

    init(of system: some PushdownSystem, limits: Saturation.Limits) {
        self.system = system
        self.limits = limits
    }

    // MARK: Saturation

    /// Starts with the system's initial words.
    mutating func start() {
        system.start(&rewrites)
        applyRewrites(at: nil)
    }

    /// Starts in all configurations that another system can reach, using its node numbers.
    mutating func open(_ reached: Saturation) {
        attachments = Attachments()
        for (number, node) in reached.automaton.nodes.indexed() {
            automaton.nodes.append(PAutomaton.Node(kind: node.kind, layer: node.layer, region: node.region))
            attachments?.add(number)
            guard !node.isProcedure else { continue }
            let position = system.position(of: node.symbol)
            popUntils.add(number, of: SoughtLetter(place: position.place, letter: position.letter), isResting: node.isResting)
            guard case .top(let control, let symbol) = node.kind else { continue }
            if !node.isResting { tops[control, symbol] = number }
            open.append(number)
        }
        automaton.bottoms = reached.automaton.bottoms
        (resting, procedures) = (reached.resting, reached.procedures)
        for (symbol, _) in resting.pairs {
            if let control = system.controlPassing(symbol) { _ = node(control, symbol) }
        }
    }

    mutating func saturate() {
        while true {
            guard !isBeyondLimits, !system.isCut else {
                isCut = true
                return
            }
            if let summary = returning.popLast() {
                propagate(summary)
            } else if let node = open.popLast() {
                expand(node)
            } else if let (node, slots) = popUntils.next() {
                rise(slots, above: node)
            } else {
                return
            }
        }
    }

    private var isBeyondLimits: Bool {
        automaton.nodes.count > limits.nodes || automaton.edges.count > limits.edges || propagations.count > limits.propagations
            || summaries.count > limits.summaries || popUntils.size > limits.slots
    }

    private mutating func expand(_ node: NodeID) {
        guard case .top(let control, let symbol) = automaton[node].kind else { return }
        rewrites.removeAll()
        system.expand(node, control, symbol, into: &rewrites)
        applyRewrites(at: node)
    }

    private mutating func applyRewrites(at node: NodeID?) {
        if let node {
            for single in rewrites.singles {
                link(self.node(.resting, single.symbol), node, isLabeled: single.isPush, .fixed(single.cost), .init(event: single.event))
            }
            for call in rewrites.calls {
                let labels = PAutomaton.Labels(event: call.event, address: call.address)
                link(procedure(call.procedure), node, isLabeled: true, .fixed(call.cost), labels)
            }
        }
        for (node, rewrite) in rewrites.others { apply(rewrite, from: node) }
    }

    private mutating func apply(_ rewrite: Rewrite, from node: NodeID?) {
        if case .word(let word) = rewrite.effect { return put(word, rewrite, from: node) }
        guard let node else { return }
        switch rewrite.effect {
        case .word: break
        case .pop(let control):
            let summary = summarize(node, ReturnKey(control))
            pops.append(Departure(node: node, summary: summary, cost: rewrite.cost, event: rewrite.event, label: rewrite.label))
        case .popUntil(let letter, let control, let isOver):
            let pop = PopUntil(node: node, control: control, cost: rewrite.cost, event: rewrite.event, label: rewrite.label)
            add(pop, to: letter, isOver: isOver)
        case .leave(let procedure, let exit):
            let summary = leave(self.procedure(procedure), ReturnKey(exit), from: node)
            exits.append(Departure(node: node, summary: summary, cost: rewrite.cost, event: rewrite.event, label: rewrite.label))
        }
    }

    // MARK: Nodes

    mutating func node(_ control: ControlID, _ symbol: SymbolID) -> NodeID {
        if control == .resting {
            if let node = resting.value(of: symbol) { return node }
        } else if let node = tops[control, symbol] {
            return node
        }
        let node = addSlot(.top(control, symbol), symbol)
        if control == .resting { resting.set(symbol, to: node) } else { tops[control, symbol] = node }
        open.append(node)
        return node
    }

    private mutating func addSlot(_ kind: PAutomaton.Kind, _ symbol: SymbolID) -> NodeID {
        let position = system.position(of: symbol)
        let layer = procedure(position.layer)
        let region = position.region == position.layer ? layer : procedure(position.region)
        let node = automaton.nodes.append(PAutomaton.Node(kind: kind, layer: layer, region: region))
        attachments?.add(node)
        popUntils.add(node, of: SoughtLetter(place: position.place, letter: position.letter), isResting: automaton[node].isResting)
        return node
    }

    mutating func procedure(_ procedure: ProcedureID) -> NodeID {
        if let node = procedures.value(of: procedure) { return node }
        let layer = system.layer(of: procedure).map { self.procedure($0) }
        let node = automaton.nodes.append(PAutomaton.Node(kind: .procedure(procedure), layer: layer, region: nil))
        attachments?.add(node)
        if layer == nil { automaton.nodes[node].layer = node }
        automaton.nodes[node].region = node
        procedures.set(procedure, to: node)
        if system.isBottom(procedure) { automaton.bottoms.append(node) }
        return node
    }

    /// Returns the node of a slot that a rewrite has left, above the target or in its place.
    private mutating func frame(
        _ symbol: SymbolID, on target: NodeID, isLabeled: Bool, _ weight: PAutomaton.Weight, _ labels: PAutomaton.Labels
    ) -> NodeID {
        var key = FrameKey(symbol: symbol, target: target, isLabeled: isLabeled, cost: 0, event: labels.event, after: labels.after)
        switch weight {
        case .fixed(let cost): key.cost = cost
        case .from(let node, let cost): (key.node, key.cost) = (node, cost)
        case .returned: break
        }
        if let node = frames[key] { return node }
        let node = addSlot(.frame(symbol), symbol)
        frames[key] = node
        link(node, target, isLabeled: isLabeled, weight, labels)
        return node
    }

    // MARK: Words

    /// Pushes the slots of a word onto the stack below them.
    private mutating func put(_ word: Rewrite.Word, _ rewrite: Rewrite, from node: NodeID?) {
        var below: NodeID
        var cost: PAutomaton.Weight = .fixed(rewrite.cost)
        var items = word.items[...]
        var labels = PAutomaton.Labels(event: word.isUnlabeled ? nil : rewrite.event, after: word.after)
        /// True if the item below is a procedure, so the next slot is its first.
        var isProcedure = true
        switch word.floor {
        case .procedure(let procedure):
            below = self.procedure(procedure)
            if let node { cost = .from(node, rewrite.cost) }
        case .top:
            guard let node, case .slot(let first)? = items.first else { return }
            below = node
            isProcedure = false
            if items.count == 1 {
                let top = self.node(word.control, first)
                guard top != node else { return }
                let edge = link(top, node, isLabeled: false, cost, labels)
                noteContinuation(of: word, rewrite, from: node, by: edge)
                return
            }
            items.removeFirst()
            if first != automaton[node].symbol {
                below = frame(first, on: node, isLabeled: false, cost, labels)
                (cost, labels) = (.fixed(0), .none)
            }
        }
        while let item = items.popFirst() {
            switch item {
            case .call(let procedure, let address):
                let called = self.procedure(procedure)
                labels.address = address
                link(called, below, isLabeled: true, cost, labels)
                // The initial content of a procedure doesn't depend on the call. A run that
                // continues in it appears to continue at once for every call. The number of actions
                // can be too low but never too high. A continued word adds content of this run
                // only, so other runs must still add the initial content.
                guard word.isContinued || furnished.insert(called) else { return }
                below = called
                isProcedure = true
            case .slot(let symbol):
                if items.isEmpty {
                    let edge = link(self.node(word.control, symbol), below, isLabeled: !isProcedure, cost, labels)
                    noteContinuation(of: word, rewrite, from: node, by: edge)
                    return
                }
                below = frame(symbol, on: below, isLabeled: !isProcedure, cost, labels)
                isProcedure = false
            }
            (cost, labels) = (.fixed(0), .none)
        }
    }

    /// Records that a run continues above the slots of a word.
    private mutating func noteContinuation(of word: Rewrite.Word, _ rewrite: Rewrite, from node: NodeID?, by edge: EdgeID?) {
        guard word.control != .resting, !word.isContinued, let node, let edge else { return }
        continuations[edge] = Continuation(node: node, event: rewrite.event, cost: rewrite.cost)
    }

    // MARK: Edges

    /// Links two nodes, unless an unlabeled edge would link a node with itself.
    ///
    /// - Returns: the edge, as ``connect(_:_:isLabeled:_:_:)``, or `nil` if there is none.
    @discardableResult
    mutating func link(
        _ source: NodeID, _ target: NodeID, isLabeled: Bool, _ weight: PAutomaton.Weight, _ labels: PAutomaton.Labels
    ) -> EdgeID? {
        guard isLabeled || source != target else { return nil }
        return connect(source, target, isLabeled: isLabeled, weight, labels)
    }

    /// Links two nodes, or a node with itself.
    ///
    /// - Returns: the edge. Summaries that immediately propagate down it might have added later
    ///   edges.
    @discardableResult
    mutating func connect(
        _ source: NodeID, _ target: NodeID, isLabeled: Bool, _ weight: PAutomaton.Weight, _ labels: PAutomaton.Labels
    ) -> EdgeID {
        let edge = automaton.edges.append(
            PAutomaton.Edge(
                source, target, isLabeled: isLabeled, weight, labels, nextDown: automaton[source].down, nextUp: automaton[target].up))
        automaton.nodes[source].down = edge
        automaton.nodes[target].up = edge
        if popUntils.isSeeking { tell(above: edge) }
        attach(edge)
        var next = automaton[source].summary
        while let summary = next {
            next = summaries[summary].next
            if summaries[summary].isPropagated { propagate(summary, down: edge) }
        }
        return edge
    }
}
