/// The screens and transitions of a graph, parsed from its DOT text.
struct ParsedDOT {
    var screens: [String] = []
    var transitions: [String] = []
    /// The flows shown only as a card.
    var flows: [String] = []
    /// The ends of the edges, each of which must be a node.
    var ends: Set<String> = []
    var nodes: Set<String> = []

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            guard let id = line.firstMatch(of: /^ *"([^"]*)"/).map({ String($0.1) }) else { continue }
            if let edge = line.firstMatch(of: /^ *"([^"]*)"(?::p\d+)?(?::[es])? -> "([^"]*)"(?::p\d+)? \[(.*)\]$/) {
                ends.formUnion([String(edge.1), String(edge.2)])
                let owner = String(edge.1)
                guard !owner.hasPrefix("link "), !owner.hasPrefix("flow "),
                    let label = edge.3.firstMatch(of: /label=<(.*?)>[,\]]/) ?? edge.3.firstMatch(of: /label=<(.*)>$/)
                else { continue }
                let text = label.1.replacing("&#160;", with: "").replacing("<BR/>", with: "\n")
                let names = text.split(separator: "\n").filter { !$0.hasPrefix("[") }
                transitions += names.map { "\(owner).\($0)" }
                continue
            }
            nodes.insert(id)
            if id.hasPrefix("flow ") { flows.append(String(id.dropFirst(5))) }
            let isTable = line.contains("<TABLE")
            if isTable, id.wholeMatch(of: /\w+\.\w+/) != nil { screens.append(id) }
            if line.contains("shape=diamond") { transitions.append(id) }
            guard !id.hasPrefix("link "), !id.hasPrefix("flow ") else { continue }
            for row in line.matches(of: #/POINT-SIZE="10"[^>]*>(\w+)(?: \[[^\]]*\])?  /#) { transitions.append("\(id).\(row.1)") }
        }
        screens.sort()
        flows.sort()
        transitions.sort()
    }
}
