/// Colors, lines and fonts, as in the preview.
enum Look {
    static let font = "-apple-system,BlinkMacSystemFont,Segoe UI,Inter,Roboto,Helvetica Neue,sans-serif"
    static let text = "#16181d"
    static let secondary = "#5a6070"
    static let ground = "#f2f3f6"
    static let frame = "#ffffff"
    static let border = "#d4d7df"
    static let pill = "#e3edff"
    static let finding = "#b3261e"
    static let link = blue
    private static let (blue, purple, green, amber, line) = ("#0a58ca", "#8a3ab9", "#187a45", "#a85a00", "#9aa1af")

    /// Each color, with its replacement in dark mode.
    static let dark = [
        text: "#eceef3", secondary: "#a9b0bf", ground: "#121419", frame: "#1d2027", border: "#3a3f4b", pill: "#24365c", finding: "#ff9a91",
        blue: "#8ab6ff", purple: "#d6a4f5", green: "#74d39f", amber: "#f2b866", line: "#6b7281",
    ]

    /// The words, the color, and the line and head of an arrow.
    static func line(of kind: FlowMap.Kind) -> (words: String, color: String, style: String) {
        switch kind {
        case .contains: ("content", line, "arrowhead=none")
        case .push: ("push", blue, "arrowhead=normal")
        case .replace: ("replace", amber, "arrowhead=diamond")
        case .present: ("present", purple, "style=dashed, arrowhead=normal")
        case .back: ("pop to", secondary, "style=dotted, arrowhead=normal")
        case .select: ("select, switch", green, "arrowhead=vee")
        case .finish: ("finish", secondary, "arrowhead=dot")
        case .then: ("after the end", secondary, "style=dashed, arrowhead=vee")
        }
    }

    /// True if an arrow of a kind leads back to earlier content.
    static func leadsBack(_ kind: FlowMap.Kind) -> Bool {
        switch kind {
        case .back, .select, .then: true
        case .contains, .push, .replace, .present, .finish: false
        }
    }

    /// The maximum width of a text in points. The viewer's font can be wider than the font on the
    /// machine that ran Graphviz.
    static func width(of text: String, size: Double) -> Int {
        let widths = text.unicodeScalars.map { $0.value < 0x2E80 ? 0.64 : 1.05 }
        return Int((widths.reduce(0, +) * size).rounded(.up))
    }
}
