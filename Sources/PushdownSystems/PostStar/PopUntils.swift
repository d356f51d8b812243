/// A run that removes slots until it finds one with a letter.
public struct PopUntil: Sendable {
    /// The node at which it starts.
    public let node: NodeID
    /// The control with which it descends, and continues after it stops.
    public let control: ControlID
    /// The letter that it searches for.
    public internal(set) var sought = SoughtID(0)
    /// The cost, in actions.
    public let cost: Int
    /// The event that starts the run.
    public let event: EventID
    /// As ``Rewrite/label``.
    public let label: Int

    init(node: NodeID, control: ControlID, cost: Int, event: EventID, label: Int) {
        (self.node, self.control, self.cost, self.event, self.label) = (node, control, cost, event, label)
    }
}

/// A letter that pop-untils search for in a place (``Position``).
public struct SoughtLetter: Hashable, Sendable {
    /// The place.
    public var place: Int
    /// The letter.
    public var letter: Int
}

/// The index of a sought letter.
public typealias SoughtID = Index<PopUntils.Sought>

/// The pop-untils, and the sought slots that each node can be above.
///
/// Rewrites see the top only. If a node can be above a slot, a run that starts at the node can
/// return to the slot. The engine doesn't follow these runs down slot by slot. Instead, sets of
/// sought slots go up the automaton, and a nearer slot hides lower slots with the same letter.
public struct PopUntils: Sendable {
    /// All pop-untils.
    public private(set) var all: [PopUntil] = []
    /// The letters that they search for.
    public private(set) var sought = Table<SoughtID, Sought>()
    /// The nodes of the sought slots of each place, by their numbers in the sets.
    private var slots: [Int: [NodeID]] = [:]
    private var soughtIndex = PairTable<Int, Int, SoughtID>()
    /// The last node of each place and letter, and the node before each.
    private var lastOfLetter = PairTable<Int, Int, NodeID>()
    private var previous = IndexTable<NodeID, NodeID>()
    /// The sought letter, the number in the sets, and the place of each node's slot.
    private var soughtAs = IndexTable<NodeID, SoughtID>()
    private var numbers = IndexTable<NodeID, Int>()
    private var places = IndexTable<NodeID, Int>()
    /// The last pop-until that starts at each node, and the pop-until before each.
    private var last = IndexTable<NodeID, Int>()
    private var before = IndexTable<Int, Int>()
    /// The slots that each node can be above, and the slots that aren't yet propagated to the nodes
    /// above it.
    private var below = Table<NodeID, BitSet>()
    private var fresh = Table<NodeID, BitSet>()
    private var open: [NodeID] = []
    private var first = 0
    /// The total size of all sets.
    private(set) var size = 0

    /// A letter that pop-untils search for.
    public struct Sought: Sendable {
        /// The letter and its place.
        public let what: SoughtLetter
        /// True if a run continues after it stops here. Otherwise it changes nothing at a slot that
        /// was on top before, and such a slot has no number.
        var isGoneOn = false
        var slots = BitSet()
    }

    var isSeeking: Bool { sought.count > 0 }

    /// The pop-untils that start at a node, as indices of ``all``, newest first.
    func pops(at node: NodeID) -> [Int] {
        var pops: [Int] = []
        var next = last.value(of: node)
        while let pop = next {
            pops.append(pop)
            next = before[pop]
        }
        return pops
    }

    /// The nodes of the slots at which a pop-until stops, among some slots of its place.
    ///
    /// - Parameter set: the numbers of the slots in the sets of the place.
    func targets(of pop: PopUntil, among set: BitSet) -> [NodeID] {
        let sought = sought[pop.sought]
        let slots = slots[sought.what.place] ?? []
        var nodes: [NodeID] = []
        set.intersection(sought.slots).forEach { nodes.append(slots[$0]) }
        return nodes
    }

    /// The sought letter of a node's slot, or `nil` if no pop-until searches for it.
    public func sought(as node: NodeID) -> SoughtID? { soughtAs.value(of: node) }

    /// The slots that a node's slot hides from the nodes above it.
    ///
    /// - Returns: the numbers of the slots in the sets of the node's place. Empty if no pop-until
    ///   searches for its letter.
    func hidden(by node: NodeID) -> BitSet { soughtAs[node].map { sought[$0].slots } ?? BitSet() }

    /// True if a node's slot hides another slot of its place from the nodes above it.
    ///
    /// - Parameters:
    ///   - slot: the node of the slot that might be hidden.
    ///   - node: the node of the slot that might hide it.
    public func hides(_ slot: NodeID, by node: NodeID) -> Bool { numbers[slot].map { hidden(by: node).contains($0) } ?? false }

    /// The number of a node's slot in its place's sets, or `nil` if no pop-until searches for it.
    func number(of node: NodeID) -> Int? { numbers.value(of: node) }

    /// The place of a node's slot.
    ///
    /// - Returns: the place (``Position/place``), or `nil` for a procedure.
    public func place(of node: NodeID) -> Int? { places.value(of: node) }

    // MARK: Growth of the automaton

