import FlowDiagnostics
import FlowGraph

extension FlowMap {
    /// The map as a graph in Graphviz's language, DOT. The same map gives the same text.
    ///
    /// - Parameters:
    ///   - program: the program that the map shows.
    ///   - link: the address that the card of a flow, by its name, links to; nil for none.
    public func dot(of program: Program, linking link: (String) -> String? = { _ in nil }) -> String {
        var printer = DOTPrinter(program: program)
        for flow in program.flows.map(\.name.value) {
            printer.addresses[flow] = link(flow)
        }
        printer.print(self)
        return printer.lines.joined(separator: "\n") + "\n"
    }
}

/// Writes a map in DOT. Cards are tables in Graphviz's HTML-like labels.
private struct DOTPrinter {
    let program: Program
    /// The address that the card of each flow links to.
    var addresses: [String: String] = [:]
    var lines: [String] = []

    mutating func print(_ map: FlowMap) {
        lines.append("digraph \(quotedID(map.title)) {")
        lines.append("  graph [rankdir=LR, nodesep=0.3, ranksep=0.9, fontname=\"\(Look.font)\", bgcolor=transparent]")
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
                "    graph [label=<\(label)>, labeljust=l, style=\"rounded,filled\", color=\"\(Look.frameBorder)\", fillcolor=\"\(Look.frame)\", fontcolor=\"\(Look.text)\", margin=14, id=\(quotedID("flow \(frame.name)"))]"
            )
            for card in frame.cards { self.card(card, indent: "    ") }
            lines.append("  }")
        }
        for arrow in map.arrows { self.arrow(arrow) }
        lines.append("}")
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
            case .end:
                "shape=doublecircle, label=\"\", width=0.12, style=filled, fillcolor=\"\(Look.text)\", color=\"\(Look.text)\", "
                    + "xlabel=<\(escapedText(card.name))>"
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
        if card.hasGrabber { rows.append(cell("<FONT POINT-SIZE=\"7\" COLOR=\"\(Look.secondary)\">━━━</FONT>")) }
        rows.append(cell("<B>\(escapedText(card.name))</B>"))
        rows += card.lines.map { cell("<FONT POINT-SIZE=\"10\" COLOR=\"\(Look.secondary)\">\(escapedText($0))</FONT>") }
        rows += card.rows.map {
            cell("<FONT POINT-SIZE=\"10\">\(escapedText($0.name))  <I>\(escapedText($0.action))</I></FONT>")
        }
        rows += card.findings.map { cell("<FONT POINT-SIZE=\"10\" COLOR=\"\(Look.finding)\">⚠ \(escapedText($0))</FONT>") }
        // Below one another, so that no arrow runs across another place.
        rows += card.places.enumerated().map { index, place in
            "<TD PORT=\"p\(index)\" BORDER=\"1\" SIDES=\"T\" COLOR=\"\(Look.frameBorder)\" CELLPADDING=\"6\">\(escapedText(place))</TD>"
        }
        let style = card.isUnreachable ? "ROUNDED,DASHED" : "ROUNDED"
        let opening =
            "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" STYLE=\"\(style)\" COLOR=\"\(Look.border)\" BGCOLOR=\"\(Look.card)\">"
        return opening + rows.map { "<TR>\($0)</TR>" }.joined() + "</TABLE>"
    }

    private func cell(_ content: String) -> String {
        "<TD CELLPADDING=\"4\">\(content)</TD>"
    }

    // MARK: - Arrows

    private mutating func arrow(_ arrow: FlowMap.Arrow) {
        var attributes = [Look.style(of: arrow.kind)]
        let text = arrow.labels.flatMap(\.lines)
        if !text.isEmpty { attributes.append("label=<\(text.map(escapedText).joined(separator: "<BR/>"))>") }
        if arrow.labels.contains(where: \.hasFindings) { attributes.append("color=\"\(Look.finding)\", fontcolor=\"\(Look.finding)\"") }
        let exit = arrow.from.place == nil ? "" : ":e"
        lines.append("  \(end(arrow.from))\(exit) -> \(end(arrow.to)) [\(attributes.joined(separator: ", "))]")
    }

    private func end(_ anchor: FlowMap.Anchor) -> String {
        quotedID(program.identifier(of: anchor.node)) + (anchor.place.map { ":p\($0)" } ?? "")
    }
}

/// Colours, lines and fonts. The colours of the dark mode replace these in the SVG.
enum Look {
    static let font = "Helvetica,Arial,sans-serif"
    static let text = "#1c1c1e"
    static let secondary = "#6c6c70"
    static let card = "#ffffff"
    static let border = "#8e8e93"
    static let frame = "#f2f2f7"
    static let frameBorder = "#d1d1d6"
    static let arrow = "#48484a"
    static let finding = "#c9252d"

    /// Each colour, with the one that replaces it in dark mode.
    static let dark = [
        text: "#f2f2f7", secondary: "#aeaeb2", card: "#2c2c2e", border: "#7c7c80", frame: "#1c1c1e", frameBorder: "#3a3a3c",
        arrow: "#c7c7cc",
        finding: "#ff6961",
    ]

    /// The line and the head of an arrow. What leads back doesn't count when cards are placed from
    /// left to right.
    static func style(of kind: FlowMap.Kind) -> String {
        switch kind {
        case .contains: "style=solid, penwidth=0.8, arrowhead=none"
        case .push: "style=solid, arrowhead=normal"
        case .replace: "style=solid, arrowhead=diamond"
        case .present: "style=dashed, arrowhead=empty"
        case .back: "style=dotted, arrowhead=normal, constraint=false"
        case .select: "style=bold, arrowhead=vee, constraint=false"
        case .finish: "style=solid, arrowhead=dot"
        case .then: "style=dotted, arrowhead=vee, constraint=false"
        }
    }
}

/// An identifier of DOT.
private func quotedID(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
}

/// A text in an HTML-like label.
private func escapedText(_ text: String) -> String {
    text.map { character in
        switch character {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        case "\"": "&quot;"
        case _ where character.isNewline: " "
        default: String(character)
        }
    }.joined()
}
