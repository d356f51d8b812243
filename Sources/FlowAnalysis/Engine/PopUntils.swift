import FlowGraph

/// A run that takes slots away until it finds a screen.
struct PopUntil {
    /// The node at which it begins, and what it costs there.
    var node: Int
    /// The control with which it goes down, by its number.
    var control: Int
    /// What it looks for, by its number.
    var sought: Int
    var cost: Int
    var event: Int
    var operation: Int
}

/// A screen that pop-untils from a place look for: the slots of one activation of one lane.
struct SoughtScreen: Hashable {
    var place: Int
    var screen: ScreenID
}

/// The pop-untils, and above which of the slots that they look for each node can stand.
///
/// Rewriting see the top only: wherever a node stands above a slot, a run that begins there can come back to the slot. So these runs aren't followed down slot
/// by slot; sets of the sought slots go up the automaton instead, where a nearer slot of a screen hides those farther down.
struct PopUntils {
    /// All of them.
    private(set) var all: [PopUntil] = []
    /// What they look for.
    private(set) var sought: [Sought] = []
    /// The nodes of the sought slots of each place, by their numbers in the sets.
    private(set) var slots: [Int: [Int]] = [:]
    private var numbers = PairTable()
    /// Of each place and screen the last node, and the one before each.
    private var nodes = PairTable()
    private var previous: [Int] = []
    /// What each node's slot is sought as, and its number in the sets; -1 where it isn't.
    private(set) var soughtAs: [Int] = []
    private(set) var slot: [Int] = []
    /// The last pop-until that begins at each node, and the one before each.
    private var last: [Int] = []
    private var before: [Int] = []
    /// The slots that each node can stand above, and those among them of which the nodes above it don't know yet.
    private var below: [BitSet] = []
    private var fresh: [BitSet] = []
    private var open: [Int] = []
    private var first = 0
    /// How many numbers there are in all sets.
    private(set) var size = 0

    struct Sought {
        var what: SoughtScreen
        /// Whether there is more to a run that has come there: else it changes nothing where the slot has been on top, which then has no number.
        var isGoneOn = false
        var slots = BitSet()
    }

    /// The pop-untils that begin at a node.
    func pops(at node: Int) -> [Int] {
        var pops: [Int] = []
        var pop = node < last.count ? last[node] : -1
        while pop >= 0 {
            pops.append(pop)
            pop = before[pop]
        }
        return pops
    }

    /// The nodes of sought slots among some of a place.
    func targets(of pop: PopUntil, among set: BitSet) -> [Int] {
        let sought = sought[pop.sought]
        let slots = slots[sought.what.place] ?? []
        var nodes: [Int] = []
        set.intersection(sought.slots).forEach { nodes.append(slots[$0]) }
        return nodes
    }

    /// The slots that a node's own hides from what stands above it.
    func hidden(by node: Int) -> BitSet {
        soughtAs[node] < 0 ? BitSet() : sought[soughtAs[node]].slots
    }

    // MARK: While the automaton grows

    /// Notes a new node of a slot.
    mutating func add(node: Int, of what: SoughtScreen, isUncovered: Bool) {
        while soughtAs.count <= node {
            soughtAs.append(-1)
            slot.append(-1)
            previous.append(-1)
            last.append(-1)
            below.append(BitSet())
            fresh.append(BitSet())
        }
        previous[node] = nodes[what.place, what.screen.index]
        nodes[what.place, what.screen.index] = node
        soughtAs[node] = numbers[what.place, what.screen.index]
        if soughtAs[node] >= 0, !isUncovered || sought[soughtAs[node]].isGoneOn { number(node) }
    }

    private mutating func number(_ node: Int) {
        let place = sought[soughtAs[node]].what.place
        slot[node] = slots[place, default: []].count
        slots[place, default: []].append(node)
        sought[soughtAs[node]].slots.insert(slot[node])
    }

