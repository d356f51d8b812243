import PushdownSystems

/// A pushdown system given by a list of rewrites, and by the symbols, entries and handlers of its
/// procedures.
struct ExplicitSystem {
    enum Effect: Hashable {
        /// Replaces the topmost symbol with these, bottom first.
        case word([Int])
        case pop
        /// Calls a procedure and puts its entry above.
        case call(Int)
        case leave(Int, exit: Int)
        /// Replaces everything on a procedure with these symbols.
        case restart(Int, [Int])
        /// Pops symbols until this one is on top.
        case popUntil(Int)
    }

    struct Rewrite: Hashable {
        var control: Int
        var symbol: Int
        var effect: Effect
        /// The control afterwards. A call rests.
        var next: Int
    }

    struct Procedure {
        /// The procedure's layer, or `nil` if the procedure is a layer.
        var layer: Int?
        /// The slots after a call, bottom first.
        var entry: [Int]
    }

    var procedures = [Procedure(layer: nil, entry: [0])]
    /// The procedure of each symbol.
    var regions: [Int]
    var rewrites: [Rewrite]
    /// The control after each exit at each caller's symbol, or 0 if none is listed.
    var handlers: [[Int]: Int] = [:]
    /// True if pop-until pops symbol by symbol instead of by sets of symbols.
    var walks = false

    func layer(of procedure: Int) -> Int { procedures[procedure].layer ?? procedure }

    func rewrites(of control: Int, _ symbol: Int) -> [Rewrite] { rewrites.filter { $0.control == control && $0.symbol == symbol } }
}

/// Adapts an explicit system to the engine.
final class EngineSystem: PushdownSystem {
    let system: ExplicitSystem
    /// The additional controls for walking down to a symbol. Each contains the symbol and the
    /// control that continues there.
    private var walkers: [[Int]] = []
    private static let firstWalker = 100

    init(_ system: ExplicitSystem) { self.system = system }

    func start(_ rewrites: inout Rewrites) {
        let items = system.procedures[0].entry.map { Rewrite.Item.slot(SymbolID($0)) }
        let word = Rewrite.Word(floor: .procedure(ProcedureID(0)), items: items)
        rewrites.others.append((nil, Rewrite(event: EventID(0), cost: 0, effect: .word(word))))
    }

    func expand(_ node: NodeID, _ control: ControlID, _ symbol: SymbolID, into rewrites: inout Rewrites) {
        for rewrite in system.rewrites(of: control.number, symbol.number) {
            let next = ControlID(rewrite.next)
            let effect: Rewrite.Effect =
                switch rewrite.effect {
                case .word(let symbols):
                    .word(.init(floor: .top, items: symbols.map { .slot(SymbolID($0)) }, control: next))
                case .pop: .pop(next)
                case .call(let procedure):
                    .word(
                        .init(
                            floor: .top,
                            items: [.slot(symbol), .call(ProcedureID(procedure), ReturnAddress(symbol.number))]
                                + system.procedures[procedure].entry.map { .slot(SymbolID($0)) }))
                case .leave(let procedure, let exit): .leave(ProcedureID(procedure), ExitID(exit))
                case .restart(let procedure, let symbols):
                    .word(.init(floor: .procedure(ProcedureID(procedure)), items: symbols.map { .slot(SymbolID($0)) }, control: next))
                case .popUntil(let letter):
                    system.walks ? .pop(walker(to: letter, then: rewrite.next)) : .popUntil(letter: letter, next, isOver: false)
                }
            rewrites.others.append((node, Rewrite(event: EventID(1), cost: 1, effect: effect)))
        }
    }

    private func walker(to letter: Int, then control: Int) -> ControlID {
        let index = walkers.firstIndex(of: [letter, control]) ?? walkers.count
        if index == walkers.count { walkers.append([letter, control]) }
        return ControlID(Self.firstWalker + index)
    }

    func position(of symbol: SymbolID) -> Position {
        let region = system.regions[symbol.number]
        return Position(
            layer: ProcedureID(system.layer(of: region)), region: ProcedureID(region), place: region, letter: symbol.number)
    }

    func layer(of procedure: ProcedureID) -> ProcedureID? { system.procedures[procedure.number].layer.map { ProcedureID($0) } }

    func isBottom(_ procedure: ProcedureID) -> Bool { procedure.number == 0 }

    func uncover(_ symbol: SymbolID, with control: ControlID) -> Uncovering {
        guard control.number >= Self.firstWalker else { return Uncovering(here: control) }
        let walker = walkers[control.number - Self.firstWalker]
        return symbol.number == walker[0] ? Uncovering(here: ControlID(walker[1])) : Uncovering(below: control)
    }

    func control(after exit: ExitID, at address: ReturnAddress?, on symbol: SymbolID) -> (control: ControlID, isHandled: Bool) {
        let control = system.handlers[[exit.number, address?.number ?? -1]]
        return (ControlID(control ?? 0), control != nil)
    }

    func shortRun(of control: ControlID, on symbol: SymbolID) -> Rewrites.Single? { nil }

    func isSubsumed(_ control: ControlID, at symbol: SymbolID) -> Bool { false }
    func controlPassing(_ symbol: SymbolID) -> ControlID? { nil }

    var isCut: Bool { false }
}

/// A control and the symbols of a stack, bottom first.
struct Configuration: Hashable, CustomStringConvertible {
    var control: Int
    var symbols: [Int]

    var description: String { "⟨p\(control), \(symbols.reversed().map { "γ\($0)" }.joined(separator: " "))⟩" }
}

extension Saturation {
    /// The reachable configurations within a number of actions, with the fewest actions to each.
    func configurations(upTo limit: Int) -> [Configuration: Int] {
        struct Place: Hashable {
            var node: NodeID
            var below: [Int]
        }
        let distances = Distances(self)
        var queue = BucketQueue<Place>()
        var seen: Set<Place> = []
        var found: [Configuration: Int] = [:]
        for bottom in automaton.bottoms { queue.add(Place(node: bottom, below: []), at: 0) }
        while let (cost, place) = queue.next() {
            guard seen.insert(place).inserted else { continue }
            let node = automaton[place.node]
            let symbols = node.isProcedure ? place.below : place.below + [node.symbol.number]
            if let control = node.control, control.number < 100 {
                let configuration = Configuration(control: control.number, symbols: symbols)
                found[configuration] = min(found[configuration] ?? cost, cost)
            }
            for edge in automaton.edgesUp(to: place.node) where distances.weights[edge] != Distances.unknown {
                let next = cost + distances.weights[edge]
                guard next <= limit else { continue }
                queue.add(Place(node: automaton[edge].source, below: automaton[edge].isLabeled ? symbols : place.below), at: next)
            }
        }
        return found
    }
}
