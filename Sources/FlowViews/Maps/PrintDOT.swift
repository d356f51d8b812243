import FlowGraph
import FlowSpec

extension FlowMap {
    /// Returns the map as a graph in Graphviz's language, DOT. The same map produces the same text.
    /// Arrows that would cross the picture are rows of their card, or end at a reference.
    ///
    /// - Parameters:
    ///   - program: the program of the map.
    ///   - theme: the colors; the light ones for `auto`.
    ///   - link: returns the URL for the card of a flow, by the flow's name; nil for none.
    public func dot(of program: Program, theme: Theme = .auto, linking link: (String) -> String? = { _ in nil }) -> String {
        var printer = DOTPrinter(program: program)
        for flow in program.flows.map(\.name.value) {
            printer.addresses[flow] = link(flow)
        }
        printer.print(withReferences)
        return theme.applied(toDOT: printer.lines.joined(separator: "\n") + "\n")
    }
}

/// Writes a map in DOT. Cards are tables in Graphviz's HTML-like labels.
struct DOTPrinter {
    let program: Program
    /// The URL for the card of each flow.
    var addresses: [String: String] = [:]
    var lines: [String] = []
    /// True if the steps lead from top to bottom.
    private(set) var isDownward = false
    /// The flow of each card's frame.
    private(set) var frames: [FlowMap.Node: FlowID] = [:]

    init(program: Program) {
        self.program = program
    }

    mutating func print(_ map: FlowMap) {
        frames = map.flowOfNode
        isDownward = map.isDownward
        lines.append("digraph \(quotedID(map.title)) {")
        // Graphviz needs a minute to minimize the length of some hundreds of arrows: limit that.
        if map.arrows.count > 150 { lines.append("  graph [nslimit=0.1, mclimit=0.1, splines=line]") }
        // Without 'newrank', Graphviz doesn't rank the cards of some maps ("trouble in init_rank").
        let layout = isDownward ? "rankdir=TB, nodesep=0.3, ranksep=0.4" : "rankdir=LR, nodesep=0.2, ranksep=0.5"
        lines.append(
            "  graph [\(layout), newrank=true, compound=true, outputorder=edgesfirst, fontname=\"\(Look.font)\", fontsize=12, bgcolor=\"\(Look.ground)\", pad=0.2]"
        )
        lines.append("  node [shape=plain, fontname=\"\(Look.font)\", fontsize=12, fontcolor=\"\(Look.text)\"]")
        lines.append("  edge [fontname=\"\(Look.font)\", fontsize=10.5, penwidth=1.3, arrowsize=0.65]")
        for card in map.outside { self.card(card, indent: "  ") }
        for frame in map.frames where !frame.cards.isEmpty {
            lines.append("  subgraph \(quotedID("cluster \(frame.name)")) {")
            lines.append(
                "    graph [label=<\(title(of: frame))>, labeljust=l, style=\"rounded,filled\", color=\"\(Look.border)\", fillcolor=\"\(Look.frame)\", fontcolor=\"\(Look.text)\", margin=12, id=\(quotedID("flow \(frame.name)"))]"
            )
            for card in frame.cards { self.card(card, indent: "    ") }
            lines.append("  }")
        }
        for arrow in map.arrows { self.arrow(arrow) }
        anchor(map)
        // The frames would inherit the legend if it came first.
        let legend = legend(of: map)
        if !legend.isEmpty { lines.append("  graph [labelloc=b, labeljust=l, label=<\(legend)>]") }
        lines.append("}")
    }

    /// Places cards without incoming arrows after a frame's first card. They would stretch the
    /// frame.
    private mutating func anchor(_ map: FlowMap) {
        let reached = Set(map.arrows.filter { !leadsBack($0) && $0.from.node != $0.to.node }.map(\.to.node))
        for frame in map.frames {
            guard let first = frame.cards.first else { continue }
            for card in frame.cards.dropFirst() where !reached.contains(card.node) {
                lines.append("  \(end(.init(first.node))) -> \(end(.init(card.node))) [style=invis]")
            }
        }
    }

    private mutating func card(_ card: FlowMap.Card, indent: String) {
        let name = quotedID(program.identifier(of: card.node))
        var address = ""
        if case .flow = card.node, let link = addresses[card.name] { address = ", URL=\(quotedID(link)), target=_top" }
        lines.append("\(indent)\(name) [\(attributes(of: card)), id=\(name)\(address)]")
    }

    // MARK: - Arrows

    private mutating func arrow(_ arrow: FlowMap.Arrow) {
        let line = Look.line(of: arrow.kind)
        let color = arrow.labels.contains(where: \.hasFindings) ? Look.finding : line.color
        var attributes = [line.style, "color=\"\(color)\""]
        let text = arrow.lines
        if !text.isEmpty {
            // The spaces keep the text off its line.
            let label = text.map { "&#160;\(escapedText($0))&#160;" }.joined(separator: "<BR/>")
            attributes.append("label=<\(label)>, fontcolor=\"\(arrow.kind == .contains ? Look.secondary : color)\"")
        }
        if leadsBack(arrow) { attributes.append("constraint=false") }
        if let flow = entered(by: arrow) { attributes.append("lhead=\(quotedID("cluster \(program[flow].name.value)"))") }
        let exit = arrow.from.place == nil ? "" : isDownward ? ":s" : ":e"
        lines.append("  \(end(arrow.from))\(exit) -> \(end(arrow.to)) [\(attributes.joined(separator: ", "))]")
    }

    /// The flow that an arrow starts from elsewhere. The arrow ends at its frame, not to cross its
    /// title.
    private func entered(by arrow: FlowMap.Arrow) -> FlowID? {
        guard let flow = frames[arrow.to.node], frames[arrow.from.node] != flow, arrow.to.place == nil else { return nil }
        return program.first(of: flow).node == arrow.to.node ? flow : nil
    }

    /// True if an arrow leads back within a frame, so it doesn't affect the order of cards.
    private func leadsBack(_ arrow: FlowMap.Arrow) -> Bool {
        if case .reference = arrow.to.node { return false }
        return Look.leadsBack(arrow.kind) && frames[arrow.to.node] != nil && frames[arrow.from.node] == frames[arrow.to.node]
    }

    private func end(_ anchor: FlowMap.Anchor) -> String {
        quotedID(program.identifier(of: anchor.node)) + (anchor.place.map { ":p\($0)" } ?? "")
    }
}

/// A quoted identifier in DOT.
private func quotedID(_ text: String) -> String { "\"\(backslashed(onOneLine(text)))\"" }
