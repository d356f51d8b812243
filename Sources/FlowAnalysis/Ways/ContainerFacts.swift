import FlowGraph
import FlowSpec
import PushdownSystems

/// The analysis of the steps that a tabs or switch flow performs itself.
public struct ContainerFact: Sendable {
    /// The flow.
    public var flow: FlowID
    /// The event that begins the steps.
    public var occasion: Occasion
    /// For a tab, the minimum number of actions to tap it, including the tap; `nil` if it can't be
    /// tapped, and for a handler.
    public var distance: Int?
    /// The steps that can fail. For each step and kind, only the fault with the fewest actions.
    public var faults: [FaultFact]

    /// An event that begins steps of a container.
    public enum Occasion: Hashable, Sendable {
        /// A tap on an action tab.
        case tab(Int)
        /// The end of a child with a result, both by their indices.
        case result(child: Int, Int)
    }
}

extension Analysis {
    /// The facts about all containers, in the order of the flows: first action tabs, then handlers.
    ///
    /// - Parameter faults: all ``faults``.
    public func containers(with faults: [FaultFact]) -> [ContainerFact] {
        let taps = tapDistances
        return program.flows.enumerated().flatMap { index, flow -> [ContainerFact] in
            let id = FlowID(index: index)
            let tabs = flow.tabs.enumerated().compactMap { tab, content -> ContainerFact? in
                guard content.steps != nil else { return nil }
                let own = nearest(faults.filter { $0.occasion == .tap(id, tab: tab) })
                return ContainerFact(flow: id, occasion: .tab(tab), distance: taps[id].map { $0 + 1 }, faults: own)
            }
            let handlers = flow.childHandlers.map { handler in
                let own = nearest(faults.filter { fault in handler.handler.steps.contains { $0.range.contains(fault.range) } })
                return ContainerFact(flow: id, occasion: .result(child: handler.child, handler.handler.result), faults: own)
            }
            return tabs + handlers
        }
    }

    /// The minimum number of actions after which the bar of each tabs flow can be tapped.
    private var tapDistances: [FlowID: Int] {
        var best: [FlowID: Int] = [:]
        for (_, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            for bar in system.bars(over: system.automaton.nodes[node].symbol) {
                best[bar.flow] = min(best[bar.flow] ?? .max, distances.start[node])
            }
        }
        return best
    }

    /// The nearest fault of each step and kind, regardless of the event. If a step has several
    /// `take`s, there is one fault for each suppression.
    func nearest(_ faults: [FaultFact], besides suppressions: TakerSuppressions = TakerSuppressions()) -> [FaultFact] {
        struct Key: Hashable {
            var kind: Fault.Kind
            var place: TakerSuppressions.Place
        }
        var kept: [FaultFact] = []
        var places: [Key: Int] = [:]
        for fault in faults {
            let key = Key(kind: fault.kind, place: suppressions.place(of: fault.kind.rule, at: fault.range, taker(of: fault)))
            if let place = places[key] {
                if fault.distance < kept[place].distance { kept[place] = fault }
            } else {
                places[key] = kept.count
                kept.append(fault)
            }
        }
        return kept
    }

    /// The `take` that adds the step of a fault.
    func taker(of fault: FaultFact) -> SourceRange? { system.rewriting.operations.taker(of: fault.operation) }
}

extension SaturatedProgram {
    /// The containers with a tab bar that can be tapped while a symbol is on top, outermost first.
    func bars(over number: SymbolID) -> [Container] {
        let symbol = rewriting.alphabet.symbols[number]
        return rewriting.alphabet.lane(of: symbol).content.path.filter {
            !rewriting.program[$0.flow].tabs.isEmpty && rewriting.isTappable($0, on: symbol)
        }
    }
}
