import FlowGraph

/// The screens that a program can create at all, from a graph of names. Transitions, starts and
/// handlers lead to the screens and flows that their steps name, for any stack.
///
/// A screen that the graph doesn't reach is in no run, for a program of any size. If the graph
/// doesn't reach a screen while a clause of guards' answers is always false, the clause protects
/// the screen. The converse isn't true.
struct NamedScreens {
    /// The outgoing edges of each node, and the incoming ones.
    private var ways: [[Way]]
    private var waysBack: [[Way]] = []
    private var isReached: [Bool] = []
    private let program: Program
    private var screens: Int { program.screens.count }
    private var flows: Int { program.flows.count }
    private var root: Int { screens + 2 * flows + program.transitions.count }
    /// The guards that conditions ask.
    private(set) var asked: Set<GuardID> = []
    /// The targets of edges that need a clause, by the clause's first answer.
    private var targets: [GuardAnswer: [(clause: Clause, node: Int)]] = [:]
    /// The number of nodes and edges that were examined.
    private(set) var steps = 0

    private struct Way {
        var node: Int
        /// The clauses that must all be true for the edge to be open.
        var needed: [Clause] = []

        /// True if the edge is open although a clause is always false.
        func isOpen(without clause: Clause) -> Bool { !needed.contains { $0.isSubset(of: clause) } }
    }

    init(of program: Program) {
        self.program = program
        ways = []
        ways = Array(repeating: [], count: root + 1 + program.sites.count)
        addScreens()
        addFlows()
        for use in program.starts { add(use, from: root) }
        for link in program.links { add(link.steps, from: root) }
        for index in program.transitions.indices { add(program.transitions[index].steps, from: node(of: TransitionID(index: index))) }
        for index in program.sites.indices {
            for list in program.sites[index].lists { add(list.steps, from: node(of: SiteID(index: index))) }
        }
        connect()
    }

    /// For each screen, true if the graph reaches it.
    var named: [Bool] { Array(isReached[..<screens]) }

    /// Returns the screens that the graph reaches, but not while a clause is always false.
    mutating func screens(without clause: Clause) -> Set<Int> {
        // Nodes that aren't beyond such an edge don't depend on the clause.
        let first = clause.answers.flatMap { targets[$0] ?? [] }.filter { $0.clause.isSubset(of: clause) }.map(\.node)
        var beyond = Set(first)
        follow(&beyond, from: Array(beyond)) { _ in true }
        var entered = beyond.filter { node in
            steps += waysBack[node].count
            return node == root
                || waysBack[node].contains { isReached[$0.node] && !beyond.contains($0.node) && $0.isOpen(without: clause) }
        }
        follow(&entered, from: Array(entered)) { beyond.contains($0.node) && $0.isOpen(without: clause) }
        return beyond.subtracting(entered).filter { $0 < screens && isReached[$0] }
    }

    /// Adds the nodes that some edges reach from some nodes.
    private mutating func follow(_ seen: inout Set<Int>, from nodes: [Int], where isGone: (Way) -> Bool) {
        var open = nodes
        while let node = open.popLast() {
            steps += 1 + ways[node].count
            for way in ways[node] where isGone(way) && seen.insert(way.node).inserted { open.append(way.node) }
        }
    }

    private mutating func connect() {
        waysBack = ways.map { _ in [] }
        for (node, ways) in ways.enumerated() {
            for way in ways {
                waysBack[way.node].append(Way(node: node, needed: way.needed))
                for clause in way.needed { targets[clause.answers[0], default: []].append((clause, way.node)) }
            }
        }
        var reached: Set = [root]
        follow(&reached, from: [root]) { _ in true }
        isReached = ways.indices.map(reached.contains)
    }

    // MARK: Nodes

    private func node(of transition: TransitionID) -> Int { screens + 2 * flows + transition.index }
    private func node(of site: SiteID) -> Int { root + 1 + site.index }
    private func node(of target: Target) -> Int {
        switch target {
        case .screen(let screen): screen.index
        case .flow(let flow): screens + flow.index
        }
    }

    // MARK: Ways

    private mutating func link(_ from: Int, _ to: Int, needed: [Clause] = []) {
        ways[from].append(Way(node: to, needed: needed))
    }

    private mutating func add(_ use: Use, from node: Int) {
        link(node, self.node(of: use.target))
        if let start = use.start, case .flow(let flow) = use.target { addBeginning(start, of: program[flow], from: node) }
        for use in use.stack { add(use, from: node) }
    }

    private mutating func addScreens() {
        for (index, screen) in program.screens.enumerated() {
            link(index, screens + flows + screen.flow.index)
            for transition in screen.transitions { link(index, node(of: transition)) }
        }
    }

    private mutating func addFlows() {
        for (index, flow) in program.flows.enumerated() {
            let flowNode = screens + index
            for transition in flow.transitions { link(screens + flows + index, node(of: transition)) }
            for handler in flow.childHandlers { add(handler.handler.steps, from: flowNode) }
            for tab in flow.tabs {
                if let steps = tab.steps { add(steps, from: flowNode) } else if let use = tab.use { add(use, from: flowNode) }
            }
            guard flow.tabs.isEmpty else { continue }
            for (condition, start) in flow.start.choices {
                asked.formUnion(condition.questions.map(\.asked))
                addBeginning(start, of: flow, from: branch(of: flowNode, needed: condition.clauses(where: true)))
            }
            addBeginning(flow.start.otherwise, of: flow, from: flowNode)
        }
    }

    /// Adds the content of a tab with a guard. Other contents are added with their tab bar.
    private mutating func addGuarded(_ tab: Tab, from node: Int) {
        if tab.steps != nil, let use = tab.use { add(use, from: node) }
    }

    /// Adds the start of a flow. Tab bars always have their contents without guards.
    private mutating func addBeginning(_ start: Int, of flow: Flow, from node: Int) {
        if flow.kind.isStackOrSingle {
            link(node, flow.screens[start].index)
        } else if flow.children.indices.contains(start) {
            add(flow.children[start].use, from: node)
        } else if flow.tabs.indices.contains(start) {
            addGuarded(flow.tabs[start], from: node)
        }
    }

    /// Returns a new node behind an edge that needs some clauses.
    private mutating func branch(of node: Int, needed: [Clause]) -> Int {
        let branch = ways.count
        ways.append([])
        link(node, branch, needed: needed)
        return branch
    }

    private mutating func add(_ steps: [Step], from node: Int) {
        for step in steps {
            for use in step.action.createdUses { add(use, from: node) }
            if case .switchTo(let flow, let child, _, _) = step.action { add(program[flow].children[child].use, from: node) }
            if case .select(let flow, let tab, _, _) = step.action { addGuarded(program[flow].tabs[tab], from: node) }
            if let site = step.action.site { link(node, self.node(of: site)) }
            for list in step.action.choices {
                var from = node
                if case .branch(let condition, let holds) = list.owner {
                    asked.formUnion(condition.questions.map(\.asked))
                    from = branch(of: node, needed: condition.clauses(where: holds))
                }
                add(list.steps, from: from)
            }
        }
    }
}
