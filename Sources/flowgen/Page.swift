import FlowAnalysis
import FlowGraph
import FlowSpec
import FlowViews

/// The page of a flow or a screen.
struct Page: Answer {
    let sources: SourceTable
    var name: String
    /// The kind of a flow, in words.
    var kind: String?
    var range: SourceRange
    var documentation: String?
    var parts: [Part] = []

    enum Part {
        /// A section with a title.
        case rows(String, [Row])
        case note(String)
        /// The path to a screen, with a title.
        case path(String, Trace)
    }

    struct Row {
        var columns: [String]
        var range: SourceRange?

        init(_ columns: String..., at range: SourceRange? = nil) {
            self.columns = columns
            self.range = range
        }
    }

    func text(width: Int) -> String {
        let title = [name, kind].compactMap(\.self).joined(separator: ", ")
        let head = "\(title) (\(place(range)))\n"
        let prose = documentation.map { [wrapped(escaped($0), width: width).map { "\($0)\n" }.joined()] } ?? []
        let texts = parts.map { part in
            switch part {
            case .rows(let title, let rows): "\(title)\n" + lines(rows)
            case .note(let note): "\(note)\n"
            case .path(let title, let trace): "\(title)\n" + renderTrace(trace, width: width)
            }
        }
        return ([head] + prose + texts).joined(separator: "\n")
    }

    var json: (key: String, value: JSON) {
        var sections: [JSON] = []
        var notes: [String] = []
        var path: Trace?
        for part in parts {
            switch part {
            case .rows(let title, let rows):
                let rows = rows.map { ["columns": .strings($0.columns), "place": $0.range.map(sources.json)] as JSON }
                sections.append(["title": .string(title), "rows": .array(rows)])
            case .note(let note): notes.append(note)
            case .path(_, let trace): path = trace
            }
        }
        let page: JSON = [
            "name": .string(name), "kind": kind.map(JSON.string), "place": sources.json(of: range),
            "description": documentation.map(JSON.string), "sections": .array(sections), "trace": path.map(sources.json),
            "notes": notes.isEmpty ? nil : .strings(notes),
        ]
        return ("page", page)
    }

    private func place(_ range: SourceRange) -> String {
        "\(sources[range.source].path):\(range.start.line):\(range.start.column)"
    }

    /// Rows with aligned columns; "none" if there are no rows.
    private func lines(_ rows: [Row]) -> String {
        guard !rows.isEmpty else { return "  none\n" }
        let rows = rows.map { $0.columns + ($0.range.map { [place($0)] } ?? []) }
        var widths: [Int] = []
        for row in rows {
            for (column, text) in row.enumerated().dropLast() {
                if widths.count <= column { widths.append(0) }
                widths[column] = max(widths[column], min(text.count, 40))
            }
        }
        return rows.map { row in
            let padded = row.enumerated().map { column, text in
                column == row.count - 1 ? text : text.padded(to: widths[column])
            }
            return "  \(padded.joined(separator: "  "))\n"
        }.joined()
    }
}

extension Program {
    /// The parts of a container that the user can select.
    func row(of bar: FlowID) -> Page.Row {
        Page.Row("the \(self[bar].part)s of \(self[bar].name.value)", self[bar].tabs.map(\.name.value).joined(separator: ", "))
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
