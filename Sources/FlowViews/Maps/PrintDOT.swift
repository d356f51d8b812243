import FlowGraph
import FlowSpec

extension FlowMap {
    /// The map as a graph in Graphviz's language, DOT. The same map gives the same text. An arrow
    /// that would cross the picture ends at a mention of the card that it leads to.
    ///
    /// - Parameters:
    ///   - program: the program that the map shows.
    ///   - link: the address that the card of a flow, by its name, links to; nil for none.
    public func dot(of program: Program, linking link: (String) -> String? = { _ in nil }) -> String {
        var printer = DOTPrinter(program: program)
        for flow in program.flows.map(\.name.value) {
            printer.addresses[flow] = link(flow)
        }
        printer.print(withReferences)
        return printer.lines.joined(separator: "\n") + "\n"
    }
}

/// Writes a map in DOT. Cards are tables in Graphviz's HTML-like labels.
private struct DOTPrinter {
    let program: Program
    /// The address that the card of each flow links to.
    var addresses: [String: String] = [:]
    var lines: [String] = []
    /// The frame in which each card stands.
    private var frames: [FlowMap.Node: FlowID] = [:]

    init(program: Program) {
        self.program = program
    }

    mutating func print(_ map: FlowMap) {
        frames = map.flowOfNode
        lines.append("digraph \(quotedID(map.title)) {")
        // Graphviz looks for the shortest arrows, and takes a minute for some hundreds: then for
        // any.
        if map.arrows.count > 150 { lines.append("  graph [nslimit=0.1, mclimit=0.1, splines=line]") }
        // Without 'newrank', Graphviz doesn't rank the cards of some maps ("trouble in init_rank").
        lines.append("  graph [rankdir=LR, newrank=true, nodesep=0.25, ranksep=0.35, fontname=\"\(Look.font)\", bgcolor=transparent]")
        lines.append("  node [shape=plain, fontname=\"\(Look.font)\", fontsize=12, fontcolor=\"\(Look.text)\"]")
        lines.append(
            "  edge [fontname=\"\(Look.font)\", fontsize=11, color=\"\(Look.arrow)\", fontcolor=\"\(Look.text)\", arrowsize=0.7]")
        for card in map.outside { self.card(card, indent: "  ") }
        for frame in map.frames where !frame.cards.isEmpty {
            lines.append("  subgraph \(quotedID("cluster \(frame.name)")) {")
            let label =
                "<B>\(escapedText(frame.name))</B>  <FONT COLOR=\"\(Look.secondary)\">\(frame.kind)</FONT>"
                + frame.findings.map { "  <FONT COLOR=\"\(Look.finding)\">⚠ \(escapedText($0))</FONT>" }.joined()
            lines.append(
                "    graph [label=<\(label)>, labeljust=l, style=\"rounded,filled\", color=\"\(Look.frameBorder)\", fillcolor=\"\(Look.frame)\", fontcolor=\"\(Look.text)\", margin=12, id=\(quotedID("flow \(frame.name)"))]"
            )
            for card in frame.cards { self.card(card, indent: "    ") }
            lines.append("  }")
        }
        for arrow in map.arrows { self.arrow(arrow) }
        anchor(map)
        lines.append("}")
    }

    /// Puts the cards that nothing leads to behind the first of their frame, which they would
    /// stretch.
    private mutating func anchor(_ map: FlowMap) {
        let reached = Set(map.arrows.filter { !leadsBack($0) && $0.from.node != $0.to.node }.map(\.to.node))
        for frame in map.frames {
            guard let first = frame.cards.first else { continue }
            for card in frame.cards.dropFirst() where !reached.contains(card.node) {
                lines.append("  \(end(.init(first.node))) -> \(end(.init(card.node))) [style=invis]")
            }
        }
    }

    // MARK: - Cards

    private mutating func card(_ card: FlowMap.Card, indent: String) {
        let name = quotedID(program.identifier(of: card.node))
        let attributes =
            switch card.node {
            case .start:
                "shape=circle, label=\"\", width=0.2, style=filled, fillcolor=\"\(Look.text)\", color=\"\(Look.text)\", tooltip=\"start\""
            case .choice:
                "shape=circle, label=\"\", width=0.15, style=filled, fillcolor=\"\(Look.text)\", color=\"\(Look.text)\", tooltip=\"start\""
            case .end: "label=<\(end(card))>"
            case .reference: "label=<\(mention(card))>"
            case .branch:
                "shape=diamond, style=filled, fillcolor=\"\(Look.card)\", color=\"\(Look.border)\", margin=\"0.04,0.02\", label=<\(escapedText(card.name))>"
            case .entry, .link, .screen, .everyScreen, .container, .flow: "label=<\(table(card))>"
            }
        var address = ""
        if case .flow = card.node, let link = addresses[card.name] { address = ", URL=\(quotedID(link)), target=_top" }
        lines.append("\(indent)\(name) [\(attributes), id=\(name)\(address)]")
    }

