import FlowGraph
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

    /// The links, and transitions of the app, that can be opened while a screen is on top.
    ///
    /// - Parameter screen: the screen.
    public func links(openedOn screen: ScreenID) -> [LinkID] {
        program.links.indices.map(LinkID.init).filter { distance(of: program[$0], on: screen) != nil }
    }

    /// The fewest actions with which a link is opened, on a screen if one is given, itself counted.
    private func distance(of link: DeepLink, on screen: ScreenID? = nil) -> Int? {
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
        /// Whether what it presents over the screen is there already.
        func isOnTop(_ symbol: Symbol) -> Bool {
            guard case .layer(let target?, _, _) = alphabet.procedures[alphabet.lane(of: symbol).layer].kind else { return false }
            return link.covers.contains(target)
        }
        let search = WordSearch(
            analysis: self, stateCount: 2, staysOnStack: false, next: { state, symbol in isReady(symbol, wasReady: state == 1) ? 1 : nil },
            isWanted: { state, symbol in
                isReady(symbol, wasReady: state == 1) && !isOnTop(symbol) && screen.map { $0 == symbol.screen } ?? true
            })
        var effort = wordEffort
        guard case .found(let word) = search.shortest(from: system.automaton.bottoms.map { WordSearch.Seed(below: $0) }, &effort) else {
            return nil
        }
        return word.distance + 1
    }
}
