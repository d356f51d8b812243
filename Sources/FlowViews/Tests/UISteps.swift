import FlowAnalysis
import FlowGraph
import FlowSpec

/// An action that a UI test performs from outside the app's process.
enum UIAction {
    /// Launches the app with the guards' answers.
    case launch([(name: String, holds: Bool)])
    /// Taps the element with an identifier.
    case tap(String)
    case back
    /// Drags a sheet down by its screen.
    case swipeDown(String)
    /// Taps a tab of UIKit's tab bar.
    case tab(Int, title: String?)
    case button(String, isActionSheet: Bool)
    case open(String)
}

/// An action and its visible effect, by the identifiers of screens.
struct UIStep {
    var action: UIAction
    var shows: String?
    /// The screen that disappears if the shown one was visible before, as under a sheet.
    var hides: String?
    /// True if the identifiers on screen show that it happened.
    var isVisible = true
}

/// The reason why UI tests can't perform a run.
struct UITestProblem: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// Translates runs of the machine to actions of UI tests.
struct UISteps {
    let machine: Machine
    let style: TestStyle
    private let alerts: [SourceRange: Alert]
    private var program: Program { machine.program }

    init(_ program: Program, style: TestStyle) {
        (machine, self.style) = (Machine(program), style)
        let alerts = program.allSteps.compactMap { owned -> (SourceRange, Alert)? in
            if case .alert(let alert) = owned.step.action { (owned.step.range, alert) } else { nil }
        }
        self.alerts = Dictionary(alerts) { first, _ in first }
    }

    /// The steps that perform a run.
    func steps(of run: Replay) throws(UITestProblem) -> [UIStep] {
        let answers = try answers(in: run).sorted { $0.key.index < $1.key.index }
        let launch = UIAction.launch(answers.map { (program[$0.key].name.value, $0.value) })
        var steps = [UIStep(action: launch, shows: visible(in: run.start).last)]
        var state = run.start
        for step in run.steps {
            let branches = machine.walkBranches(of: step.move, in: state)
            guard let branch = branches.first(where: { $0.choices == step.choices }) else { throw UITestProblem("the run is too long") }
            let (before, after) = (visible(in: state), visible(in: step.state))
            let actions = try actions(of: step.move, branch, in: state)
            steps += actions.dropLast().map { UIStep(action: $0) }
            let isNew = after.last.map { !before.contains($0) } ?? false
            let hidden = isNew ? nil : before.last.flatMap { after.contains($0) ? nil : $0 }
            steps += actions.suffix(1).map { UIStep(action: $0, shows: after.last, hides: hidden, isVisible: isNew || hidden != nil) }
            state = step.state
        }
        return steps
    }

    /// The branches that can follow a run after the same launch; `nil` if UI tests can't perform
    /// the run.
    ///
    /// - Parameter unasked: the answer of guards that the run doesn't ask; `nil` for both.
    func filter(after run: Replay, unasked: Bool? = true) -> ((State, Move, WalkBranch) -> Bool)? {
        guard (try? steps(of: run)) != nil, let answers = try? answers(in: run) else { return nil }
        return { state, move, branch in
            let isSame = branch.choices.allSatisfy { choice in
                guard case .asked(let id, let holds) = choice, let known = answers[id] ?? unasked else { return true }
                return known == holds
            }
            return isSame && branch.isPredictable && (try? actions(of: move, branch, in: state)) != nil
        }
    }

    private func visible(in state: State) -> [String] {
        state.layers.compactMap { $0.content.activeSlots.last.map { program.identifier(of: $0.screen) } }
    }

    /// The answers of the guards in a run. Launch arguments can't change them later.
    private func answers(in run: Replay) throws(UITestProblem) -> [GuardID: Bool] {
        var answers: [GuardID: Bool] = [:]
        for case .asked(let id, let holds) in run.startChoices + run.steps.flatMap(\.choices) {
            guard answers.updateValue(holds, forKey: id) != !holds else {
                throw UITestProblem("\(quoted(program[id].name.value)) changes during the test")
            }
        }
        return answers
    }

