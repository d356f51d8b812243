/// The contents of a flowchart in Mermaid, parsed from its text: the screens and transitions, by
/// the names on the cards.
public struct ParsedMermaid {
    /// The screens, as `flow.screen`.
    public private(set) var screens: [String] = []
    /// The transitions, each after its owner.
    public private(set) var transitions: [String] = []
    /// The flows that are shown as a single card.
    public private(set) var flows: [String] = []
    /// The ends of edges that the text doesn't declare.
    public private(set) var missing: [String] = []
    /// The names of the cards that are marked as new.
    public private(set) var added: [String] = []
    /// The names of the cards that are marked as changed.
    public private(set) var changed: [String] = []
    /// The names of the cards that are shown as removed.
    public private(set) var removed: [String] = []

    /// Parses a flowchart.
    public init(_ text: String) {
        var flow = ""
        var names: [String: String] = [:]
        var branches: [String: String] = [:]
        var edges: [(from: String, to: String, labels: [String])] = []
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
            if let start = line.wholeMatch(of: /subgraph f\d+\["(\w+) · [\w ]+"\]/) {
                flow = String(start.1)
            } else if let gone = line.wholeMatch(of: /removed\d+\["− (.*)"\]/) {
                removed.append(String(gone.1))
            } else if line == "end" {
                flow = ""
            } else if let edge = line.wholeMatch(of: /(n\d+(?:p\d+)?) (?:--->|-->|---|-\.->|==>|--o)(?:\|"(.*)"\|)? (n\d+(?:p\d+)?)/) {
                edges.append((String(edge.1), String(edge.3), (edge.2 ?? "").split(separator: "<br>").map(String.init)))
            } else if let node = line.wholeMatch(of: /(n\d+(?:p\d+)?)([\[({>]+\/?)"(.*)"[^"]*/) {
                let lines = node.3.split(separator: "<br>")
                let id = String(node.1)
                var name = String(lines.first ?? "")
                for sign in ["+ ", "~ "] where name.hasPrefix(sign) {
                    name = String(name.dropFirst(2))
                    if sign == "+ " { added.append(name) } else { changed.append(name) }
                }
                switch node.2 {
                case "[/":
                    names[id] = ""
                    flows.append(name)
                case "[" where !flow.isEmpty:
                    names[id] = "\(flow).\(name)"
                    screens.append("\(flow).\(name)")
                case "(" where name == "every screen": names[id] = "\(flow).*"
                case "{": branches[id] = name
                default: names[id] = ""
                }
                guard let owner = names[id], !owner.isEmpty else { continue }
                for row in lines.dropFirst() {
                    if let match = row.wholeMatch(of: /▸ (\w+): .*/) { transitions.append("\(owner).\(match.1)") }
                }
            }
        }
        for edge in edges {
            if names[edge.from] == nil, branches[edge.from] == nil { missing.append(edge.from) }
            if names[edge.to] == nil, branches[edge.to] == nil { missing.append(edge.to) }
            guard let owner = names[edge.from], !owner.isEmpty else { continue }
            if let branch = branches[edge.to] {
                transitions.append("\(owner).\(branch)")
            } else {
                transitions += edge.labels.filter { !$0.hasPrefix("[") }.map { "\(owner).\($0)" }
            }
        }
        screens.sort()
        flows.sort()
        transitions.sort()
    }
}