    private func table(_ card: FlowMap.Card) -> String {
        var rows: [String] = []
        if card.hasGrabber { rows.append(cell("<FONT POINT-SIZE=\"7\" COLOR=\"\(Look.secondary)\">━━━</FONT>", width: 0)) }
        rows.append(cell("<B>\(escapedText(card.name))</B>", width: Look.width(of: card.name, size: 13)))
        rows += card.lines.map { small($0, "COLOR=\"\(Look.secondary)\"") }
        rows += card.rows.map {
            let text = "\(escapedText($0.name))  <I>\(escapedText($0.action))</I>"
            return cell("<FONT POINT-SIZE=\"10\">\(text)</FONT>", width: Look.width(of: "\($0.name)  \($0.action)", size: 10))
        }
        rows += card.findings.map { small("⚠ \($0)", "COLOR=\"\(Look.finding)\"") }
        // Below one another, so that no arrow runs across another place.
        rows += card.places.enumerated().map { index, place in
            "<TD PORT=\"p\(index)\" BORDER=\"1\" SIDES=\"T\" COLOR=\"\(Look.frameBorder)\" CELLPADDING=\"6\" WIDTH=\"\(Look.width(of: place, size: 12) + 12)\">\(escapedText(place))</TD>"
        }
        let style = card.isUnreachable ? "ROUNDED,DASHED" : "ROUNDED"
        let opening =
            "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" STYLE=\"\(style)\" COLOR=\"\(Look.border)\" BGCOLOR=\"\(Look.card)\">"
        return opening + rows.map { "<TR>\($0)</TR>" }.joined() + "</TABLE>"
    }

    /// The end of a flow, dark as the start is.
    private func end(_ card: FlowMap.Card) -> String {
        "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" STYLE=\"ROUNDED\" COLOR=\"\(Look.text)\" BGCOLOR=\"\(Look.text)\"><TR>"
            + small(card.name, "COLOR=\"\(Look.card)\"") + "</TR></TABLE>"
    }

    private func mention(_ card: FlowMap.Card) -> String {
        "<TABLE BORDER=\"0\" CELLSPACING=\"0\"><TR>" + small("↗ \(card.name)", "COLOR=\"\(Look.secondary)\"") + "</TR></TABLE>"
    }

    private func small(_ text: String, _ attributes: String) -> String {
        cell("<FONT POINT-SIZE=\"10\" \(attributes)>\(escapedText(text))</FONT>", width: Look.width(of: text, size: 10))
    }

    private func cell(_ content: String, width: Int) -> String {
        "<TD CELLPADDING=\"4\" WIDTH=\"\(width + 8)\">\(content)</TD>"
    }

    // MARK: - Arrows

    private mutating func arrow(_ arrow: FlowMap.Arrow) {
        var attributes = [Look.style(of: arrow.kind)]
        let text = arrow.lines
        if !text.isEmpty { attributes.append("label=<\(text.map(escapedText).joined(separator: "<BR/>"))>") }
        if arrow.labels.contains(where: \.hasFindings) { attributes.append("color=\"\(Look.finding)\", fontcolor=\"\(Look.finding)\"") }
        if leadsBack(arrow) { attributes.append("constraint=false") }
        let exit = arrow.from.place == nil ? "" : ":e"
        lines.append("  \(end(arrow.from))\(exit) -> \(end(arrow.to)) [\(attributes.joined(separator: ", "))]")
    }

    /// Whether an arrow leads to what was there before, within a frame: it doesn't count when cards
    /// are placed from left to right.
    private func leadsBack(_ arrow: FlowMap.Arrow) -> Bool {
        if case .reference = arrow.to.node { return false }
        return Look.leadsBack(arrow.kind) && frames[arrow.to.node] != nil && frames[arrow.from.node] == frames[arrow.to.node]
    }

    private func end(_ anchor: FlowMap.Anchor) -> String {
        quotedID(program.identifier(of: anchor.node)) + (anchor.place.map { ":p\($0)" } ?? "")
    }
}

/// An identifier of DOT.
private func quotedID(_ text: String) -> String { "\"\(backslashed(onOneLine(text)))\"" }

/// A text in an HTML-like label.
private func escapedText(_ text: String) -> String {
    onOneLine(text).unicodeScalars.map { scalar in
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        default: String(scalar)
        }
    }.joined()
}
