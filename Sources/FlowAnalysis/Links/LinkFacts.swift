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
        let found = Dictionary(grouping: faults, by: \.occasion)
        let links = program.links.indices.map(LinkID.init)
        let ways = ways(toOpen: links)
        return links.map { link in
            LinkFact(link: link, distance: ways[link].map { $0.distance + 1 }, faults: nearest(found[.link(link), default: []]))
        }
    }

    /// Returns the links and global transitions that can be opened while a screen is on top.
    public func links(openedOn screen: ScreenID) -> [LinkID] {
        ways(toOpen: program.links.indices.map(LinkID.init), on: screen).keys.sorted { $0.index < $1.index }
    }

    /// Returns for each link the shortest word in which it can be opened; if one is passed, with a
    /// screen on top, or while something is presented by one of some sites. Searches once for all
    /// links that open in the same words.
    func ways(toOpen links: [LinkID], on screen: ScreenID? = nil, over sites: Set<SiteID>? = nil) -> [LinkID: WordSearch.Found] {
        let kinds = Dictionary(grouping: links) { id in
            let link = program[id]
            return OpeningKind(
                awaited: program.awaitedChildren(of: link), covers: link.covers, isTransition: link.isTransition,
                isRefused: link.whenModal == .refuse)
        }
        return kinds.values.reduce(into: [:]) { ways, links in
            guard let way = way(toOpen: program[links[0]], on: screen, over: sites) else { return }
            for link in links { ways[link] = way }
        }
    }

    private func way(toOpen link: DeepLink, on screen: ScreenID?, over sites: Set<SiteID>?) -> WordSearch.Found? {
        let awaited = program.awaitedChildren(of: link)
        let alphabet = system.rewriting.alphabet
        /// True if the window shows the children that the link needs, here or below.
        func isReady(_ symbol: Symbol, wasReady: Bool) -> Bool {
            guard alphabet.isInWindow(alphabet.lane(of: symbol)) else {
                return wasReady && link.whenModal != .refuse && system.rewriting.access(over: alphabet.lane(of: symbol).layer).opens(link)
            }
            return alphabet.lane(of: symbol).content.path.shows(awaited)
        }
        /// True if the flow that the link presents is already on top.
        func isOnTop(_ symbol: Symbol) -> Bool {
            guard case .layer(let target?, _, _) = alphabet.procedures[alphabet.lane(of: symbol).layer].kind else { return false }
            return link.covers.contains(target)
        }
        let automaton = system.automaton
        let search = WordSearch(
            analysis: self, stateCount: 3, staysOnStack: false,
            next: { state, symbol in isReady(symbol, wasReady: state > 0) ? max(state, 1) : nil },
            crossing: { state, edge in
                guard let sites, let site = automaton.edges[edge].site, automaton.isLayer(edge), sites.contains(site) else { return state }
                return 2
            },
            isWanted: { state, symbol in
                isReady(symbol, wasReady: state > 0) && !isOnTop(symbol) && (sites == nil || state == 2)
                    && screen.map { $0 == symbol.screen } ?? true
            })
        var effort = wordEffort
        let seeds = automaton.bottoms.map { WordSearch.Seed(below: $0) }
        if case .found(let word) = search.shortest(from: seeds, &effort) { return word }
        return nil
    }
}

extension [Container] {
    /// True if the containers around a stack show tabs and children, outermost first.
    func shows(_ places: [DeepLink.Place]) -> Bool {
        zip(places, self).prefix { $0.flow == $1.flow && $0.index == $1.index }.count == places.count
    }
}

/// Two links of one kind open in the same words.
private struct OpeningKind: Hashable {
    var awaited: [DeepLink.Place]
    var covers: Set<Target>
    var isTransition: Bool
    /// True if it doesn't open over presented flows and screens.
    var isRefused: Bool
}
