import FlowGraph
import FlowSpec
import PushdownSystems

/// A link, or a global transition, that never does anything.
struct DeadLink {
    var link: LinkID
    /// The child that is never visible, if the link waits for it.
    var awaited: DeepLink.Place?
}

extension Analysis {
    /// The links and global transitions that never do anything, in the program's order: they wait
    /// forever, or change nothing when they open.
    var deadLinks: [DeadLink] {
        let alphabet = system.rewriting.alphabet
        let shown = alphabet.lanes.all.elements.filter { alphabet.isInWindow($0) }.map(\.content.path)
        var dead: [DeadLink] = []
        var open: [(link: LinkID, awaited: [DeepLink.Place])] = []
        for (index, link) in program.links.enumerated() {
            let awaited = program.awaitedChildren(of: link)
            if let place = awaited.first(where: { place in !shown.contains { $0.shows(place) } }) {
                dead.append(DeadLink(link: LinkID(index: index), awaited: place))
            } else if !link.restarts {
                open.append((LinkID(index: index), awaited))
            }
        }
        for (symbol, node) in system.saturation.resting.pairs where distances.start[node] != Distances.unknown {
            guard !open.isEmpty else { break }
            let top = TopScreen(alphabet.symbols[symbol], in: alphabet)
            let access = system.rewriting.access(over: alphabet.layer(of: alphabet.symbols[symbol]))
            let path = alphabet.lane(of: alphabet.symbols[symbol]).content.path
            open.removeAll { id, awaited in
                let isReady = top.isInWindow ? path.shows(awaited) : awaited.isEmpty
                return isReady && access.opens(program[id]) && program[id].acts(on: top, of: program)
            }
        }
        // A modal above the child that a link waits for is dismissed.
        let dismissing = open.filter { program[$0.link].whenModal == .dismiss && !$0.awaited.isEmpty }.map(\.link)
        let acting = ways(toOpen: dismissing, over: Set(program.sites.indices.map(SiteID.init(index:))))
        open.removeAll { acting[$0.link] != nil }
        return (dead + open.map { DeadLink(link: $0.link) }).sorted { $0.link < $1.link }
    }
}

extension Report {
    func deadLinks() -> [Finding] {
        guard !program.links.isEmpty, !inWindow.isCut else { return [] }
        return inWindow.deadLinks.map { dead in
            let link = program[dead.link]
            let message = "\(quoted(link.name.value)) \(dead.awaited.map(waiting) ?? changingNothing)"
            return Finding(link.isTransition ? .noEffect : .deadLink, message, at: link.name.range, verdict: .proved)
        }
    }

    private func waiting(for place: DeepLink.Place) -> String {
        let (flow, child) = (program[place.flow], program[place.flow].children[place.index])
        return "never opens: it waits for the child \(quoted(child.name.value)) of \(quoted(flow.name.value)), which no step shows in "
            + "the window; add a 'switch' that shows it, or remove the link"
    }

    private var changingNothing: String {
        "never has an effect: nothing changes in any state that it can be opened in; remove it, or add a step that shows something"
    }
}

extension DeepLink {
    /// True if opening the link can do something while a screen is on top.
    fileprivate func acts(on top: TopScreen, of program: Program) -> Bool {
        if kept == top.screen, program.hasNoValues(top.screen) { return false }
        if !top.isInWindow, whenModal != .over { return whenModal == .dismiss }
        return IdleWays(steps, on: top, of: program).hasOthers
    }
}

extension Alphabet {
    /// True if a lane is in the window's base layer, where links wait for children.
    func isInWindow(_ lane: Lane) -> Bool {
        if case .window = procedures[lane.layer].kind { true } else { false }
    }
}

extension [Container] {
    /// True if the containers around a stack show a tab or child.
    fileprivate func shows(_ place: DeepLink.Place) -> Bool { contains { $0.flow == place.flow && $0.index == place.index } }
}
