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

    /// The line and the head of an arrow.
    static func style(of kind: FlowMap.Kind) -> String {
        switch kind {
        case .contains: "style=solid, penwidth=0.8, arrowhead=none"
        case .push: "style=solid, arrowhead=normal"
        case .replace: "style=solid, arrowhead=diamond"
        case .present: "style=dashed, arrowhead=empty"
        case .back: "style=dotted, arrowhead=normal"
        case .select: "style=bold, arrowhead=vee"
        case .finish: "style=solid, arrowhead=dot"
        case .then: "style=dotted, arrowhead=vee"
        }
    }

    /// Whether an arrow of a kind leads to what was there before.
    static func leadsBack(_ kind: FlowMap.Kind) -> Bool {
        switch kind {
        case .back, .select, .then: true
        case .contains, .push, .replace, .present, .finish: false
        }
    }

    /// How wide a text is at most, in points: whoever looks at the picture may have a wider font
    /// than the machine on which Graphviz has measured it.
    static func width(of text: String, size: Double) -> Int {
        let widths = text.unicodeScalars.map { $0.value < 0x2E80 ? 0.64 : 1.05 }
        return Int((widths.reduce(0, +) * size).rounded(.up))
    }
}