    // MARK: Actions

    private func actions(of move: Move, _ branch: WalkBranch, in state: State) throws(UITestProblem) -> [UIAction] {
        var actions = [try action(of: move, in: state)]
        for (choice, asker) in zip(branch.choices, branch.askers) {
            switch choice {
            case .answer(let id, _): throw UITestProblem("your app chooses the result of \(quoted(program[id].name.value))")
            case .alert(let button?, let name):
                guard let alert = asker.flatMap({ alerts[$0] }), let title = alert.actions[button].title.fixed else {
                    throw UITestProblem("the button \(quoted(name ?? "")) has no fixed title")
                }
                actions.append(.button(title, isActionSheet: alert.isActionSheet))
            case .same: throw UITestProblem("only your app compares the values")
            case .alert(nil, _), .asked: break
            }
        }
        return actions
    }

    private func action(of move: Move, in state: State) throws(UITestProblem) -> UIAction {
        guard let screen = state.topScreen else { throw UITestProblem("no screen is visible") }
        switch move {
        case .transition(let id):
            if case .screen(let owner) = program[id].owner, program.isExternal(owner) {
                throw UITestProblem("your own coordinator ends \(quoted(program.name(of: owner)))")
            }
            return .tap(program.identifier(of: id, on: screen))
        case .back where program[screen].attributes.hidesNavigationBar: throw UITestProblem("the screen hides its navigation bar")
        case .back: return .back
        case .backMenu: throw UITestProblem("the action is in the back button's menu")
        case .swipeDown:
            guard program.endOfTopLayer(in: state) == .swipe, machine.canSwipeDown(at: .compact, in: state) else {
                throw UITestProblem("users can't swipe it down in compact width")
            }
            return .swipeDown(program.identifier(of: screen))
        case .tap(let flow, let tab): return try tap(tab, of: flow, in: state)
        case .link(let id) where program[id].isTransition: throw UITestProblem("your app performs \(quoted(program[id].name.value))")
        case .link(let id):
            guard let url = program.exampleURL(of: id) else { throw UITestProblem("flowgen knows no URL that opens it") }
            return .open(url)
        }
    }

    private func tap(_ tab: Int, of flow: FlowID, in state: State) throws(UITestProblem) -> UIAction {
        guard case .tabs(let tabs, _, let container) = program[flow].kind, container != .splitView else {
            throw UITestProblem("it selects a column")
        }
        guard let place = machine.tappableParts(of: flow, in: state, at: .compact).firstIndex(of: tab) else {
            throw UITestProblem("the tab \(quoted(tabs[tab].name.value)) isn't in the bar in compact width")
        }
        if container == .bar(.custom) { return .tap(program.identifier(ofTab: tab, in: flow)) }
        let bars = machine.moves(in: state).compactMap { if case .tap(let bar, _) = $0, !program[bar].isSplit { bar } else { nil } }
        guard Set(bars).count == 1 else { throw UITestProblem("several tab bars are visible") }
        let title = tabs[tab].title?.fixed
        if style == .maestro, title == nil { throw UITestProblem("the tab \(quoted(tabs[tab].name.value)) has no fixed title") }
        return .tab(place, title: title)
    }
}

extension Text {
    /// The string on screen; `nil` if it contains values or isn't one line.
    fileprivate var fixed: String? {
        let text: String? =
            switch self {
            case .literal(let text): text
            case .localized(let text) where text.values.isEmpty: text.shown
            case .localized, .value: nil
            }
        return text.flatMap { escaped($0) == $0 ? $0 : nil }
    }
}

extension Program {
    /// A URL that opens a link rather than another one; `nil` if flowgen knows none.
    fileprivate func exampleURL(of link: LinkID) -> String? {
        let patterns = links.indices.flatMap { index in links[index].patterns.map { (index, $0.pattern) } }
        let order = URLPattern.order(of: patterns.map(\.1)).map { patterns[$0] }
        let examples = links[link.index].patterns.compactMap(\.pattern.example)
        return examples.first { url in order.first { $0.1.match(url) != nil }?.0 == link.index }?.description
    }
}
