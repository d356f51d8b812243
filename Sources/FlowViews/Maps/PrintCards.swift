import FlowGraph

extension DOTPrinter {
    /// The look of a card: a table, except for starts and branches.
    func attributes(of card: FlowMap.Card) -> String {
        switch card.node {
        case .start, .choice:
            "shape=circle, label=\"\", width=0.16, style=filled, fillcolor=\"\(Look.text)\", color=\"\(Look.text)\", tooltip=\"start\""
        case .branch:
            "shape=diamond, style=filled, fillcolor=\"\(Look.ground)\", color=\"\(Look.border)\", fontsize=10.5, margin=\"0.02,0.02\", label=<\(escapedText(card.name))>"
        // The order keeps the arrows of tabs from crossing.
        case .container: "ordering=out, label=<\(bar(card))>"
        case .end: "label=<\(pill(([card.name] + card.rows.map(\.text)).map { small($0, Look.frame) }, Look.text))>"
        case .reference: "label=<\(table([[small(card.name, Look.secondary)]]))>"
        case .link where card.isPill:
            "label=<\(pill((card.urls.isEmpty ? [card.name] : card.urls).map { small($0, Look.link) } + rows(of: card), Look.pill))>"
        case .entry, .link, .screen, .everyScreen, .flow: "label=<\(box(card))>"
        }
    }

    /// The title of a frame: its name, unless its only card has the same one, and its kind.
    func title(of frame: FlowMap.Frame) -> String {
        let isCard = frame.cards.count == 1 && frame.cards[0].node.isScreen && frame.cards[0].name == frame.name
        let name = isCard ? "" : "<B>\(escapedText(frame.name))</B>  "
        let findings = frame.findings.map { "  " + font("⚠ \($0)", Look.finding) }.joined()
        return table([["<TD CELLPADDING=\"3\">\(name)\(font(frame.kind, Look.secondary))\(findings)</TD>"]])
    }

