import FlowGraph
import FlowSpec

extension FlowMap {
    /// Creates the map of a program.
    ///
    /// - Parameters:
    ///   - program: the program.
    ///   - unreachable: the screens that can't be on top.
    ///   - findings: the findings to show on cards and arrows.
    public init(of program: Program, unreachable: Set<ScreenID> = [], findings: [Diagnostic] = []) {
        var builder = MapBuilder(program: program, findings: findings)
        builder.addArrows()
        title = program.app
        frames = program.flows.indices.map { builder.frame(FlowID(index: $0), unreachable) }
        outside = builder.outside
        arrows = builder.arrows
    }
}

/// Collects the cards and arrows of a program.
struct MapBuilder {
    let program: Program
    let findings: [Diagnostic]
    var arrows: [FlowMap.Arrow] = []
    /// The arrows without a name so far.
    var unnamed: Set<FlowMap.Arrow> = []
    /// The transitions that lead nowhere, by card, and their locations.
    var rows: [FlowMap.Node: [FlowMap.Row]] = [:]
    var rowRanges: [FlowMap.Node: [SourceRange]] = [:]
    /// The ends of flows that have arrows.
    var ends: Set<FlowMap.Node> = []
    /// The screens and flows that are presented somewhere and can be swiped down.
    var swipedDown: Set<Target> = []
    /// The transitions with their own cards.
    var branches: [FlowID: [TransitionID]] = [:]

    init(program: Program, findings: [Diagnostic]) {
        self.program = program
        self.findings = findings
        for site in program.sites where site.presentation.canBeSwiped { swipedDown.insert(site.target) }
    }

    // MARK: - Outside the flows

    var outside: [FlowMap.Card] {
        var cards = program.hasRoot ? [FlowMap.Card(node: .start, name: "start")] : []
        for (index, flow) in program.flows.enumerated() {
            guard let entry = flow.entry else { continue }
            cards.append(FlowMap.Card(node: .entry(FlowID(index: index)), name: "the app's code", lines: [entry.value.rawValue]))
        }
        for (index, link) in program.links.enumerated() {
            var card = FlowMap.Card(node: .link(LinkID(index: index)), name: link.name.value)
            if link.isTransition { card.lines = ["global transition"] } else { card.urls = link.patterns.map { "\($0.pattern)" } }
            card.rows = rows[card.node] ?? []
            card.findings = findings(at: [link.name.range] + link.patterns.map(\.range) + link.steps.map(\.range))
            cards.append(card)
        }
        return cards
    }

    // MARK: - Flows

    func frame(_ id: FlowID, _ unreachable: Set<ScreenID>) -> FlowMap.Frame {
        let flow = program[id]
        var cards: [FlowMap.Card] = []
        if !flow.kind.isStackOrSingle { cards.append(container(id)) }
        if flow.kind.isStackOrSingle, !flow.start.choices.isEmpty { cards.append(FlowMap.Card(node: .choice(id), name: "start")) }
        cards += flow.screens.map { screen($0, isUnreachable: unreachable.contains($0)) }
        if !flow.transitions.isEmpty {
            var card = FlowMap.Card(node: .everyScreen(id), name: "every screen")
            card.rows = rows[card.node] ?? []
            card.findings = findings(at: rowRanges[card.node] ?? [])
            cards.append(card)
        }
        cards += (branches[id] ?? []).map { FlowMap.Card(node: .branch($0), name: program[$0].name.value) }
        let results = flow.results.indices.map { FlowMap.Node.end(id, result: $0) } + [.end(id, result: nil)]
        cards += results.filter(ends.contains).map { node in
            guard case .end(_, let result?) = node else { return FlowMap.Card(node: node, name: "dismissed") }
            return FlowMap.Card(node: node, name: flow.results[result].name.value)
        }
        var frame = FlowMap.Frame(flow: id, name: flow.name.value, kind: kind(of: flow), cards: cards)
        // Containers and external flows show their findings on a card.
        if flow.kind.isStackOrSingle, !flow.isExternal { frame.findings = findings(at: [flow.name.range]) }
        return frame
    }

    private func kind(of flow: Flow) -> String {
        switch flow.kind {
        case .stack: "stack"
        case .single: flow.isExternal ? "external" : "single screen"
        case .tabs: flow.isSplit ? "split" : "tabs"
        case .switch: "switch"
        }
    }

    private func container(_ id: FlowID) -> FlowMap.Card {
        let flow = program[id]
        var card = FlowMap.Card(node: .container(id), name: flow.name.value)
        card.places = flow.tabs.map { $0.title?.shown ?? $0.name.value } + flow.children.map(\.name.value)
        card.hasGrabber = swipedDown.contains(.flow(id))
        var ranges = [flow.name.range] + flow.tabs.map(\.name.range) + flow.children.map(\.name.range)
        for steps in flow.tabs.compactMap(\.steps) { ranges += steps.map(\.range) }
        ranges += flow.childHandlers.flatMap { $0.handler.steps.map(\.range) }
        card.findings = findings(at: ranges)
        return card
    }

    private func screen(_ id: ScreenID, isUnreachable: Bool) -> FlowMap.Card {
        let screen = program[id]
        var card = FlowMap.Card(node: .screen(id), name: screen.name.value)
        if let title = screen.attributes.texts[.title]?.shown, title != screen.name.value { card.lines.append("“\(title)”") }
        card.lines += screen.parameters.map { "\($0.name.value): \($0.type)" }
        let bars: [(ScreenAttribute, String)] = [(.hidesNavigationBar, "navigation bar"), (.hidesTabBar, "tab bar")]
        for (attribute, name) in bars where screen.attributes[attribute] == true { card.lines.append("hides the \(name)") }
        if !screen.attributes.allowsBack { card.lines.append("no back") }
        if screen.attributes.isPlaceholder { card.lines.append("placeholder") }
        card.rows = rows[card.node] ?? []
        card.isUnreachable = isUnreachable
        let flow = program[screen.flow]
        let isFirst = flow.kind.isStackOrSingle && flow.start.all.contains { flow.screens[$0] == id }
        card.hasGrabber = swipedDown.contains(.screen(id)) || isFirst && swipedDown.contains(.flow(screen.flow))
        card.findings = findings(at: [screen.name.range] + (rowRanges[card.node] ?? []))
        return card
    }

    // MARK: - Findings

    /// The ids of the rules with findings in some ranges.
    func findings(at ranges: [SourceRange]) -> [String] {
        findings.filter { finding in ranges.contains { $0.contains(finding.range) } }.map(\.rule.id)
    }

    func ranges(of transition: Transition) -> [SourceRange] {
        [transition.name.range] + transition.steps.map(\.range)
    }
}

extension Text {
    /// The text if it's known: a literal, or the default or key of a localized text.
    var shown: String? {
        switch self {
        case .literal(let text): text
        case .value: nil
        case .localized(let text): text.shown
        }
    }
}

/// A text on one line: line breaks become spaces, and invisible characters are escaped.
func onOneLine(_ text: String) -> String {
    escaped(String(text.map { $0.isNewline ? " " : $0 }))
}
