import FlowAnalysis
import FlowGraph
import FlowSpec

/// Writes the page of a flow: its starts, the values it needs, its ends and their handlers, its
/// screens.
struct FlowPage {
    private let analysis: Analysis
    private let id: FlowID

    /// Fails if no flow has the name.
    init?(of name: String, _ analysis: Analysis) {
        guard let index = analysis.program.flows.firstIndex(where: { $0.name.value == name }) else { return nil }
        id = FlowID(index: index)
        self.analysis = analysis
    }

    private var program: Program { analysis.program }
    private var flow: Flow { program[id] }

    func page(in sources: SourceTable) -> Page {
        var page = Page(
            sources: sources, name: flow.name.value, kind: kind, range: flow.name.range, documentation: flow.documentation)
        let parameters = program.parameters(of: id)
        if !parameters.isEmpty { page.parts.append(.rows("Parameters", parameters.map { Page.Row(title(of: $0)) })) }
        if let requirement = flow.requirement { page.parts.append(.rows("Requires", [Page.Row(program.words(requirement))])) }
        page.parts += [
            .rows("Starts with", beginnings), .rows("Started by", program.starts(of: id).map(row)), .rows("Ends", endings),
            .rows("Exits", waysOut),
        ]
        if !flow.screens.isEmpty { page.parts.append(.rows("Screens", screens)) }
        return page
    }

    private var kind: String {
        switch flow.kind {
        case .stack: "a stack of screens"
        case .single: flow.isExternal ? "an external flow" : "a single screen"
        case .tabs: flow.isSplit ? "a split view" : "a tab bar"
        case .switch: "a switch flow"
        }
    }

    private func title(of parameter: Parameter) -> String {
        "\(parameter.name.value): \(parameter.type)" + (parameter.defaultValue.map { " = \($0)" } ?? "")
    }

    private var beginnings: [Page.Row] {
        func name(_ index: Int) -> String {
            switch flow.kind {
            case .stack, .single: program.name(of: flow.screens[index])
            case .tabs(let tabs, _, _): tabs[index].name.value
            case .switch(let children): children[index].name.value
            }
        }
        let guarded = flow.start.choices.map { choice in
            Page.Row(name(choice.index), "if \(program.words(choice.condition))")
        }
        let last = name(flow.start.otherwise)
        return guarded + [guarded.isEmpty ? Page.Row(last) : Page.Row(last, "otherwise")]
    }

    /// The steps that lead out of the flow, then the user's other exits on its screens.
    private var waysOut: [Page.Row] {
        let steps = program.waysOut(of: id).map { Page.Row(program.name(of: $0), program.words($0), at: $0.range) }
        let contents = program.contents(of: id)
        let screens = contents.flatMap { program[$0].screens }
        let first = program.isPushed(id) ? program.startScreens(of: id) : []
        let back = analysis.isLeftByBack(id) || first.contains { analysis.gestures(on: $0).back } ? [Page.Row("back")] : []
        var ends: [String] = []
        for screen in screens {
            let words = analysis.layerEnds(on: screen, ofFlows: true).map { $0.words(of: program.name(of: screen)) }
            ends += words.filter { !ends.contains($0) }
        }
        let bars = Set(screens.flatMap { analysis.gestures(on: $0).bars }).filter { !contents.contains($0) }
        return steps + back + ends.map { Page.Row($0) } + bars.sorted { $0.index < $1.index }.map(program.row(of:))
    }

    // MARK: Starts and ends

    private func row(_ start: FlowStart) -> Page.Row {
        var words = program.words(start.action)
        if case .start = start.action.owner, let entry = program.entry(of: .flow(id)) { words = "\(entry.rawValue)" }
        let values = start.arguments.map { "\($0.name): \(text(of: $0.value))" }
        if !values.isEmpty { words += ", with \(values.joined(separator: ", "))" }
        return Page.Row(program.name(of: start.action), words, at: start.action.range)
    }

    /// A value as written in a spec.
    private func text(of value: Value) -> String {
        switch value {
        case .method: "$"
        case .screen(let name), .flow(let name), .result(let name): "$\(name)"
        case .literal(let text): text
        }
    }

    /// Each end with its handlers.
    private var endings: [Page.Row] {
        let handlers = program.handlers(of: id)
        let ends: [Int?] = flow.results.indices.map(\.self) + [nil]
        return ends.flatMap { end -> [Page.Row] in
            let name = end.map(name(ofResult:)) ?? "without a result"
            var rows = handlers.filter { $0.result == end }.map { handled in
                let words = handled.steps.map { program.words($0) } ?? "no handler runs"
                return Page.Row(name, program.name(of: handled.start), words, at: handled.start.range)
            }
            if flow.entry != nil { rows.append(Page.Row(name, "the app's code")) }
            return end == nil ? rows : rows.isEmpty ? [Page.Row(name, "not handled")] : rows
        }
    }

    private func name(ofResult index: Int) -> String {
        let result = flow.results[index]
        return result.parameters.isEmpty
            ? result.name.value : "\(result.name.value)(\(result.parameters.map(title).joined(separator: ", ")))"
    }

    // MARK: Screens

    private var screens: [Page.Row] {
        let bounds = analysis.screenDistances
        return flow.screens.map { screen in
            let isCut = analysis.isCut ? "not found on top" : "never on top"
            let distance = analysis.distance(to: screen, from: bounds)
            return Page.Row(program.name(of: screen), distance.map { "on top \(time(after: $0))" } ?? isCut)
        }
    }
}