    /// A line for each kind of arrow on a map, and a pill for deep links.
    func legend(of map: FlowMap) -> String {
        let cards = map.outside + map.frames.flatMap(\.cards)
        let kinds = Set(map.arrows.map(\.kind) + cards.flatMap(\.rows).compactMap(\.kind)).subtracting([.contains])
        var entries = FlowMap.Kind.allCases.filter(kinds.contains).map { kind in
            let (words, color, style) = Look.line(of: kind)
            let dashes = style.contains("dashed") ? [6, 3, 6, 3, 6] : style.contains("dotted") ? Array(repeating: 2, count: 11) : [24]
            let line = dashes.enumerated().map { index, length in
                "<TD FIXEDSIZE=\"TRUE\" HEIGHT=\"2\" WIDTH=\"\(length)\"\(index.isMultiple(of: 2) ? " BGCOLOR=\"\(color)\"" : "")></TD>"
            }
            let text = "<FONT POINT-SIZE=\"10\" COLOR=\"\(Look.secondary)\">\(words)&#160;&#160;&#160;&#160;</FONT>"
            return ["<TD CELLPADDING=\"4\">\(table([line]))</TD>", "<TD ALIGN=\"LEFT\">\(text)</TD>"]
        }
        if cards.contains(where: { $0.isPill || !$0.urls.isEmpty }) {
            entries.append(["<TD COLSPAN=\"2\" ALIGN=\"LEFT\">\(pill([small("deep link", Look.link)], Look.pill))</TD>"])
        }
        // More would be wider than most maps. The first row is the space above.
        let rows = stride(from: 0, to: entries.count, by: 5).map { entries[$0..<min($0 + 5, entries.count)].flatMap(\.self) }
        return rows.isEmpty ? "" : table([["<TD HEIGHT=\"10\"></TD>"]] + rows)
    }

    // MARK: - Cards

    /// A card, in a color that differs from its surroundings.
    private func box(_ card: FlowMap.Card) -> String {
        var cells = grabber(card) + [cell("<B>\(escapedText(card.name))</B>", width: Look.width(of: card.name, size: 13))]
        cells += card.lines.map { small($0, Look.secondary) }
        cells += card.urls.map { "<TD ALIGN=\"LEFT\">\(pill([small($0, Look.link)], Look.pill))</TD>" }
        cells += rows(of: card) + findings(card)
        let style = card.isUnreachable ? "ROUNDED,DASHED" : "ROUNDED"
        let color = frames[card.node] == nil ? Look.frame : Look.ground
        let look = "BORDER=\"1\" CELLPADDING=\"5\" CELLSPACING=\"0\" STYLE=\"\(style)\" COLOR=\"\(Look.border)\" BGCOLOR=\"\(color)\""
        return table([["<TD>\(table(cells.map { [$0] }))</TD>"]], look)
    }

    /// The tabs or children of a container: side by side, or one below the other, so arrows don't
    /// cross other places.
    private func bar(_ card: FlowMap.Card) -> String {
        let places = card.places.enumerated().map { index, place in
            "<TD PORT=\"p\(index)\" BORDER=\"1\" STYLE=\"ROUNDED\" COLOR=\"\(Look.border)\" BGCOLOR=\"\(Look.ground)\" CELLPADDING=\"5\" WIDTH=\"\(Look.width(of: place, size: 12) + 10)\">\(escapedText(place))</TD>"
        }
        let bar = table(isDownward ? [places] : places.map { [$0] }, "BORDER=\"0\" CELLPADDING=\"0\" CELLSPACING=\"4\"")
        return table((grabber(card) + ["<TD>\(bar)</TD>"] + findings(card)).map { [$0] })
    }

    private func rows(of card: FlowMap.Card) -> [String] {
        card.rows.map { row in
            if let kind = row.kind { return small(row.text, Look.line(of: kind).color) }
            let text = "\(escapedText(row.name))  \(font(row.action, Look.secondary))"
            return cell("<FONT POINT-SIZE=\"10\">\(text)</FONT>", width: Look.width(of: row.text, size: 10))
        }
    }

    private func findings(_ card: FlowMap.Card) -> [String] {
        card.findings.map { small("⚠ \($0)", Look.finding) }
    }

    private func grabber(_ card: FlowMap.Card) -> [String] {
        card.hasGrabber ? ["<TD><FONT POINT-SIZE=\"6\" COLOR=\"\(Look.secondary)\">━━━</FONT></TD>"] : []
    }

    // MARK: - Tables

    /// Texts on a shape with round ends: the border is as thick as the corners are round.
    private func pill(_ cells: [String], _ color: String) -> String {
        let look = "BORDER=\"6\" CELLPADDING=\"0\" CELLSPACING=\"0\" STYLE=\"ROUNDED\" COLOR=\"\(color)\" BGCOLOR=\"\(color)\""
        return table(cells.map { [$0] }, look)
    }

    private func table(_ rows: [[String]], _ look: String = "BORDER=\"0\" CELLPADDING=\"0\" CELLSPACING=\"0\"") -> String {
        "<TABLE CELLBORDER=\"0\" \(look)>\(rows.map { "<TR>\($0.joined())</TR>" }.joined())</TABLE>"
    }

    private func small(_ text: String, _ color: String) -> String {
        cell("<FONT POINT-SIZE=\"10\" COLOR=\"\(color)\">\(escapedText(text))</FONT>", width: Look.width(of: text, size: 10))
    }

    private func cell(_ content: String, width: Int) -> String {
        "<TD ALIGN=\"LEFT\" CELLPADDING=\"2\" WIDTH=\"\(width + 4)\">\(content)</TD>"
    }

    private func font(_ text: String, _ color: String) -> String {
        "<FONT COLOR=\"\(color)\">\(escapedText(text))</FONT>"
    }
}

extension FlowMap.Row {
    /// Its name and its action.
    fileprivate var text: String { [name, action].filter { !$0.isEmpty }.joined(separator: "  ") }
}

/// Escapes a text for an HTML-like label.
func escapedText(_ text: String) -> String {
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
