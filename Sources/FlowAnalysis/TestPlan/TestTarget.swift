import FlowGraph
import FlowSpec

/// A part of a program's behavior that a test covers.
public enum TestTarget: Hashable, Sendable {
    /// A transition of a screen or of its flow, on that screen.
    case transition(TransitionID, ScreenID)
    /// A tap on a tab, from the first screen of a stack or from one above it.
    case tab(FlowID, Int, isAtRoot: Bool)
    /// A guard's answer, an alert's button or an effect's result, and the location of the step that
    /// asks for it; `nil` at the app's start.
    case choice(at: SourceRange?, Choice)
    /// A step.
    case step(StepPlace)
    /// An outcome of the `popTo` at a location: its screen is on the stack, or it isn't.
    case popTo(SourceRange, isFound: Bool)
    /// The `popTo` at a location, while its screen is several times on the stack.
    case popToNearest(SourceRange)
    /// A result that a caller handles; `nil` for the end without a result.
    case handled(SiteID, result: Int?)
    /// Going back by a move, after a transition on a screen has pushed or presented with some
    /// choices.
    case goingBack(TransitionID, ScreenID, [Choice], Move)
    /// A transition on a screen, directly followed by the next one.
    case pair(TransitionID, ScreenID, next: TransitionID, ScreenID)
    /// A link, opened in the state of a context at an index.
    case link(LinkID, context: Int)
}

extension Program {
    /// Returns the targets that a branch of a move covers, the move itself first.
    func targets(of move: Move, _ branch: WalkBranch, in state: State) -> [TestTarget] {
        var targets: [TestTarget] = []
        switch move {
        case .transition(let id): targets += state.topScreen.map { [.transition(id, $0)] } ?? []
        case .tap(let flow, let tab): targets.append(.tab(flow, tab, isAtRoot: state.depth < 2))
        case .back, .backMenu, .swipeDown, .link: break
        }
        targets += zip(branch.askers, branch.choices).compactMap { asker, choice in
            choice.isDecision ? .choice(at: asker, choice) : nil
        }
        for step in branch.steps {
            targets.append(.step(StepPlace(step)))
            if case .popTo(let screen, _) = step.action {
                targets.append(.popTo(step.range, isFound: !branch.missedPops.contains(step.range)))
                let slots = state.top?.content.activeSlots ?? []
                if slots.filter({ $0.screen == screen }).count > 1 { targets.append(.popToNearest(step.range)) }
            }
        }
        for case .handled(let site, let result) in branch.observations { targets.append(.handled(site, result: result)) }
        return targets
    }
}

extension Choice {
    /// True if the app or the user decides something: not for an alert that stays, an effect that
    /// doesn't answer, or equal values.
    fileprivate var isDecision: Bool {
        switch self {
        case .asked, .alert(.some, _), .answer(_, .some): true
        case .alert(nil, _), .answer(_, nil), .same: false
        }
    }
}
