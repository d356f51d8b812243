import FlowGraph
import FlowPushdown
import PushdownSystems

/// What becomes of a link.
public struct LinkFact: Sendable {
    /// The link.
    public var link: LinkID
    /// The fewest actions with which it is opened, itself counted; nil of one that never can be.
    public var distance: Int?
    /// The steps in it that may fail, those of one step and kind with the fewest actions.
    public var faults: [FaultFact]

    /// Whether it can ever be opened, if only to find that a step can't be taken.
    public var fires: Bool { distance != nil }
}

extension Analysis {
    /// Every link, in the program's order.
    ///
    /// - Parameter faults: all ``faults``.
    public func links(with faults: [FaultFact]) -> [LinkFact] {
        var found: [Occasion: [FaultFact]] = [:]
        for fault in faults { found[fault.occasion, default: []].append(fault) }
        return program.links.indices.map(LinkID.init).map { link in
            LinkFact(link: link, distance: distance(of: program[link]), faults: nearest(found[.link(link), default: []]))
        }
    }

    /// The fewest actions with which a link is opened, itself counted.
    private func distance(of link: DeepLink) -> Int? {
        let awaited = program.awaitedChildren(of: link)
        let alphabet = system.rewriting.alphabet
        func isInWindow(_ symbol: Symbol) -> Bool {
            if case .window = alphabet.procedures[alphabet.lane(of: symbol).layer].kind { true } else { false }
        }
        /// Whether the window shows what the link needs, or it is shown below.
        func isReady(_ symbol: Symbol, wasReady: Bool) -> Bool {
            guard isInWindow(symbol) else { return wasReady && link.whenModal != .refuse }
            let path = alphabet.lane(of: symbol).content.path
            return zip(awaited, path).prefix { $0.flow == $1.flow && $0.index == $1.index }.count == awaited.count
        }
        let search = WordSearch(
            analysis: self, stateCount: 2, staysOnStack: false, next: { state, symbol in isReady(symbol, wasReady: state == 1) ? 1 : nil },
            isWanted: { state, symbol in isReady(symbol, wasReady: state == 1) })
        var effort = wordEffort
        guard case .found(let word) = search.shortest(from: system.automaton.bottoms.map { WordSearch.Seed(below: $0) }, &effort) else {
            return nil
        }
        return word.distance + 1
    }
}