    /// Registers a new node of a slot.
    mutating func add(_ node: NodeID, of what: SoughtLetter, isResting: Bool) {
        previous.grow(toHold: node)
        soughtAs.grow(toHold: node)
        numbers.grow(toHold: node)
        last.grow(toHold: node)
        below.grow(toHold: node, with: BitSet())
        fresh.grow(toHold: node, with: BitSet())
        places.set(node, to: what.place)
        previous[node] = lastOfLetter[what.place, what.letter]
        lastOfLetter[what.place, what.letter] = node
        guard let sought = soughtIndex[what.place, what.letter] else { return }
        soughtAs[node] = sought
        if !isResting || self.sought[sought].isGoneOn { number(node, sought) }
    }

    private mutating func number(_ node: NodeID, _ id: SoughtID) {
        let place = sought[id].what.place
        let number = slots[place, default: []].count
        numbers[node] = number
        slots[place, default: []].append(node)
        sought[id].slots.insert(number)
    }

    /// Registers a sought letter.
    ///
    /// - Returns: the letter's index, and the nodes that have new numbers because of it.
    mutating func seek(_ what: SoughtLetter, isGoneOn: Bool, isResting: (NodeID) -> Bool) -> (SoughtID, new: [NodeID]) {
        let id: SoughtID
        if let known = soughtIndex[what.place, what.letter] {
            guard isGoneOn, !sought[known].isGoneOn else { return (known, []) }
            id = known
        } else {
            id = sought.append(Sought(what: what))
            soughtIndex[what.place, what.letter] = id
        }
        sought[id].isGoneOn = isGoneOn
        var new: [NodeID] = []
        var next = lastOfLetter[what.place, what.letter]
        while let node = next {
            soughtAs[node] = id
            if numbers[node] == nil, isGoneOn || !isResting(node) {
                number(node, id)
                new.append(node)
            }
            next = previous[node]
        }
        return (id, new)
    }

    /// Adds a pop-until, and returns the nodes of the slots that it is known to reach.
    mutating func add(_ pop: PopUntil) -> [NodeID] {
        before.grow(toHold: all.count)
        before[all.count] = last[pop.node]
        last[pop.node] = all.count
        all.append(pop)
        return targets(of: pop, among: below[pop.node])
    }

    /// Adds slots that a node can be above, except the hidden ones.
    mutating func tell(_ node: NodeID, of set: BitSet, without hidden: BitSet = BitSet()) {
        let isOpen = !fresh[node].isEmpty
        if fresh[node].formUnion(set, without: below[node], hidden), !isOpen { open.append(node) }
    }

    /// Adds a slot that a node can be above.
    mutating func tell(_ node: NodeID, of slot: Int) {
        guard !below[node].contains(slot), !fresh[node].contains(slot) else { return }
        if fresh[node].isEmpty { open.append(node) }
        fresh[node].insert(slot)
    }

    /// Adds everything known about a node to a node that is above it or replaces it.
    mutating func tell(_ node: NodeID, above other: NodeID, isLabeled: Bool) {
        if !below[other].isEmpty { tell(node, of: below[other], without: isLabeled ? hidden(by: other) : BitSet()) }
        if isLabeled, let number = numbers[other] { tell(node, of: number) }
    }

    /// Returns the next node with slots that the nodes above it don't know.
    mutating func next() -> (node: NodeID, set: BitSet)? {
        guard first < open.count else {
            open = []
            first = 0
            return nil
        }
        let node = open[first]
        first += 1
        let set = fresh[node]
        fresh[node] = BitSet()
        below[node].formUnion(set)
        size += set.count
        return (node, set)
    }
}

/// The destinations of pop-untils.
extension PostStar {
    /// Adds a run that searches for a letter.
    mutating func add(_ pop: PopUntil, to letter: Int, isOver: Bool) {
        var pop = pop
        let what = SoughtLetter(place: system.position(of: automaton[pop.node].symbol).place, letter: letter)
        let (sought, new) = popUntils.seek(what, isGoneOn: !isOver) { automaton[$0].isResting }
        pop.sought = sought
        for node in new {
            guard let number = popUntils.number(of: node) else { continue }
            for edge in automaton.edgesUp(to: node) where automaton[edge].isLabeled {
                let source = automaton[edge].source
                if !automaton[source].isProcedure { popUntils.tell(source, of: number) }
            }
        }
        for node in popUntils.add(pop) { stop(pop, at: node) }
    }

    /// Propagates slots to the source of a new edge.
    mutating func tell(above edge: EdgeID) {
        let (source, target) = (automaton[edge].source, automaton[edge].target)
        guard !automaton[source].isProcedure, !automaton[target].isProcedure else { return }
        popUntils.tell(source, above: target, isLabeled: automaton[edge].isLabeled)
    }

    /// Propagates new slots of a node to the nodes above it.
    mutating func rise(_ slots: BitSet, above node: NodeID) {
        for number in popUntils.pops(at: node) {
            let pop = popUntils.all[number]
            for target in popUntils.targets(of: pop, among: slots) { stop(pop, at: target) }
        }
        let hidden = popUntils.hidden(by: node)
        for edge in automaton.edgesUp(to: node) {
            let way = automaton[edge]
            if !automaton[way.source].isProcedure { popUntils.tell(way.source, of: slots, without: way.isLabeled ? hidden : BitSet()) }
        }
    }

    /// Continues a pop-until at the slot that it has reached.
    private mutating func stop(_ pop: PopUntil, at node: NodeID) {
        let uncovering = system.uncover(automaton[node].symbol, with: pop.control)
        guard let here = uncovering.here, !(uncovering.isOver && automaton[node].isResting) else { return }
        if goOn(here, at: node) != nil { popUntilTargets.insert(node.number) }
    }
}
