/// A run that takes slots away until it finds one with a letter.
public struct PopUntil: Sendable {
    /// The node at which it begins.
    public let node: NodeID
    /// The control with which it goes down, and goes on where it stops.
    public let control: ControlID
    /// What it looks for.
    public internal(set) var sought = SoughtID(0)
    /// What it costs.
    public let cost: Int
    /// What begins the run.
    public let event: EventID
    /// As ``Rewrite/label``.
    public let label: Int

    init(node: NodeID, control: ControlID, cost: Int, event: EventID, label: Int) {
        (self.node, self.control, self.cost, self.event, self.label) = (node, control, cost, event, label)
    }
}

/// A letter that pop-untils from a place look for (``Position``).
public struct SoughtLetter: Hashable, Sendable {
    /// The place.
    public var place: Int
    /// The letter.
    public var letter: Int
}

/// A letter that is looked for, as an index.
public typealias SoughtID = Index<PopUntils.Sought>

/// The pop-untils, and above which of the slots that they look for each node can stand.
///
/// Rewrites see the top only: wherever a node stands above a slot, a run that begins there can come
/// back to the slot. So these runs aren't followed down slot by slot; sets of the sought slots go
/// up the automaton instead, where a nearer slot of a letter hides those farther down.
public struct PopUntils: Sendable {
    /// All of them.
    public private(set) var all: [PopUntil] = []
    /// What they look for.
    public private(set) var sought = Table<SoughtID, Sought>()
    /// The nodes of the sought slots of each place, by their numbers in the sets.
    private var slots: [Int: [NodeID]] = [:]
    private var soughtIndex = PairTable<Int, Int, SoughtID>()
    /// Of each place and letter the last node, and the one before each.
    private var lastOfLetter = PairTable<Int, Int, NodeID>()
    private var previous = IndexTable<NodeID, NodeID>()
    /// What each node's slot is sought as, its number in the sets, and its place.
    private var soughtAs = IndexTable<NodeID, SoughtID>()
    private var numbers = IndexTable<NodeID, Int>()
    private var places = IndexTable<NodeID, Int>()
    /// The last pop-until that begins at each node, and the one before each.
    private var last = IndexTable<NodeID, Int>()
    private var before = IndexTable<Int, Int>()
    /// The slots that each node can stand above, and those among them of which the nodes above it
    /// don't know yet.
    private var below = Table<NodeID, BitSet>()
    private var fresh = Table<NodeID, BitSet>()
    private var open: [NodeID] = []
    private var first = 0
    /// How many numbers there are in all sets.
    private(set) var size = 0

    /// A letter that some of them look for.
    public struct Sought: Sendable {
        /// The letter and its place.
        public let what: SoughtLetter
        /// Whether there is more to a run that has come there: else it changes nothing where the
        /// slot has been on top, which then has no number.
        var isGoneOn = false
        var slots = BitSet()
    }

    /// Whether there are any.
    var isSeeking: Bool { sought.count > 0 }

    /// The pop-untils that begin at a node, by their places in ``all``, the last first.
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

    /// What a node's slot is sought as; nil where no pop-until looks for its letter.
    ///
    /// - Parameter node: the node.
    public func sought(as node: NodeID) -> SoughtID? { soughtAs.value(of: node) }

    /// The slots that a node's own hides from what stands above it.
    ///
    /// - Returns: the numbers of the slots in the sets of the node's place; none where no pop-until
    ///   looks for its letter.
    func hidden(by node: NodeID) -> BitSet { soughtAs[node].map { sought[$0].slots } ?? BitSet() }

    /// Whether a node's slot hides another node's slot, of the same place, from what stands above
    /// it.
    ///
    /// - Parameters:
    ///   - slot: the node of the slot that may be hidden.
    ///   - node: the node of the slot that may hide it.
    public func hides(_ slot: NodeID, by node: NodeID) -> Bool { numbers[slot].map { hidden(by: node).contains($0) } ?? false }

    /// The number of a node's slot in the sets of its place; nil where no pop-until looks for it.
    func number(of node: NodeID) -> Int? { numbers.value(of: node) }

