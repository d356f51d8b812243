import FlowGraph

extension FlowMap {
    /// The map as a Mermaid flowchart, which GitHub renders. The same map produces the same text.
    public var mermaid: String { mermaid(marking: [:]) }

    /// Returns the map as a Mermaid flowchart with the effects of a change. Cards are marked with a
    /// sign and a border: `+` if they are new, `~` if changed, and `−` if removed.
    ///
    /// - Parameter removed: the names of removed cards.
    func mermaid(marking marks: [Node: Mark], removed: [String] = []) -> String {
        var printer = MermaidPrinter(of: self, marks: marks)
        printer.print(self)
        printer.printMarks(of: self, removed)
        return printer.lines.joined(separator: "\n") + "\n"
    }

    /// The effect of a change on a card.
    enum Mark: String, Sendable, CaseIterable {
        case added
        case changed

        fileprivate var sign: String { self == .added ? "+ " : "~ " }
        fileprivate var style: String { self == .added ? "stroke:#27803b,stroke-width:3px" : "stroke:#b8860b,stroke-width:3px" }
    }
}

/// Writes a map in Mermaid. Mermaid cards have no places, so each tab or child is a card.
private struct MermaidPrinter {
    var lines: [String] = []
    private var ids: [FlowMap.Node: String] = [:]
    private let marks: [FlowMap.Node: FlowMap.Mark]

    init(of map: FlowMap, marks: [FlowMap.Node: FlowMap.Mark]) {
        self.marks = marks
        for (index, card) in (map.outside + map.frames.flatMap(\.cards)).enumerated() { ids[card.node] = "n\(index)" }
    }

    mutating func print(_ map: FlowMap) {
        lines.append("flowchart LR")
        for card in map.outside { self.card(card, indent: "  ") }
        for (index, frame) in map.frames.enumerated() where !frame.cards.isEmpty {
            lines.append("  subgraph f\(index)[\(text(["\(frame.name) · \(frame.kind)"] + frame.findings.map { "⚠ \($0)" }))]")
            for card in frame.cards { self.card(card, indent: "    ") }
            lines.append("  end")
        }
        for arrow in map.arrows { self.arrow(arrow) }
        let unreachable = map.frames.flatMap(\.cards).filter(\.isUnreachable).compactMap { ids[$0.node] }
        printClass("unreachable", "stroke-dasharray: 4 4", of: unreachable)
    }

    /// Prints the removed cards, and the borders of all marked cards.
    mutating func printMarks(of map: FlowMap, _ removed: [String]) {
        for (index, name) in removed.enumerated() { lines.append("  removed\(index)[\(text(["− " + name]))]") }
        printClass("removed", "stroke:#c0392b,stroke-width:2px,stroke-dasharray: 2 2", of: removed.indices.map { "removed\($0)" })
        for mark in FlowMap.Mark.allCases {
            let cards = (map.outside + map.frames.flatMap(\.cards)).filter { marks[$0.node] == mark }.compactMap { ids[$0.node] }
            printClass(mark.rawValue, mark.style, of: cards)
        }
    }

    private mutating func printClass(_ name: String, _ style: String, of cards: [String]) {
        guard !cards.isEmpty else { return }
        lines.append("  classDef \(name) \(style)")
        lines.append("  class \(cards.joined(separator: ",")) \(name)")
    }

    private mutating func card(_ card: FlowMap.Card, indent: String) {
        guard let id = ids[card.node] else { return }
        let rows = card.rows.map { "▸ \($0.name): \($0.kind.map { Look.line(of: $0).words } ?? $0.action)" }
        let label = text([(marks[card.node]?.sign ?? "") + card.name] + card.lines + card.urls + rows + card.findings.map { "⚠ \($0)" })
        let shape =
            switch card.node {
            case .start, .choice: "((\(text(["●"]))))"
            case .end: "(((\(label))))"
            case .branch: "{\(label)}"
            case .entry, .link: ">\(label)]"
            case .container: "[[\(label)]]"
            case .everyScreen, .reference: "(\(label))"
            case .flow: "[/\(label)/]"
            case .screen: "[\(label)]"
            }
        lines.append(indent + id + shape)
        for (index, place) in card.places.enumerated() {
            lines.append("\(indent)\(id)p\(index)([\(text([place]))])")
            lines.append("\(indent)\(id) --- \(id)p\(index)")
        }
    }

    private mutating func arrow(_ arrow: FlowMap.Arrow) {
        guard let from = end(arrow.from), let to = end(arrow.to) else { return }
        let parts = arrow.lines
        let label = parts.isEmpty ? "" : "|\(text(parts))|"
        lines.append("  \(from) \(line(arrow.kind))\(label) \(to)")
    }

    private func end(_ anchor: FlowMap.Anchor) -> String? {
        ids[anchor.node].map { id in anchor.place.map { "\(id)p\($0)" } ?? id }
    }

    private func line(_ kind: FlowMap.Kind) -> String {
        switch kind {
        case .contains: "---"
        case .push, .replace: "-->"
        case .present, .back, .then: "-.->"
        case .select: "==>"
        case .finish: "--o"
        }
    }

    /// A quoted text with one line for each part.
    private func text(_ parts: [String]) -> String {
        "\"\(parts.map(entities).joined(separator: "<br>"))\""
    }

    private func entities(_ text: String) -> String {
        onOneLine(text).unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "#quot;"
            case "#": "#35;"
            case "<": "#lt;"
            case ">": "#gt;"
            case "&": "#amp;"
            case "`": "#96;"
            default: String(scalar)
            }
        }.joined()
    }
}