    /// The number of what is looked for, and the nodes that have got numbers because of it.
    mutating func seek(_ what: SoughtScreen, isGoneOn: Bool, isUncovered: (Int) -> Bool) -> (number: Int, new: [Int]) {
        var number = numbers[what.place, what.screen.index]
        if number < 0 {
            number = sought.count
            numbers[what.place, what.screen.index] = number
            sought.append(Sought(what: what))
        } else if !isGoneOn || sought[number].isGoneOn {
            return (number, [])
        }
        sought[number].isGoneOn = isGoneOn
        var new: [Int] = []
        var node = nodes[what.place, what.screen.index]
        while node >= 0 {
            soughtAs[node] = number
            if slot[node] < 0, isGoneOn || !isUncovered(node) {
                self.number(node)
                new.append(node)
            }
            node = previous[node]
        }
        return (number, new)
    }

    /// Adds a pop-until, and gives the nodes of the slots to which it is known to come.
    mutating func add(_ pop: PopUntil) -> [Int] {
        before.append(last[pop.node])
        last[pop.node] = all.count
        all.append(pop)
        return targets(of: pop, among: below[pop.node])
    }

    /// Tells a node of slots that it can stand above, but for those that are hidden.
    mutating func tell(_ node: Int, of set: BitSet, without hidden: BitSet = BitSet()) {
        let isOpen = !fresh[node].isEmpty
        if fresh[node].formUnion(set, without: below[node], hidden), !isOpen { open.append(node) }
    }

    /// Tells a node that it can stand above a slot.
    mutating func tell(_ node: Int, of slot: Int) {
        guard !below[node].contains(slot), !fresh[node].contains(slot) else { return }
        if fresh[node].isEmpty { open.append(node) }
        fresh[node].insert(slot)
    }

    /// Tells a node that stands above another, over its slot or in its place, of all that is known of the other.
    mutating func tell(_ node: Int, above other: Int, isLabelled: Bool) {
        if !below[other].isEmpty { tell(node, of: below[other], without: isLabelled ? hidden(by: other) : BitSet()) }
        if isLabelled, slot[other] >= 0 { tell(node, of: slot[other]) }
    }

    /// The next node of which there is something that those above it don't know.
    mutating func next() -> (node: Int, set: BitSet)? {
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
    /// Adds a run that looks for a screen.
    mutating func add(_ pop: PopUntil, to screen: ScreenID) {
        let what = SoughtScreen(place: place(of: pop.node), screen: screen)
        var pop = pop
        let isGoneOn = rewriting.operations.next(after: controls[pop.control].operation) != Operations.end
        let (number, new) = popUntils.seek(what, isGoneOn: isGoneOn) { automaton.nodes[$0].control == isIdle }
        pop.sought = number
        for node in new {
            var edge = automaton.nodes[node].up
            while edge >= 0 {
                let way = automaton.edges[edge]
                if way.isLabelled, !automaton.nodes[way.source].isProcedure { popUntils.tell(way.source, of: popUntils.slot[node]) }
                edge = way.nextUp
            }
        }
        for node in popUntils.add(pop) { stop(pop, at: node) }
    }

    /// A place of slots, by a node's symbol.
    func place(of node: Int) -> Int { rewriting.alphabet.symbols[automaton.nodes[node].symbol].place }

    /// Tells the source of a new edge what it can stand above.
    mutating func tell(above edge: Int) {
        let way = automaton.edges[edge]
        guard !automaton.nodes[way.source].isProcedure, !automaton.nodes[way.target].isProcedure else { return }
        popUntils.tell(way.source, above: way.target, isLabelled: way.isLabelled)
    }

    /// A node can stand above more slots.
    mutating func rise(_ set: BitSet, above node: Int) {
        for number in popUntils.pops(at: node) {
            let pop = popUntils.all[number]
            for slot in popUntils.targets(of: pop, among: set) { stop(pop, at: slot) }
        }
        let hidden = popUntils.hidden(by: node)
        var edge = automaton.nodes[node].up
        while edge >= 0 {
            let way = automaton.edges[edge]
            if !automaton.nodes[way.source].isProcedure { popUntils.tell(way.source, of: set, without: way.isLabelled ? hidden : BitSet()) }
            edge = way.nextUp
        }
    }

    /// A pop-until has come to a slot.
    private mutating func stop(_ pop: PopUntil, at node: Int) {
        if ends(pop.control, at: automaton.nodes[node].symbol), isUncovered(node) { return }
        if goOn(pop.control, at: node) >= 0 { popUntilTargets.insert(node) }
    }
}
