/// What a graph in DOT has, read again from its text: the screens and the transitions.
struct ParsedDOT {
    var screens: [String] = []
    var transitions: [String] = []
    /// The flows of which nothing but a card is shown.
    var flows: [String] = []
    /// The ends of the edges, each of which must be a node.
    var ends: Set<String> = []
    var nodes: Set<String> = []

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            guard let id = line.firstMatch(of: /^ *"([^"]*)"/).map({ String($0.1) }) else { continue }
            if let edge = line.firstMatch(of: /^ *"([^"]*)"(?::p\d+)?(?::e)? -> "([^"]*)"(?::p\d+)? \[(.*)\]$/) {
                ends.formUnion([String(edge.1), String(edge.2)])
                let owner = String(edge.1)
                guard !owner.hasPrefix("link "), !owner.hasPrefix("flow "),
                    let label = edge.3.firstMatch(of: /label=<(.*?)>[,\]]/) ?? edge.3.firstMatch(of: /label=<(.*)>$/)
                else { continue }
                let names = label.1.replacing("<BR/>", with: "\n").split(separator: "\n").filter { !$0.hasPrefix("[") }
                transitions += names.map { "\(owner).\($0)" }
                continue
            }
            nodes.insert(id)
            if id.hasPrefix("flow ") { flows.append(String(id.dropFirst(5))) }
            let isTable = line.contains("<TABLE")
            if isTable, id.wholeMatch(of: /\w+\.\w+/) != nil { screens.append(id) }
            if line.contains("shape=diamond") { transitions.append(id) }
            guard !id.hasPrefix("link "), !id.hasPrefix("flow ") else { continue }
            for row in line.matches(of: /POINT-SIZE="10">(\w+)  <I>/) { transitions.append("\(id).\(row.1)") }
        }
        screens.sort()
        flows.sort()
        transitions.sort()
    }
}