    /// The place of a node's slot.
    ///
    /// - Parameter node: the node.
    /// - Returns: the place (``Position/place``); nil of a procedure.
    public func place(of node: NodeID) -> Int? { places.value(of: node) }

    // MARK: While the automaton grows

    /// Notes a new node of a slot.
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

    /// Looks for a letter from now on.
    ///
    /// - Returns: the letter's index, and the nodes that have got numbers because of it.
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

    /// Adds a pop-until, and gives the nodes of the slots to which it is known to come.
    mutating func add(_ pop: PopUntil) -> [NodeID] {
        before.grow(toHold: all.count)
        before[all.count] = last[pop.node]
        last[pop.node] = all.count
        all.append(pop)
        return targets(of: pop, among: below[pop.node])
    }

    /// Tells a node of slots that it can stand above, but for those that are hidden.
    mutating func tell(_ node: NodeID, of set: BitSet, without hidden: BitSet = BitSet()) {
        let isOpen = !fresh[node].isEmpty
        if fresh[node].formUnion(set, without: below[node], hidden), !isOpen { open.append(node) }
    }

    /// Tells a node that it can stand above a slot.
    mutating func tell(_ node: NodeID, of slot: Int) {
        guard !below[node].contains(slot), !fresh[node].contains(slot) else { return }
        if fresh[node].isEmpty { open.append(node) }
        fresh[node].insert(slot)
    }

    /// Tells a node that stands above another, over its slot or in its place, of all that is known
    /// of the other.
    mutating func tell(_ node: NodeID, above other: NodeID, isLabelled: Bool) {
        if !below[other].isEmpty { tell(node, of: below[other], without: isLabelled ? hidden(by: other) : BitSet()) }
        if isLabelled, let number = numbers[other] { tell(node, of: number) }
    }

    /// The next node of which there is something that those above it don't know.
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

/// Where pop-untils come to.
extension PostStar {
    /// Adds a run that looks for a letter.
    mutating func add(_ pop: PopUntil, to letter: Int, isOver: Bool) {
        var pop = pop
        let what = SoughtLetter(place: system.position(of: automaton[pop.node].symbol).place, letter: letter)
        let (sought, new) = popUntils.seek(what, isGoneOn: !isOver) { automaton[$0].isResting }
        pop.sought = sought
        for node in new {
            guard let number = popUntils.number(of: node) else { continue }
            for edge in automaton.edgesUp(to: node) where automaton[edge].isLabelled {
                let source = automaton[edge].source
                if !automaton[source].isProcedure { popUntils.tell(source, of: number) }
            }
        }
        for node in popUntils.add(pop) { stop(pop, at: node) }
    }

    /// Tells the source of a new edge what it can stand above.
    mutating func tell(above edge: EdgeID) {
        let (source, target) = (automaton[edge].source, automaton[edge].target)
        guard !automaton[source].isProcedure, !automaton[target].isProcedure else { return }
        popUntils.tell(source, above: target, isLabelled: automaton[edge].isLabelled)
    }

    /// A node can stand above more slots.
    mutating func rise(_ slots: BitSet, above node: NodeID) {
        for number in popUntils.pops(at: node) {
            let pop = popUntils.all[number]
            for target in popUntils.targets(of: pop, among: slots) { stop(pop, at: target) }
        }
        let hidden = popUntils.hidden(by: node)
        for edge in automaton.edgesUp(to: node) {
            let way = automaton[edge]
            if !automaton[way.source].isProcedure { popUntils.tell(way.source, of: slots, without: way.isLabelled ? hidden : BitSet()) }
        }
    }

    /// A pop-until has come to a slot.
    private mutating func stop(_ pop: PopUntil, at node: NodeID) {
        let uncovering = system.uncover(automaton[node].symbol, with: pop.control)
        guard let here = uncovering.here, !(uncovering.isOver && automaton[node].isResting) else { return }
        if goOn(here, at: node) != nil { popUntilTargets.insert(node.number) }
    }
}
