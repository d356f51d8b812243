import FlowAnalysis
import FlowCompiler
import FlowGraph
import FlowSpec

/// The page of a screen: transitions to and from it, when it can be on top, and on which stacks.
struct ScreenPage {
    private let analysis: Analysis
    private let layout: PageLayout
    private let screen: ScreenID

    init(of screen: ScreenID, _ analysis: Analysis, _ layout: PageLayout) {
        self.screen = screen
        self.analysis = analysis
        self.layout = layout
    }

    private var program: Program { analysis.program }

    var text: String {
        let declaration = program[screen]
        var sections = ["\(program.name(of: screen)) (\(layout.place(declaration.name.range)))\n"] + layout.prose(declaration.documentation)
        let ways = program.ways(to: screen).map { [program.name(of: $0), program.words($0), layout.place($0.range)] }
        sections.append("Shown by\n" + layout.lines(ways))
        sections.append("Exits\n" + layout.lines(waysOut))
        sections += unsavedWork
        sections.append(onTop)
        if isOnTop { sections.append(stacks) }
        if analysis.isCut {
            sections.append("The lists might be incomplete: the app has too many combinations of stacks to check.\n")
        } else if !analysis.isExact {
            sections.append("The analysis is approximate: some listed entries might be impossible.\n")
        }
        return sections.joined(separator: "\n")
    }

    private var isOnTop: Bool {
        analysis.screenDistances[screen.index] != nil
    }

    private var waysOut: [[String]] {
        var rows = analysis.machine.transitions(on: screen).map { id in
            [program.name(of: id), program.words(program[id].steps), layout.place(program[id].name.range)]
        }
        let gestures = analysis.gestures(on: screen)
        if gestures.back { rows.append(["back"]) }
        rows += analysis.layerEnds(on: screen).map { [$0.words(of: program.name(of: screen))] }
        rows += gestures.bars.map(program.row(of:))
        let opened = analysis.links(openedOn: screen)
        rows += opened.filter { program[$0].isTransition }.map { link in
            ["the app: \(program[link].name.value)", program.words(program[link].steps), layout.place(program[link].name.range)]
        }
        let links = opened.filter { !program[$0].isTransition }
        return links.isEmpty ? rows : rows + [["the deep links", links.map { program[$0].name.value }.joined(separator: ", ")]]
    }

    /// The exits of a screen with `unsaved` that ask first.
    private var unsavedWork: [String] {
        guard program[screen].attributes.isUnsaved else { return [] }
        let rows = [
            ["asks first", "each exit above, and each other change that removes the screen: a transition, a tab, a link"],
            ["can't ask", "your own code that sets a stack, dismisses or replaces a root in UIKit, and the end of the scene"],
        ]
        return ["Unsaved work\n" + layout.lines(rows)]
    }

    // MARK: Reachability

    private var onTop: String {
        if program[screen].attributes.isPlaceholder { return "Visible only while its column is empty.\n" }
        guard isOnTop else { return analysis.isCut ? "Not found on top.\n" : "Never on top.\n" }
        let rows = analysis.screens.filter { $0.screen == screen }.map { [$0.lane ?? "", time(after: analysis.distance(of: $0))] }
        var text = "On top\n" + layout.lines(rows)
        switch analysis.way(to: screen) {
        case .found(let replay):
            text += "\n\(replay.isShortest ? "Shortest path" : "Path; a shorter one might exist")\n" + analysis.text(of: replay)
        case .unknown(let actions, let states):
            text += "\nNo path found within \(count(actions, "action")), \(count(states, "state")).\n"
        case .never, .none: text += "\nNo transition to it can run.\n"
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

    /// A stack in the notation of the abstract machine.
    private func text(of stack: [StackSlot]) -> String {
        let flow = stack.first.map { program[$0.screen].flow } ?? program[screen].flow
        let slots = stack.map { Slot($0.screen, mark: $0.activation.map { Mark(flow: $0) }) }
        return State(layers: [Layer(origin: .flow(flow), content: .nav(flow, slots))]).description(in: program)
    }
}
