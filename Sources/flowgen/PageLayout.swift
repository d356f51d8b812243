import FlowAnalysis
import FlowGraph
import FlowSpec

struct PageLayout {
    let sources: SourceTable
    let width: Int

    func place(_ range: SourceRange) -> String {
        "\(sources[range.source].path):\(range.start.line):\(range.start.column)"
    }

    /// A documentation comment as a section; empty if there is none.
    func prose(_ documentation: String?) -> [String] {
        documentation.map { [wrapped(escaped($0), width: width).map { "\($0)\n" }.joined()] } ?? []
    }

    /// Rows with aligned columns; "none" if there are no rows.
    func lines(_ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "  none\n" }
        var widths: [Int] = []
        for row in rows {
            for (column, text) in row.enumerated().dropLast() {
                if widths.count <= column { widths.append(0) }
                widths[column] = max(widths[column], min(text.count, 40))
            }
        }
        return rows.map { row in
            let padded = row.enumerated().map { column, text in
                column == row.count - 1 ? text : text + String(repeating: " ", count: max(0, widths[column] - text.count))
            }
            return "  \(padded.joined(separator: "  "))\n"
        }.joined()
    }
}

extension Program {
    /// The parts of a container that the user can select.
    func row(of bar: FlowID) -> [String] {
        ["the \(self[bar].part)s of \(self[bar].name.value)", self[bar].tabs.map(\.name.value).joined(separator: ", ")]
    }

    /// The owner of an action, with the answers that lead to it.
    func name(of action: PlacedAction) -> String {
        let answers = action.answers.isEmpty ? "" : " (on \(action.answers.joined(separator: ", ")))"
        switch action.owner {
        case .start: return hasRoot && action.range == root.range ? "the app's start" : "the app's code"
        case .transition(let id): return name(of: id) + answers
        case .result(let flow, let child, let result):
            let (name, use) = slot(child, of: flow)
            guard case .flow(let target)? = use?.target else { return name }
            return "\(self[flow].name.value), on \(name).\(self[target].results[result].name.value)\(answers)"
        case .tab(let flow, let tab): return "\(self[flow].name.value), \(self[flow].move(to: tab))\(answers)"
        case .child(let flow, let child): return "\(self[flow].name.value), child \(quoted(self[flow].children[child].name.value))"
        case .link(let link) where self[link].isTransition: return "the app: \(self[link].name.value)\(answers)"
        case .link(let link): return "link \(quoted(self[link].name.value))\(answers)"
        }
    }

    func words(_ action: PlacedAction) -> String {
        action.step.map { words($0) } ?? "shows it"
    }

    /// The name of a tab or child, and its content.
    private func slot(_ index: Int, of flow: FlowID) -> (name: String, use: Use?) {
        let flow = self[flow]
        return flow.tabs.isEmpty
            ? (flow.children[index].name.value, flow.children[index].use) : (flow.tabs[index].name.value, flow.tabs[index].use)
    }
}
