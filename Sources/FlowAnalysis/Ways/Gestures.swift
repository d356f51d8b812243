import FlowGraph
import PushdownSystems

/// The user's moves besides the screen's own controls, in at least one state with it on top.
public struct Gestures: Hashable, Sendable {
    /// Going back to the screen below.
    public var back = false
    /// Ending the layer without a step, by a swipe down or as in ``Analysis/layerEnds(on:)``.
    var swipeDown = false
    /// Leaving an embedded flow by controls of the app around it.
    var leave = false
    /// The tab bars that can be tapped, in the order of the flows.
    public var bars: [FlowID] = []
}

extension Analysis {
    /// Returns the user's moves while a screen is on top.
    public func gestures(on screen: ScreenID) -> Gestures {
        var gestures = Gestures()
        var bars: Set<FlowID> = []
        let alphabet = system.rewriting.alphabet
        for (_, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let number = system.automaton.nodes[node].symbol
            let symbol = alphabet.symbols[number]
            guard symbol.screen == screen else { continue }
            if program[screen].attributes.allowsBack, !alphabet.isRoot(symbol) { gestures.back = true }
            switch alphabet.procedures[alphabet.lane(of: symbol).layer].kind {
            case .layer(let target, let widths, _) where widths.contains(nil):
                if program.canEnd(target, under: screen) { gestures.swipeDown = true }
            case .entry(let flow):
                let entry = program[flow].entry?.value
                if entry == .push, program[screen].attributes.allowsBack { gestures.back = true }
                if entry == .present, program.end(ofEntry: flow) != nil { gestures.swipeDown = true }
                if entry == .embed { gestures.leave = true }
            case .window, .layer, .activation: break
            }
            bars.formUnion(system.bars(over: number).map(\.flow))
        }
        gestures.bars = bars.sorted { $0.index < $1.index }
        return gestures
    }

    /// Returns the ends of a layer without a step while a screen is on top, in the order of the
    /// cases.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - ofFlows: whether only layers of flows count. A bare screen's end doesn't leave its flow.
    public func layerEnds(on screen: ScreenID, ofFlows: Bool = false) -> [LayerEnd] {
        var ends: Set<LayerEnd> = []
        let alphabet = system.rewriting.alphabet
        let flows = FlowsInLayers(system)
        let sites = program.placedSteps.compactMap { if case .present(_, let site, _)? = $0.step?.action { site } else { nil } }
        for (_, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            let symbol = alphabet.symbols[system.automaton.nodes[node].symbol]
            guard symbol.screen == screen else { continue }
            for layer in flows.layers(of: node).compactMap({ system.automaton.nodes[$0].procedure }) {
                switch alphabet.procedures[layer].kind {
                case .layer(let target?, let widths, _) where widths.contains(nil):
                    if ofFlows, case .screen = target { continue }
                    ends.formUnion(
                        sites.filter { program[$0].target == target }.compactMap { program.end(of: target, presentedAt: $0, under: screen) }
                    )
                case .entry(let flow): ends.formUnion([program.end(ofEntry: flow)].compactMap(\.self))
                case .window, .layer, .activation: break
                }
            }
        }
        return LayerEnd.allCases.filter(ends.contains)
    }
}
