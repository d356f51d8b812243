import FlowAnalysis
import FlowDiagnostics
import FlowGraph
import Foundation

/// What there is to say of a screen: the ways in and out, where it can be on top, and on which
/// stacks.
struct ScreenPage {
    private let analysis: Analysis
    private let sources: SourceTable
    private let screen: ScreenID
    private let width: Int

    init(of screen: ScreenID, _ analysis: Analysis, sources: SourceTable, width: Int) {
        self.screen = screen
        self.analysis = analysis
        self.sources = sources
        self.width = width
    }

    private var program: Program { analysis.program }

    var text: String {
        let declaration = program[screen]
        var sections = ["\(program.name(of: screen)) (\(place(declaration.name.range)))\n"]
        if let documentation = declaration.documentation {
            sections.append(wrapped(escaped(documentation), width: width).map { "\($0)\n" }.joined())
        }
        sections.append("Ways in\n" + lines(program.ways(to: screen).map { [name(of: $0), words(of: $0), place($0.range)] }))
        sections.append("Ways out\n" + lines(waysOut))
        sections.append(onTop)
        if isOnTop { sections.append(stacks) }
        if analysis.isCut {
            sections.append("The app's stacks mix in more ways than are looked at: more may be possible than is listed.\n")
        } else if !analysis.isExact {
            sections.append("The analysis isn't exact here, so that more may be listed than is possible.\n")
        }
        return sections.joined(separator: "\n")
    }

    private var isOnTop: Bool {
        analysis.screenDistances[screen.index] != nil
    }

    // MARK: Ways

    private func name(of way: PlacedAction) -> String {
        let answers = way.answers.isEmpty ? "" : " (on \(way.answers.joined(separator: ", ")))"
        switch way.owner {
        case .start: return "the app's start"
        case .transition(let id): return name(of: id) + answers
        case .result(let flow, let child, let result):
            let use = program[flow].tabs.isEmpty ? program[flow].children[child].use : program[flow].tabs[child].use
            let name = program[flow].tabs.isEmpty ? program[flow].children[child].name.value : program[flow].tabs[child].name.value
            guard case .flow(let target)? = use?.target else { return name }
            return "\(program[flow].name.value), on \(name).\(program[target].results[result].name.value)\(answers)"
        case .tab(let flow, let tab): return "\(program[flow].name.value), tap \(quoted(program[flow].tabs[tab].name.value))\(answers)"
        case .link(let link): return "link \(quoted(program[link].name.value))\(answers)"
        }
    }

    private func name(of transition: TransitionID) -> String {
        switch program[transition].owner {
        case .screen(let screen): "\(program.name(of: screen)).\(program[transition].name.value)"
        case .flow(let flow): "\(program[flow].name.value).\(program[transition].name.value)"
        }
    }

    private func words(of way: PlacedAction) -> String {
        way.step.map { program.words($0) } ?? "shows it"
    }

    private var waysOut: [[String]] {
        var rows = analysis.machine.transitions(on: screen).map { id in
            [name(of: id), program.words(program[id].steps), place(program[id].name.range)]
        }
        let gestures = analysis.gestures(on: screen)
        if gestures.back { rows.append(["back"]) }
        if gestures.swipeDown { rows.append(["swipe down"]) }
        for flow in gestures.bars {
            rows.append(["the tabs of \(program[flow].name.value)", program[flow].tabs.map(\.name.value).joined(separator: ", ")])
        }
        return rows
    }

    // MARK: Where it can be

    private var onTop: String {
        guard isOnTop else { return analysis.isCut ? "Not found on top.\n" : "Never on top.\n" }
        let rows = analysis.screens.filter { $0.screen == screen }.map { [$0.lane ?? "", time(after: $0.distance ?? 0)] }
        var text = "On top\n" + lines(rows)
        switch analysis.way(to: screen) {
        case .found(let replay): text += "\nThe shortest way\n" + analysis.text(of: replay)
        case .unknown(let actions, let states):
            text += "\nNo way was found within \(count(actions, "action")), \(count(states, "state")).\n"
        case .never, .none: text += "\nNone of its ways could be taken.\n"
        }
        return text
    }

    private var stacks: String {
        let (stacks, areAll) = analysis.stacks(under: screen, atMost: 10)
        let flow = program[screen].flow
        if !areAll, let expression = analysis.stackExpression(under: screen) {
            let text = expression.text { self.program[$0].flow == flow ? self.program[$0].name.value : self.program.name(of: $0) }
            if text.count <= 80 { return "Possible stacks, bottom first, as an expression\n  \(text)\n" }
        }
        return "Possible stacks, bottom first\n" + stacks.map { "  \(text(of: $0))\n" }.joined() + (areAll ? "" : "  …\n")
    }

    /// A stack as the abstract machine describes it.
    private func text(of stack: [StackSlot]) -> String {
        let flow = stack.first.map { program[$0.screen].flow } ?? program[screen].flow
        let slots = stack.map { Slot($0.screen, mark: $0.activation.map { Mark(flow: $0) }) }
        return State(layers: [Layer(origin: .flow(flow), content: .nav(flow, slots))]).description(in: program)
    }

    // MARK: Layout

    private func place(_ range: SourceRange) -> String {
        "\(sources[range.source].path):\(range.start.line):\(range.start.column)"
    }

    /// Rows with their columns one below the other; "none" where there are no rows.
    private func lines(_ rows: [[String]]) -> String {
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
