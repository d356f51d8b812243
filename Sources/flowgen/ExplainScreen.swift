import FlowAnalysis
import FlowCompiler
import FlowGraph
import FlowSpec

/// Writes the page of a screen: transitions to and from it, when it can be on top, and on which
/// stacks.
struct ScreenPage {
    let analysis: Analysis
    let screen: ScreenID

    private var program: Program { analysis.program }

    func page(in sources: SourceTable) -> Page {
        let declaration = program[screen]
        var page = Page(
            sources: sources, name: program.name(of: screen), range: declaration.name.range, documentation: declaration.documentation)
        let ways = program.ways(to: screen).map { Page.Row(program.name(of: $0), program.words($0), at: $0.range) }
        page.parts = [.rows("Shown by", ways), .rows("Exits", waysOut)] + unsavedWork + onTop
        if isOnTop { page.parts.append(stacks) }
        if analysis.isCut {
            page.parts.append(.note("The lists might be incomplete: the app has too many combinations of stacks to check."))
        } else if !analysis.isExact {
            page.parts.append(.note("The analysis is approximate: some listed entries might be impossible."))
        }
        return page
    }

    private var isOnTop: Bool {
        analysis.screenDistances[screen.index] != nil
    }

    private var waysOut: [Page.Row] {
        var rows = analysis.machine.transitions(on: screen).map { id in
            Page.Row(program.name(of: id), program.words(program[id].steps), at: program[id].name.range)
        }
        let gestures = analysis.gestures(on: screen)
        if gestures.back { rows.append(Page.Row("back")) }
        rows += analysis.layerEnds(on: screen).map { Page.Row($0.words(of: program.name(of: screen))) }
        rows += gestures.bars.map(program.row(of:))
        let opened = analysis.links(openedOn: screen)
        rows += opened.filter { program[$0].isTransition }.map { link in
            Page.Row("the app: \(program[link].name.value)", program.words(program[link].steps), at: program[link].name.range)
        }
        let links = opened.filter { !program[$0].isTransition }
        return links.isEmpty ? rows : rows + [Page.Row("the deep links", links.map { program[$0].name.value }.joined(separator: ", "))]
    }

    /// The exits of a screen with `unsaved` that ask first.
    private var unsavedWork: [Page.Part] {
        guard program[screen].attributes.isUnsaved else { return [] }
        let rows = [
            Page.Row("asks first", "each exit above, and each other change that removes the screen: a transition, a tab, a link"),
            Page.Row("can't ask", "your own code that sets a stack, dismisses or replaces a root in UIKit, and the end of the scene"),
        ]
        return [.rows("Unsaved work", rows)]
    }

    // MARK: Reachability

    private var onTop: [Page.Part] {
        if program[screen].attributes.isPlaceholder { return [.note("Visible only while its column is empty.")] }
        guard isOnTop else { return [.note(analysis.isCut ? "Not found on top." : "Never on top.")] }
        let rows = analysis.screens.filter { $0.screen == screen }.map { Page.Row($0.lane ?? "", time(after: analysis.distance(of: $0))) }
        let path: Page.Part =
            switch analysis.way(to: screen) {
            case .found(let replay):
                .path(replay.isShortest ? "Shortest path" : "Path; a shorter one might exist", replay.trace(in: program))
            case .unknown(let actions, let states): .note("No path found within \(count(actions, "action")), \(count(states, "state")).")
            case .never, .none: .note("No transition to it can run.")
            }
        return [.rows("On top", rows), path]
    }

    private var stacks: Page.Part {
        let (stacks, areAll) = analysis.stacks(under: screen, atMost: 10)
        let flow = program[screen].flow
        if !areAll, let expression = analysis.stackExpression(under: screen) {
            let text = expression.text { self.program[$0].flow == flow ? self.program[$0].name.value : self.program.name(of: $0) }
            if text.count <= 80 { return .rows("Possible stacks, bottom first, as an expression", [Page.Row(text)]) }
        }
        return .rows("Possible stacks, bottom first", stacks.map { Page.Row(text(of: $0)) } + (areAll ? [] : [Page.Row("…")]))
    }

    /// A stack in the notation of the abstract machine.
    private func text(of stack: [StackSlot]) -> String {
        let flow = stack.first.map { program[$0.screen].flow } ?? program[screen].flow
        let slots = stack.map { Slot($0.screen, mark: $0.activation.map { Mark(flow: $0) }) }
        return State(layers: [Layer(origin: .flow(flow), content: .nav(flow, slots))]).description(in: program)
    }
}
