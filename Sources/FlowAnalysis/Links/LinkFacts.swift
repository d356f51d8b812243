import FlowGraph
import PushdownSystems

/// The distance and the possible faults of a link.
public struct LinkFact: Sendable {
    /// The link.
    public var link: LinkID
    /// The fewest actions that open it, including the link itself; `nil` if it can't be opened.
    public var distance: Int?
    /// The steps of the link that can fail: for each step and kind, the fault with the fewest
    /// actions.
    public var faults: [FaultFact]

    /// True if the link can be opened, even if one of its steps then fails.
    public var fires: Bool { distance != nil }
}

extension Analysis {
    /// Returns the facts about every link, in the program's order.
    ///
    /// - Parameter faults: all ``faults``.
    public func links(with faults: [FaultFact]) -> [LinkFact] {
        var found: [Occasion: [FaultFact]] = [:]
        for fault in faults { found[fault.occasion, default: []].append(fault) }
        return program.links.indices.map(LinkID.init).map { link in
            LinkFact(link: link, distance: distance(of: program[link]), faults: nearest(found[.link(link), default: []]))
        }
    }

    /// Returns the links and global transitions that can be opened while a screen is on top.
    ///
    /// - Parameter screen: the screen.
    public func links(openedOn screen: ScreenID) -> [LinkID] {
        program.links.indices.map(LinkID.init).filter { distance(of: program[$0], on: screen) != nil }
    }

    /// Returns the fewest actions that open a link, including the link itself; on a screen, if one
    /// is passed.
    private func distance(of link: DeepLink, on screen: ScreenID? = nil) -> Int? {
        let awaited = program.awaitedChildren(of: link)
        let alphabet = system.rewriting.alphabet
        func isInWindow(_ symbol: Symbol) -> Bool {
            if case .window = alphabet.procedures[alphabet.lane(of: symbol).layer].kind { true } else { false }
        }
        /// True if the window shows the children that the link needs, here or below.
        func isReady(_ symbol: Symbol, wasReady: Bool) -> Bool {
            guard isInWindow(symbol) else { return wasReady && link.whenModal != .refuse }
            let path = alphabet.lane(of: symbol).content.path
            return zip(awaited, path).prefix { $0.flow == $1.flow && $0.index == $1.index }.count == awaited.count
        }
        /// True if the flow that the link presents is already on top.
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
