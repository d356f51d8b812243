import FlowSpec

/// An element of XML 1.0 with child elements or text.
struct XMLElement {
    let name: String
    private let attributes: [(name: String, value: String)]
    let children: [XMLElement]
    private let content: String?

    init(_ name: String, _ attributes: [(String, String)] = [], _ children: [XMLElement] = []) {
        self.name = name
        self.attributes = attributes.map { (name: $0.0, value: $0.1) }
        self.children = children
        content = nil
    }

    init(_ name: String, _ attributes: [(String, String)] = [], content: String) {
        self.name = name
        self.attributes = attributes.map { (name: $0.0, value: $0.1) }
        self.content = content
        children = []
    }

    /// The element as lines of XML.
    func text(indent: String = "") -> String {
        let start = "\(indent)<\(name)" + attributes.map { " \($0.name)=\"\(xmlText($0.value))\"" }.joined()
        if let content { return "\(start)>\(xmlText(content, keepsLines: true))</\(name)>\n" }
        guard !children.isEmpty else { return "\(start)/>\n" }
        return "\(start)>\n" + children.map { $0.text(indent: indent + "  ") }.joined() + "\(indent)</\(name)>\n"
    }
}

/// Escapes a text for XML, including invisible characters. In attributes, line breaks are escaped,
/// too, since parsers read them as spaces.
private func xmlText(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return replacingInvisible(in: result) { scalar in
        switch scalar {
        case "\n" where keepsLines: "\n"
        case "\t", "\n", "\r": "&#\(scalar.value);"
        default: escaped(String(scalar))
        }
    }
}
